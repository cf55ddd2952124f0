import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  isEnumType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';

/** Types of ids whose scalar has another name than the type in them. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^Ci([A-Z]\w+)$/, 'Ci::$1'],
  [/^Clusters([A-Z]\w+)$/, 'Clusters::$1'],
  [/^Boards([A-Z]\w+)$/, 'Boards::$1'],
  [/^Iterations([A-Z]\w+)$/, 'Iterations::$1'],
  [/^WorkItems([A-Z]\w+)$/, 'WorkItems::$1'],
  [/^Job$/, 'Ci::Build'],
  [/^(Label|Snippet)$/, 'Project$1'],
  [/^Namespace$/, 'Group'],
  [/^(?:Noteable|Awardable|Issuable|Todoable)$/, 'Issue'],
];

const scalars: Readonly<Record<string, string>> = {
  Boolean: 'true',
  Date: '"2024-05-01"',
  Float: '1',
  Int: '1',
  Time: '"2024-05-01"',
};

/** A value for an argument of which nothing better is known: the first object of its type, or what is short. */
export function valueFor({ type }: Pick<GraphQLArgument, 'type'>, globalIdApp: string): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${valueFor({ type: nullable.ofType }, globalIdApp)}]`;
  const named = getNamedType(nullable);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(named)) return '{}';
  const asked = /^(\w+)ID$/.exec(named.name)?.[1];
  if (!isScalarType(named) || asked === undefined) return scalars[named.name] ?? '"1"';
  const word = words.reduce((name, [pattern, other]) => name.replace(pattern, other), asked);
  return JSON.stringify(`gid://${globalIdApp}/${word}/1`);
}
