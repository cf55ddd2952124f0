import { listDescribed, toRecord, toDocumentedText, formatValue } from './documentation.ts';
import type { Described } from './operation-facts.ts';

/** A property of a body, or a parameter: `author.name`, `labels[].color`. */
export interface Field {
  readonly name: string;
  /** Type and bounds in words. */
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
}

type Resolve = (value: unknown) => Described;

/** Objects in objects that are shown, and fields of one body: some refer to themselves. */
const [deepest, most] = [3, 400];

/** The fields of the object, or of the objects of the list, that a schema describes. */
export function listSchemaFields(schema: unknown, resolve: Resolve): readonly Field[] {
  const fields: Field[] = [];
  collect(schema, { resolve, prefix: '', depth: 0, seen: [] }, fields);
  return fields;
}

interface FieldScope {
  readonly resolve: Resolve;
  readonly prefix: string;
  readonly depth: number;
  /** The schemas around: one that holds itself is shown once. */
  readonly seen: readonly Described[];
}

function collect(schema: unknown, place: FieldScope, fields: Field[]): void {
  const { resolve, prefix, depth, seen } = place;
  const found = resolve(schema);
  if (depth > deepest || seen.includes(found)) return;
  const within = { ...place, seen: [...seen, found] };
  for (const part of listDescribed(found.allOf)) collect(part, within, fields);
  for (const part of listChoices(found)) collect(part, within, fields);
  if (found.items !== undefined) {
    collect(found.items, { ...within, prefix: prefix === '' ? '' : `${prefix}[]` }, fields);
  }
  const required = Array.isArray(found.required) ? found.required : [];
  for (const [key, value] of Object.entries(toRecord(found.properties))) {
    if (fields.length >= most) return;
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const property = resolve(value);
    fields.push({
      name,
      type: describeSchemaType(value, resolve),
      required: required.includes(key),
      text: toDocumentedText(property.description),
    });
    collect(value, { ...within, prefix: name, depth: depth + 1 }, fields);
  }
}

const listChoices = ({ anyOf, oneOf }: Described) => listDescribed(anyOf ?? oneOf);

/** A type in words, with what bounds its values. */
export function describeSchemaType(value: unknown, resolve: Resolve, depth = 0): string {
  const schema = resolve(value);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(formatValue).join(', ')}`;
  if (schema.const !== undefined) return formatValue(schema.const);
  const choices = listChoices(schema);
  if (choices.length > 0 && depth < deepest) {
    return [...new Set(choices.map((each) => describeSchemaType(each, resolve, depth + 1)))].join(
      ' or ',
    );
  }
  const [part] = listDescribed(schema.allOf);
  if (part !== undefined && schema.type === undefined)
    return describeSchemaType(part, resolve, depth + 1);
  if (schema.items !== undefined && depth < deepest) {
    return `list of ${describeSchemaType(schema.items, resolve, depth + 1)}`;
  }
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  const words = types.map((type) => (typeof type === 'string' ? type : 'anything')).join(' or ');
  return [words, ...listBounds(schema)].join(', ');
}

function listBounds(schema: Described): readonly string[] {
  const { format, minimum, maximum, minLength, maxLength, pattern } = schema;
  const named = [
    [format, '', ''],
    [minimum, 'at least ', ''],
    [maximum, 'at most ', ''],
    [minLength, 'at least ', ' characters'],
    [maxLength, 'at most ', ' characters'],
    [pattern, 'as ', ''],
    [schema.default, 'by default ', ''],
  ] as const;
  return named.flatMap(([value, before, after]) =>
    value === undefined || value === null ? [] : [`${before}${formatValue(value)}${after}`],
  );
}
