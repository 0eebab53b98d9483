import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** The platform's own list, without a frame inside the box. */
export const TypeSelect = styled.select`
  block-size: 100%;
  max-inline-size: 7em;
  padding-inline: ${token.field.paddingInline} ${token.space.xxs};
  border: 0;
  border-inline-end: ${token.stroke.thin} solid ${token.color.border.default};
  border-start-start-radius: ${token.field.radius};
  border-end-start-radius: ${token.field.radius};
  background: ${token.color.ground.surface};
  color: ${token.color.text.default};
  font-size: ${token.font.size.small};
  cursor: pointer;
`;
