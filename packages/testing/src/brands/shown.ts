/** What a page shows, as far as it can tell a brand. */
export interface Shown {
  /** Text and attributes, each with the element that has it. */
  readonly texts: readonly (readonly [text: string, where: string])[];
  /** Colours as the browser computed them, `rgb(31, 78, 156)`, each with one element that has it. */
  readonly colours: readonly (readonly [colour: string, where: string])[];
  /** Pictures: backgrounds and sources. */
  readonly pictures: readonly (readonly [picture: string, where: string])[];
}

/**
 * Reads what a brand root shows, or a whole page without one; a root inside another is left to itself. It needs
 * nothing outside itself, because journeys hand its source to the browser.
 */
export function readShown(root: Element = document.documentElement): Shown {
  const COLOURED = ['color', 'background-color', 'border-top-color', 'border-bottom-color', 'fill', 'stroke'];
  const nameOf = (element: Element): string => {
    const name = element.getAttribute('class')?.split(' ').at(-1);
    return `<${element.tagName.toLowerCase()}${name ? ` class="${name}"` : ''}>`;
  };
  const inside = root.matches('[data-brand]') ? root : null;
  const elements = [root, ...root.querySelectorAll('*')].filter(
    (element) => !/^(script|template)$/i.test(element.tagName) && (inside === null || element.closest('[data-brand]') === inside),
  );
  const texts: [string, string][] = [];
  const colours = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const element of elements) {
    const where = nameOf(element);
    // A sentence may be parted by markup: the element's whole text is looked at where it has text of its own.
    if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) texts.push([element.textContent ?? '', where]);
    for (const { name, value } of element.attributes) {
      if (name === 'src' || name === 'srcset') pictures.set(value, where);
      if (name !== 'class' && name !== 'd') texts.push([value, where]);
    }
    if (element instanceof HTMLInputElement) texts.push([element.value, where]);
    const style = getComputedStyle(element);
    for (const property of COLOURED) colours.set(style.getPropertyValue(property), where);
    if (style.backgroundImage !== 'none') pictures.set(style.backgroundImage, where);
  }
  return { texts, colours: [...colours], pictures: [...pictures] };
}
