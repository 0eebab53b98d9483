import { css, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

const gaps = css`
  &[data-gap='none'] {
    gap: 0;
  }
  &[data-gap='xxs'] {
    gap: ${token.space.xxs};
  }
  &[data-gap='xs'] {
    gap: ${token.space.xs};
  }
  &[data-gap='sm'] {
    gap: ${token.space.sm};
  }
  &[data-gap='md'] {
    gap: ${token.space.md};
  }
  &[data-gap='lg'] {
    gap: ${token.space.lg};
  }
  &[data-gap='xl'] {
    gap: ${token.space.xl};
  }
  &[data-gap='xxl'] {
    gap: ${token.space.xxl};
  }
`;

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${gaps}
`;

export const InlineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  ${gaps}

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-nowrap] {
    flex-wrap: nowrap;
  }
`;

export const ContainerRoot = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${token.container.page} + 2 * ${token.container.gutter});
  margin-inline: auto;
  padding-inline: max(${token.container.gutter}, env(safe-area-inset-left));

  &[data-width='reading'] {
    max-inline-size: calc(${token.container.reading} + 2 * ${token.container.gutter});
  }
  &[data-width='narrow'] {
    max-inline-size: calc(${token.container.narrow} + 2 * ${token.container.gutter});
  }
`;

export const GridRoot = styled.div`
  display: grid;
  gap: ${token.density.grid};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));

  &[data-min='sm'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  }
  &[data-min='lg'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  }
`;
