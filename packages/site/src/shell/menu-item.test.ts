import { describe, expect, it } from 'vitest';
import { menuItem } from './menu-item.ts';

describe('an entry of the menu', () => {
  it('is a route, named as the catalogue does or as the branch wants', () => {
    expect(menuItem({}, { route: 'courseCentre' }, 'courseCentre')).toEqual({ label: '课程中心', href: '/lession', current: true });
    expect(menuItem({}, { route: 'courseCentre', label: '选课' }, 'home')).toEqual({ label: '选课', href: '/lession', current: false });
  });

  it('is another site, in a new tab', () => {
    const item = { label: '官网', href: 'https://example.com', external: true };
    expect(menuItem({}, { external: 'https://example.com', label: '官网' }, 'home')).toEqual(item);
  });

  it('leads away where the branch has the route elsewhere', () => {
    const branch = { routesExternal: { courseCentre: 'https://courses.example.com' } };
    expect(menuItem(branch, { route: 'courseCentre' }, 'home')).toEqual({ label: '课程中心', href: 'https://courses.example.com', external: true });
  });
});
