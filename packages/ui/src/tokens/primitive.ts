/**
 * Raw colours, named by what they are. Nothing but the semantic tokens and the branch themes' own values
 * may spell a colour; components never see these.
 */
export const primitive = {
  white: '#ffffff',
  /** Warm paper greys, from the page's ground to near black. */
  paper: {
    50: '#f9f8f6',
    100: '#f6f5f2',
    150: '#f0eee9',
    200: '#e8e5de',
    300: '#dcd8cf',
    400: '#b5b0a6',
    500: '#8a857b',
    600: '#69645c',
    700: '#55514a',
    800: '#38352f',
    850: '#2b2925',
    900: '#211f1c',
    950: '#181714',
    1000: '#100f0d',
  },
  slate: { 100: '#e9eef5', 300: '#a9bfdd', 600: '#3b5a86', 700: '#2c4770', 900: '#1d2a3d' },
  green: { 50: '#e6f3e9', 300: '#7cc894', 700: '#1b6b3a', 900: '#16301f' },
  amber: { 50: '#fcf0d9', 300: '#e9b65f', 600: '#a56300', 700: '#864900', 900: '#36270f' },
  red: { 50: '#fcebe8', 300: '#f2a097', 600: '#b4281e', 700: '#93190f', 800: '#760f07', 900: '#3d1a17' },
  blue: { 50: '#e6f0f9', 300: '#8bbde6', 700: '#1a5a8c', 900: '#162c40' },
} as const;
