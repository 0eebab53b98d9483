import { describe, expect, it } from 'vitest';
import { chosenScreen, chosenStory, screensOf } from './screens.ts';

const entry = (title: string, name: string, type: 'story' | 'docs' = 'story') =>
  ({ id: `${title}--${name}`, title, name, type, importPath: './x.stories.tsx' });

const screens = screensOf([
  entry('Components/Data/Tag', 'Default'), entry('Screens/Cart', 'Docs', 'docs'), entry('Screens/Cart', 'Ready'),
  entry('Screens/Cart', 'Narrow Empty'), entry('Screens/Cart', 'Empty'), entry('Site/Marketplace', 'Home'),
]);

describe('the screens of a wall', () => {
  it('are the screens and the sites, with the stories that are states', () => {
    expect(screens.map(({ title, stories }) => [title, stories.map(({ name }) => name)])).toEqual([
      ['Screens/Cart', ['Ready', 'Empty']],
      ['Site/Marketplace', ['Home']],
    ]);
  });

  it('fall back to what is there', () => {
    const cart = chosenScreen(screens, 'Screens/Nowhere');
    expect(cart?.title).toBe('Screens/Cart');
    expect(cart && chosenStory(cart, 'Offline')?.name).toBe('Ready');
    expect(cart && chosenStory(cart, 'Empty')?.name).toBe('Empty');
  });
});
