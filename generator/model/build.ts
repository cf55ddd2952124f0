import type { LoadedSpec } from '../load/load.ts';
import type {
  OpenApiDocument,
  Operation as OperationObject,
  PathItem,
  Schema,
} from '../load/document.ts';
import { Resolver } from './resolver.ts';
import type { Model, OperationModel, ResourceModel, SchemaModel } from './model.ts';
import { camel, pascal } from './names.ts';
import { operationModel } from './operation.ts';
import { expandDocument, METHODS } from './expand.ts';
import { shapeOf } from './shape.ts';
import { hasOwnWriter, inlineWriter, writerName } from './writer.ts';

/** The published document and the model of everything that is generated from it. */
export interface Built {
  readonly document: OpenApiDocument;
  readonly model: Model;
}

export const COMMON = 'common';

/** Makes every decision about the loaded document; what follows only prints. */
export function buildModel(spec: LoadedSpec): Built {
  const document = expandDocument(spec.document);
  const resolver = new Resolver(document);
  const operations = operationsOf({ ...spec, document }, resolver);
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][];
  const owners = new Map(schemas.map(([name]) => [name, spec.owners.component('schemas', name)]));
  const names = new Set([...operations.map((operation) => operation.resource), ...owners.values()]);
  const printed = reachableWriters(operations, schemas, resolver);
  const resources = [...names].toSorted().map((name): ResourceModel => ({
    name,
    camel: camel(name),
    pascal: pascal(name),
    operations: operations.filter((operation) => operation.resource === name),
    schemas: schemas
      .filter(([schema]) => owners.get(schema) === name)
      .map(([schema, node]) => schemaModel(schema, node, resolver, printed)),
  }));
  return { document, model: { resources, schemaOwners: owners } };
}

function operationsOf(spec: LoadedSpec, resolver: Resolver): OperationModel[] {
  const paths = Object.entries(spec.document.paths) as [string, PathItem][];
  return paths.flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, unknown>>)
      // HEAD is answered by the operation of GET; the document may describe it, nothing is generated for it.
      .filter(([method]) => METHODS.has(method) && method !== 'head')
      .map(([method, operation]) =>
        operationModel({
          spec,
          resolver,
          path,
          item,
          method,
          operation: operation as OperationObject,
        }),
      ),
  );
}

/** Writers that some response calls, directly or through another; request schemas need none. */
function reachableWriters(
  operations: readonly OperationModel[],
  schemas: readonly [string, Schema][],
  resolver: Resolver,
): ReadonlySet<string> {
  const bodies = new Map(
    schemas.map(([name, node]) => [
      writerName(name),
      inlineWriter(shapeOf(node, resolver), 'v', resolver),
    ]),
  );
  const called = (expression: string) =>
    [...expression.matchAll(/\bwrite[A-Z]\w*/g)].map(([name]) => name);
  const waiting = operations.flatMap(({ responses }) =>
    responses.flatMap(({ writer }) => called(writer ?? '')),
  );
  const reached = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...called(bodies.get(name) ?? ''));
  }
  return reached;
}

function schemaModel(
  name: string,
  schema: Schema,
  resolver: Resolver,
  printed: ReadonlySet<string>,
): SchemaModel {
  const shape = shapeOf(schema, resolver);
  const own = hasOwnWriter(shape) && printed.has(writerName(name));
  return {
    name,
    typeName: pascal(name),
    writer: own ? writerName(name) : null,
    writerBody: own ? inlineWriter(shape, 'v', resolver) : null,
  };
}
