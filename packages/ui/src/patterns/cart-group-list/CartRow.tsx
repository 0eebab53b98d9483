import { Trash2 } from 'lucide';
import { formatHours, formatValidity, studyFormLabel } from '@wutong/domain';
import type { CartLine } from '@wutong/domain';
import { Checkbox } from '../../components/checkbox/index.ts';
import { CourseCover } from '../../components/course-cover/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Price } from '../../components/price/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';

export interface CartRowProps {
  line: CartLine;
  href: string;
  pending: boolean;
  onSelect: (selected: boolean) => void;
  onRemove: () => void;
}

/** One course of a cart: plain elements, styled by the list around them. */
export function CartRow({ line, href, pending, onSelect, onRemove }: CartRowProps) {
  const words = useCartWording().cart;
  const { course } = line;
  return (
    <li className="wt-line" data-available={line.available} aria-busy={pending || undefined}>
      <Checkbox
        className="wt-tick"
        hideLabel
        label={fill(words.selectLine, { course: course.name })}
        checked={line.selected && line.available}
        disabled={!line.available}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <CourseCover className="wt-cover" id={course.id} hue={course.categoryIds[0] ?? course.id} src={course.cover} />
      <div className="wt-name">
        <Anchor href={href} title={course.name}>{course.name}</Anchor>
        {!line.available && <Tag tone="warning">{words.unavailable}</Tag>}
      </div>
      <div className="wt-facts">
        <span>{studyFormLabel(course.studyForm)}</span>
        <span>{formatHours(course.hours)}</span>
        <span>
          {course.validDays !== null && <span className="wt-said">{words.validity}</span>}
          {formatValidity(course.validDays)}
        </span>
      </div>
      <Price className="wt-price" amount={course.price} original={course.originalPrice} />
      <IconButton
        className="wt-remove"
        icon={Trash2}
        label={fill(words.removeLine, { course: course.name })}
        disabled={pending}
        onClick={onRemove}
      />
    </li>
  );
}
