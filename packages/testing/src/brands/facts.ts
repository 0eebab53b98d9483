/** What of a branch's configuration tells whose site it is (the shape of `branch.ts`, as far as needed here). */
export interface TellingBranch {
  readonly key: string;
  readonly platformName: string;
  readonly greeting: string;
  readonly hosts: readonly string[];
  readonly footer: {
    readonly organiser: string;
    readonly hotline: string;
    readonly filing: string;
    readonly police?: { readonly text: string; readonly code: string };
    readonly address?: string;
  };
  readonly support: { readonly href: string } | null;
}

/** What of a branch's look tells whose it is (the shape of a theme, as far as needed here). */
export interface TellingTheme {
  readonly key: string;
  readonly name: string;
  readonly logo: { readonly light: string; readonly dark: string };
  readonly light: { readonly color: object };
  readonly dark: { readonly color: object };
}

/** What must never be seen on another brand's page. */
export interface BrandFacts {
  /** Key of the theme: the value of `data-brand`. */
  readonly brand: string;
  /** Names, telephone and filing numbers, addresses. */
  readonly texts: readonly string[];
  /** `#rrggbb`, of both schemes. */
  readonly colours: readonly string[];
  /** Marks as the style sheet has them, without the `url("...")` around. */
  readonly marks: readonly string[];
}

function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree.toLowerCase()];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
}

/** Gathers what tells a brand from its configuration and its theme. */
export function brandFacts(branch: TellingBranch, theme: TellingTheme): BrandFacts {
  const { organiser, hotline, filing, police, address } = branch.footer;
  const texts = [
    branch.platformName, branch.greeting, theme.name, ...branch.hosts, organiser, hotline, filing, police?.text, police?.code,
    address, branch.support?.href,
  ];
  return {
    brand: theme.key,
    texts: [...new Set(texts.flatMap((text) => (text ? [text] : [])))],
    colours: [...new Set([...leaves(theme.light.color), ...leaves(theme.dark.color)])].filter((colour) => /^#[\da-f]{6}$/.test(colour)),
    marks: [...new Set([theme.logo.light, theme.logo.dark])].map((mark) => mark.replace(/^url\("|"\)$/g, '')),
  };
}
