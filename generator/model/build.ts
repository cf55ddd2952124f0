import type { Dialect } from '../dialect.ts';
import type { LoadedSpec } from '../load/load.ts';
import type {
  OpenApiDocument,
  Operation as OperationObject,
  PathItem,
  Schema,
} from '../load/document.ts';
import { takenCalls, takenInClients, takenInTypes } from './imported-names.ts';
import { pointer, Resolver } from './resolver.ts';
import type { Model, OperationModel, ResourceModel, SchemaModel } from './model.ts';
import { camel, Names, pascal, plainName } from './names.ts';
import { operationModel, type OperationPlace } from './operation.ts';
import { METHODS } from './methods.ts';
import { resolveShape } from './shape.ts';
import { SENT_REQUESTS, sentModel } from './sent-requests.ts';
import { share } from './share.ts';
import { buildWebhooks } from './webhooks.ts';
import { hasOwnWriter, type Writer, writerName, writerOfShape } from './writer.ts';

/** The published document and the model of everything that is generated from it. */
export interface Built {
  readonly dialect: Dialect;
  readonly document: OpenApiDocument;
  readonly model: Model;
  readonly parts: Parts;
}

/** The parts of the model that depend on the components of a document alone. */
interface Parts {
  readonly resolver: Resolver;
  /** Writers of the component schemas, by name; schemas that no response uses are included. */
  readonly writers: ReadonlyMap<string, Writer>;
}

export const COMMON = 'common';

/**
 * Builds the model of the loaded document, which the renderers print.
 * @param before previous model: unchanged parts are reused as the same objects
 */
export function buildModel(spec: LoadedSpec, before: Built | null = null): Built {
  const document = share(before?.document, spec.config.dialect.expand(spec.document));
  const known = before !== null && hasSameParts(before.document, document) ? before : null;
  const parts = known?.parts ?? buildParts(document);
  const { resolver, writers } = parts;
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][];
  const owners = new Map(
    schemas.map(([name]) => [name, toFolder(spec.owners.component('schemas', name))]),
  );
  const { facts } = spec.config.dialect;
  const operationNames = new OperationNames(resolver, owners, facts?.type ?? null);
  const operations = buildOperations({ ...spec, document }, resolver, operationNames, known);
  const sent = sentModel({ ...spec, document }, resolver, (wanted, resource) =>
    operationNames.take(wanted, resource),
  );
  const names = new Set([...operations.map((operation) => operation.resource), ...owners.values()]);
  const webhooks = sent === null ? buildWebhooks(document, resolver) : [];
  const responses = [...operations, ...(sent?.resource.operations ?? [])].flatMap(
    (operation) => operation.responses,
  );
  const sequences = responses.flatMap(({ sequence }) => sequence ?? []);
  const printed = findReachableWriters(
    [...responses, ...sequences, ...webhooks],
    writers,
    resolver,
  );
  const identifiers = new Names(JOINING_NAMES);
  const pascals = new Names();
  const resources = [...names].toSorted().map((name): ResourceModel => ({
    name,
    camel: identifiers.take(toResourceIdentifier(name), 'resource'),
    pascal: pascals.take(pascal(/^[0-9]/.test(name) ? `resource-${name}` : name)),
    unsent: 'readOnly',
    operations: operations.filter((operation) => operation.resource === name),
    schemas: schemas
      .filter(([schema]) => owners.get(schema) === name)
      .map(([schema, node]) =>
        buildSchema(schema, node, writers.get(schema) ?? null, { resolver, printed }),
      ),
  }));
  const model = {
    resources: share(before?.model.resources, resources),
    schemaOwners: owners,
    webhooks,
    shapes: share(before?.model.shapes, resolver.shapes.named),
    sent: share(before?.model.sent, sent),
    facts,
  };
  return { dialect: spec.config.dialect, document, model, parts };
}

function buildParts(document: OpenApiDocument): Parts {
  const resolver = new Resolver(document);
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][];
  const writers = new Map(
    schemas.map(([name, node]) => [name, writerOfShape(resolveShape(node, resolver), resolver)]),
  );
  return { resolver, writers };
}

/** Tells whether both documents have the same components, servers and security. */
const hasSameParts = (before: OpenApiDocument, now: OpenApiDocument): boolean =>
  before.components === now.components &&
  before.servers === now.servers &&
  JSON.stringify(before.security) === JSON.stringify(now.security);

/** Names that no resource may have, because joining modules declare them: `createClient` is one function. */
const JOINING_NAMES = ['create'];

const toResourceIdentifier = (name: string) =>
  /^(?:route|node)[0-9]+$/.test(camel(name)) ? `${camel(name)}Resource` : camel(name);

/** Folders of the output that belong to no resource. */
const FOLDERS: readonly string[] = ['client', SENT_REQUESTS];

const toFolder = (resource: string) =>
  FOLDERS.includes(resource) ? `${resource}-resource` : resource;

/** Unique identifiers of operations, without the names of generated modules. */
class OperationNames {
  readonly #ids: Names;
  readonly #pascals = new Names();
  readonly #types: ReadonlySet<string>;

  /** @param facts type of the facts of keywords, which modules with operations import */
  constructor(resolver: Resolver, owners: ReadonlyMap<string, string>, facts: string | null) {
    const components = [...owners.keys()];
    this.#ids = new Names([
      ...['answer', 'checks', 'decoders', 'defineOperation', 'fieldReader', 'w'],
      ...takenCalls,
      ...(facts === null ? [] : [facts]),
      ...components.map((name) => writerName(name, resolver)),
    ]);
    this.#types = new Set(
      [...owners].map(([name, owner]) => `${owner} ${resolver.typeName(name)}`),
    );
  }

  take(wanted: string, resource: string): { id: string; pascal: string } {
    const id = this.#ids.take(plainName(wanted), 'operation');
    let name = this.#pascals.take(pascal(id), 'Operation');
    const isTaken = () =>
      ['Request', 'Response'].some(
        (end) => takenInTypes.has(name + end) || this.#types.has(`${resource} ${name}${end}`),
      ) || ['Answer', 'Input'].some((end) => takenInClients.has(name + end));
    while (isTaken()) name = this.#pascals.take(`${name}Operation`);
    return { id, pascal: name };
  }
}

function buildOperations(
  spec: LoadedSpec,
  resolver: Resolver,
  names: OperationNames,
  before: Built | null,
): OperationModel[] {
  const known = new Map(
    (before?.model.resources ?? [])
      .flatMap(({ operations }) => operations)
      .map((operation) => [operation.id, operation]),
  );
  const paths = Object.entries<PathItem>(spec.document.paths);
  return paths.flatMap(([path, item]) =>
    Object.entries<unknown>(item)
      // HEAD is answered by the operation of GET; the document may describe it, nothing is generated for it.
      .filter(([method]) => METHODS.has(method) && method !== 'head')
      .map(([method, given]) => {
        const operation = given as OperationObject;
        const resource = toFolder(spec.owners.operation(path, method));
        const named = names.take(operation.operationId ?? `${method} ${path}`, resource);
        const { file } = spec.locate(pointer('paths', path, method));
        const place = { path, resource, file, ...named };
        const old = before?.document.paths[path] === item ? known.get(named.id) : undefined;
        if (old !== undefined && isAt(old, method, place)) return old;
        return operationModel({
          document: spec.document,
          dialect: spec.config.dialect,
          unsent: 'readOnly',
          resolver,
          item,
          method,
          operation,
          ...place,
        });
      }),
  );
}

const isAt = (model: OperationModel, method: string, place: OperationPlace): boolean =>
  model.method === method.toUpperCase() &&
  (Object.keys(place) as (keyof OperationPlace)[]).every((key) => model[key] === place[key]);

/** Writers that sent bodies use, directly or indirectly; request schemas need none. */
function findReachableWriters(
  sent: readonly { readonly writer: Writer | null }[],
  bodies: ReadonlyMap<string, Writer>,
  resolver: Resolver,
): ReadonlySet<string> {
  const byWriter = new Map([...bodies].map(([name, body]) => [writerName(name, resolver), body]));
  const waiting = sent.flatMap(({ writer }) => writer?.uses ?? []);
  const reached = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(byWriter.get(name)?.uses ?? []));
  }
  return reached;
}

function buildSchema(
  name: string,
  schema: Schema,
  body: Writer | null,
  { resolver, printed }: { readonly resolver: Resolver; readonly printed: ReadonlySet<string> },
): SchemaModel {
  const own =
    hasOwnWriter(resolveShape(schema, resolver)) && printed.has(writerName(name, resolver));
  return {
    name,
    typeName: resolver.typeName(name),
    writer: own ? writerName(name, resolver) : null,
    writerBody: own ? body : null,
  };
}
