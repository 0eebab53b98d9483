import { styled } from 'styled-components';
import { media, token } from '@wutong/ui/tokens';

/** The wall's own controls, always in sight. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.z.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs} ${token.space.md};
  padding: ${token.space.xs} ${token.space.lg};
  border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  background: ${token.color.ground.surface};
  font-size: ${token.font.size.small};

  label {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    color: ${token.color.text.muted};
  }
  select {
    min-block-size: ${token.density.control.sm};
    padding-inline: ${token.space.xs};
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.field.radius};
    background: ${token.color.ground.surface};
    color: ${token.color.text.default};
  }
`;

/** One line of the wall: a heading where there are several, and its pages. */
export const Row = styled.section`
  padding: ${token.space.md} ${token.space.lg};

  > h2 {
    position: sticky;
    inset-inline-start: 0;
    padding-block-end: ${token.space.xs};
    font-size: ${token.font.size.h5};
  }
`;

/** Pages side by side; narrow windows stand closer. */
export const Pages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg} ${token.space.md};

  &[data-width='360'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-width='768'] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    }
  }
`;

/** A page with the brand that it wears written above it. */
export const PageCell = styled.figure`
  min-inline-size: 0;
  margin: 0;

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding-block-end: ${token.space.xxs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
`;
