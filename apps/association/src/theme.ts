import { defineTheme } from '@wutong/ui/theme';

/** The city's continuing-education association: jade green, round corners, a warm apricot touch. */
export const theme = defineTheme({
  key: 'association',
  name: '继续教育协会',
  corner: 10,
  density: 'compact',
  light: {
    color: {
      text: {
        link: '#0a6b5e', linkHover: '#064c43', onPrimarySoft: '#075a4f', onAccent: '#3a2203',
        onAccentSoft: '#8a4510', price: '#a84612',
      },
      ground: {
        primary: '#0a6b5e', primaryHover: '#08574c', primaryActive: '#06443b', primarySoft: '#e2f1ee',
        selected: '#e2f1ee', accent: '#f0a860', accentSoft: '#fcf0e3',
      },
      border: { primary: '#0a6b5e', focus: '#0a6b5e' },
    },
  },
  dark: {
    color: {
      text: {
        link: '#6fcdba', linkHover: '#a3e2d5', onPrimary: '#06251f', onPrimarySoft: '#86d8c7', onAccent: '#3a2203',
        onAccentSoft: '#f2b982', price: '#f2b07a',
      },
      ground: {
        primary: '#62c4b0', primaryHover: '#86d5c4', primaryActive: '#a3e2d5', primarySoft: '#14302b',
        selected: '#14302b', accent: '#eba765', accentSoft: '#38260f',
      },
      border: { primary: '#62c4b0', focus: '#86d5c4' },
    },
  },
});
