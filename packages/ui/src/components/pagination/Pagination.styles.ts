import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.nav`
  container-type: inline-size;

  & > ul {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: ${token.space.xxs};
    font-variant-numeric: tabular-nums;
  }
  & .wt-page {
    display: none;
  }
  & a,
  & .wt-off {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${token.density.control.md};
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.space.xs};
    border-radius: ${token.button.radius};
    color: ${token.color.text.default};
    text-decoration: none;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-off {
    color: ${token.color.text.disabled};
  }
  & a:hover {
    background: ${token.color.ground.sunken};
  }
  & a[aria-current='page'] {
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-short {
    padding-inline: ${token.space.sm};
    color: ${token.color.text.muted};
  }
  @container (min-width: 26rem) {
    & .wt-page {
      display: list-item;
    }
    & .wt-short {
      display: none;
    }
  }
  @media (pointer: coarse) {
    & a,
    & .wt-off {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
  }
`;
