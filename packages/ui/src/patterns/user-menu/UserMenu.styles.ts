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
