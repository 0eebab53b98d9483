import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.xs};
  color: ${token.color.text.price};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.heading};

  & > .wt-amount {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    white-space: nowrap;
  }
  & small {
    font-size: 0.75em;
  }
  &[data-size='sm'] > .wt-amount {
    font-size: ${token.font.size.body};
  }
  &[data-size='lg'] > .wt-amount {
    font-size: ${token.font.size.h2};
  }
  &[data-free] > .wt-amount {
    color: ${token.color.text.success};
  }
  & > del {
    font-size: ${token.font.size.small};
    color: ${token.color.text.subtle};
    white-space: nowrap;
  }
  &[data-tone='plain'] {
    color: inherit;
  }
  &[data-tone='plain'] > .wt-amount {
    color: inherit;
  }
`;
