import { formatFen, formatHours, refundObstacle, refundObstacleLabel } from '@wutong/domain';
import type { RefundLine } from '@wutong/domain';
import { CheckboxGroup } from '../../components/checkbox-group/index.ts';
import { useOrderWording } from '../../wording/order.ts';

export interface RefundCoursesProps {
  lines: readonly RefundLine[];
  value: readonly string[];
  onChange: (courseIds: readonly string[]) => void;
  error: string | undefined;
}

/** The courses of an order to choose from; what can not be paid back says why instead of being left out. */
export function RefundCourses({ lines, value, onChange, error }: RefundCoursesProps) {
  const words = useOrderWording().refund;
  const options = lines.map((line) => {
    const obstacle = refundObstacle(line);
    return {
      value: line.courseId,
      disabled: obstacle !== null,
      label: (
        <span className="wt-course">
          <span>{line.courseName}</span>
          <span className="wt-price">{formatFen(line.price - line.refunded)}</span>
        </span>
      ),
      detail: [line.institutionName, obstacle === null ? formatHours(line.hours) : refundObstacleLabel(obstacle)].join(' · '),
    };
  });
  return (
    <CheckboxGroup
      className="wt-courses"
      all={lines.length > 1}
      look="card"
      hideLabel
      label={words.courses}
      options={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
