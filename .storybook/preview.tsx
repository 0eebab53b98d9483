import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { baseCss, themeToCss } from '@wutong/ui/theme';
import { brands } from './brands.ts';
import { expectNoBrandLeaks } from './brand-leaks.ts';
import { expectQuietConsole, watchConsole } from './console-guard.ts';
import { expectKeyboardTable } from './keyboard-check.ts';
import { BrandedDocs } from './docs/BrandedDocs.tsx';
import { Dress } from './dress/Dress.tsx';
import { lookOf } from './look.ts';
import { modes, viewports } from './modes.ts';
import { holdStill, STILL_TIME } from './stillness.ts';
import { typedProps } from './props/arg-types.ts';
import { playOnce } from './play-once.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

if (isChromatic()) holdStill(Date.parse(STILL_TIME));

const STYLE_ID = 'wutong-theme';

if (!document.getElementById(STYLE_ID)) {
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = [baseCss, ...brands.map(({ theme }) => themeToCss(theme))].join('\n');
  document.head.append(style);
  document.documentElement.lang = 'zh-CN';
}

const preview: Preview = {
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    docs: { container: BrandedDocs, toc: { title: 'On this page', headingSelector: '.sbdocs-content > h2' } },
    options: {
      // Read from this text without running it, so it is written out: how to begin, the whole, then small to large.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start', ['How to review', 'How to add a component', 'How to add a theme'],
          'Walls', ['One screen under every brand', 'One screen in every state', 'Every screen'],
          'Foundations', ['Colour', 'Type', 'Spacing and layout', 'Icons', 'Motion', 'Voice'],
          'Components', ['Actions', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Data', 'Media', 'Layout', 'Other'],
          'Patterns', ['Shell', 'Courses', 'Institutions', 'Shopping', 'Study', 'Exam', 'Account', 'Other'],
          'Screens', 'Site',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes },
  },
  argTypesEnhancers: [typedProps],
  loaders: [mswLoader()],
  decorators: [
    (Story, { id, globals, parameters, viewMode, args }) => (
      <Dress storyId={id} look={lookOf(globals)} bleed={parameters['bleed'] === true} alone={viewMode !== 'docs'}>
        {({ brand }) => <Story args={parameters['asBranch'] === true ? { ...args, branch: brand.branch } : args} />}
      </Dress>
    ),
  ],
  beforeEach: (story) => {
    playOnce(story);
    return watchConsole();
  },
  afterEach: (story) => {
    expectQuietConsole();
    expectNoBrandLeaks(story);
    expectKeyboardTable(story);
  },
};

export default preview;
