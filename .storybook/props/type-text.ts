import ts from 'typescript-5';

const FULL = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isNothing = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0;

/** The members of a type that say something: what may be left out is told by the prop, not by its type. */
function members(type: ts.Type): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter((member) => !isNothing(member));
}

/** A type as its author wrote it, in full; several are joined. */
export function textOf(checker: ts.TypeChecker, types: readonly ts.Type[]): string {
  const texts = types.filter((type) => !isNothing(type)).map((type) =>
    checker.typeToString(type, undefined, FULL).replace(/ \| undefined$|^undefined \| /g, '').replaceAll('"', "'").replace(/^\((.*=>[^()|]*)\)$/, '$1'));
  return [...new Set(texts)].join(' | ');
}

/** The texts that the types are made of, if they are made of nothing else. */
export function optionsOf(types: readonly ts.Type[]): string[] {
  const all = types.flatMap(members);
  const texts = all.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
  return texts.length === all.length ? [...new Set(texts)] : [];
}

/** The declarations of the project's own types in `types`: through lists and unions, not into their fields. */
export function detailOf(checker: ts.TypeChecker, types: readonly ts.Type[]): string {
  const found = new Set<string>();
  const visit = (type: ts.Type, depth: number): void => {
    const [declaration] = (type.aliasSymbol ?? type.getSymbol())?.declarations ?? [];
    const named = declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration));
    if (named && !declaration.getSourceFile().fileName.includes('/node_modules/')) found.add(declaration.getText().replace(/^export /, ''));
    if (depth === 0) return;
    const inside = [...(type.isUnion() ? type.types : []), ...(type.aliasTypeArguments ?? [])];
    const element = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    if (element) inside.push(element);
    for (const part of inside) visit(part, depth - 1);
  };
  for (const type of types) visit(type, 2);
  return [...found].join('\n\n');
}
