import { styled } from 'styled-components';
import { media, token } from '@wutong/ui/tokens';

/** English first: quotation marks and dashes of a Chinese font are as wide as a character. */
const ENGLISH = '"Segoe UI", "Helvetica Neue", Roboto, "Noto Sans", "Liberation Sans", Arial';

/** The paper of a documentation page: a calm column of text, examples on a ground of their own. */
export const Page = styled.div`
  min-block-size: 100dvh;
  font-family: ${ENGLISH}, ${token.font.family.body};

  .sbdocs.sbdocs-wrapper {
    padding: ${token.space.lg} ${token.space.md} ${token.space.huge};
    background: ${token.color.ground.page};
    color: ${token.color.text.default};
  }
  .sbdocs-content {
    max-inline-size: 60rem;
  }
  .sbdocs-content > :where(h1, h2, h3, p, ul, ol, table) {
    font-family: inherit;
  }
  .sbdocs-content > h1 {
    margin-block: 0 ${token.space.xs};
    font-size: ${token.font.size.h1};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    letter-spacing: -0.01em;
  }
  .sbdocs-content > h1 + p {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.h5};
  }
  .sbdocs-content > h2 {
    margin-block: ${token.space.xxl} ${token.space.sm};
    padding: 0;
    border: 0;
    color: ${token.color.text.default};
    font-size: ${token.font.size.h4};
    font-weight: ${token.font.weight.bold};
    letter-spacing: normal;
    text-transform: none;
  }
  .sbdocs-content > h3 {
    margin-block: ${token.space.xl} ${token.space.xs};
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
  }
  .sbdocs-content > :is(p, ul, ol) {
    max-inline-size: 44rem;
    margin-block: ${token.space.xs};
    font-size: 0.9375rem;
    line-height: 1.65;
  }
  .sbdocs-content > :is(ul, ol) {
    padding-inline-start: 1.25rem;
  }
  .sbdocs-content > :is(ul, ol) > li {
    margin-block: ${token.space.xxs};
    padding: 0;
    font: inherit;
  }
  .sbdocs-content > :is(ul, ol) > li::marker {
    color: ${token.color.text.subtle};
  }
  .sbdocs-content > :is(p, ul, ol) code {
    padding: 0.1em 0.35em;
    border: 0;
    border-radius: ${token.radius.sm};
    background: ${token.color.ground.sunken};
    color: ${token.color.text.default};
    font-size: 0.875em;
    white-space: break-spaces;
  }
  .docblock-argstable {
    font-size: ${token.font.size.small};
  }

  @media ${media.tablet} {
    .sbdocs.sbdocs-wrapper {
      padding: ${token.space.xxl} ${token.space.xl} ${token.space.huge};
    }
  }
`;
