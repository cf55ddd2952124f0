import type { OpenApiDocument, Schema } from '../load/document.ts';
import { Resolver } from '../model/resolver.ts';

/** Declared types; null if any type is allowed. */
export function listTypes(schema: Schema): readonly string[] | null {
  return schema.type === undefined ? null : [schema.type].flat();
}

/** The fixed set of values; null if there is no such set. A constant is a set of one. */
export function listValues(schema: Schema): readonly unknown[] | null {
  if (schema.enum !== undefined) return schema.enum;
  return 'const' in schema ? [schema.const] : null;
}

/** Merges the `allOf` parts into the schema, unless they contradict each other. */
export function flattened(document: OpenApiDocument, schema: Schema, depth = 0): Schema {
  if (schema.allOf === undefined || depth > 20) return schema;
  const resolver = new Resolver(document);
  const { allOf, ...own } = schema;
  const parts = [
    ...allOf.map((part) => flattened(document, resolver.resolve<Schema>(part), depth + 1)),
    own as Schema,
  ];
  let joined: Schema = {};
  for (const part of parts) {
    joined = {
      ...joined,
      ...part,
      ...((joined.properties ?? part.properties) && {
        properties: { ...joined.properties, ...part.properties },
      }),
      ...((joined.required ?? part.required) && {
        required: [...new Set([...(joined.required ?? []), ...(part.required ?? [])])],
      }),
    };
  }
  return joined;
}
