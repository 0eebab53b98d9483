import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { AnchorProps } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import { ButtonRoot, LinkRoot } from './Button.styles.ts';

interface ButtonLook {
  /** One `primary` a page region; `danger` only for what destroys, named by its label. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its surroundings. */
  full?: boolean | undefined;
  /** A decoration before the label, an `<Icon>`. */
  icon?: ReactNode;
}

/** A button proper: does something here. `loading` keeps its place and focus and takes no second press. */
type ActionProps = ButtonLook & ComponentProps<'button'> & { href?: never; loading?: boolean | undefined };

/** An address that looks like a button: goes somewhere. It can be neither disabled nor loading. */
type AddressProps = ButtonLook & AnchorProps & { loading?: never; disabled?: never };

export type ButtonProps = ActionProps | AddressProps;

/** The way to act on a page. Labels are verbs: 提交订单, 加入购物车. With `href` it is a link. */
export function Button({ variant = 'secondary', size = 'md', full = false, icon, ...props }: ButtonProps) {
  const words = useWording().button;
  const look = { 'data-variant': variant, 'data-size': size, 'data-full': full || undefined };
  if (props.href !== undefined) {
    const { children, loading: _loading, disabled: _disabled, ...rest } = props;
    return (
      <LinkRoot {...look} {...rest}>
        {icon}
        {children}
      </LinkRoot>
    );
  }
  const { children, loading = false, onClick, type = 'button', href: _href, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot {...look} type={type} aria-busy={loading || undefined} onClick={press} {...rest}>
      {icon}
      {children}
      {loading && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
    </ButtonRoot>
  );
}
