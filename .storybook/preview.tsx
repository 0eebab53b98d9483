import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { baseCss, themeToCss } from '@wutong/ui/theme';
import { brands, schemes } from './brands.ts';
import { expectQuietConsole, watchConsole } from './console-guard.ts';
import { Dress } from './Dress.tsx';
import { modes, viewports } from './modes.ts';
import { holdStill, STILL_TIME } from './stillness.ts';

if (isChromatic()) holdStill(Date.parse(STILL_TIME));

const STYLE_ID = 'wutong-theme';

if (!document.getElementById(STYLE_ID)) {
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = [baseCss, ...brands.map(themeToCss)].join('\n');
  document.head.append(style);
  document.documentElement.lang = 'zh-CN';
}

const preview: Preview = {
  initialGlobals: { brand: brands[0]?.key, scheme: 'light' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...brands.map((brand) => ({ value: brand.key, title: brand.name })), { value: 'all', title: 'All brands' }],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', dynamicTitle: true, items: [...schemes] },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['components', 'patterns', 'screens', 'site'] } },
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
  },
  loaders: [mswLoader()],
  decorators: [
    (Story, { id, globals, parameters, viewMode }) => (
      <Dress
        storyId={id}
        brand={globals['brand']}
        scheme={globals['scheme']}
        bleed={parameters['bleed'] === true}
        alone={viewMode !== 'docs'}
      >
        {() => <Story />}
      </Dress>
    ),
  ],
  beforeEach: watchConsole,
  afterEach: expectQuietConsole,
};

export default preview;
