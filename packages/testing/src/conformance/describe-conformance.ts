import type { CSSProperties, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

/** What every component takes from its caller and hands on. */
export interface Probe {
  ref: (element: Element | null) => void;
  className: string;
  style: CSSProperties;
  'data-probe': string;
}

/** A component under test. */
export interface Conformance {
  /** Renders it with a minimum of its own props and all of the probe's. */
  render: (probe: Probe) => ReactElement;
  /**
   * Where `ref` and unknown props arrive, when not at the root: form fields give them to their control, so that
   * a form can focus and read it. `className` and `style` reach the root always.
   */
  control?: string;
  /** What it leaves out by its nature: a component without an element to hold has no `ref`. */
  without?: readonly ('ref' | 'rest')[];
}

/**
 * Proves what all components of the house have in common: `ref`, unknown props, `className` and `style` reach
 * their element, and the server's markup is taken over by the browser without a repair. Needs a real browser.
 */
export function describeConformance(name: string, { render, control, without = [] }: Conformance): void {
  const stage = document.createElement('div');
  let held: Element | null = null;
  const probe: Probe = {
    ref: (element) => {
      held = element ?? held;
    },
    className: 'probe',
    style: { outlineColor: 'red' },
    'data-probe': 'yes',
  };
  const mount = () => {
    document.body.append(stage);
    const root = createRoot(stage);
    flushSync(() => root.render(render(probe)));
    const first = stage.querySelector('.probe');
    const target = control === undefined ? first : stage.querySelector(control);
    return { root, first, target };
  };

  describe(`${name} conforms`, () => {
    afterEach(() => {
      held = null;
      stage.remove();
    });

    it('adds className to its own classes at the root', () => {
      const { root, first } = mount();
      expect(first).not.toBeNull();
      expect(first?.className.split(' ').length, 'its own class stays').toBeGreaterThan(1);
      root.unmount();
    });

    it('hands style to the root', () => {
      const { root, first } = mount();
      expect(first?.getAttribute('style')).toContain('outline-color: red');
      root.unmount();
    });

    if (!without.includes('ref')) {
      it('gives its element to ref', () => {
        const { root, target } = mount();
        expect(held).toBeInstanceOf(Element);
        expect(held).toBe(target);
        root.unmount();
      });
    }

    if (!without.includes('rest')) {
      it('hands unknown props to the same element', () => {
        const { root, target } = mount();
        expect(target?.getAttribute('data-probe')).toBe('yes');
        root.unmount();
      });
    }

    it('is taken over from the server without a repair', async () => {
      const repairs: unknown[] = [];
      document.body.append(stage);
      stage.innerHTML = renderToString(render(probe));
      const root = hydrateRoot(stage, render(probe), { onRecoverableError: (error) => repairs.push(error) });
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(repairs).toEqual([]);
      root.unmount();
    });
  });
}
