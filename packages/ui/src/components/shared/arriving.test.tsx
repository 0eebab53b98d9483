import { Component } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriving } from './arriving.tsx';

class Catch extends Component<{ children: ReactNode }, { reason: string }> {
  override state = { reason: '' };
  static getDerivedStateFromError(error: unknown): { reason: string } {
    return { reason: String(error) };
  }
  override render(): ReactNode {
    return this.state.reason || this.props.children;
  }
}

const Word = ({ text }: { text: string }): ReactNode => <b>{text}</b>;

describe('a part whose code comes later', () => {
  let stage: HTMLElement;
  let root: Root;

  beforeEach(() => {
    stage = document.createElement('div');
    document.body.append(stage);
    root = createRoot(stage, { onCaughtError: () => undefined });
  });
  afterEach(() => {
    root.unmount();
    stage.remove();
  });

  it('is drawn at once where it was fetched ahead', async () => {
    const load = vi.fn(async () => Word);
    const part = arriving(load);
    part.preload();
    await vi.waitFor(() => expect(load).toHaveResolved());
    flushSync(() => root.render(<part.Part text="分类" />));
    expect(stage.textContent).toBe('分类');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is nothing until it has come, and then what it was last asked to be', async () => {
    let arrive: (word: typeof Word) => void = () => undefined;
    const coming = new Promise<typeof Word>((resolve) => {
      arrive = resolve;
    });
    const part = arriving(() => coming);
    flushSync(() => root.render(<part.Part text="旧" />));
    expect(stage.textContent).toBe('');
    flushSync(() => root.render(<part.Part text="新" />));
    arrive(Word);
    await vi.waitFor(() => expect(stage.textContent).toBe('新'));
  });

  it('hands a failure to the nearest boundary, and the next use tries again', async () => {
    const load = vi.fn<() => Promise<typeof Word>>().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Word);
    const part = arriving(load);
    part.preload();
    flushSync(() => root.render(<Catch key="first"><part.Part text="分类" /></Catch>));
    await vi.waitFor(() => expect(stage.textContent).toContain('offline'));
    flushSync(() => root.render(<Catch key="second"><part.Part text="分类" /></Catch>));
    await vi.waitFor(() => expect(stage.textContent).toBe('分类'));
  });
});
