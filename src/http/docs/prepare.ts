import { introspectionFromSchema } from 'graphql';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';
import { buildCatalogue, type DocsCatalogue, type ListedType } from './catalogue.ts';
import {
  type Described,
  isRecord,
  listDescribed,
  type Resolve,
  toDocumentedText,
  toRecord,
} from './described.ts';
import { createPublishedFile } from './files.ts';
import type { Prepared } from './prepared-names.ts';
import { readSpan } from './pieces.ts';
import { formatSearchIndex, rootKinds } from './targets.ts';

/** Derives the files of the documentation from the published document and the type system of GraphQL. */
export async function prepareDocumentation(document: Buffer): Promise<Prepared> {
  const { lines, types } = await listTypes();
  const catalogue = buildCatalogue(document, types);
  const parsed = JSON.parse(document.toString()) as Described;
  const resolve = createResolve(parsed);
  const search = Buffer.from(formatSearchIndex(catalogue));
  const searchVersion = createPublishedFile(search, '').etag.slice(1, -1);
  return {
    'catalogue.json': toJson({ ...catalogue, searchVersion }),
    'search.json': search,
    'words.json': toJson(listWords(catalogue, document, resolve)),
    'uses.json': toJson(listUses(catalogue, document, resolve)),
    'types.jsonl': Buffer.from(lines.join('\n')),
  };
}

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The types of GraphQL, one on each line, in the form of introspection. */
async function listTypes(): Promise<{ lines: readonly string[]; types: readonly ListedType[] }> {
  const schema = await loadGraphqlSchema({ globalIdApp: 'hearth' });
  const types = introspectionFromSchema(schema)
    .__schema.types.filter(({ name }) => !name.startsWith('__'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const lines = types.map((type) => JSON.stringify(type));
  let from = 0;
  const listed = types.map((type, index) => {
    const { name, kind } = type;
    const span = [from, Buffer.byteLength(lines[index] ?? '')] as const;
    from += span[1] + 1;
    const isRoot = kind === 'OBJECT' && rootKinds.has(name);
    return { name, kind, span, fields: isRoot ? type.fields.map((field) => field.name) : [] };
  });
  return { lines, types: listed };
}

/** Follows references in the whole document; a document whose references go round is refused before. */
function createResolve(document: Described): Resolve {
  const resolve: Resolve = (value) => {
    const { $ref } = toRecord(value);
    if (typeof $ref !== 'string') return toRecord(value);
    const found = $ref
      .replace(/^#\//, '')
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, part) => toRecord(at)[part], document);
    return resolve(found);
  };
  return resolve;
}

/** Texts of operations, then of webhooks, in which a search finds words that their titles do not have. */
function listWords(catalogue: DocsCatalogue, document: Buffer, resolve: Resolve): string[] {
  const tags = catalogue.groups.flatMap((group) => group.tags);
  const about = new Map(tags.map((tag) => [tag.name, `${tag.title} ${tag.description}`]));
  const operations = catalogue.operations.map(({ tag, span }) => {
    const operation = readSpan(document, span);
    const { requestBody, parameters, description } = operation;
    return [
      about.get(tag) ?? tag,
      toDocumentedText(description),
      ...listDescribed(parameters)
        .map(resolve)
        .flatMap(({ name, description: text }) => [name, text].map(toDocumentedText)),
      ...listBodyNames(requestBody, resolve),
      ...(operation['x-pagination'] === undefined ? [] : ['pagination']),
      ...(operation['x-rate-limit'] === undefined ? [] : ['rate limit']),
    ];
  });
  const webhooks = catalogue.webhooks.map(({ tag, span }) => {
    const { description } = toRecord(readSpan(document, span).post);
    return [about.get(tag) ?? tag, toDocumentedText(description)];
  });
  return [...operations, ...webhooks].map((texts) =>
    [...new Set(texts.join(' ').toLowerCase().split(/\s+/))].join(' '),
  );
}

/** The names of the properties of a body, without those of objects in it. */
function listBodyNames(requestBody: unknown, resolve: Resolve): string[] {
  const listNames = (schema: unknown): string[] => {
    const found = resolve(schema);
    const parts = listDescribed(found.allOf ?? found.anyOf ?? found.oneOf);
    return [...Object.keys(toRecord(found.properties)), ...parts.flatMap(listNames)];
  };
  return Object.values(toRecord(toRecord(resolve(requestBody)).content)).flatMap((media) =>
    listNames(toRecord(media).schema),
  );
}

/** Ids of the operations that name each schema in a parameter, body or response of their own. */
function listUses(
  catalogue: DocsCatalogue,
  document: Buffer,
  resolve: Resolve,
): Readonly<Record<string, readonly string[]>> {
  const uses: Record<string, string[]> = {};
  for (const { id, span } of catalogue.operations) {
    const named = new Set<string>();
    collectSchemas(readSpan(document, span), resolve, named);
    for (const name of named) (uses[name] ??= []).push(id);
  }
  return uses;
}

/** Adds the names of schemas; references to other components are followed. */
function collectSchemas(value: unknown, resolve: Resolve, named: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectSchemas(each, resolve, named);
  if (!isRecord(value)) return;
  const { $ref } = value;
  if (typeof $ref !== 'string') {
    for (const [key, each] of Object.entries(value))
      if (!key.startsWith('example')) collectSchemas(each, resolve, named);
  } else if ($ref.startsWith(schemaReference)) named.add($ref.slice(schemaReference.length));
  else collectSchemas(resolve(value), resolve, named);
}

const schemaReference = '#/components/schemas/';
