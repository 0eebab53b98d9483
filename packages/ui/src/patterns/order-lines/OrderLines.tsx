import type { ComponentProps } from 'react';
import { formatHours, formatValidity, studyFormLabel } from '@wutong/domain';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Price } from '../../components/price/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { fill } from '../../wording/index.ts';
import { Root } from './OrderLines.styles.ts';
import type { OrderLineGroup, OrderLineView } from './groups.ts';

export interface OrderLinesProps extends Omit<ComponentProps<'div'>, 'children'> {
  groups: readonly OrderLineGroup[];
  /** Heading level of the institutions' names, below the heading that the list stands under. */
  heading?: 'h2' | 'h3' | undefined;
  /** `plain` for what is bought already: amounts of a bill, not prices that ask for a decision. */
  tone?: 'price' | 'plain' | undefined;
}

/** What is bought, by institution: read, not changed. */
export function OrderLines({ groups, heading: Heading = 'h3', tone = 'price', ...rest }: OrderLinesProps) {
  const words = useCheckoutWording().checkout;
  const validity = ({ validDays }: OrderLineView): string => {
    if (validDays === undefined) return '';
    return validDays === null ? formatValidity(null) : fill(words.validity, { validity: formatValidity(validDays) });
  };
  const facts = (line: OrderLineView): string[] => [studyFormLabel(line.studyForm), formatHours(line.hours), validity(line)];
  return (
    <Root {...rest}>
      {groups.map((group) => (
        <div key={group.institutionId} role="group" aria-label={group.institutionName}>
          <Heading>{group.institutionName}</Heading>
          <ul className="wt-lines">
            {group.lines.map((line) => (
              <li key={line.courseId}>
                <CourseCover
                  className="wt-cover"
                  id={line.courseId}
                  hue={line.categoryIds[0] ?? line.courseId}
                  src={line.cover}
                />
                <span className="wt-name" title={line.courseName}>{line.courseName}</span>
                <span className="wt-facts">
                  {facts(line).filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)}
                </span>
                <Price className="wt-price" size="sm" tone={tone} amount={line.price} original={line.originalPrice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}
