import type { PropsWithChildren } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { WordingProvider } from '@wutong/ui/wording';
import { pseudoWording } from '../../packages/ui/src/docs/catalogue/index.ts';
import { brands, dressesOf } from '../brands.ts';
import { lookOf } from '../look.ts';
import { docsTheme } from './docs-theme.ts';
import { Page } from './BrandedDocs.styles.ts';
import { useGlobals } from '../../packages/ui/src/docs/storybook/index.ts';

const OWN_WORDS = { 'zh-CN': {}, pseudo: pseudoWording };

/**
 * A documentation page in the brand, scheme and language of the toolbar, so that examples between the paragraphs look
 * as they do on a site. With all brands chosen the page wears the first; its canvases show all.
 */
export function BrandedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { brand, scheme, language } = lookOf(useGlobals());
  const chosen = brand === 'all' ? brands[0]?.theme.key : brand;
  const [worn] = dressesOf('', chosen, scheme);
  if (!worn) return null;
  return (
    <Page data-brand={worn.brand.theme.key} data-scheme={worn.scheme} lang="en">
      <WordingProvider wording={OWN_WORDS[language]}>
        <DocsContainer {...props} theme={docsTheme(worn)}>{children}</DocsContainer>
      </WordingProvider>
    </Page>
  );
}
