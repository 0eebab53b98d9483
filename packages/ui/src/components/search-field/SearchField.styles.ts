import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.form`
  display: flex;
  align-items: stretch;
  min-inline-size: 0;
  inline-size: 100%;
  border: ${token.stroke.thin} solid ${token.color.border.control};
  border-radius: ${token.field.radius};
  background: ${token.color.ground.surface};

  &:focus-within {
    border-color: ${token.color.border.focus};
    outline: ${token.stroke.thin} solid ${token.color.border.focus};
  }
  & > .wt-before {
    display: flex;
    align-items: center;
    flex: none;
  }
  & > .wt-box {
    position: relative;
    flex: 1;
    min-inline-size: 0;
  }
  & .wt-input {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: calc(${token.density.control.md} - 2 * ${token.stroke.thin});
    padding-inline: ${token.field.paddingInline} ${token.density.control.md};
    border: 0;
    background: none;
    color: ${token.color.text.default};
    border-radius: inherit;
    appearance: none;
  }
  & .wt-input:focus-visible {
    outline: none;
  }
  & .wt-input::-webkit-search-cancel-button {
    display: none;
  }
  & .wt-input::placeholder {
    color: ${token.color.text.subtle};
    opacity: 1;
  }
  & .wt-clear {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space.xxs};
    margin-block: auto;
  }
  & > .wt-submit {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space.xxs};
    flex: none;
    padding-inline: ${token.space.md};
    margin: ${token.space.hair};
    border-radius: calc(${token.field.radius} - ${token.space.hair});
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
    font-weight: ${token.font.weight.medium};
  }
  & > .wt-submit:hover {
    background: ${token.color.ground.primaryHover};
  }
`;
