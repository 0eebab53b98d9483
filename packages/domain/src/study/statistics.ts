/** One figure of a learner's statistics: a label and a value (spec section 3, learning statistics). */
export interface LearningStatistic {
  /** What is counted, or the month or year that it belongs to: 2026 年. */
  label: string;
  value: number;
}
