import * as z from 'zod/mini';
import { decimal, fen, flag, id, int, orderStatus, studyForm, time } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';

const courseSummaryFields = {
  id: id(),
  name: z.string(),
  cover: z.nullable(z.string()),
  categoryIds: from('classifyIds', z.array(id())),
  categoryName: from('classifyName', z.string()),
  institutionId: from('organizationId', id()),
  institutionName: from('organizationName', z.string()),
  lecturerName: from('speakerName', z.nullable(z.string())),
  studyForm: from('teachingMethod', studyForm()),
  hours: from('period', decimal()),
  price: fen(),
  originalPrice: z.nullable(fen()),
  validDays: z.nullable(int()),
  learnerCount: from('studyNum', int()),
  score: from('compositeScore', z.nullable(decimal())),
  publishedAt: from('publishTime', time()),
};

/** A course as lists carry it. */
export const courseSummary = shape(courseSummaryFields);

/** A course as its own page needs it. */
export const courseDetail = shape({
  ...courseSummaryFields,
  introduction: from('intro', z.nullable(z.string())),
  place: from('address', z.nullable(z.string())),
  owned: from('isBuy', flag()),
  inCart: from('isCart', flag()),
});

/** A chapter of the outline with its course-ware. */
export const chapter = shape({
  id: id(),
  name: z.string(),
  lessons: from(
    'coursewareList',
    z.array(
      shape({
        id: id(),
        name: z.string(),
        duration: int(),
        freePreview: from('isFree', flag()),
        watched: from('maxWatchTime', z.nullable(int())),
      }),
    ),
  ),
});

/** A node of the category tree; three levels. */
const categoryLeaf = shape({ id: id(), name: z.string(), children: z.array(z.never()) });
const categoryBranch = shape({ id: id(), name: z.string(), children: z.array(categoryLeaf) });
export const categoryRoot = shape({ id: id(), name: z.string(), children: z.array(categoryBranch) });

/** A cart, grouped by institution. */
export const cart = shape({
  groups: from(
    'organizationList',
    z.array(
      shape({
        institutionId: from('organizationId', id()),
        institutionName: from('organizationName', z.string()),
        lines: from(
          'courseList',
          z.array(
            shape({
              courseId: id(),
              course: shape({
                id: id(),
                name: z.string(),
                cover: z.nullable(z.string()),
                categoryIds: from('classifyIds', z.array(id())),
                studyForm: from('teachingMethod', studyForm()),
                hours: from('period', decimal()),
                price: fen(),
                originalPrice: z.nullable(fen()),
                validDays: z.nullable(int()),
              }),
              selected: from('isSelect', flag()),
              available: from('isSale', flag()),
            }),
          ),
        ),
      }),
    ),
  ),
});

/** An order with its lines. */
export const order = shape({
  orderNum: z.string(),
  status: orderStatus(),
  total: from('payAmount', fen()),
  createdAt: from('createTime', time()),
  expiresAt: from('expireTime', time()),
  paidAt: from('payTime', z.nullable(time())),
  lines: from(
    'courseList',
    z.array(
      shape({
        courseId: id(),
        courseName: z.string(),
        cover: z.nullable(z.string()),
        categoryIds: from('classifyIds', z.array(id())),
        institutionId: from('organizationId', id()),
        institutionName: from('organizationName', z.string()),
        studyForm: from('teachingMethod', studyForm()),
        hours: from('period', decimal()),
        price: fen(),
      }),
    ),
  ),
});

/** Where a learner is in a lesson; seconds. */
export const watchProgress = shape({
  lessonId: from('coursewareId', id()),
  position: from('watchTime', int()),
  watched: from('maxWatchTime', int()),
  total: from('duration', int()),
});

/** The domain record of a host. */
export const domainRecord = shape({
  id: id(),
  deptId: z.string(),
  platformName: z.string(),
  logo: z.nullable(z.string()),
  identity: z.union([z.literal(0), z.literal(1)]),
  loginType: z.string(),
  branchKey: from('branch', z.string()),
  themeKey: from('theme', z.string()),
  filing: z.nullable(z.string()),
  hotline: z.nullable(z.string()),
  institutionId: z.nullable(id()),
});
