import { describe, expect, it } from 'vitest';
import { placeOf } from './groups.ts';

const at = (path: string) => placeOf(`/somewhere/packages/ui/src/${path}.stories.tsx`);

describe('the place of a story', () => {
  it('is among what serves the same purpose', () => {
    expect(at('components/menu/Menu')).toEqual({ title: 'Components/Actions/Menu', id: 'components-menu' });
    expect(at('components/back-to-top/BackToTop')).toEqual({ title: 'Components/Actions/BackToTop', id: 'components-back-to-top-backtotop' });
    expect(at('components/not-known-yet/NotKnownYet')?.title).toBe('Components/Other/NotKnownYet');
    expect(at('screens/course-centre-screen/CourseCentreScreen')).toEqual({
      title: 'Screens/Course centre', id: 'screens-course-centre-screen-coursecentrescreen',
    });
  });

  it('is left to what says its own', () => {
    expect(placeOf('/somewhere/packages/site/src/stories/shopping.stories.tsx')).toBeNull();
  });
});

const shown = import.meta.glob('../../packages/ui/src/{components,patterns}/*/*.stories.tsx');

describe('every story of the design system', () => {
  it('has a group of its own: nothing is left under Other', () => {
    const left = Object.keys(shown).map((path) => placeOf(path.replace('../..', ''))?.title).filter((title) => title?.includes('/Other/'));
    expect(left).toEqual([]);
  });

  it('keeps its address whatever the group: no two begin alike', () => {
    const ids = Object.keys(shown).map((path) => placeOf(path.replace('../..', ''))?.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
