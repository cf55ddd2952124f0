import { type Described, isRecord } from './operation-facts.ts';

/** An operation of the document, as its page shows it. */
export interface ShownOperation {
  readonly id: string;
  readonly method: string;
  /** With what the API stands below: `/api/v4/projects`. */
  readonly path: string;
  readonly summary: string;
  readonly resource: string;
  /** It has no function yet, and answers 501. */
  readonly pending: boolean;
  readonly operation: Described;
  /** Its own parameters and those of its path. */
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

export interface Documentation {
  readonly introduction: string;
  readonly schemes: readonly string[];
  /** In the order of their names, their operations in that of their paths. */
  readonly resources: readonly ShownResource[];
  /** By the lower-case form of their ids. */
  readonly operations: ReadonlyMap<string, ShownOperation>;
  /** The object that a value of the document refers to, or is. */
  readonly resolve: (value: unknown) => Described;
}

const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']);

/** Reads the published document once, for all pages. */
export function readDocumentation(document: Described): Documentation {
  const resolve = (value: unknown) => resolved(document, value);
  const all = Object.entries(toRecord(document.paths)).flatMap(([path, item]) =>
    operationsOf(document, path, toRecord(item)),
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
    webhooksOf(name, toRecord(item)),
  );
  const names = [...new Set([...operations, ...webhooks].map(({ resource }) => resource))];
  return {
    introduction: toDocumentedText(toRecord(document.info).description),
    schemes: Object.values(toRecord(toRecord(document.components).securitySchemes)).map((scheme) =>
      toDocumentedText(toRecord(scheme).description),
    ),
    resources: names.toSorted(inWords).map((name) => ({
      name,
      description: descriptions.get(name) ?? '',
      operations: operations
        .filter(({ resource }) => resource === name)
        .toSorted((one, other) => inWords(one.path, other.path)),
      webhooks: webhooks.filter(({ resource }) => resource === name),
    })),
    operations: new Map(operations.map((operation) => [operation.id.toLowerCase(), operation])),
    resolve,
  };
}

/** Operations that have all words of a search in their path, id, summary or resource. */
export function searchOperations(
  { resources }: Documentation,
  search: string,
): readonly ShownOperation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return resources
    .flatMap(({ operations }) => operations)
    .filter(({ id, method, path, summary, resource }) => {
      const text = `${method} ${path} ${id} ${summary} ${resource}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
}

export const toDocumentedText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : '';
/** A value of the document as people read it: a text as it is. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
export const toRecord = (value: unknown): Described => (isRecord(value) ? value : {});
export const listDescribed = (value: unknown): readonly Described[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const inWords = (one: string, other: string) => one.localeCompare(other, 'en');

function operationsOf(document: Described, path: string, item: Described): ShownOperation[] {
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
        resource: resourceOf(tags),
        pending: operation['x-pending'] === true,
        operation,
        parameters: [...listDescribed(item.parameters), ...listDescribed(operation.parameters)],
      },
    ];
  });
}

const resourceOf = (tags: unknown): string =>
  toDocumentedText(Array.isArray(tags) ? tags[0] : 'other');

function webhooksOf(name: string, { post }: Described): ShownWebhook[] {
  if (!isRecord(post)) return [];
  const { summary, tags } = post;
  return [
    { name, summary: toDocumentedText(summary), resource: resourceOf(tags), operation: post },
  ];
}

/** References lead to references at most a few times; a document whose references go round is refused before. */
function resolved(document: Described, value: unknown): Described {
  const { $ref } = toRecord(value);
  if (typeof $ref !== 'string') return toRecord(value);
  const found = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => toRecord(at)[part], document);
  return resolved(document, found);
}
