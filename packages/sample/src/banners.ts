import { COURSE_ON_SALE } from '@wutong/domain';
import { sampleId } from './ids.ts';
import type { SampleBanner, SampleCategory, SampleCourse } from './types.ts';
import { care } from './vocabulary/care.ts';
import { publicNeeds } from './vocabulary/public-needs.ts';
import { safety } from './vocabulary/safety.ts';

/** Composes the banners of the home page; the last leads to the first course on sale, when there is one. */
export function composeBanners(categories: readonly SampleCategory[], courses: Iterable<SampleCourse>): SampleBanner[] {
  const toCategory = (name: string): SampleBanner['target'] => {
    const category = categories.find((candidate) => candidate.name === name);
    return category ? { kind: 'category', categoryIds: [category.id] } : { kind: 'none' };
  };
  const banners: Omit<SampleBanner, 'id'>[] = [
    { title: '2026 年度公需科目已开课', subtitle: '六个方向任选，学完并通过测试即时登记学时', hue: publicNeeds.hue, target: toCategory(publicNeeds.name) },
    { title: '把安全带回家', subtitle: '从负责人到班组，按岗位选择安全培训', hue: safety.hue, target: toCategory(safety.name) },
    { title: '照护有方，老有所安', subtitle: '养老护理与家庭照护课程，零基础可学', hue: care.hue, target: toCategory(care.name) },
  ];
  const course = firstOnSale(courses);
  if (course) {
    const hue = categories.find(({ id }) => id === course.categoryIds[0])?.hue ?? 0;
    const subtitle = `${course.institutionName} · ${course.hours} 学时`;
    banners.push({ title: course.name, subtitle, hue, target: { kind: 'course', courseId: course.id } });
  }
  return banners.map((banner, at) => ({ id: sampleId('banner', at + 1), ...banner }));
}

function firstOnSale(courses: Iterable<SampleCourse>): SampleCourse | undefined {
  for (const course of courses) if (course.status === COURSE_ON_SALE) return course;
  return undefined;
}
