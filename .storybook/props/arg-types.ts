import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { props, type PropFact } from 'virtual:wutong/props';

const PLAIN: Readonly<Record<string, SBType>> = {
  string: { name: 'string' }, number: { name: 'number' }, boolean: { name: 'boolean' }, ReactNode: { name: 'other', value: 'ReactNode' },
};

/** What Storybook makes a control of. */
function kindOf({ type, options }: PropFact): SBType {
  if (options.length > 0) return { name: 'enum', value: [...options] };
  if (type.includes('=>')) return { name: 'function' };
  return PLAIN[type] ?? (/^readonly |\[\]$|State$/.test(type) ? { name: 'object', value: {} } : { name: 'other', value: type });
}

function rowOf(fact: PropFact, own: StrictInputType | undefined, value: unknown): StrictInputType {
  const { name, type, detail, options, required, description, standard } = fact;
  const summary = options.length > 0 ? options.map((option) => `'${option}'`).join(' | ') : type;
  // An element can't be edited as text.
  const element = type.includes('ReactNode') && typeof value === 'object';
  return {
    ...(element ? { control: false } : {}),
    ...own,
    name,
    description: own?.description ?? description,
    type: { ...kindOf(fact), required },
    table: {
      type: { summary, ...(detail === '' ? {} : { detail }) },
      ...(standard === '' ? {} : { defaultValue: { summary: standard } }),
      ...own?.table,
    },
  };
}

/** Fills the props table of a component from its types; what a story file says of a prop itself stays. */
export const typedProps: ArgTypesEnhancer = ({ parameters, argTypes, initialArgs }) => {
  const file = String(parameters['fileName']).replace(/^\.\//, '').replace(/\.stories\.tsx$/, '');
  const facts = props[file];
  if (!facts) return argTypes;
  return { ...argTypes, ...Object.fromEntries(facts.map((fact) => [fact.name, rowOf(fact, argTypes[fact.name], initialArgs[fact.name])])) };
};
