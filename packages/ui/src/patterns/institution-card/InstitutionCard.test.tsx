import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { someInstitution, someInstitutions } from '../../testing/institutions.ts';
import { mount } from '../../testing/mount.ts';
import { InstitutionCard, InstitutionGrid } from './index.ts';

const institution = someInstitution();

describeConformance('InstitutionCard', {
  render: (probe) => <InstitutionCard institution={institution} href="#one" {...probe} />,
});
describeConformance('InstitutionGrid', {
  render: (probe) => <InstitutionGrid institutions={[institution]} institutionHref={({ id }) => `#${id}`} {...probe} />,
});

describe('InstitutionCard', () => {
  it('says what it is, where, how it is judged and how much it offers', () => {
    const { stage } = mount(<InstitutionCard institution={{ ...institution, rating: 4.6, courseCount: 12, followerCount: 80 }} href="#one" />);
    expect(stage.textContent).toContain('继续教育学院 · 亭湖区');
    expect(stage.textContent).toContain('4.6 分，满分 5 分');
    expect(stage.textContent).toContain('12 门课程');
    expect(stage.textContent).toContain('80 人关注');
  });

  it('draws no toggle where nobody can follow', () => {
    expect(mount(<InstitutionCard institution={institution} href="#one" />).stage.querySelector('button')).toBeNull();
  });
});

describe('InstitutionGrid', () => {
  it('tells which institution was asked for, and holds only what is pending', () => {
    const institutions = someInstitutions(3);
    const onToggleFollow = vi.fn();
    const pendingIds = new Set(institutions.slice(0, 1).map(({ id }) => id));
    const { stage } = mount(
      <InstitutionGrid {...{ institutions, onToggleFollow, pendingIds }} institutionHref={({ id }) => `#${id}`} />,
    );
    for (const button of stage.querySelectorAll('button')) button.click();
    expect(onToggleFollow.mock.calls.map(([{ id }, followed]) => [id, followed])).toEqual(
      institutions.slice(1).map(({ id, followed }) => [id, !followed]),
    );
  });
});
