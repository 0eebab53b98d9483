import type { Check } from '../check.ts';
import { colours } from './colours.ts';
import { directions } from './directions.ts';
import { generated } from './generated.ts';
import { lockfile } from './lockfile.ts';
import { manifest } from './manifest.ts';
import { oxlint } from './oxlint.ts';
import { publicFaces } from './public-faces.ts';
import { shells } from './shells.ts';
import { sizes } from './sizes.ts';
import { styles } from './styles.ts';
import { unused } from './unused.ts';
import { words } from './words.ts';

/** Every check of `npm run lint`; the slow ones come first so that the quick ones fill the gaps. */
export const CHECKS: readonly Check[] = [
  directions,
  publicFaces,
  unused,
  generated,
  lockfile,
  oxlint,
  manifest,
  colours,
  styles,
  shells,
  sizes,
  words,
];
