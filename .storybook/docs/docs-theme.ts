import { create, type ThemeVars } from 'storybook/theming';
import type { Dress } from '../brands.ts';

/** Storybook's own blocks (tables, code, controls) in a brand's colours; it reckons with colours, so it gets values. */
export function docsTheme({ brand, scheme }: Dress): ThemeVars {
  const { color } = brand.theme[scheme];
  const { family } = brand.theme.scale.font;
  const corner = Number.parseInt(brand.theme.scale.radius.md, 10);
  return create({
    base: scheme,
    fontBase: `"Segoe UI", "Helvetica Neue", Roboto, "Noto Sans", "Liberation Sans", Arial, ${family.body}`,
    fontCode: family.mono,
    colorPrimary: color.ground.primary,
    colorSecondary: color.text.link,
    appBg: color.ground.page,
    appContentBg: color.ground.page,
    appPreviewBg: color.ground.page,
    appBorderColor: color.border.default,
    appBorderRadius: corner,
    textColor: color.text.default,
    textInverseColor: color.text.onInverse,
    textMutedColor: color.text.muted,
    barBg: color.ground.surface,
    barTextColor: color.text.muted,
    barSelectedColor: color.text.link,
    barHoverColor: color.text.link,
    inputBg: color.ground.surface,
    inputBorder: color.border.control,
    inputTextColor: color.text.default,
    inputBorderRadius: corner,
    buttonBg: color.ground.surface,
    buttonBorder: color.border.control,
    booleanBg: color.ground.sunken,
    booleanSelectedBg: color.ground.surface,
  });
}
