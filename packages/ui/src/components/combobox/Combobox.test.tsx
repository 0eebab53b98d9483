import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOptions } from './options.ts';

const options: ComboboxOptions = {
  status: 'ready',
  items: [{ value: '1', label: '盐城市第一人民医院' }, { value: '2', label: '江苏安全技术学院' }],
};
const box = page.getByRole('combobox', { name: '工作单位' });
const list = page.getByRole('listbox');

/** Waits until the full half has taken the plain one's place. */
async function full(stage: HTMLElement): Promise<void> {
  await vi.waitFor(() => expect(stage.querySelector('.wt-full')).not.toBeNull(), { timeout: 5000 });
}

/** Comes to the box, and waits for the full half. */
async function approach(stage: HTMLElement): Promise<void> {
  stage.querySelector<HTMLElement>('[role=combobox]')?.focus();
  await full(stage);
}

/** What an input method does while a word is being composed, and at its end. */
function compose(element: Element, text: string, end: boolean): void {
  const input = element instanceof HTMLInputElement ? element : null;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  write?.call(input, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  if (end) element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
}

describeConformance('Combobox', { render: (probe) => <Combobox label="工作单位" options={options} {...probe} />, control: 'input' });

describe('Combobox', () => {
  it('keeps what is typed, the focus and the cursor when its code arrives', async () => {
    const { stage } = mount(<Combobox label="工作单位" options={options} />);
    const plain = stage.querySelector('input');
    plain?.focus();
    await userEvent.keyboard('学');
    await full(stage);
    expect(document.activeElement).toBe(stage.querySelector('input'));
    expect(document.activeElement).not.toBe(plain);
    await userEvent.keyboard('院');
    await expect.element(box).toHaveValue('学院');
    await expect.element(page.getByRole('option')).toHaveAccessibleName('江苏安全技术学院');
  });

  it('does not search for letters that are still being composed', async () => {
    const onSearch = vi.fn();
    const { stage } = mount(<Combobox label="工作单位" options={options} onSearch={onSearch} />);
    await approach(stage);
    compose(box.element(), "xue'yuan", false);
    await expect.element(box).toHaveValue("xue'yuan");
    expect(onSearch).not.toHaveBeenCalled();
    compose(box.element(), '学院', true);
    expect(onSearch.mock.calls).toEqual([['学院']]);
  });

  it('is not replaced in the middle of a word', async () => {
    const { stage } = mount(<Combobox label="工作单位" options={options} />);
    const plain = stage.querySelector('input');
    plain?.focus();
    if (plain) compose(plain, 'xue', false);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(stage.querySelector('input')).toBe(plain);
    if (plain) compose(plain, '学', true);
    await full(stage);
    await expect.element(box).toHaveValue('学');
    await expect.element(box).toHaveFocus();
  });

  it('reports an emptied box as no choice, and gives a stray text up for the choice', async () => {
    const onChange = vi.fn();
    const { stage } = mount(
      <Combobox label="工作单位" name="unit" options={options} defaultValue={{ value: '2', label: '江苏安全技术学院' }} onChange={onChange} />,
    );
    await approach(stage);
    await box.fill('别的单位');
    await userEvent.tab();
    await expect.element(box).toHaveValue('江苏安全技术学院');
    expect(onChange).not.toHaveBeenCalled();
    await box.clear();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(stage.querySelector<HTMLInputElement>('input[name=unit]')?.value).toBe('');
  });

  it('says that options are on their way, or could not be had', async () => {
    const onRetry = vi.fn();
    const { stage, render } = mount(<Combobox label="工作单位" options={{ status: 'loading' }} />);
    await approach(stage);
    await userEvent.keyboard('学');
    await expect.element(list).toHaveTextContent('正在查找');
    render(<Combobox label="工作单位" options={{ status: 'failed', onRetry }} />);
    await page.getByRole('button', { name: '重新加载' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows what its caller holds', async () => {
    const { stage, render } = mount(<Combobox label="工作单位" options={options} value={null} />);
    await approach(stage);
    await userEvent.keyboard('学');
    await expect.element(page.getByRole('option')).toHaveAccessibleName('江苏安全技术学院');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(box).toHaveValue('');
    render(<Combobox label="工作单位" options={options} value={{ value: '9', label: '名单外的单位' }} />);
    await expect.element(box).toHaveValue('名单外的单位');
  });
});
