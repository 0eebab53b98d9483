import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.sm};
  padding: ${token.space.sm} ${token.space.md};
  border-radius: ${token.radius.md};
  background: ${token.color.ground.infoSoft};
  color: ${token.color.text.default};
  line-height: ${token.font.lineHeight.ui};

  & > .wt-shape {
    margin-block-start: ${token.space.hair};
    color: ${token.color.text.info};
  }
  &[data-tone='success'] {
    background: ${token.color.ground.successSoft};
  }
  &[data-tone='success'] > .wt-shape {
    color: ${token.color.text.success};
  }
  &[data-tone='warning'] {
    background: ${token.color.ground.warningSoft};
  }
  &[data-tone='warning'] > .wt-shape {
    color: ${token.color.text.warning};
  }
  &[data-tone='danger'] {
    background: ${token.color.ground.dangerSoft};
  }
  &[data-tone='danger'] > .wt-shape {
    color: ${token.color.text.danger};
  }
  & > .wt-words {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xxs} ${token.space.sm};
  }
  & > .wt-words > div {
    flex: 1 1 12em;
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-weight: ${token.font.weight.bold};
  }
  & > .wt-close {
    margin: calc(-1 * ${token.space.xxs}) calc(-1 * ${token.space.xs}) calc(-1 * ${token.space.xxs}) 0;
  }
`;
