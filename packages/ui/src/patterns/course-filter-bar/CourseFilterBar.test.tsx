import { describeConformance } from '@wutong/testing/conformance';
import { hrefFrom, someFilter } from '../../testing/discovery.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';

describeConformance('CourseFilterBar', {
  render: (probe) => (
    <CourseFilterBar filter={someFilter()} categories={[]} hrefFor={hrefFrom(someFilter())} total={3} {...probe} />
  ),
});
