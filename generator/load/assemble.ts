import { basename, extname } from 'node:path';
import { suggest } from './advice.ts';
import type { Bundle } from './bundle.ts';
import { type Data, isData, methods, type OpenApiDocument } from './document.ts';
import { inherit, collectInherited, type Inherited, tellUninherited } from './inherited.ts';
import { toPosition, type Source, type SourceLocation } from './origins.ts';
import { placeText, type Report } from './report.ts';

type Mutable = Record<string, unknown>;

/** A file of the folder of the dialect, or the entry. */
interface Part {
  readonly source: Source;
  /** The tag of a resource file; null for the entry. */
  readonly resource: string | null;
  /** The values that its operations have without saying them. */
  readonly inherited: Inherited;
}

export interface Assembled {
  readonly document: OpenApiDocument;
  /** The part that wrote an operation, by `<method> <path>`. */
  readonly operations: ReadonlyMap<string, Part>;
  /** The file that wrote a component, by `/<section>/<name>`. */
  readonly components: ReadonlyMap<string, Source>;
}

const partKeys = ['tag', 'description', 'paths', 'webhooks', 'components'];

interface AssembleOptions {
  readonly report: Report;
  /** A key of the entry whose value has the form of `components`, for references; null if absent. */
  readonly impliedKey: string | null;
  /** Keys of the entry and of resource files that their operations have. */
  readonly inheritedKeys: readonly string[];
}

/** Joins the entry and the resource files into one document. */
export function assemble(
  entry: Source,
  resources: readonly Source[],
  bundle: Bundle,
  { report, impliedKey, inheritedKeys }: AssembleOptions,
): Assembled {
  const ofDocument = collectInherited(entry, inheritedKeys, null, report);
  const parts: Part[] = [
    { source: entry, resource: null, inherited: ofDocument },
    ...resources.map((source) => ({
      source,
      resource: findResource(source, [...partKeys, ...inheritedKeys], report),
      inherited: collectInherited(source, inheritedKeys, ofDocument, report),
    })),
  ];
  for (const { source } of parts) {
    if (isData(source.data))
      for (const key of ['paths', 'webhooks', 'components'])
        report.checkMapping(source.data, key, source);
    bundle.declare(source);
  }
  bundle.settleAliases();

  const operations = new Map<string, Part>();
  const paths = joinPaths('paths', parts, bundle, report, operations);
  for (const { inherited } of parts.slice(1)) tellUninherited(inherited, ofDocument, report);
  const webhooks = joinPaths('webhooks', parts, bundle, report);
  const given = isData(entry.data) ? entry.data : {};
  const document: Mutable = {
    openapi: readOpenapiVersion(given),
    ...pick(given, ['info', 'jsonSchemaDialect', 'servers', 'security'], bundle, entry),
  };
  const tags = joinTags(given, parts, bundle);
  if (tags !== undefined) document.tags = tags;
  document.paths = paths;
  if (Object.keys(webhooks).length > 0) document.webhooks = webhooks;
  const known = [
    'openapi',
    'info',
    'jsonSchemaDialect',
    'servers',
    'security',
    'tags',
    'paths',
    'webhooks',
    'components',
    ...inheritedKeys,
  ];
  const rest = pick(
    given,
    Object.keys(given).filter((key) => !known.includes(key)),
    bundle,
    entry,
  );
  if (impliedKey !== null && isData(given[impliedKey]))
    rest[impliedKey] = bundle.copy(given[impliedKey], 'components', entry);
  const components = bundle.components();
  if (Object.keys(components.data).length > 0) document.components = components.data;
  Object.assign(document, rest);
  bundle.origin(document, given, entry);
  noteMembers(document, ['paths', 'webhooks', 'tags', 'components'], bundle);
  return {
    document: document as unknown as OpenApiDocument,
    operations,
    components: components.sources,
  };
}

function readOpenapiVersion(given: Data): unknown {
  return typeof given.openapi === 'string' && given.openapi.startsWith('3.0')
    ? '3.1.0'
    : given.openapi;
}

function pick(given: Data, keys: readonly string[], bundle: Bundle, source: Source): Mutable {
  const present = keys.filter((key) => Object.hasOwn(given, key));
  return Object.fromEntries(present.map((key) => [key, bundle.copyData(given[key], source)]));
}

/** Records a position for parts joined from several files that the entry does not contain. */
function noteMembers(document: Mutable, keys: readonly string[], bundle: Bundle): void {
  const origin = bundle.origins.get(document);
  if (origin === undefined) return;
  const members = new Map(origin.members);
  for (const key of keys) {
    const joined = document[key];
    const location =
      typeof joined === 'object' && joined !== null
        ? bundle.origins.get(joined)?.location
        : undefined;
    if (!members.has(key) && location !== undefined) members.set(key, location);
  }
  bundle.origins.set(document, { location: origin.location, members });
}

function findResource(source: Source, known: readonly string[], report: Report): string {
  const name = basename(source.path, extname(source.path));
  const start: SourceLocation = { source, key: 0, value: 0 };
  if (!isData(source.data)) {
    report.break(
      'resource-file',
      start,
      'A resource file is a mapping',
      `Write ${known.join(', ')}`,
    );
    return name;
  }
  const members = source.origins.get(source.data)?.members;
  for (const key of Object.keys(source.data)) {
    if (known.includes(key)) continue;
    report.add(
      'resource-file',
      toPosition(members?.get(key) ?? start),
      `A resource file has no \`${key}\``,
      suggest(key, known),
    );
  }
  const { tag, description } = source.data;
  if (tag !== name) {
    const said =
      tag === undefined
        ? 'The tag is missing'
        : `The tag ${JSON.stringify(tag)} is not the name of the file`;
    report.add(
      'resource-file',
      toPosition(members?.get('tag') ?? start, 'value'),
      said,
      `Write \`tag: ${name}\``,
    );
  }
  if (typeof description !== 'string' || description.trim() === '') {
    report.add(
      'resource-file',
      toPosition(members?.get('description') ?? start),
      'The resource is not described',
      'Write `description`',
    );
  }
  return name;
}

function joinTags(given: Data, parts: readonly Part[], bundle: Bundle): unknown {
  const entry = parts[0]?.source;
  const own = entry === undefined ? undefined : bundle.copyData(given.tags, entry);
  const made = parts.flatMap(({ source, resource }) => {
    if (resource === null || !isData(source.data)) return [];
    const { description } = source.data;
    const tag: Mutable = {
      name: resource,
      ...(typeof description === 'string' ? { description: description.trimEnd() } : {}),
    };
    const origin = source.origins.get(source.data);
    const place = origin?.members.get('tag') ?? origin?.location;
    if (place !== undefined) {
      const members = new Map([['name', place]]);
      const description = origin?.members.get('description');
      if (description !== undefined) members.set('description', description);
      bundle.origins.set(tag, { location: place, members });
    }
    return [tag];
  });
  if (made.length === 0) return own;
  const ownTags = Array.isArray(own) ? (own as unknown[]) : [];
  const names = new Set(made.map((tag) => tag.name));
  const joined = [...ownTags.filter((tag) => !isData(tag) || !names.has(tag.name)), ...made];
  const places = joined.flatMap((tag, index) => {
    const location = isData(tag) ? bundle.origins.get(tag)?.location : undefined;
    return location === undefined ? [] : [[String(index), location] as const];
  });
  const [, location] = places[0] ?? [];
  if (location !== undefined) bundle.origins.set(joined, { location, members: new Map(places) });
  return joined;
}

interface Written {
  readonly path: string;
  readonly part: Part;
  readonly item: Mutable;
  readonly location: SourceLocation;
}

/** All paths or webhooks, sorted; the operations of one path may come from several files. */
function joinPaths(
  key: 'paths' | 'webhooks',
  parts: readonly Part[],
  bundle: Bundle,
  report: Report,
  operations = new Map<string, Part>(),
): Mutable {
  const written = new Map<string, Written[]>();
  for (const part of parts) {
    for (const one of collectPaths(key, part, bundle, report))
      written.set(one.path, [...(written.get(one.path) ?? []), one]);
  }
  const paths: Mutable = {};
  const members = new Map<string, SourceLocation>();
  for (const [path, items] of [...written].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = items;
    if (first === undefined) continue;
    paths[path] = items.length === 1 ? first.item : joinItems(items, bundle, report);
    members.set(path, first.location);
    for (const { part, item } of items) {
      for (const method of methods) {
        if (item[method] !== undefined && !operations.has(`${method} ${path}`))
          operations.set(`${method} ${path}`, part);
      }
    }
  }
  const [location] = members.values();
  if (location !== undefined) bundle.origins.set(paths, { location, members });
  return paths;
}

function collectPaths(
  key: 'paths' | 'webhooks',
  part: Part,
  bundle: Bundle,
  report: Report,
): Written[] {
  const { source, resource, inherited } = part;
  const paths = isData(source.data) ? source.data[key] : undefined;
  if (!isData(paths)) return [];
  return Object.entries(paths).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [];
    const location = source.origins.get(paths)?.members.get(path) ?? { source, key: 0, value: 0 };
    report.checkMapping(paths, path, source);
    const copied = bundle.copy(value, 'pathItem', source);
    const item = isData(copied) ? (copied as Mutable) : {};
    if (resource !== null) addTag(item, resource, bundle);
    if (key === 'paths') inherit(item, inherited, bundle.origins, report);
    return [{ path, part, item, location }];
  });
}

function addTag(item: Mutable, tag: string, bundle: Bundle): void {
  for (const method of methods) {
    const operation = item[method];
    if (!isData(operation) || operation.tags !== undefined) continue;
    const tagged = { tags: [tag], ...operation };
    const origin = bundle.origins.get(operation);
    if (origin !== undefined) bundle.origins.set(tagged, origin);
    item[method] = tagged;
  }
}

function joinItems(items: readonly Written[], bundle: Bundle, report: Report): Mutable {
  const joined: Mutable = {};
  const members = new Map<string, SourceLocation>();
  for (const { item, path, location } of items) {
    const { parameters, ...rest } = item;
    for (const [key, value] of Object.entries(rest)) {
      const place = bundle.origins.get(item)?.members.get(key) ?? location;
      const other = members.get(key);
      if (other !== undefined) {
        report.break(
          'duplicate-operation',
          place,
          `\`${key}\` of ${path} is also at ${placeText(toPosition(other))}`,
          'Keep one of them',
        );
        continue;
      }
      joined[key] =
        Array.isArray(parameters) && isData(value)
          ? addParameters(value, parameters, bundle)
          : value;
      members.set(key, place);
    }
  }
  const location = items[0]?.location;
  if (location !== undefined) bundle.origins.set(joined, { location, members });
  return joined;
}

/** Parameters of a path in several files apply only to the operations of the same file. */
function addParameters(operation: Data, parameters: readonly unknown[], bundle: Bundle): Data {
  const own = Array.isArray(operation.parameters) ? (operation.parameters as unknown[]) : [];
  const joined = [...parameters, ...own];
  const locations = [parameters, own].flatMap((list) => [
    ...(bundle.origins.get(list)?.members.values() ?? []),
  ]);
  const [location] = locations;
  if (location !== undefined && locations.length === joined.length) {
    bundle.origins.set(joined, {
      location,
      members: new Map(locations.map((place, index) => [String(index), place])),
    });
  }
  const copy = { ...operation, parameters: joined };
  const origin = bundle.origins.get(operation);
  if (origin !== undefined) bundle.origins.set(copy, origin);
  return copy;
}
