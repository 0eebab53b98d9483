import { memo } from 'react';
import { Trash2 } from 'lucide';
import { formatFen, formatHours, formatValidity, studyFormLabel } from '@wutong/domain';
import type { CartLine } from '@wutong/domain';
import { CourseCover } from '../../components/course-cover/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Price } from '../../components/price/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import type { CartRowProps } from './props.ts';

interface CartRowFactsProps extends Pick<CartLine, 'course' | 'available'>, Omit<CartRowProps, 'line' | 'onSelect'> {}

/** What of a line does not change when it is ticked. Its name stands in the same link, near the window or far. */
export const CartRowFacts = memo(function CartRowFacts({ course, href, near, available, pending, onRemove }: CartRowFactsProps) {
  const words = useCartWording().cart;
  return (
    <>
      {near && <CourseCover className="wt-cover" id={course.id} hue={course.categoryIds[0] ?? course.id} src={course.cover} />}
      <div className="wt-name">
        <a href={href} title={near ? course.name : undefined}>{course.name}</a>
        {!available && <Tag tone="warning">{words.unavailable}</Tag>}
      </div>
      {near && (
        <div className="wt-facts">
          <span>{studyFormLabel(course.studyForm)}</span>
          <span>{formatHours(course.hours)}</span>
          <span>
            {course.validDays !== null && <span className="wt-said">{words.validity}</span>}
            {formatValidity(course.validDays)}
          </span>
        </div>
      )}
      {near ? (
        <Price className="wt-price" amount={course.price} original={course.originalPrice} />
      ) : (
        <span className="wt-price">{formatFen(course.price)}</span>
      )}
      {near && (
        <IconButton
          className="wt-remove"
          icon={Trash2}
          label={fill(words.removeLine, { course: course.name })}
          disabled={pending}
          onClick={() => onRemove(course.id)}
        />
      )}
    </>
  );
});
