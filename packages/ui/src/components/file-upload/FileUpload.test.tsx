import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { FileUpload } from './FileUpload.tsx';
import { letter, licence, picture, refuses, stops, takes } from './files.fixture.ts';

const given = { label: '资质材料', upload: takes, types: ['jpg', 'png'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 };

/** Hands files to the box as the system's chooser does. */
function choose(stage: HTMLElement, ...files: File[]): void {
  const box = stage.querySelector<HTMLInputElement>('input[type=file]');
  const carrier = new DataTransfer();
  for (const file of files) carrier.items.add(file);
  if (!box) throw new Error('There is no box');
  box.files = carrier.files;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

describeConformance('FileUpload', { render: (probe) => <FileUpload {...given} {...probe} />, control: 'input' });

describe('FileUpload', () => {
  it('keeps every file that arrives, also of those that arrive together', async () => {
    const onChange = vi.fn();
    const { stage } = mount(<FileUpload {...given} onChange={onChange} />);
    choose(stage, picture('a.png'), picture('b.png'), picture('c.png'));
    await vi.waitFor(() => expect(stage.querySelectorAll('[data-status=stored]')).toHaveLength(3));
    expect(onChange.mock.calls.at(-1)?.[0]).toMatchObject([{ name: 'a.png' }, { name: 'b.png' }, { name: 'c.png' }]);
  });

  it('takes no more than there is room for, and says which it left', async () => {
    const { stage } = mount(<FileUpload {...given} defaultValue={[licence, letter]} />);
    choose(stage, picture('a.png'), picture('b.png'));
    await expect.element(page.getByText('最多 3 个文件，b.png 没有加入')).toBeVisible();
    await vi.waitFor(() => expect(stage.querySelectorAll('[data-status=stored]')).toHaveLength(3));
  });

  it('lets a new file take the place of the only one', async () => {
    const onChange = vi.fn();
    const { stage } = mount(<FileUpload {...given} maxFiles={1} defaultValue={[licence]} onChange={onChange} />);
    choose(stage, picture('新的.png'));
    await vi.waitFor(() => expect(onChange.mock.calls.at(-1)?.[0]).toMatchObject([{ name: '新的.png' }]));
  });

  it('sends a file again after a failure', async () => {
    const upload = vi.fn(takes).mockImplementationOnce(refuses);
    const { stage } = mount(<FileUpload {...given} upload={upload} />);
    choose(stage, picture('a.png'));
    await page.getByRole('button', { name: '重新上传 a.png' }).click();
    await vi.waitFor(() => expect(stage.querySelectorAll('[data-status=stored]')).toHaveLength(1));
  });

  it('gives back the address of every picture, and stops what is on its way, when it goes', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const gone = vi.spyOn(URL, 'revokeObjectURL');
    const signals: AbortSignal[] = [];
    const { stage, unmount } = mount(
      <FileUpload {...given} upload={(file, options) => { signals.push(options.signal); return stops(file, options); }} />,
    );
    choose(stage, picture('a.png'), picture('b.png'));
    await vi.waitFor(() => expect(stage.querySelectorAll('img')).toHaveLength(2));
    await page.getByRole('button', { name: '取消上传 a.png' }).click();
    expect(document.activeElement).toBe(stage.querySelector('input[type=file]'));
    expect(signals[0]?.aborted).toBe(true);
    unmount();
    expect(signals[1]?.aborted).toBe(true);
    expect(gone.mock.calls.flat().sort()).toEqual(made.mock.results.map((result) => result.value).sort());
    vi.restoreAllMocks();
  });

  it('shows what its caller holds', async () => {
    const onChange = vi.fn();
    const { stage, render } = mount(<FileUpload {...given} value={[licence]} onChange={onChange} />);
    await page.getByRole('button', { name: '移除 营业执照.png' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
    expect(stage.querySelectorAll('[data-status=stored]')).toHaveLength(1);
    render(<FileUpload {...given} value={[]} onChange={onChange} />);
    expect(stage.querySelectorAll('li')).toHaveLength(0);
  });
});
