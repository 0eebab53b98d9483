import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const DrawerBody = styled.div`
  & .wt-entries {
    margin: 0 0 ${token.space.lg};
    padding: 0;
    list-style: none;
  }
  & .wt-entries > li > * {
    display: flex;
    inline-size: 100%;
    align-items: center;
    min-block-size: ${token.density.control.lg};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    color: ${token.color.text.default};
    text-decoration: none;
  }
  & .wt-entries a[aria-current] {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }
  & > h3 {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
`;
