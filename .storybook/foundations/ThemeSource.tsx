import { Source } from '@storybook/addon-docs/blocks';

const sources = import.meta.glob<string>('../../apps/*/src/theme.ts', { eager: true, query: '?raw', import: 'default' });

/** The theme of the first branch, as it is written. */
export function ThemeSource() {
  return <Source code={Object.values(sources)[0] ?? ''} language="tsx" />;
}
