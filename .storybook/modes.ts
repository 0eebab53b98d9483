import { brands, schemes, type Scheme } from './brands.ts';

/** The windows a story is looked at in, by the name that the toolbar and a story's `globals.viewport` use. */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' } },
};

/** One way to take a story's picture: the globals it is drawn with, and the window in CSS pixels. */
export interface Mode {
  brand: string;
  scheme: Scheme;
  viewport: { width: number; height: number };
}

/**
 * Every brand in every scheme in every window, as Chromatic's `modes` parameter has them: by a name that says all
 * three, `association dark phone`. A new branch or viewport appears without a change here.
 */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  brands.flatMap(({ theme: { key } }) =>
    schemes.flatMap((scheme) =>
      Object.entries(viewports).map(([name, { styles }]) => [
        `${key} ${scheme} ${name}`,
        { brand: key, scheme, viewport: { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) } },
      ]),
    ),
  ),
);
