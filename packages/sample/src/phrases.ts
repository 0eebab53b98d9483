/** Fills a template: `{s}` with the subject and `{l}` with the leaf; quotation marks nest as in print. */
export function fillPhrase(template: string, subject: string, leaf: string): string {
  const nested = subject.replaceAll('“', '‘').replaceAll('”', '’');
  return template.replaceAll('“{s}”', `“${nested}”`).replaceAll('{s}', subject).replaceAll('{l}', leaf);
}
