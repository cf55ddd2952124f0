type Mutable = Record<string, unknown>;

/** Rewrites keywords with a special meaning in OpenAPI 3.0 to JSON Schema 2020-12, in place. */
export function upgradeSchema(schema: Mutable): void {
  if (typeof schema.$ref === 'string') {
    // OpenAPI 3.0 ignores siblings of a reference; only the description is worth keeping.
    for (const key of Object.keys(schema)) {
      if (key !== '$ref' && key !== 'description') delete schema[key];
    }
    return;
  }
  upgradeBound(schema, 'minimum', 'exclusiveMinimum');
  upgradeBound(schema, 'maximum', 'exclusiveMaximum');
  const { nullable } = schema;
  delete schema.nullable;
  if (nullable === true) allowNull(schema);
}

function upgradeBound(schema: Mutable, bound: string, exclusive: string): void {
  const value = schema[exclusive];
  if (typeof value !== 'boolean') return;
  delete schema[exclusive];
  if (!value || typeof schema[bound] !== 'number') return;
  schema[exclusive] = schema[bound];
  delete schema[bound];
}

function allowNull(schema: Mutable): void {
  if (typeof schema.type === 'string') {
    schema.type = [schema.type, 'null'];
    const values = schema.enum;
    if (Array.isArray(values) && !values.includes(null))
      schema.enum = [...(values as unknown[]), null];
    return;
  }
  for (const key of ['anyOf', 'oneOf']) {
    if (!Array.isArray(schema[key])) continue;
    schema[key] = [...(schema[key] as unknown[]), { type: 'null' }];
    return;
  }
  if (Array.isArray(schema.allOf)) {
    schema.anyOf = [{ allOf: schema.allOf }, { type: 'null' }];
    delete schema.allOf;
  }
}
