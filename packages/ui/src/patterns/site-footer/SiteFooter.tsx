import type { ComponentProps } from 'react';
import { dialHref } from '@wutong/domain';
import { Container } from '../../components/layout/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Way } from '../shared/index.ts';
import type { NavEntry } from '../shared/index.ts';
import { Root } from './SiteFooter.styles.ts';

/** A number of a public register and the register's own page. */
export interface FilingLink {
  text: string;
  href: string;
}

/** What the law and the readers ask of a footer. */
export interface FooterFactsView {
  /** ICP filing, chosen by host. */
  filing: FilingLink;
  police?: FilingLink | undefined;
  hotline: string;
  organiser: string;
  address?: string | undefined;
  friendNote?: string | undefined;
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  variant: 'main' | 'association';
  platformName: string;
  links: readonly NavEntry[];
  facts: FooterFactsView;
}

/** Who runs the site, how to reach them, and the filing numbers. */
export function SiteFooter({ variant, platformName, links, facts, ...rest }: SiteFooterProps) {
  const words = useWording().footer;
  return (
    <Root data-variant={variant} {...rest}>
      <Container className="wt-columns">
        <div className="wt-about">
          <p className="wt-name">{platformName}</p>
          <dl>
            <div>
              <dt>{words.organiser}</dt>
              <dd>{facts.organiser}</dd>
            </div>
            {facts.address && (
              <div>
                <dt>{words.address}</dt>
                <dd>{facts.address}</dd>
              </div>
            )}
          </dl>
          {facts.friendNote && <p>{facts.friendNote}</p>}
        </div>
        {links.length > 0 && (
          <nav aria-label={words.service}>
            <p aria-hidden>{words.service}</p>
            <ul>
              {links.map((link) => <li key={link.label}><Way entry={link} /></li>)}
            </ul>
          </nav>
        )}
        <div className="wt-hotline">
          <p>{words.hotline}</p>
          <a href={dialHref(facts.hotline)}>{facts.hotline}</a>
        </div>
      </Container>
      <Container className="wt-legal">
        <span>{fill(words.rights, { organiser: facts.organiser })}</span>
        <Anchor href={facts.filing.href} external>{facts.filing.text}</Anchor>
        {facts.police && <Anchor href={facts.police.href} external>{facts.police.text}</Anchor>}
      </Container>
    </Root>
  );
}
