import { defineTheme } from '@wutong/ui/theme';

/** The city's continuing-education association: jade green, round corners, a warm apricot touch. */
export const theme = defineTheme({
  key: 'association',
  name: '继续教育协会',
  corner: 10,
  density: 'compact',
  type: { headings: 'calm' },
  logo: {
    alt: '滨海市继续教育协会的梧桐叶徽标',
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#0a6b5e"/>' +
      '<path d="M32 40C24.51 40.05 15.3 30.9 13.02 24.91C19.26 23.44 24.15 23.41 25.56 24.29C25.45 22.63 27.09 15.61 ' +
      '32 10C36.91 15.61 38.55 22.63 38.44 24.29C39.85 23.41 44.74 23.44 50.98 24.91C48.7 30.9 39.49 40.05 32 40Z" ' +
      'fill="#fdfcf9"/>' +
      '<path d="M32 35L32 18M32 35L44.91 28.14M32 35L19.09 28.14" fill="none" stroke="#0a6b5e" stroke-width="1.5" ' +
      'stroke-linecap="round"/>' +
      '<path d="M32 35V51" fill="none" stroke="#fdfcf9" stroke-width="2.4" stroke-linecap="round"/>' +
      '<path d="M14 42.500C21 42 28 44.5 32 51C36 44.5 43 42 50 42.5" fill="none" stroke="#f0a868" stroke-width="3" ' +
      'stroke-linecap="round" stroke-linejoin="round"/>' +
      '</svg>',
  },
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
