import { describeConformance } from '@wutong/testing/conformance';
import { courseHref, someCourse } from '../../testing/discovery.ts';
import { CourseCard, CourseGrid } from './index.ts';

const course = someCourse();

describeConformance('CourseCard', { render: (probe) => <CourseCard course={course} href="#one" {...probe} /> });
describeConformance('CourseGrid', { render: (probe) => <CourseGrid courses={[course]} courseHref={courseHref} {...probe} /> });
