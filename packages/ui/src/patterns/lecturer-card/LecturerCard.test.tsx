import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { someLecturer } from '../../testing/institutions.ts';
import { mount } from '../../testing/mount.ts';
import { LecturerCard, LecturerGrid } from './index.ts';

const lecturer = someLecturer({ name: '陈思远', title: '主任护师', field: '护理学', famous: false, courseCount: 3 });

describeConformance('LecturerCard', { render: (probe) => <LecturerCard lecturer={lecturer} href="#one" {...probe} /> });
describeConformance('LecturerGrid', {
  render: (probe) => <LecturerGrid lecturers={[lecturer]} lecturerHref={({ id }) => `#${id}`} {...probe} />,
});

describe('LecturerCard', () => {
  const textOf = (overrides: Partial<typeof lecturer>, highlight?: string): HTMLElement =>
    mount(<LecturerCard lecturer={{ ...lecturer, ...overrides }} href="#one" highlight={highlight} />).stage;

  it('says who, in which field and with how many courses', () => {
    const { textContent } = textOf({});
    expect(textContent).toContain('主任护师 · 护理学');
    expect(textContent).toContain('主讲 3 门课程');
    expect(textContent).not.toContain('名师');
  });

  it('leaves out what is not told', () => {
    expect(textOf({ title: null, field: null }).querySelector('.wt-line')).toBeNull();
    expect(textOf({ courseCount: 0 }).textContent).not.toContain('门课程');
  });

  it('marks what was searched wherever it stands', () => {
    const marked = [...textOf({ institutionName: '南通护理学院' }, '护理').querySelectorAll('mark')];
    expect(marked.map((mark) => mark.parentElement?.className)).toEqual(['wt-line', 'wt-by']);
  });
});
