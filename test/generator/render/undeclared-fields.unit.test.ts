import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#runtime/operation.ts';

const GENERATED = join(import.meta.dirname, '../../../generated');

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

interface Media {
  readonly schema?: Schema;
}

const document = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

const WITNESS = 'must never be sent';
const SECRETS = Object.fromEntries(
  ['password', 'encrypted_password', 'token_digest', 'private_token', 'otp_secret'].map((name) => [
    name,
    WITNESS,
  ]),
);

function resolved<T extends { readonly $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  const parts = node.$ref.slice(2).split('/');
  const found = parts.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown>)[key],
    document,
  );
  return resolved(found as T);
}

/** A value of the schema, in whose every object with declared members the secrets stand beside them. */
function leaking(given: Schema, depth = 0): unknown {
  const schema = resolved(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    const all = alternatives.map(resolved);
    const [first] = all;
    return leaking(all.find(({ properties, items }) => properties ?? items) ?? first ?? {}, depth);
  }
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => leaking(part, depth) as object));
  const types = [schema.type ?? (schema.properties === undefined ? 'string' : 'object')].flat();
  if (depth > 12) return types.includes('array') ? [] : null;
  if (types.includes('object')) {
    const members = Object.entries(schema.properties ?? {}).map(
      ([name, part]) => [name, leaking(part, depth + 1)] as const,
    );
    const open = schema.additionalProperties;
    // An object without declared members accepts any: labels, variables, attributes.
    const closed = members.length > 0 && (open === undefined || open === false);
    // A member that is declared is sent.
    return { ...(closed && SECRETS), ...Object.fromEntries(members) };
  }
  if (types.includes('array')) return [leaking(schema.items ?? {}, depth + 1)];
  if (types.includes('integer') || types.includes('number')) return 1;
  return types.includes('boolean') ? true : 'x';
}

const described = new Map(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation] as const),
  ),
);

async function operationsOf(resource: string): Promise<Operation[]> {
  const module = (await import(join(GENERATED, resource, 'routes.ts'))) as Record<string, unknown>;
  return Object.values(module).filter(
    (value): value is Operation => typeof value === 'object' && value !== null && 'decode' in value,
  );
}

const resources = readdirSync(GENERATED, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(GENERATED, name)).includes('routes.ts'));

let written = 0;
describe('fields that are not declared are not sent', () => {
  it.each(resources)('by %s', async (resource) => {
    for (const { id, responses } of await operationsOf(resource)) {
      const plans = responses.flatMap(({ statuses, write }) =>
        statuses.map((status) => ({ status, write })),
      );
      for (const { status, write } of plans) {
        const response = described.get(id)?.responses[status];
        const schema = resolved(response ?? {}).content?.['application/json']?.schema;
        if (write === null || schema === undefined) continue;
        const value = leaking(schema);
        expect(`${id} ${status}: ${write(value as never)}`).not.toContain(WITNESS);
        if (JSON.stringify(value).includes(WITNESS)) written += 1;
      }
    }
  });

  it('wherever there is a body with members', () => {
    expect(written).toBeGreaterThan(described.size);
  });
});
