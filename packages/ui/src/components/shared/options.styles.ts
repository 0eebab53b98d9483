import { css } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** A few options in sight, each a label around its native radio or checkbox. For the element around all of them. */
export const options = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xs} ${token.space.lg};

  &[data-look='card'] {
    flex-direction: column;
    gap: ${token.space.xs};
  }
  & > label {
    display: flex;
    align-items: flex-start;
    gap: ${token.space.xs};
    min-inline-size: 0;
    min-block-size: ${token.space.lg};
    line-height: ${token.font.lineHeight.ui};
    cursor: pointer;
  }
  & > label > input {
    flex: none;
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin: calc((1lh - ${token.icon.tick}) / 2) 0 0;
    accent-color: ${token.color.ground.primary};
    cursor: inherit;
  }
  & .wt-detail {
    display: block;
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  &[data-look='card'] > label {
    padding: ${token.space.sm} ${token.space.md};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  &[data-look='card'] > label:hover {
    border-color: ${token.color.border.control};
  }
  &[data-look='card'] > label:has(:checked) {
    border-color: ${token.color.border.primary};
    background: ${token.color.ground.selected};
  }
  &[data-invalid][data-look='card'] > label {
    border-color: ${token.color.border.danger};
  }
  & > label:has(:disabled),
  & > label:has(:disabled) .wt-detail {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  &[data-look='card'] > label:has(:disabled) {
    border-color: ${token.color.border.default};
    background: ${token.color.ground.disabled};
  }
  @media (pointer: coarse) {
    gap: 0 ${token.space.lg};

    & > label {
      align-items: center;
      min-block-size: ${token.density.control.lg};
    }
  }
`;
