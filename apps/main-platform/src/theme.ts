import { defineTheme } from '@wutong/ui/theme';

/** The provincial talent society: ink blue on paper, a vermilion seal where it matters. */
export const theme = defineTheme({
  key: 'main-platform',
  name: '人才学会',
  corner: 6,
  density: 'comfortable',
  light: {
    color: {
      text: {
        link: '#1f4e9c', linkHover: '#163a78', onPrimarySoft: '#1b4489', onAccent: '#ffffff',
        onAccentSoft: '#9c2a14', price: '#b83218',
      },
      ground: {
        primary: '#1f4e9c', primaryHover: '#193f80', primaryActive: '#133166', primarySoft: '#e8eef8',
        selected: '#e8eef8', accent: '#bf3a1e', accentSoft: '#fceee9',
      },
      border: { primary: '#1f4e9c', focus: '#1f4e9c' },
    },
  },
  dark: {
    color: {
      text: {
        link: '#93b8f2', linkHover: '#bdd4f8', onPrimary: '#0e1f3d', onPrimarySoft: '#adc8f6', onAccent: '#3a1007',
        onAccentSoft: '#f5a690', price: '#f39a82',
      },
      ground: {
        primary: '#8cb2f0', primaryHover: '#a8c5f5', primaryActive: '#bdd4f8', primarySoft: '#1d2a42',
        selected: '#1d2a42', accent: '#f08a6e', accentSoft: '#3b1e16',
      },
      border: { primary: '#8cb2f0', focus: '#a8c5f5' },
    },
  },
});
