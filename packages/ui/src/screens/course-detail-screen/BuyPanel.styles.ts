import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Panel = styled.section`
  position: fixed;
  z-index: ${token.z.sticky};
  inset-inline: 0;
  inset-block-end: var(--wt-shell-bottom, 0px);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.sm};
  padding: ${token.space.xs} ${token.container.gutter} calc(${token.space.xs} + env(safe-area-inset-bottom));
  border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  background: ${token.color.ground.surface};

  & > .wt-price {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space.sm};
    min-inline-size: 0;
  }
  & > .wt-price .wt-amount {
    font-size: ${token.font.size.h4};
  }
  & > .wt-actions {
    display: flex;
    flex: none;
    gap: ${token.space.xs};
    max-inline-size: 100%;
  }
  & > .wt-actions > * {
    padding-inline: ${token.space.sm};
  }
  & .wt-reason {
    padding-inline: 0;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  &:has(.wt-reason) {
    flex-wrap: wrap;
  }
  & .wt-reason > b {
    color: ${token.color.text.warning};
  }
  @media ${media.tablet} {
    position: static;
    flex-direction: column;
    align-items: stretch;
    gap: ${token.space.md};
    padding: ${token.space.md} 0 0;
    background: none;

    & > .wt-price .wt-amount {
      font-size: ${token.font.size.h2};
    }
    & > .wt-actions {
      gap: ${token.space.sm};
    }
    & > .wt-actions > * {
      min-inline-size: 9rem;
      padding-inline: ${token.space.lg};
    }
  }
`;
