import type { JsonObject } from './oracle-document.ts';

/** Some paths of a document with the components they lead to: a document by itself. */
export interface DocumentPart {
  readonly document: Readonly<JsonObject>;
}

interface DocumentParts {
  /** The path template of a path below the server's address; null for an unknown path. */
  templateOf(path: string): string | null;
  /** The part of the document with a path template. */
  partOf(template: string): DocumentPart | null;
}

/**
 * Cuts a document into parts of a few paths each. The second judge's work for one operation grows with the document
 * it was given: 0.3 s for the first answer of 400 operations, 20 ms when it knows a few. It also compiles the schema of
 * OpenAPI for each, so that all operations take a quarter less in parts of twelve paths than in parts of six.
 */
export function createDocumentParts(
  document: Readonly<JsonObject>,
  pathsPerPart = 12,
): DocumentParts {
  const paths = isRecord(document.paths) ? document.paths : {};
  const templates = Object.keys(paths).toSorted();
  const parts = new Map<string, DocumentPart>();
  const hasWildcards = (template: string) => findWildcards(paths[template], document).size > 0;
  const plain = templates.filter((template) => !hasWildcards(template));
  const starts = plain.flatMap((_, index) => (index % pathsPerPart === 0 ? [index] : []));
  // A wildcard is alone: it would take the paths of its neighbours.
  const members = [
    ...starts.map((start) => plain.slice(start, start + pathsPerPart)),
    ...templates.filter(hasWildcards).map((template) => [template]),
  ];
  for (const some of members) {
    const part = createLazyPart(document, some);
    for (const template of some) parts.set(template, part);
  }
  const matchers = templates
    .toSorted(compareByPrecedence)
    .map((template) => ({ template, pattern: createPattern(template, paths[template], document) }));
  return {
    templateOf: (path) => matchers.find(({ pattern }) => pattern.test(path))?.template ?? null,
    partOf: (template) => parts.get(template) ?? null,
  };
}

/** Document with its description of requests: the smaller half, which suffices to validate requests. */
export function removeAnswers(document: Readonly<JsonObject>): JsonObject {
  const responses = { default: { description: 'Any answer.' } };
  const replaceResponses = (value: unknown) =>
    isRecord(value) && 'responses' in value ? { ...value, responses } : value;
  return {
    ...document,
    paths: mapValues(document.paths, (item) => mapValues(item, replaceResponses)),
  };
}

function mapValues(value: unknown, change: (part: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}

/** Position of a described body: the only answer to GET of a path in a small document. */
interface BodyPlace {
  readonly part: DocumentPart;
  readonly path: string;
  /** True for the bytes of a file, whatever their media type. */
  readonly raw: boolean;
}

/**
 * Lays apart what the responses of a document say of their bodies, a few to a document. Thousands of responses have a
 * hundred bodies among them, most of these refusals; the second judge would compile them for each operation anew.
 */
export function createBodyPlaces(
  document: Readonly<JsonObject>,
  bodiesPerPart = 20,
): (response: unknown) => BodyPlace | null {
  const components = isRecord(document.components) ? document.components : {};
  const shared = isRecord(components.responses) ? components.responses : {};
  const resolveResponse = (response: unknown): unknown =>
    isRecord(response) && typeof response.$ref === 'string'
      ? shared[response.$ref.split('/')[3] ?? '']
      : response;

  const alike = new Map<string, Set<unknown>>();
  for (const response of listResponses(document).map(resolveResponse)) {
    const key = JSON.stringify(listSchemas(response));
    alike.set(key, (alike.get(key) ?? new Set()).add(response));
  }
  const places = new Map<unknown, BodyPlace>();
  const waiting = [...alike.values()];
  while (waiting.length > 0) {
    const members = waiting.splice(0, bodiesPerPart);
    const paths = Object.fromEntries(
      members.map(([first], index) => [`/${index}`, { get: { responses: { 200: first } } }]),
    );
    const part = createLazyPart({ ...document, paths }, Object.keys(paths));
    for (const [index, responses] of members.entries()) {
      for (const response of responses) {
        places.set(response, { part, path: `/${index}`, raw: isRaw(response) });
      }
    }
  }
  return (response) => places.get(resolveResponse(response)) ?? null;
}

function listResponses(document: Readonly<JsonObject>): readonly unknown[] {
  const items = isRecord(document.paths) ? Object.values(document.paths).filter(isRecord) : [];
  const operations = items.flatMap((item) => Object.values(item).filter(isRecord));
  return operations.flatMap(({ responses }) =>
    isRecord(responses) ? Object.values(responses) : [],
  );
}

/** Media type and schema of each kind of body; null without a body. */
function listSchemas(response: unknown): unknown {
  if (!isRecord(response) || !isRecord(response.content)) return null;
  return Object.entries(response.content).map(([type, media]) => [
    type,
    isRecord(media) ? media.schema : null,
  ]);
}

function isRaw(response: unknown): boolean {
  if (!isRecord(response) || !isRecord(response.content)) return false;
  return Object.values(response.content).every(
    (media) => isRecord(media) && isRecord(media.schema) && media.schema.format === 'binary',
  );
}

function createLazyPart(
  document: Readonly<JsonObject>,
  templates: readonly string[],
): DocumentPart {
  let made: JsonObject | null = null;
  return {
    get document() {
      made ??= cutDocument(document, templates);
      return made;
    },
  };
}

/** These paths of a document, and the components that they lead to. */
export function cutDocument(
  document: Readonly<JsonObject>,
  templates: readonly string[],
): JsonObject {
  const paths = isRecord(document.paths) ? document.paths : {};
  const own = Object.fromEntries(templates.map((template) => [template, paths[template]]));
  const all = isRecord(document.components) ? document.components : {};
  const components: Record<string, JsonObject> = {};
  const waiting: unknown[] = [own];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (Array.isArray(node)) {
      waiting.push(...(node as unknown[]));
      continue;
    }
    if (!isRecord(node)) continue;
    if (typeof node.$ref === 'string') {
      const [, , section = '', name = ''] = node.$ref.split('/');
      const source = all[section];
      const chosen = (components[section] ??= {});
      if (!isRecord(source) || name in chosen) continue;
      chosen[name] = source[name];
      waiting.push(source[name]);
    } else {
      waiting.push(...Object.values(node));
    }
  }
  // Webhooks describe requests to other servers, which are not validated here.
  const { webhooks: _, ...rest } = document;
  return { ...rest, paths: own, components };
}

/** Fixed words before parameters, segment by segment. */
function compareByPrecedence(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const fixed = Number(isTemplated(left[index])) - Number(isTemplated(right[index]));
    if (fixed !== 0) return fixed;
  }
  return right.length - left.length;
}

const isTemplated = (segment: string | undefined) => segment?.includes('{') === true;

function createPattern(template: string, item: unknown, document: Readonly<JsonObject>): RegExp {
  const wild = findWildcards(item, document);
  const source = template
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return wild.has(name) ? '.+' : '[^/]+';
    })
    .join('');
  return new RegExp(`^${source}$`);
}

/** Names of parameters that span slashes. */
function findWildcards(item: unknown, document: Readonly<JsonObject>): ReadonlySet<string> {
  const components = isRecord(document.components) ? document.components : {};
  const shared = isRecord(components.parameters) ? components.parameters : {};
  const lists = isRecord(item) ? [item, ...Object.values(item)] : [];
  const parameters = lists.flatMap((owner) =>
    isRecord(owner) && Array.isArray(owner.parameters) ? (owner.parameters as unknown[]) : [],
  );
  const names = parameters.map((entry) => {
    const key = isRecord(entry) && typeof entry.$ref === 'string' ? entry.$ref.split('/')[3] : null;
    const parameter = key === null ? entry : shared[key ?? ''];
    return isRecord(parameter) && parameter['x-wildcard'] === true ? String(parameter.name) : '';
  });
  return new Set(names.filter((name) => name !== ''));
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
