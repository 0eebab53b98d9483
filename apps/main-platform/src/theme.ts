import { defineTheme } from '@wutong/ui/theme';

/** The provincial talent society: ink blue on paper, a vermilion seal where it matters. */
export const theme = defineTheme({
  key: 'main-platform',
  name: '人才学会',
  corner: 6,
  density: 'comfortable',
  logo: {
    alt: '江海人才的梧桐叶印章',
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
      '<rect width="64" height="64" rx="9" fill="#bf3a1e"/>' +
      '<path d="M32 42.06C29.97 45.63 17.33 43.8 12.64 42.33C16.1 38.83 19.4 35.41 20.85 35.13C19.66 34.24 13.58 26.54 ' +
      '11.48 20.28C18.01 21.27 24.63 23.34 25.98 24.59C25.89 22.75 28.34 15 32 9C35.66 15 38.11 22.75 38.02 ' +
      '24.59C39.37 23.34 45.99 21.27 52.52 20.28C50.42 26.54 44.34 34.24 43.15 35.13C44.6 35.41 47.9 38.83 51.36 ' +
      '42.33C46.67 43.8 34.03 45.63 32 42.06Z" fill="#f6f5f2"/>' +
      '<path d="M32 37.5L32 17.55M32 37.5L46.37 25.45M32 37.5L17.63 25.45M32 37.5L45.55 40.88M32 37.5L18.45 40.88" ' +
      'fill="none" stroke="#bf3a1e" stroke-width="1.5" stroke-linecap="round"/>' +
      '<path d="M32 37.5C32 47 31.4 53 28.8 58" fill="none" stroke="#f6f5f2" stroke-width="2.6" ' +
      'stroke-linecap="round"/>' +
      '</svg>',
  },
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
