import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { FriendLink } from '@wutong/domain';
import { Anchor } from '../../components/link/index.ts';
import { useReadingWording } from '../../wording/reading.ts';
import { Root } from './FriendLinks.styles.ts';

export interface FriendLinksProps extends Omit<ComponentProps<'section'>, 'children'> {
  links: readonly FriendLink[];
}

/** Sites of partners, above the footer. A logo stands for the name where there is one; with no links nothing is drawn. */
export function FriendLinks({ links, ...rest }: FriendLinksProps) {
  const words = useReadingWording().friendLinks;
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Root aria-labelledby={id} {...rest}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        {links.map(({ id: key, name, href, logo }) => (
          <li key={key}>
            <Anchor href={href} external>{logo ? <img src={logo} alt={name} loading="lazy" /> : name}</Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
}
