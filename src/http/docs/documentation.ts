import { type Described, isRecord } from './operation-facts.ts';

/** An operation of the document, as its page shows it. */
export interface ShownOperation {
  readonly id: string;
  readonly method: string;
  /** Path including the base path of the API: `/api/v4/projects`. */
  readonly path: string;
  readonly summary: string;
  readonly resource: string;
  /** True where the operation has no function yet and answers 501. */
  readonly pending: boolean;
  readonly operation: Described;
  /** Parameters of the operation and of its path. */
  readonly parameters: readonly Described[];
}

/** A request that is sent to others. */
export interface ShownWebhook {
  readonly name: string;
  readonly summary: string;
  readonly resource: string;
  readonly operation: Described;
}

/** The operations and webhooks of one tag. */
export interface ShownResource {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
  readonly webhooks: readonly ShownWebhook[];
}

/** A way to authenticate. */
export interface ShownScheme {
  readonly text: string;
  /** The header, parameter or cookie with a placeholder; empty for schemes that the page cannot show. */
  readonly example: string;
}

export interface Documentation {
  readonly introduction: string;
  readonly schemes: readonly ShownScheme[];
  /** In the order of their names, their operations in that of their paths. */
  readonly resources: readonly ShownResource[];
  /** Operations by the lower-case form of their ids. */
  readonly operations: ReadonlyMap<string, ShownOperation>;
  /** The object that a value of the document refers to, or is. */
  readonly resolve: (value: unknown) => Described;
}

const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']);

/** Reads the published document once, for all pages. */
export function readDocumentation(document: Described): Documentation {
  const resolve = (value: unknown) => resolveReference(document, value);
  const all = Object.entries(toRecord(document.paths)).flatMap(([path, item]) =>
    listOperations(document, path, toRecord(item)),
  );
  const operations = all.map((operation) => ({
    ...operation,
    parameters: operation.parameters.map(resolve),
  }));
  const descriptions = new Map(
    listDescribed(document.tags).map(({ name, description }) => [
      name,
      toDocumentedText(description),
    ]),
  );
  const webhooks = Object.entries(toRecord(document.webhooks)).flatMap(([name, item]) =>
    listWebhooks(name, toRecord(item)),
  );
  const names = [...new Set([...operations, ...webhooks].map(({ resource }) => resource))];
  return {
    introduction: toDocumentedText(toRecord(document.info).description),
    schemes: Object.values(toRecord(toRecord(document.components).securitySchemes))
      .map(toRecord)
      .map((scheme) => ({
        text: toDocumentedText(scheme.description),
        example: formatSchemeExample(scheme),
      })),
    resources: names.toSorted(compareWords).map((name) => ({
      name,
      description: descriptions.get(name) ?? '',
      operations: operations
        .filter(({ resource }) => resource === name)
        .toSorted((one, other) => compareWords(one.path, other.path)),
      webhooks: webhooks.filter(({ resource }) => resource === name),
    })),
    operations: new Map(operations.map((operation) => [operation.id.toLowerCase(), operation])),
    resolve,
  };
}

/** Returns the header, parameter or cookie of a request with the scheme. */
function formatSchemeExample({ type, in: place, name, scheme }: Described): string {
  const key = toDocumentedText(name);
  if (type === 'apiKey' && place === 'header') return `${key}: <token>`;
  if (type === 'apiKey' && place === 'query') return `?${key}=<token>`;
  if (type === 'apiKey' && place === 'cookie') return `Cookie: ${key}=<session>`;
  if (type === 'http' && scheme === 'bearer') return 'Authorization: Bearer <token>';
  if (type === 'http' && scheme === 'basic') return 'Authorization: Basic <base64 of name:secret>';
  return '';
}

interface Indexed<Shown> {
  readonly shown: Shown;
  /** Method, path, id, summary and resource. */
  readonly title: string;
  /** Text beside the title. */
  readonly text: string;
}

interface SearchIndex {
  readonly operations: readonly Indexed<ShownOperation>[];
  readonly webhooks: readonly Indexed<ShownWebhook>[];
}

/** Built by the first search: most servers are never asked for one. */
const indexes = new WeakMap<Documentation, SearchIndex>();

/** Operations and webhooks that have all words of a search; those that have them in their titles come first. */
export function searchDocumentation(
  documentation: Documentation,
  search: string,
): { readonly operations: readonly ShownOperation[]; readonly webhooks: readonly ShownWebhook[] } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  let index = indexes.get(documentation);
  if (index === undefined) {
    index = buildSearchIndex(documentation);
    indexes.set(documentation, index);
  }
  return {
    operations: findIndexed(index.operations, words),
    webhooks: findIndexed(index.webhooks, words),
  };
}

function findIndexed<Shown>(entries: readonly Indexed<Shown>[], words: readonly string[]): Shown[] {
  const has = (text: string) => words.every((word) => text.includes(word));
  const byTitle = entries.filter(({ title }) => has(title));
  const byText = entries.filter(({ title, text }) => !has(title) && has(`${title} ${text}`));
  return [...byTitle, ...byText].map(({ shown }) => shown);
}

function buildSearchIndex({ resources, resolve }: Documentation): SearchIndex {
  return {
    operations: resources.flatMap(({ operations, description }) =>
      operations.map((shown) => {
        const { id, method, path, summary, resource, operation, parameters } = shown;
        const text = [
          description,
          toDocumentedText(operation.description),
          ...parameters.flatMap(({ name, description: about }) => [name, about]),
          ...listBodyNames(operation.requestBody, resolve),
          ...(operation['x-pagination'] === undefined ? [] : ['pagination']),
          ...(operation['x-rate-limit'] === undefined ? [] : ['rate limit']),
        ];
        const title = `${method} ${path} ${id} ${summary} ${resource}`.toLowerCase();
        return { shown, title, text: text.map(toDocumentedText).join(' ').toLowerCase() };
      }),
    ),
    webhooks: resources.flatMap(({ webhooks }) =>
      webhooks.map((shown) => ({
        shown,
        title: `webhook ${shown.name} ${shown.summary} ${shown.resource}`.toLowerCase(),
        text: toDocumentedText(shown.operation.description).toLowerCase(),
      })),
    ),
  };
}

/** The names of the properties of a body, without those of objects in it. */
function listBodyNames(requestBody: unknown, resolve: Documentation['resolve']): string[] {
  const listNames = (schema: unknown): string[] => {
    const found = resolve(schema);
    const parts = listDescribed(found.allOf ?? found.anyOf ?? found.oneOf);
    return [...Object.keys(toRecord(found.properties)), ...parts.flatMap(listNames)];
  };
  return Object.values(toRecord(toRecord(resolve(requestBody)).content)).flatMap((media) =>
    listNames(toRecord(media).schema),
  );
}

export const toDocumentedText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : '';
/** Formats a value for the documentation: strings unchanged, other values as JSON. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
export const toRecord = (value: unknown): Described => (isRecord(value) ? value : {});
export const listDescribed = (value: unknown): readonly Described[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const compareWords = (one: string, other: string) => one.localeCompare(other, 'en');

function listOperations(document: Described, path: string, item: Described): ShownOperation[] {
  return Object.entries(item).flatMap(([method, operation]) => {
    if (!methods.has(method) || !isRecord(operation)) return [];
    const { operationId, summary, tags, servers = item.servers ?? document.servers } = operation;
    const [server] = listDescribed(servers);
    return [
      {
        id: toDocumentedText(operationId),
        method: method.toUpperCase(),
        path: toDocumentedText(server?.url).replace(/\/$/, '') + path,
        summary: toDocumentedText(summary),
        resource: toResource(tags),
        pending: operation['x-pending'] === true,
        operation,
        parameters: [...listDescribed(item.parameters), ...listDescribed(operation.parameters)],
      },
    ];
  });
}

const toResource = (tags: unknown): string =>
  toDocumentedText(Array.isArray(tags) ? tags[0] : 'other');

function listWebhooks(name: string, { post }: Described): ShownWebhook[] {
  if (!isRecord(post)) return [];
  const { summary, tags } = post;
  return [
    { name, summary: toDocumentedText(summary), resource: toResource(tags), operation: post },
  ];
}

/** References lead to references at most a few times; a document whose references go round is refused before. */
function resolveReference(document: Described, value: unknown): Described {
  const { $ref } = toRecord(value);
  if (typeof $ref !== 'string') return toRecord(value);
  const found = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => toRecord(at)[part], document);
  return resolveReference(document, found);
}
