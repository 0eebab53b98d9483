import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { token } from '../../tokens/index.ts';
import { onPaper } from './paper.styles.ts';

/**
 * A phone is the simple case; by its own width it becomes a sheet of A4, one millimetre to one millimetre, so that
 * what stands on a desk is what the printer gives. Sizes within are in em: the setting (`data-fit`) moves them all.
 */
export const Sheet = styled.article`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 190mm;
  margin-inline: auto;
  line-height: ${token.font.lineHeight.ui};

  & > .wt-paper {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    padding: ${token.space.md};
    border: ${token.stroke.thin} solid ${token.color.border.strong};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
    color: ${token.color.text.default};
  }
  & .wt-title {
    display: flex;
    flex-direction: column;
    gap: 0.25em;
    padding-block: ${token.space.xs};
    text-align: center;
    text-wrap: balance;
  }
  & .wt-issuer {
    color: ${token.color.text.muted};
  }
  & h1,
  & h2 {
    font-size: 1.5em;
    letter-spacing: 0.08em;
  }
  & .wt-who {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
  }
  & .wt-facts {
    display: grid;
    gap: 0.35em;
  }
  & .wt-facts > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    align-items: baseline;
    gap: ${token.space.xs};
  }
  & dd {
    margin: 0;
    font-weight: ${token.font.weight.medium};
  }
  & dt,
  & .wt-word,
  & .wt-head,
  & figcaption {
    font-size: 0.875em;
    color: ${token.color.text.muted};
  }
  & .wt-figures,
  & time {
    font-variant-numeric: tabular-nums;
  }
  & .wt-scan {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.xxs};
  }
  /* Around it, so that its side stays what it is asked to be. */
  & .wt-scan > :first-child {
    outline: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-statement,
  & .wt-total {
    text-wrap: pretty;
  }
  & .wt-total {
    font-weight: ${token.font.weight.medium};
  }

  & .wt-items,
  & .wt-items tbody,
  & .wt-items tr,
  & .wt-items td {
    display: block;
  }
  & .wt-items > thead {
    ${visuallyHidden}
  }
  & .wt-items tr {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space.xs};
    padding-block: ${token.space.sm};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-items tbody > :last-child {
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-items [data-column='name'] {
    grid-column: 1 / -1;
    font-weight: ${token.font.weight.medium};
  }
  & .wt-items [data-column='name'] > .wt-head {
    display: none;
  }
  & .wt-items .wt-head {
    display: block;
  }

  & .wt-signed {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
  }
  & .wt-signer,
  & .wt-sealed > p {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
  }
  & .wt-sealed {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 0.35em;
    min-block-size: 9em;
    padding-inline-end: 4em;
  }
  & .wt-word {
    flex: none;
    inline-size: 5em;
  }
  /* The characters stay in front of the seal: they must be read, it must be seen. */
  & .wt-seal {
    position: absolute;
    z-index: -1;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 9em;
    block-size: 9em;
    color: ${token.color.text.danger};
    opacity: 0.85;
  }
  & .wt-signature {
    block-size: 3em;
    padding-inline: ${token.space.xxs};
    border-radius: ${token.radius.sm};
    /* Signatures are dark lines on nothing. */
    background: ${token.color.ground.paperWhite};
  }

  ${onPaper}
`;
