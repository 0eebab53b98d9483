import { COURSE_ON_SALE, type Cart, type CartLine } from '@wutong/domain';
import { presentCourse } from '../courses/index.ts';
import type { listLines } from './cart.repository.ts';

type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** A cart by institution, in the order of each one's newest line. */
export function presentCart(rows: readonly LineRow[]): Cart {
  const groups = Map.groupBy(rows, (row) => row.institution_id);
  return {
    groups: [...groups].map(([institutionId, lines]) => ({
      institutionId,
      institutionName: lines[0]?.institution_name ?? '',
      lines: lines.map(presentLine),
    })),
  };
}

/** A line; one whose course went off sale stays, and says that it cannot be bought. */
function presentLine(row: LineRow): CartLine {
  const { id, name, cover, categoryIds, studyForm, hours, price, originalPrice, validDays } = presentCourse(row);
  return {
    courseId: id,
    course: { id, name, cover, categoryIds, studyForm, hours, price, originalPrice, validDays },
    selected: row.selected,
    available: row.status === COURSE_ON_SALE,
  };
}
