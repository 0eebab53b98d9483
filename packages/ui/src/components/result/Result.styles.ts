import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.sm};
  max-inline-size: ${token.container.reading};
  margin-inline: auto;
  padding: ${token.space.xxl} ${token.space.md};
  text-align: center;

  & > .wt-picture {
    display: flex;
    padding: ${token.space.md};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.sunken};
    color: ${token.color.text.muted};
  }
  &[data-kind='success'] > .wt-picture {
    background: ${token.color.ground.successSoft};
    color: ${token.color.text.success};
  }
  &[data-kind='failed'] > .wt-picture {
    background: ${token.color.ground.dangerSoft};
    color: ${token.color.text.danger};
  }
  &[data-kind='waiting'] > .wt-picture,
  &[data-kind='offline'] > .wt-picture {
    background: ${token.color.ground.warningSoft};
    color: ${token.color.text.warning};
  }
  & .wt-title {
    font-size: ${token.font.size.h3};
  }
  & > .wt-words {
    max-inline-size: 32em;
    color: ${token.color.text.muted};
    text-wrap: pretty;
  }
  & > .wt-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token.space.sm};
    margin-block-start: ${token.space.xs};
  }
  & > .wt-id {
    font-size: ${token.font.size.caption};
    color: ${token.color.text.subtle};
  }
`;
