import type { Preview } from '@storybook/react-vite';
import { brands, schemes } from './brands.ts';
import { WIDTHS } from './look.ts';

/** What the toolbar begins with: the first branch, light, as wide as the window. */
export const initialGlobals: NonNullable<Preview['initialGlobals']> = {
  brand: brands[0]?.theme.key,
  scheme: 'light',
  width: 'auto',
  language: 'zh-CN',
  grid: false,
  strict: false,
};

/** The choices of the toolbar; the switches for the layout grid and StrictMode stand in the manager. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        ...brands.map(({ theme }) => ({ value: theme.key, title: theme.name })),
        { value: 'all', title: 'All brands' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: { title: 'Scheme', icon: 'mirror', dynamicTitle: true, items: [...schemes] },
  },
  width: {
    description: 'Width; with all brands, of each frame',
    toolbar: {
      title: 'Width',
      icon: 'browser',
      dynamicTitle: true,
      items: WIDTHS.map((value) => ({ value, title: value === 'auto' ? 'Full width' : `${value} px` })),
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'zh-CN', title: '中文' },
        { value: 'pseudo', title: '[Pseudo～～]' },
      ],
    },
  },
};
