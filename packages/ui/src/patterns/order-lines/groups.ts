import type { CartGroup, Fen, OrderLine, StudyForm } from '@wutong/domain';

/** One course of an order, placed or about to be. */
export interface OrderLineView {
  courseId: string;
  courseName: string;
  cover: string | null;
  categoryIds: readonly string[];
  studyForm: StudyForm | null;
  hours: number;
  price: Fen;
  originalPrice?: Fen | null | undefined;
  /** Days of study; null means without end, left out where it is not known. */
  validDays?: number | null | undefined;
}

/** The courses of one institution. */
export interface OrderLineGroup {
  institutionId: string;
  institutionName: string;
  lines: readonly OrderLineView[];
}

/** The groups of a cart as the lines of an order. */
export function groupsOfCart(groups: readonly CartGroup[]): OrderLineGroup[] {
  return groups.map(({ institutionId, institutionName, lines }) => ({
    institutionId,
    institutionName,
    lines: lines.map(({ courseId, course: { name, ...facts } }) => ({ ...facts, courseId, courseName: name })),
  }));
}

/** An order's lines by institution, in the order in which they were bought. */
export function groupOrderLines(lines: readonly OrderLine[]): OrderLineGroup[] {
  const groups = new Map<string, { institutionId: string; institutionName: string; lines: OrderLineView[] }>();
  for (const line of lines) {
    const { institutionId, institutionName } = line;
    const group = groups.get(institutionId) ?? { institutionId, institutionName, lines: [] };
    group.lines.push(line);
    groups.set(institutionId, group);
  }
  return [...groups.values()];
}
