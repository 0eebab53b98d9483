import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/** The name shows where there is room for it. */
export const Name = styled.span`
  display: none;
  max-inline-size: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.desk} {
    display: block;
  }
`;

export const Who = styled.span`
  display: flex;
  flex-direction: column;
  line-height: ${token.font.lineHeight.ui};

  & > b {
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.medium};
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xxs};
  white-space: nowrap;

  & > .wt-way {
    display: none;
    align-items: center;
    gap: ${token.space.xxs};
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.space.xs};
    border-radius: ${token.button.radius};
    color: inherit;
    font-size: ${token.font.size.small};
    text-decoration: none;
  }
  & > .wt-way:hover {
    text-decoration: underline;
  }
  @media ${media.desk} {
    & > .wt-way {
      display: inline-flex;
    }
  }
`;
