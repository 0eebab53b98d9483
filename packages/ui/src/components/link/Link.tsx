import type { AnchorProps } from './Anchor.tsx';
import { Root } from './Link.styles.ts';

export interface LinkProps extends AnchorProps {
  /**
   * `text` is underlined, for running text. `plain` is coloured, for links that stand alone.
   * `quiet` looks like its surroundings, for menus and footers.
   */
  look?: 'text' | 'plain' | 'quiet' | undefined;
}

/** A way to another page, or with `external` to another site. */
export function Link({ look = 'text', ...rest }: LinkProps) {
  return <Root data-look={look} {...rest} />;
}
