/** A brand's mark: what stands in a square beside the platform's name. */
export interface LogoDefinition {
  /** What the mark shows, for media in which no name stands beside it (PDF, e-mail); the brand's name if left out. */
  readonly alt?: string;
  /** A whole `<svg ...>` drawing, or the address of a picture that every host of the branch serves. */
  readonly picture: string;
  /** The same on a dark ground, where it needs another drawing. */
  readonly onDark?: string;
}

/** A mark as CSS takes it: `url("data:image/svg+xml,...")`. */
export interface Logo {
  readonly alt: string;
  readonly light: string;
  readonly dark: string;
}

/** Drawn where a brand has no mark of its own: a plane-tree leaf, in the middle of what both schemes can bear. */
export const houseLogo: LogoDefinition = {
  picture:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#3b5a86"/>' +
    '<path fill="#ffffff" d="M20 6l3.4 6.6 4.2-2.4-.9 6.3 6.8-.6-3.6 5.4 3.1 3.9-7.2 1.3-1.2 3.6-3.7-1.5V35h-1.8v-6.4' +
    'l-3.7 1.5-1.2-3.6L7 25.2l3.1-3.9-3.6-5.4 6.8.6-.9-6.3 4.2 2.4z"/></svg>',
};

/** Throws on an address that could end the `url("...")` around it. */
function toUrl(picture: string): string {
  if (picture.startsWith('<svg')) {
    const data = picture.replace(/\s+/g, ' ').replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')
      .replaceAll('<', '%3C').replaceAll('>', '%3E');
    return `url("data:image/svg+xml,${data}")`;
  }
  if (!/^(?:https:\/\/|\/)[\w./~-]+$/.test(picture)) throw new Error(`A logo is an <svg> or a plain address: ${picture}`);
  return `url("${picture}")`;
}

/** Makes the mark of a brand called `name` ready for a style sheet. */
export function resolveLogo(name: string, { alt = name, picture, onDark = picture }: LogoDefinition): Logo {
  return { alt, light: toUrl(picture), dark: toUrl(onDark) };
}
