import { relative } from 'node:path';
import ts from 'typescript-5';
import { detailOf, optionsOf, textOf } from './type-text.ts';
import type { PropFact, PropFacts } from 'virtual:wutong/props';

const isOutside = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 && declarations.every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'));

/** The type of a component's props; a union keeps its members. */
function propsType(checker: ts.TypeChecker, component: ts.Symbol): ts.Type | undefined {
  const own = (component.flags & ts.SymbolFlags.Alias) === 0 ? component : checker.getAliasedSymbol(component);
  const declaration = own.valueDeclaration;
  if (!declaration) return undefined;
  const [parameter] = checker.getTypeOfSymbolAtLocation(own, declaration).getCallSignatures()[0]?.parameters ?? [];
  return parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration);
}

/** Values that a component's own parameter gives to what is left out. */
function standardsOf(declaration: ts.Declaration | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const [parameter] = declaration && ts.isFunctionLike(declaration) ? declaration.parameters : [];
  if (!parameter || !ts.isObjectBindingPattern(parameter.name)) return found;
  for (const { name, propertyName, initializer } of parameter.name.elements) {
    if (initializer) found.set((propertyName ?? name).getText(), initializer.getText());
  }
  return found;
}

function factsOf(checker: ts.TypeChecker, component: ts.Symbol): PropFact[] {
  const props = propsType(checker, component);
  if (!props) return [];
  const members = props.isUnion() ? props.types : [props];
  const names = new Set(members.flatMap((member) => checker.getPropertiesOfType(member).map(({ name }) => name)));
  const standards = standardsOf(component.valueDeclaration);
  return [...names].flatMap((name) => {
    const symbols = members.flatMap((member) => checker.getPropertyOfType(member, name) ?? []);
    const [first] = symbols.filter((symbol) => !isOutside(symbol));
    const shown = first ?? (name === 'children' ? symbols[0] : undefined);
    const place = shown?.valueDeclaration ?? component.valueDeclaration;
    if (!shown || !place) return [];
    const types = symbols.map((symbol) => checker.getTypeOfSymbolAtLocation(symbol, place));
    const type = textOf(checker, types);
    if (type === '') return [];
    return [{
      name,
      type,
      detail: detailOf(checker, types),
      options: optionsOf(types),
      required: symbols.length === members.length && symbols.every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0),
      description: ts.displayPartsToString(shown.getDocumentationComment(checker)),
      standard: standards.get(name) ?? '',
    }];
  });
}

/** Reads the props of the components that `stories` (paths of story files) show, from their types. */
export function extractProps(root: string, stories: readonly string[]): PropFacts {
  const path = `${root}/packages/ui/tsconfig.json`;
  const config = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, `${root}/packages/ui`);
  const files = stories.map((story) => story.replace(/\.stories\.tsx$/, '.tsx')).filter((file) => ts.sys.fileExists(file));
  const program = ts.createProgram(files, config.options);
  const checker = program.getTypeChecker();
  const facts = files.map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const wanted = file.replace(/^.*\/|\.tsx$/g, '');
    const component = module && checker.getExportsOfModule(module).find(({ name }) => name === wanted);
    const key = relative(root, file).replaceAll('\\', '/').replace(/\.tsx$/, '');
    return [key, component ? factsOf(checker, component) : []] as const;
  });
  return Object.fromEntries(facts);
}
