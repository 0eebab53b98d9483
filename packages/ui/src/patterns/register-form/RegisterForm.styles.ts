import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Fields = styled.form`
  display: grid;
  gap: ${token.space.md};
`;

export const Strength = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.xxs};
  min-block-size: ${token.space.lg};
  margin: 0;
  color: ${token.color.text.muted};
  font-size: ${token.font.size.small};

  i {
    inline-size: ${token.space.xl};
    block-size: ${token.space.xxs};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.track};
  }
  span {
    margin-inline-start: ${token.space.xs};
  }
  &[data-strength='weak'] i:first-child {
    background: ${token.color.ground.danger};
  }
  &[data-strength='fair'] i:nth-child(-n + 2) {
    background: ${token.color.border.warning};
  }
  &[data-strength='strong'] i {
    background: ${token.color.border.success};
  }
`;

export const Consent = styled.div`
  p {
    margin: ${token.space.xxs} 0 0;
    color: ${token.color.text.danger};
    font-size: ${token.font.size.small};
  }
`;
