import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};

  & > dl {
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.md};
    line-height: ${token.font.lineHeight.ui};
  }
  & > dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${token.density.control.lg};
    padding-inline: ${token.space.md};
  }
  & > dl > div + div {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & dt {
    color: ${token.color.text.muted};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
  }
  & dd > strong {
    min-inline-size: 3.5em;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & [data-figure='unanswered']:not([data-none]) strong {
    color: ${token.color.text.warning};
  }
`;
