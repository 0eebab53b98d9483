import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  max-inline-size: ${token.container.reading};
  margin-inline: auto;
  padding: ${token.card.padding};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  & > dl {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xs};
    line-height: ${token.font.lineHeight.ui};
  }
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space.md};
  }
  & dt {
    color: ${token.color.text.muted};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.tablet} {
    padding: ${token.space.lg};
  }
`;
