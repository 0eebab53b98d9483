import type { ComponentProps } from 'react';
import { Check, Plus } from 'lucide';
import { followLabel } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useInstitutionWording } from '../../wording/institution.ts';
import { Root } from './FollowToggle.styles.ts';

export interface FollowToggleProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'type' | 'onClick' | 'onToggle'> {
  /** Whose: read out after the word, so that a list of toggles makes sense. */
  name: string;
  followed: boolean;
  /** The answer to a press is awaited: it keeps its place and its focus and takes no second press. */
  pending?: boolean | undefined;
  /** Receives what the reader wants: true to follow. A visitor is asked to sign in first, by the caller. */
  onToggle: (followed: boolean) => void;
  size?: 'sm' | 'md' | undefined;
}

/** Follows an institution or leaves it again: 已关注 / 未关注 (spec section 2, institution mini-site). */
export function FollowToggle({ name, followed, pending = false, onToggle, size = 'sm', ...rest }: FollowToggleProps) {
  const words = useInstitutionWording().institution;
  return (
    <Root
      size={size}
      loading={pending}
      icon={<Icon of={followed ? Check : Plus} size="sm" />}
      aria-pressed={followed}
      title={followed ? words.unfollow : words.follow}
      onClick={() => onToggle(!followed)}
      {...rest}
    >
      {followLabel(followed)}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Root>
  );
}
