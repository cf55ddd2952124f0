import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { pascal } from '../../model/names.ts';
import { CannotBegin, nextMigration, singular } from './resource.ts';
import { print } from '../../render/template.ts';

interface FieldType {
  /** Method of Knex that makes the column. */
  readonly column: string;
  readonly type: string;
  /** Text of the field in the document: in responses, in requests, and in examples. */
  readonly shown: string;
  readonly bounds: string;
  readonly example: string;
}

export const fieldTypes: Readonly<Record<string, FieldType>> = {
  string: {
    column: 'text',
    type: 'string',
    shown: "type: [string, 'null']",
    bounds: ', maxLength: 255',
    example: 'First',
  },
  integer: {
    column: 'integer',
    type: 'number',
    shown: "type: [integer, 'null']",
    bounds: ', minimum: -2147483648, maximum: 2147483647',
    example: '1',
  },
  number: {
    column: 'double',
    type: 'number',
    shown: "type: [number, 'null']",
    bounds: '',
    example: '1.5',
  },
  boolean: {
    column: 'boolean',
    type: 'boolean',
    shown: "type: [boolean, 'null']",
    bounds: '',
    example: 'true',
  },
  date: {
    column: 'date',
    type: 'string',
    shown: "type: [string, 'null'], format: date",
    bounds: '',
    example: "'2026-01-31'",
  },
  'date-time': {
    column: 'timestamp',
    type: 'string',
    shown: "type: [string, 'null'], format: date-time",
    bounds: '',
    example: "'2026-01-31T08:15:00.000Z'",
  },
};

export interface NewField {
  readonly written: readonly string[];
  /** The steps that have to be done by hand, because their place was not found. */
  readonly left: readonly string[];
}

/**
 * Adds a property that may be null to a resource: to its document with the examples, its table, and what is shown and
 * written of it. What has another form than `new` gives it is left, and told.
 * @throws CannotBegin
 */
export function newField(resource: string, name: string, typeName: string): NewField {
  const type = Object.hasOwn(fieldTypes, typeName) ? fieldTypes[typeName] : undefined;
  if (type === undefined)
    throw new CannotBegin(
      `${typeName} is not a type of a field; known are ${Object.keys(fieldTypes).join(', ')}`,
    );
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new CannotBegin(`${name} is not a name of a field: write it like \`fired_at\``);
  const spec = findDocument(resource);
  const domain = basename(dirname(spec));
  const table = resource.replaceAll('-', '_');
  const creates = new RegExp(`createTable\\(\\s*'${table}'`);
  if (!listMigrations().some((file) => creates.test(readFileSync(file, 'utf8'))))
    throw new CannotBegin(`no migration makes a table ${table}`);

  const one = pascal(singular(resource));
  const document = addProperty(readFileSync(spec, 'utf8'), { spec, one, name, type });
  const migration = `migrations/${nextMigration()}_add_${name}_to_${table}.ts`;
  const data = { table, name, column: type.column, words: name.replaceAll('_', ' ') };
  writeFileSync(spec, document);
  writeFileSync(migration, print('hearth/field-migration', data));
  const written = [spec, migration];
  const left: string[] = [];
  for (const { file, what, change } of listCodeChanges({ domain, resource, one, name }, type)) {
    const changed = existsSync(file) ? change(readFileSync(file, 'utf8')) : null;
    if (changed === null) left.push(`${file}: ${what}`);
    else writeFileSync(file, changed);
    if (changed !== null && !written.includes(file)) written.push(file);
  }
  return { written, left };
}

/** @throws CannotBegin */
function findDocument(resource: string): string {
  const folder = 'spec/domains';
  const domains = existsSync(folder) ? readdirSync(folder) : [];
  const found = domains
    .map((domain) => `${folder}/${domain}/${resource}.yaml`)
    .find((file) => existsSync(file));
  if (found === undefined) throw new CannotBegin(`${folder}/*/${resource}.yaml is not there`);
  return found;
}

const listMigrations = () =>
  existsSync('migrations') ? readdirSync('migrations').map((name) => `migrations/${name}`) : [];

interface CodeChange {
  readonly file: string;
  readonly what: string;
  /** Null where the place is not found. */
  readonly change: (source: string) => string | null;
}

function listCodeChanges(
  { domain, resource, one, name }: Readonly<Record<'domain' | 'resource' | 'one' | 'name', string>>,
  { type }: FieldType,
): readonly CodeChange[] {
  const toFilePath = (part: string) => `src/domains/${domain}/${resource}/${part}.ts`;
  return [
    {
      file: toFilePath('table'),
      what: `add \`readonly ${name}: ${type} | null\` to the row`,
      change: (source) =>
        replacePattern(
          source,
          new RegExp(`(interface ${one}Row \\{[^}]*?)(\\n {2}readonly created_at|\\n\\})`),
          (before, end) => `${before}\n  readonly ${name}: ${type} | null;${end}`,
        ),
    },
    {
      file: toFilePath('table'),
      what: `write \`${name}\` where what is given is stored`,
      change: (source) =>
        replacePattern(
          source,
          /(return \{[^{}]*?),?(\s*\} satisfies Record<\s*keyof)/,
          (before, end) => `${before}, ${name}: input.${name}${end}`,
        ),
    },
    {
      file: toFilePath('presenter'),
      what: `show \`${name}\``,
      change: (source) =>
        replacePattern(
          source,
          new RegExp(
            `(function present${one}\\(row: ${one}Row\\)[^{]*\\{\\s*return \\{[^{}]*?)(\\n {4}created_at|\\n {2}\\})`,
          ),
          (before, end) => `${before}\n    ${name}: row.${name},${end}`,
        ),
    },
  ];
}

function replacePattern(
  source: string,
  pattern: RegExp,
  by: (before: string, end: string) => string,
): string | null {
  if (!pattern.test(source)) return null;
  return source.replace(pattern, (_, before: string, end: string) => by(before, end));
}

interface Property {
  readonly spec: string;
  readonly one: string;
  readonly name: string;
  readonly type: FieldType;
}

/** The document with the property in its schemas and in every example of them. */
function addProperty(source: string, { spec, one, name, type }: Property): string {
  const document = parseDocument(source);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const insert = (map: YAMLMap, value: string) => {
    const before = findPlace(map, name);
    if (before === null) return;
    const text = `${name}: ${value}`;
    insertions.push({
      at: before,
      text: `${text}${map.flow === true ? ', ' : formatIndent(source, before)}`,
    });
  };
  const getSchema = (of: string) => document.getIn(['components', 'schemas', of], true);
  const shown = getSchema(one);
  if (!isMap(shown)) throw new CannotBegin(`${spec} has no schema ${one}`);
  const description = `description: Value of ${name.replaceAll('_', ' ')}.`;
  const taken = [`Create${one}`, `Update${one}`];
  for (const of of [one, ...taken]) {
    const properties = document.getIn(['components', 'schemas', of, 'properties'], true);
    if (!isMap(properties)) continue;
    if (properties.has(name)) throw new CannotBegin(`${spec}: ${of} has ${name} already`);
    insert(properties, `{ ${type.shown}${of === one ? '' : type.bounds}, ${description} }`);
  }
  const required = shown.get('required', true);
  if (isSeq(required)) {
    const at =
      required.items.find((item) => isScalar(item) && item.value === 'created_at') ??
      required.items.at(-1);
    const offset = isScalar(at) ? at.range?.[0] : undefined;
    if (offset !== undefined)
      insertions.push({
        at: offset,
        text: required.flow === true ? `${name}, ` : `${name}${formatIndent(source, offset - 2)}- `,
      });
  }
  const findWrittenExample = (example: unknown, met: readonly unknown[] = []): unknown => {
    if (!isMap(example) || met.includes(example)) return example;
    const [, of] = NAMED_EXAMPLE.exec(String(example.get('$ref'))) ?? [];
    if (of === undefined) return example;
    return findWrittenExample(document.getIn(['components', 'x-examples', of], true), [
      ...met,
      example,
    ]);
  };
  const examples = listExamples(document.get('paths', true), [one, ...taken], findWrittenExample);
  for (const example of new Set(examples)) insert(example, type.example);
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/**
 * Offset at which a member is inserted: before the times, which come last, or else before the last member; null for an
 * empty map.
 */
function findPlace(map: YAMLMap, name: string): number | null {
  if (map.has(name)) return null;
  const getScalarKey = ({ key }: Pair) => (isScalar(key) ? key : null);
  const pair =
    map.items.find((each) => getScalarKey(each)?.value === 'created_at') ?? map.items.at(-1);
  return (pair && getScalarKey(pair)?.range?.[0]) ?? null;
}

/** A new line that begins below the offset. */
const formatIndent = (source: string, offset: number) =>
  `\n${' '.repeat(offset - (source.lastIndexOf('\n', offset - 1) + 1))}`;

/** Named examples of the document are followed within it; those of other documents are skipped. */
const NAMED_EXAMPLE = /^#\/components\/x-examples\/(\w+)$/;

/**
 * Examples of bodies with one of these schemas, or with a list of it.
 * @param writtenExample example of a name
 */
function listExamples(
  node: unknown,
  schemas: readonly string[],
  writtenExample: (example: unknown) => unknown,
): YAMLMap[] {
  const listPartExamples = (part: unknown) => listExamples(part, schemas, writtenExample);
  if (isSeq(node)) return node.items.flatMap(listPartExamples);
  if (!isMap(node)) return [];
  const example = writtenExample(node.get('example', true));
  const isReferring = (schema: unknown): boolean =>
    isMap(schema) &&
    (schemas.some((name) => schema.get('$ref') === `#/components/schemas/${name}`) ||
      isReferring(schema.get('items', true)));
  if (isReferring(node.get('schema', true)) && example !== undefined) {
    const examples = isSeq(example) ? example.items : [example];
    const written = examples.map((each) => writtenExample(each)).filter((each) => isMap(each));
    return written.filter((each) => !each.has('$ref'));
  }
  return node.items.flatMap(({ value }) => listPartExamples(value));
}
