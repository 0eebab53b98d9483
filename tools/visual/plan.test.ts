import { describe, expect, it } from 'vitest';
import { planBefore, planShots } from './plan.ts';
import { readStory, type Mode, type Story } from './stories.ts';

const windows = { phone: { width: 360, height: 780 }, tablet: { width: 768, height: 1024 }, desk: { width: 1440, height: 900 } };
const modes: Mode[] = ['north', 'south'].flatMap((brand) =>
  ['light', 'dark'].flatMap((scheme) =>
    Object.entries(windows).map(([name, window]) => ({ name: `${brand} ${scheme} ${name}`, brand, scheme, window })),
  ),
);
const story = (id: string, pinned: Story['pinned'] = {}): Story => ({ id, title: 'Chip', name: id, modes, pinned });
const few = { stories: /./, modes: 'few' } as const;
const all = { stories: /./, modes: 'all' } as const;

describe('the plan of pictures', () => {
  it('takes each story once on a phone and once on a desk, in opposite dresses', () => {
    const dresses = { 'north light': 'south dark', 'south dark': 'north light', 'north dark': 'south light', 'south light': 'north dark' };
    const stories = Array.from({ length: 60 }, (_, index) => story(`chip--${index}`));
    const shots = planShots(stories, few);
    expect(shots).toHaveLength(120);
    for (const { id } of stories) {
      const [phone, desk] = shots.filter((shot) => shot.story.id === id);
      expect([phone?.window.width, desk?.window.width]).toEqual([360, 1440]);
      expect(dresses).toHaveProperty([`${phone?.brand} ${phone?.scheme}`], `${desk?.brand} ${desk?.scheme}`);
    }
    expect(new Set(shots.map(({ brand, scheme }) => `${brand} ${scheme}`)).size).toBe(4);
  });

  it('gives a story the same pictures whatever stories stand beside it', () => {
    const one = story('chip--default');
    expect(planShots([story('a'), one, story('b')], few).filter(({ story: { id } }) => id === one.id)).toEqual(planShots([one], few));
  });

  it('takes every mode on demand, or those of a name', () => {
    expect(planShots([story('a')], all)).toHaveLength(12);
    const named = planShots([story('a'), story('b')], { stories: /^b$/, modes: /^south.*desk$/ });
    expect(named.map(({ key }) => key)).toEqual(['b · south light desk', 'b · south dark desk']);
  });

  it('takes only modes that say what the picture shows', () => {
    const [pinned] = planShots([story('a', { brand: 'south', scheme: 'dark', window: windows.phone })], few);
    expect(pinned?.mode).toBe('south dark phone');
    expect(planShots([story('a', { brand: 'south' })], { stories: /./, modes: /north/ })).toEqual([]);
  });

  it('takes once what a story pins', () => {
    expect(planShots([story('a', { window: windows.phone })], all)).toHaveLength(4);
    expect(planShots([story('a', { brand: 'all' })], all)).toHaveLength(3);
    expect(planShots([story('a', { brand: 'all', window: windows.phone })], few)).toHaveLength(1);
  });
});

describe('the plan of the earlier revision', () => {
  it('has the stories of today in the modes of today, and those that are gone', () => {
    const kept = { ...story('kept'), modes: [] };
    const gone = { ...story('gone'), modes: [] };
    const now = [story('kept'), story('new')];
    const keys = planBefore([kept, gone], now, planShots(now, few), few).map(({ key }) => key.split(' ')[0]);
    expect(keys).toEqual(['kept', 'kept', 'gone', 'gone']);
  });

  it('draws a story as it was pinned then', () => {
    const now = [story('a')];
    const [shot] = planBefore([story('a', { window: windows.phone })], now, planShots(now, { ...few, modes: /desk/ }), few);
    expect(shot?.window).toEqual(windows.phone);
  });
});

describe('a story as Storybook gives it', () => {
  const parameters = {
    chromatic: { modes: { 'north light phone': { brand: 'north', scheme: 'light', viewport: windows.phone }, off: { disable: true } } },
    viewport: { options: { phone: { styles: { width: '360px', height: '780px' } } } },
  };

  it('has the modes that it does not disable, and what it pins', () => {
    const read = readStory({ id: 'a', title: 'A', name: 'a', storyGlobals: { brand: 'all', viewport: { value: 'phone' } }, parameters });
    expect(read?.modes).toEqual([{ name: 'north light phone', brand: 'north', scheme: 'light', window: windows.phone }]);
    expect(read?.pinned).toEqual({ brand: 'all', window: windows.phone });
  });

  it('is left out when it wants no picture', () => {
    expect(readStory({ id: 'a', parameters: { chromatic: { disableSnapshot: true } } })).toBeNull();
  });
});
