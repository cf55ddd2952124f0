import {
  type Described,
  formatValue,
  listDescribed,
  listTexts,
  type Resolve,
} from './described.ts';

/** A part of the name of a type: words, or a schema of the document by its name. */
export type TypePart = string | { readonly schema: string };

/** Lists of lists and choices of choices that a type shows. */
const maxTypeDepth = 3;

/** The type of a value in words, with the names of schemas. */
export function listTypeParts(value: unknown, resolve: Resolve, depth = 0): readonly TypePart[] {
  const schema = resolve(value);
  const name = findSchemaName(value);
  if (schema.const !== undefined) return [formatValue(schema.const)];
  if (name !== null && hasProperties(schema)) return [{ schema: name }];
  const choices = listChoices(schema);
  if (choices.length > 0 && depth < maxTypeDepth) {
    return joinChoices(choices.map((each) => listTypeParts(each, resolve, depth + 1)));
  }
  const [part] = listDescribed(schema.allOf);
  if (part !== undefined && schema.type === undefined && depth < maxTypeDepth)
    return listTypeParts(part, resolve, depth + 1);
  if (schema.items !== undefined && depth < maxTypeDepth)
    return ['list of ', ...listTypeParts(schema.items, resolve, depth + 1)];
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return [types.map((type) => (typeof type === 'string' ? type : 'anything')).join(' or ')];
}

function joinChoices(choices: readonly (readonly TypePart[])[]): readonly TypePart[] {
  const different = choices.filter(
    (choice, index) =>
      choices.findIndex((other) => JSON.stringify(other) === JSON.stringify(choice)) === index,
  );
  return different.flatMap((choice, index) => (index === 0 ? choice : [' or ', ...choice]));
}

/** The name of the schema that a value refers to; null for a value that describes itself. */
export function findSchemaName(value: unknown): string | null {
  const [only, ...others] = listDescribed([value]).flatMap(({ $ref, allOf }) =>
    typeof $ref === 'string' ? [$ref] : listDescribed(allOf).map((each) => each.$ref),
  );
  if (typeof only !== 'string' || others.length > 0) return null;
  return /^#\/components\/schemas\/(.+)$/.exec(only)?.[1] ?? null;
}

export const listChoices = ({ anyOf, oneOf }: Described) => listDescribed(anyOf ?? oneOf);

const hasProperties = ({ properties, allOf }: Described) =>
  properties !== undefined || allOf !== undefined;

/** The values that a schema allows, where it names them; those of items for a list. */
export function listEnum(value: unknown, resolve: Resolve, depth = 0): readonly string[] {
  const schema = resolve(value);
  if (Array.isArray(schema.enum)) return schema.enum.map(formatValue);
  if (depth >= maxTypeDepth) return [];
  const inner = [schema.items, ...listChoices(schema), ...listDescribed(schema.allOf)];
  return inner
    .filter((each) => each !== undefined)
    .flatMap((each) => listEnum(each, resolve, depth + 1));
}

/** Bounds of values in words. */
export function listBounds(schema: Described): readonly string[] {
  const named = [
    [schema.format, '', ''],
    [schema.minimum, 'at least ', ''],
    [schema.maximum, 'at most ', ''],
    [schema.minLength, 'at least ', ' characters'],
    [schema.maxLength, 'at most ', ' characters'],
    [schema.minItems, 'at least ', ' items'],
    [schema.maxItems, 'at most ', ' items'],
    [schema.pattern, 'matches ', ''],
    [schema.default, 'default ', ''],
  ] as const;
  const words = named.flatMap(([value, before, after]) =>
    value === undefined || value === null ? [] : [`${before}${formatValue(value)}${after}`],
  );
  return schema['x-comma-separated'] === true ? [...words, 'or one comma-separated text'] : words;
}

/** The names of the properties that a schema requires. */
export const listRequired = (schema: Described): readonly string[] => listTexts(schema.required);
