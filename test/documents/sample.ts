import type { Schema } from '#generator/load/document.ts';
import type { Resolver } from '#generator/model/resolver.ts';

/** A small value that a schema accepts; undefined where none is found. Its own example first. */
export function sampleOf(schema: Schema, resolver: Resolver, depth = 0): unknown {
  const target = resolver.resolve<Schema>(schema);
  const given = [
    target.example,
    ...((target.examples as readonly unknown[] | undefined) ?? []),
    target.default,
    target.const,
    ...(target.enum ?? []),
  ].find((value) => value !== undefined && value !== null);
  if (given !== undefined || depth > 6) return given;
  const branch = (target.oneOf ?? target.anyOf)?.[0];
  if (target.allOf !== undefined || (branch !== undefined && target.properties === undefined)) {
    const parts = [...(target.allOf ?? []), ...(branch === undefined ? [] : [branch])].map((part) =>
      sampleOf(part, resolver, depth + 1),
    );
    const objects = parts.filter((part) => typeof part === 'object' && part !== null);
    return objects.length === 0 ? parts[0] : (Object.assign({}, ...objects) as object);
  }
  const [type = target.properties === undefined ? 'string' : 'object'] = [target.type ?? []].flat();
  switch (type) {
    case 'integer':
    case 'number':
      return numberOf(target);
    case 'boolean':
      return true;
    case 'array': {
      const { minItems } = target as { readonly minItems?: number };
      return Array.from({ length: minItems ?? 1 }, () =>
        sampleOf(target.items ?? {}, resolver, depth + 1),
      );
    }
    case 'object': {
      const names = new Set([...(target.required ?? []), ...(branch?.required ?? [])]);
      const members = [...names].map((name) => {
        const property = target.properties?.[name] ?? {};
        return [name, sampleOf(property, resolver, depth + 1)] as const;
      });
      return Object.fromEntries(members);
    }
    default:
      return textOf(target);
  }
}

function numberOf(schema: Schema): number {
  const { minimum, exclusiveMinimum } = schema as Readonly<Record<string, number | undefined>>;
  return minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
}

const TEXTS: Readonly<Record<string, string>> = {
  date: '2022-04-22',
  'date-time': '2022-04-22T10:15:30Z',
  uuid: '0b1d5e2c-4d1a-4c55-9a0e-0a7bb3a0a0f1',
  uri: 'https://example.com/',
  email: 'someone@example.com',
};

function textOf(schema: Schema): string {
  const { minLength } = schema as { readonly minLength?: number };
  return TEXTS[schema.format ?? ''] ?? 'x'.repeat(Math.max(minLength ?? 1, 1));
}
