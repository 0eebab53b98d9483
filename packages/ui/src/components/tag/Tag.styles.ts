import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  max-inline-size: 100%;
  padding: 0 ${token.space.xs};
  border: ${token.stroke.thin} solid transparent;
  border-radius: ${token.tag.radius};
  background: ${token.color.ground.sunken};
  color: ${token.color.text.muted};
  font-size: ${token.font.size.caption};
  font-weight: ${token.font.weight.medium};
  line-height: 1.8;
  white-space: nowrap;
  vertical-align: middle;

  & > [aria-hidden] {
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  &[data-tone='primary'] {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  &[data-tone='accent'] {
    background: ${token.color.ground.accentSoft};
    color: ${token.color.text.onAccentSoft};
  }
  &[data-tone='success'] {
    background: ${token.color.ground.successSoft};
    color: ${token.color.text.success};
  }
  &[data-tone='warning'] {
    background: ${token.color.ground.warningSoft};
    color: ${token.color.text.warning};
  }
  &[data-tone='danger'] {
    background: ${token.color.ground.dangerSoft};
    color: ${token.color.text.danger};
  }
  &[data-tone='info'] {
    background: ${token.color.ground.infoSoft};
    color: ${token.color.text.info};
  }
  &[data-look='outline'] {
    background: none;
    border-color: currentColor;
  }
`;
