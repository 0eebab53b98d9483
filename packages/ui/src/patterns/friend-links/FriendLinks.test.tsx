import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { FriendLinks } from './FriendLinks.tsx';

const link = { id: '1', name: '学分银行', href: 'https://www.example.com/', logo: null };

describeConformance('FriendLinks', { render: (probe) => <FriendLinks links={[link]} {...probe} /> });

describe('FriendLinks', () => {
  it('leaves the site in a new tab without telling where from', () => {
    const { stage } = mount(<FriendLinks links={[link]} />);
    expect(stage.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  it('names a logo', () => {
    const { stage } = mount(<FriendLinks links={[{ ...link, logo: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }]} />);
    expect(stage.querySelector('img')?.alt).toBe('学分银行');
  });

  it('draws nothing without links', () => {
    expect(mount(<FriendLinks links={[]} />).stage.textContent).toBe('');
  });
});
