/** A self-contained OpenAPI document, as data. */
export interface Document {
  readonly tags?: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly webhooks?: object;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

export const operationsIn = ({ paths }: Document): number =>
  Object.values(paths).reduce((sum, item) => sum + operationsOf(item), 0);

const operationsOf = (item: object) => Object.keys(item).filter((key) => METHODS.has(key)).length;

/** The first paths with about that many operations, and the components that they reach. */
export function partOf(document: Document, operations: number): Document {
  let left = operations;
  const paths = Object.entries(document.paths).filter(([, item]) => {
    left -= operationsOf(item);
    return left >= 0;
  });
  const components: Record<string, Record<string, unknown>> = {};
  const waiting = referencesIn(paths);
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const [section, name] = found;
    if (components[section]?.[name] !== undefined) continue;
    const component = document.components[section]?.[name];
    (components[section] ??= {})[name] = component;
    waiting.push(...referencesIn(component));
  }
  const { securitySchemes = {} } = document.components;
  // No path leads to the things that they send.
  const { webhooks: _, ...rest } = document;
  return {
    ...rest,
    paths: Object.fromEntries(paths),
    components: { ...components, securitySchemes },
  };
}

function referencesIn(value: unknown): (readonly [string, string])[] {
  const found = JSON.stringify(value).matchAll(/"#\/components\/([^/"]+)\/([^/"]+)"/g);
  return [...found].map(([, section = '', name = '']) => [section, name] as const);
}

/** The document so many times over, each time under other paths and with other names. */
export function multiplied(document: Document, times: number): Document {
  const copies = Array.from({ length: times }, (_, index) =>
    index === 0 ? document : renamed(document, index + 1),
  );
  const joined = (of: (copy: Document) => object) => Object.assign({}, ...copies.map(of)) as never;
  const sections = Object.keys(document.components);
  return {
    ...document,
    tags: copies.flatMap(({ tags }) => tags ?? []),
    paths: joined(({ paths }) => paths),
    components: Object.fromEntries(
      sections.map((section) => [section, joined((copy) => copy.components[section] ?? {})]),
    ),
  };
}

function renamed(document: Document, number: number): Document {
  const { tags = [], paths, components } = document;
  const text = JSON.stringify({ paths, components })
    .replace(/"(#\/components\/[^/"]+\/[^/"]+)"/g, `"$1${number}"`)
    .replace(/"operationId":"([^"]+)"/g, `"operationId":"$1${number}"`)
    .replace(/"tags":\["([^"]+)"\]/g, `"tags":["$1-${number}"]`);
  const copy = JSON.parse(text) as Document;
  const rename = (entries: object, name: (key: string) => string) =>
    Object.fromEntries(Object.entries(entries).map(([key, value]) => [name(key), value as never]));
  return {
    ...document,
    tags: tags.map((tag) => ({ ...tag, name: `${tag.name}-${number}` })),
    paths: rename(copy.paths, (path) => `/copy${number}${path}`),
    components: Object.fromEntries(
      Object.entries(copy.components).map(([section, entries]) => [
        section,
        section === 'securitySchemes' ? entries : rename(entries, (name) => `${name}${number}`),
      ]),
    ),
  };
}
