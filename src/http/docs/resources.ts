import { cutDocument } from '../document-parts.ts';
import type { OpenApiDocument } from './docs-document.ts';

/** One operation in the list of all. */
export interface ListedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly pending: boolean;
}

/** The operations of one tag. */
export interface Resource {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ListedOperation[];
}

const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']);

type Item = Readonly<Record<string, unknown>>;

/** Every resource of the document with its operations, in the order of their names and paths. */
export function resourcesOf(document: OpenApiDocument): Resource[] {
  const byTag = new Map<string, ListedOperation[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of operationsOf(item)) {
      const tag = tagOf(operation);
      const { operationId, summary } = operation;
      byTag.set(tag, [
        ...(byTag.get(tag) ?? []),
        {
          id: String(operationId),
          method,
          path,
          summary: typeof summary === 'string' ? summary : '',
          pending: operation['x-pending'] === true,
        },
      ]);
    }
  }
  const described = new Map(tagsOf(document).map(({ name, description }) => [name, description]));
  return [...byTag]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, operations]) => ({
      name,
      description: described.get(name) ?? '',
      operations: operations.toSorted((one, other) => one.path.localeCompare(other.path, 'en')),
    }));
}

/** A document of one resource alone, with what it refers to. */
export function documentOf(document: OpenApiDocument, resource: string): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const others = operationsOf(item).filter(([, operation]) => tagOf(operation) !== resource);
    const left = new Set(others.map(([method]) => method));
    const own = Object.entries(item).filter(([key]) => !left.has(key));
    return own.some(([key]) => methods.has(key)) ? [[path, Object.fromEntries(own)] as const] : [];
  });
  const tags = tagsOf(document).filter(({ name }) => name === resource);
  const part = { ...document, tags, paths: Object.fromEntries(paths) };
  const { components, ...rest } = cutDocument(part, Object.keys(part.paths));
  // Security schemes are named, not referred to.
  const { securitySchemes } = (document.components ?? {}) as Item;
  return { ...rest, components: { ...(components as Item), securitySchemes } };
}

function operationsOf(item: Item): [string, Item][] {
  return Object.entries(item).flatMap(([key, value]) =>
    methods.has(key) && typeof value === 'object' && value !== null
      ? [[key, value as Item] as [string, Item]]
      : [],
  );
}

function tagOf({ tags }: Item): string {
  return Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : 'other';
}

function tagsOf({ tags }: OpenApiDocument): { name: string; description?: string }[] {
  return Array.isArray(tags) ? (tags as { name: string; description?: string }[]) : [];
}
