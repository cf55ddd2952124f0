import type { ASTNode } from 'graphql';
import type { Schema } from '../load/document.ts';
import type { Built } from '../model/build.ts';
import type { OperationModel } from '../model/model.ts';
import { resolveShape } from '../model/shape.ts';
import type { Definition, Definitions } from './definitions.ts';
import { readDirectives } from './directives.ts';

/** The schemas that the document has for a parameter or property of a name. */
export type SchemasOf = (name: string) => readonly Schema[];

/** The parts of the document that the type system is bound to. */
export class Counterparts {
  readonly #built: Built;
  readonly #definitions: Definitions;

  constructor(built: Built, definitions: Definitions) {
    this.#built = built;
    this.#definitions = definitions;
  }

  properties(schema: string): ReadonlyMap<string, Schema> {
    const { resolver } = this.#built.parts;
    const shape = resolveShape({ $ref: `#/components/schemas/${schema}` }, resolver);
    return shape.kind === 'object' ? shape.properties : new Map();
  }

  /** The schema of a property, or of a property of it: `time_stats.time_estimate`. */
  propertyAt(schema: string, path: string): Schema | undefined {
    const { resolver } = this.#built.parts;
    let found: Schema | undefined = { $ref: `#/components/schemas/${schema}` };
    for (const name of path.split('.')) {
      const shape: ReturnType<typeof resolveShape> = resolveShape(found, resolver);
      found = shape.kind === 'object' ? shape.properties.get(name) : undefined;
      if (found === undefined) return undefined;
    }
    return found;
  }

  operation(id: string): OperationModel | undefined {
    return this.#built.model.resources
      .flatMap(({ operations }) => operations)
      .find((operation) => operation.id === id);
  }

  /** The schemas of the parameters and properties that operations have under a name. */
  ofOperations(node: ASTNode, ids: readonly string[]): SchemasOf {
    const operations = ids.map((id) => {
      const found = this.operation(id);
      if (found === undefined) {
        const message = `the document has no operation ${id}`;
        this.#definitions.refuse(
          node,
          'graphql-operation-missing',
          message,
          'Name an `operationId`',
        );
      }
      return found;
    });
    return (name) =>
      operations.flatMap((operation) =>
        [...(operation?.query ?? []), ...(operation?.body?.properties ?? [])]
          .filter((parameter) => parameter.name === name)
          .map(({ schema }) => schema),
      );
  }

  /** The schemas of the operation or component that the fields of an input are like. */
  ofInput({ node }: Definition): SchemasOf {
    const { like } = readDirectives(node as Parameters<typeof readDirectives>[0]);
    const { operation = null, schema = null } = like ?? {};
    if (operation !== null) return this.ofOperations(node, [operation]);
    if (schema === null) return () => [];
    if (!this.#built.model.schemaOwners.has(schema)) {
      const message = `the document has no schema ${schema}`;
      this.#definitions.refuse(
        node,
        'graphql-schema-missing',
        message,
        'Name one of its component schemas',
      );
      return () => [];
    }
    const properties = this.properties(schema);
    return (name) => [properties.get(name) ?? []].flat();
  }
}
