import { describe, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import type { Operation } from '#runtime/operation.ts';
import { contractOperations } from './operations.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Responses {
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

const paths = bundle.paths as unknown as Readonly<
  Record<string, Readonly<Record<string, Responses>>>
>;

function follow<Part extends { readonly $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const keys = part.$ref.replace('#/', '').split('/');
  const found = keys.reduce<unknown>(
    (inside, key) => (inside as Readonly<Record<string, unknown>>)[key],
    bundle,
  );
  return follow(found as Part);
}

/** Members beneath this many schemas of the same name are left out: groups have groups. */
const mostNested = 2;

/** A value of a schema with every member that it names, none of them null, and all different. */
class FullValues {
  #count = 0;

  of(schema: Schema, above: readonly string[] = []): unknown {
    const { $ref } = schema;
    if ($ref !== undefined) return this.of(follow(schema), [...above, $ref]);
    if (schema.allOf !== undefined) return this.of(whole(schema), above);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    const branch = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
    if (branch !== undefined && schema.properties === undefined) return this.of(branch, above);
    this.#count += 1;
    switch (typeOf(schema)) {
      case 'boolean':
        return this.#count % 2 === 0;
      case 'integer':
      case 'number':
        return this.#count;
      case 'array':
        return [this.of(schema.items ?? {}, above)];
      case 'object':
        return this.#object(schema, above);
      default:
        return `text ${this.#count}`;
    }
  }

  #object(schema: Schema, above: readonly string[]): Readonly<Record<string, unknown>> {
    const members = Object.entries(schema.properties ?? {}).filter(
      ([, { $ref, items }]) => !isNested(above, $ref ?? items?.$ref),
    );
    const value = Object.fromEntries(members.map(([name, each]) => [name, this.of(each, above)]));
    const { additionalProperties: free } = schema;
    return typeof free === 'object' ? { ...value, free: this.of(free, above) } : value;
  }
}

const isNested = (above: readonly string[], $ref: string | undefined) =>
  above.filter((each) => each === $ref).length >= mostNested;

function typeOf({ type, properties }: Schema): string | undefined {
  if (properties !== undefined) return 'object';
  return typeof type === 'string' ? type : type?.find((each) => each !== 'null');
}

/** The schema with what it takes from others. */
function whole(schema: Schema): Schema {
  const { allOf = [], ...own } = follow(schema);
  const parts = [...allOf.map(whole), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as object;
  const some = Object.keys(properties).length > 0;
  return Object.assign({}, ...parts, some ? { properties } : {}) as Schema;
}

function schemaOf(operation: { method: string; path: string }, status: string): Schema | undefined {
  const responses = paths[operation.path]?.[operation.method.toLowerCase()]?.responses ?? {};
  const { content = {} } = follow(responses[status] ?? {});
  return Object.entries(content).find(([name]) => /[/+]json\b/.test(name))?.[1].schema;
}

/** The output of the generated writers parses to the same value, with every member that the document names. */
describe('every member is written by', () => {
  const table = contractOperations.map((operation) => [operation.id, operation] as const);
  it.each(table)('%s', async (id, operation) => {
    const routes = (await import(`../../generated/${operation.resource}/routes.ts`)) as Readonly<
      Record<string, Operation>
    >;
    const responses = (routes[id]?.responses ?? []).flatMap(({ statuses, write }) =>
      statuses.map((status) => ({ status, write })),
    );
    expect(responses).not.toEqual([]);
    for (const { status, write } of responses) {
      const schema = schemaOf(operation, String(status));
      if (write === null || schema === undefined) continue;
      const value = new FullValues().of(schema);
      expect(JSON.parse(write(value as never))).toEqual(value);
    }
  });
});
