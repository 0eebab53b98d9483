import { primitive as p } from './primitive.ts';

/** Colours by what they are for; every scheme of every brand has exactly these. */
export interface ColourTokens {
  /** Colours of text and of icons that carry meaning. */
  text: Record<
    | 'default' | 'muted' | 'subtle' | 'disabled' | 'link' | 'linkHover' | 'onPrimary' | 'onPrimarySoft' | 'onAccent'
    | 'onAccentSoft' | 'onInverse' | 'onDanger' | 'price' | 'danger' | 'success' | 'warning' | 'info' | 'rating',
    string
  >;
  /** What things stand on. */
  ground: Record<
    | 'page' | 'surface' | 'raised' | 'sunken' | 'hover' | 'selected' | 'primary' | 'primaryHover' | 'primaryActive'
    | 'primarySoft' | 'accent' | 'accentSoft' | 'danger' | 'dangerHover' | 'dangerSoft' | 'successSoft'
    | 'warningSoft' | 'infoSoft' | 'inverse' | 'disabled' | 'skeleton' | 'track' | 'scrim' | 'paperWhite',
    string
  >;
  /** Lines: `control` bounds what can be operated (3:1 against its ground), `default` only separates. */
  border: Record<
    'default' | 'strong' | 'control' | 'controlHover' | 'primary' | 'focus' | 'danger' | 'success' | 'warning' | 'info',
    string
  >;
}

/** Everything that differs between light and dark. */
export interface SchemeTokens {
  color: ColourTokens;
  shadow: Record<'raised' | 'overlay' | 'sticky', string>;
}

/** The house's light scheme, before a brand speaks. */
export const lightBase: SchemeTokens = {
  color: {
    text: {
      default: p.paper[900], muted: p.paper[700], subtle: p.paper[600], disabled: p.paper[500],
      link: p.slate[600], linkHover: p.slate[700], onPrimary: p.white, onPrimarySoft: p.slate[700],
      onAccent: p.white, onAccentSoft: p.red[700], onInverse: p.paper[50], onDanger: p.white, price: p.red[600],
      danger: p.red[600], success: p.green[700], warning: p.amber[700], info: p.blue[700], rating: p.amber[600],
    },
    ground: {
      page: p.paper[100], surface: p.white, raised: p.white, sunken: p.paper[150], hover: p.paper[100],
      selected: p.slate[100], primary: p.slate[600], primaryHover: p.slate[700], primaryActive: p.slate[900],
      primarySoft: p.slate[100], accent: p.red[600], accentSoft: p.red[50], danger: p.red[600],
      dangerHover: p.red[700], dangerSoft: p.red[50], successSoft: p.green[50], warningSoft: p.amber[50],
      infoSoft: p.blue[50], inverse: p.paper[850], disabled: p.paper[150], skeleton: p.paper[200],
      track: p.paper[200], scrim: 'rgb(24 23 20 / 48%)', paperWhite: p.white,
    },
    border: {
      default: p.paper[200], strong: p.paper[300], control: p.paper[500], controlHover: p.paper[600],
      primary: p.slate[600], focus: p.slate[600], danger: p.red[600], success: p.green[700],
      warning: p.amber[700], info: p.blue[700],
    },
  },
  shadow: {
    raised: '0 1px 2px rgb(33 31 28 / 6%), 0 4px 12px rgb(33 31 28 / 8%)',
    overlay: '0 2px 6px rgb(33 31 28 / 8%), 0 12px 32px rgb(33 31 28 / 16%)',
    sticky: '0 -1px 0 rgb(33 31 28 / 8%)',
  },
};

/** The house's dark scheme, before a brand speaks. */
export const darkBase: SchemeTokens = {
  color: {
    text: {
      default: p.paper[200], muted: p.paper[400], subtle: '#a09b91', disabled: p.paper[600],
      link: p.slate[300], linkHover: p.slate[100], onPrimary: p.slate[900], onPrimarySoft: p.slate[300],
      onAccent: p.red[900], onAccentSoft: p.red[300], onInverse: p.paper[900], onDanger: p.red[900],
      price: p.red[300], danger: p.red[300], success: p.green[300], warning: p.amber[300], info: p.blue[300],
      rating: p.amber[300],
    },
    ground: {
      page: p.paper[950], surface: p.paper[900], raised: p.paper[850], sunken: p.paper[1000], hover: p.paper[850],
      selected: p.slate[900], primary: p.slate[300], primaryHover: p.slate[100], primaryActive: p.slate[100],
      primarySoft: p.slate[900], accent: p.red[300], accentSoft: p.red[900], danger: p.red[300],
      dangerHover: p.red[50], dangerSoft: p.red[900], successSoft: p.green[900], warningSoft: p.amber[900],
      infoSoft: p.blue[900], inverse: p.paper[200], disabled: p.paper[850], skeleton: p.paper[800],
      track: p.paper[800], scrim: 'rgb(0 0 0 / 64%)', paperWhite: p.white,
    },
    border: {
      default: p.paper[800], strong: p.paper[700], control: p.paper[500], controlHover: p.paper[400],
      primary: p.slate[300], focus: p.slate[300], danger: p.red[300], success: p.green[300],
      warning: p.amber[300], info: p.blue[300],
    },
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 40%)',
    overlay: '0 2px 6px rgb(0 0 0 / 48%), 0 12px 32px rgb(0 0 0 / 56%)',
    sticky: '0 -1px 0 rgb(255 255 255 / 8%)',
  },
};
