import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  min-block-size: ${token.density.control.md};
  padding-inline: ${token.space.sm};
  border-radius: ${token.radius.md};
  background: ${token.color.ground.sunken};
  color: ${token.color.text.default};
  line-height: ${token.font.lineHeight.ui};
  white-space: nowrap;

  & > .wt-left {
    display: inline-flex;
    align-items: baseline;
    gap: ${token.space.xs};
  }
  & .wt-label,
  & > .wt-note {
    font-size: ${token.font.size.small};
  }
  & .wt-label {
    color: ${token.color.text.muted};
  }
  & strong {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  & > .wt-over {
    font-size: ${token.font.size.body};
  }
  &[data-notice='15'],
  &[data-notice='5'] {
    background: ${token.color.ground.warningSoft};
    color: ${token.color.text.warning};
  }
  &[data-notice='1'],
  &[data-notice='over'] {
    background: ${token.color.ground.dangerSoft};
    color: ${token.color.text.danger};
  }
  &[data-notice] .wt-label {
    color: inherit;
  }
`;
