import { create, type ThemeVars } from 'storybook/theming';
import { primitive } from '../../packages/ui/src/tokens/primitive.ts';

const { paper, slate, white } = primitive;

const FONT = '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** The house's own name and mark, in the ink of the scheme; a plane-tree leaf. */
function mark(ink: string, paperColour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="32" viewBox="0 0 168 32"><rect width="32" height="32" rx="7" fill="${ink}"/>` +
      `<path transform="translate(3.500 3.500) scale(.39)" fill="${paperColour}" d="M32 42C30 45.600 17.300 43.800 12.600 42.300C16 38.800 19.400 35.400 20.800 35.100C19.600 34.200 13.600 26.500 11.500 20.300C18 21.300 24.600 23.300 26 24.600C25.900 22.700 28.300 15 32 9C35.700 15 38.100 22.700 38 24.600C39.400 23.300 46 21.300 52.500 20.300C50.400 26.500 44.300 34.200 43.100 35.100C44.600 35.400 47.900 38.800 51.400 42.300C46.700 43.800 34 45.600 32 42ZM30 44h4v14h-4z"/>` +
      `<text x="44" y="22" font-family='PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif' font-size="17" font-weight="600" fill="${ink}">Wutong 梧桐</text></svg>`,
  )}`;
}

/** Storybook's own frame: paper and ink, so that the brands are the only colours in sight. */
export function managerTheme(scheme: 'light' | 'dark'): ThemeVars {
  const dark = scheme === 'dark';
  const ink = dark ? paper[200] : paper[900];
  const ground = dark ? paper[950] : paper[100];
  const raised = dark ? paper[900] : white;
  const line = dark ? paper[800] : paper[200];
  const muted = dark ? paper[400] : paper[600];
  const accent = dark ? slate[300] : slate[600];
  return create({
    base: scheme,
    brandTitle: 'Wutong 梧桐',
    brandUrl: './',
    brandImage: mark(ink, ground),
    fontBase: FONT,
    fontCode: 'ui-monospace, "SFMono-Regular", Consolas, "Noto Sans Mono", monospace',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: ground,
    appContentBg: raised,
    appPreviewBg: raised,
    appBorderColor: line,
    appBorderRadius: 6,
    textColor: ink,
    textInverseColor: ground,
    textMutedColor: muted,
    barBg: raised,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: raised,
    inputBorder: line,
    inputTextColor: ink,
    inputBorderRadius: 6,
    buttonBg: raised,
    buttonBorder: line,
    booleanBg: ground,
    booleanSelectedBg: raised,
  });
}
