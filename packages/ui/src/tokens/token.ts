import { buildScale } from './scale.ts';
import { lightBase } from './semantic.ts';
import { toReferences } from './variables.ts';

/**
 * What components style with: `token.color.text.muted` is `'var(--wt-color-text-muted)'`. The values behind the
 * names come from the nearest `[data-brand][data-scheme]` root, so styles stay static and brands switch without
 * a re-render.
 */
export const token = toReferences({ ...lightBase, ...buildScale(6, 'comfortable'), logo: { mark: '' } });
