import type { ComponentProps } from 'react';
import { Anchor } from '../link/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './Breadcrumb.styles.ts';

export interface BreadcrumbItem {
  label: string;
  /** Missing where there is no page of its own, and on the page that is open. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the root to the open page; the last one is where the reader is. */
  items: readonly BreadcrumbItem[];
}

/** Where this page stands, and the way up. A long last name ends in an ellipsis and is whole in its title. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const words = useWording().breadcrumb;
  return (
    <Root aria-label={words.label} {...rest}>
      <ol>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`}>
            {index === items.length - 1 ? (
              <span aria-current="page" title={item.label}>{item.label}</span>
            ) : item.href === undefined ? (
              <span>{item.label}</span>
            ) : (
              <Anchor href={item.href}>{item.label}</Anchor>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
