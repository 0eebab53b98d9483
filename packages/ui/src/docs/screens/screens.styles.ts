import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/** Pages side by side, larger ones fewer to a row. */
export const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg} ${token.space.md};
  margin-block: ${token.space.md};

  &[data-width='360'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-width='768'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-width='360'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** A page with its name below. */
export const Shot = styled.figure`
  min-inline-size: 0;
  margin: 0;

  figcaption {
    padding-block-start: ${token.space.xxs};
    font-size: ${token.font.size.small};
  }
`;

/** A row of widths to choose from. */
export const Widths = styled.div`
  display: flex;
  gap: ${token.space.xxs};
  margin-block: ${token.space.xs};

  button {
    min-block-size: ${token.density.control.sm};
    padding-inline: ${token.space.sm};
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.button.radius};
    background: ${token.color.ground.surface};
    color: ${token.color.text.default};
    font-size: ${token.font.size.small};
  }
  button[aria-pressed='true'] {
    border-color: ${token.color.border.primary};
    background: ${token.color.ground.selected};
    color: ${token.color.text.onPrimarySoft};
  }
`;

/** Names of parts in a line, after what they are. */
export const PartList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xxs} ${token.space.sm};
  margin-block: ${token.space.sm};
  font-size: ${token.font.size.small};

  dt {
    flex-basis: 100%;
    color: ${token.color.text.muted};
  }
  dd {
    margin: 0;
  }
`;
