import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true });

/** The stories of a file as components, by name. */
function storiesOf(module: StoryModule): [name: string, story: FunctionComponent][] {
  const isComponent = (value: unknown): value is FunctionComponent => typeof value === 'function';
  return Object.entries(composeStories(module)).flatMap(([name, story]) => (isComponent(story) ? [[name, story]] : []));
}

/** Every story of components, patterns and screens, rendered as the gateway does: in plain Node (design section 5). */
describe.each(Object.entries(modules))('%s renders in plain Node', (_path, module) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(storiesOf(module))('%s, twice alike and without a complaint', (_name, story) => {
    const first = renderToString(createElement(story));
    expect(renderToString(createElement(story))).toBe(first);
    expect(console.error).not.toHaveBeenCalled();
  });
});
