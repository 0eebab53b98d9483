import { addons } from 'storybook/manager-api';
import { managerTheme } from './manager/manager-theme.ts';
import { addSwitches } from './manager/switches.ts';
import { followWidth } from './manager/width.ts';

addons.setConfig({
  theme: managerTheme(window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true, collapsedRoots: ['Foundations', 'Patterns', 'Screens', 'Site'] },
  tagFilters: {},
});

addons.register('wutong', (api) => {
  addSwitches();
  followWidth(api);
});
