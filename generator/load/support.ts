import { formats as checkedFormats } from '../runtime/formats.ts';
import type { Kind } from './grammar.ts';

/** The form of a key's value. */
export type Form =
  | 'text'
  | 'number'
  | 'count'
  | 'positive'
  | 'flag'
  | 'list'
  | 'texts'
  | 'mapping'
  | 'schema'
  | 'schemas'
  | 'any';

/**
 * `done`: the generated code does it. `told`: it is for readers, who find it in the published document. `idle`: nothing
 * comes of it, which is a warning. `refused`: nothing comes of it although callers rely on it, which is an error.
 */
export type Support = 'done' | 'told' | 'idle' | 'refused';

export interface Keyword {
  readonly form: Form;
  readonly support: Support;
  /** The types of JSON to which a keyword of schemas applies; left out for all. */
  readonly on?: readonly string[];
}

const done = (form: Form, ...on: readonly string[]): Keyword => ({
  form,
  support: 'done',
  ...(on.length > 0 && { on }),
});
const told = (form: Form, ...on: readonly string[]): Keyword => ({
  form,
  support: 'told',
  ...(on.length > 0 && { on }),
});
const idle = (form: Form): Keyword => ({ form, support: 'idle' });
const refused = (form: Form): Keyword => ({ form, support: 'refused' });

const NUMBERS = ['number', 'integer'];

/** The keywords of JSON Schema 2020-12, and those that OpenAPI 3.1 adds to it. */
export const schemaKeywords: Readonly<Record<string, Keyword>> = {
  $ref: done('text'),
  $defs: done('mapping'),
  $comment: told('text'),
  $id: refused('text'),
  $schema: idle('text'),
  $anchor: idle('text'),
  $dynamicRef: refused('text'),
  $dynamicAnchor: idle('text'),
  type: done('any'),
  enum: done('list'),
  const: done('any'),
  default: done('any'),
  title: told('text'),
  description: told('text'),
  example: told('any'),
  examples: told('list'),
  deprecated: told('flag'),
  readOnly: done('flag'),
  writeOnly: done('flag'),
  format: done('text'),
  discriminator: done('mapping'),
  xml: idle('mapping'),
  externalDocs: told('mapping'),
  allOf: done('schemas'),
  anyOf: done('schemas'),
  oneOf: done('schemas'),
  not: done('schema'),
  if: done('schema'),
  then: done('schema'),
  else: done('schema'),
  multipleOf: done('positive', ...NUMBERS),
  maximum: done('number', ...NUMBERS),
  exclusiveMaximum: done('number', ...NUMBERS),
  minimum: done('number', ...NUMBERS),
  exclusiveMinimum: done('number', ...NUMBERS),
  maxLength: done('count', 'string'),
  minLength: done('count', 'string'),
  pattern: done('text', 'string'),
  contentEncoding: done('text', 'string'),
  contentMediaType: told('text', 'string'),
  contentSchema: told('schema', 'string'),
  items: done('schema', 'array'),
  prefixItems: done('schemas', 'array'),
  contains: done('schema', 'array'),
  minContains: done('count', 'array'),
  maxContains: done('count', 'array'),
  maxItems: done('count', 'array'),
  minItems: done('count', 'array'),
  uniqueItems: done('flag', 'array'),
  unevaluatedItems: done('schema', 'array'),
  properties: done('mapping', 'object'),
  patternProperties: done('mapping', 'object'),
  additionalProperties: done('schema', 'object'),
  unevaluatedProperties: done('schema', 'object'),
  propertyNames: done('schema', 'object'),
  required: done('texts', 'object'),
  dependentRequired: done('mapping', 'object'),
  dependentSchemas: done('mapping', 'object'),
  maxProperties: done('count', 'object'),
  minProperties: done('count', 'object'),
};

interface Keys {
  readonly known: Readonly<Record<string, Keyword>>;
  readonly required: readonly string[];
}

const header: Readonly<Record<string, Keyword>> = {
  description: told('text'),
  required: done('flag'),
  deprecated: told('flag'),
  allowEmptyValue: done('flag'),
  style: done('text'),
  explode: done('flag'),
  allowReserved: done('flag'),
  schema: done('any'),
  example: told('any'),
  examples: told('mapping'),
  content: done('mapping'),
};

/** The keys of OpenAPI's objects. */
export const objectKeys: Partial<Readonly<Record<Kind, Keys>>> = {
  document: {
    known: {
      openapi: done('text'),
      info: told('mapping'),
      jsonSchemaDialect: refused('text'),
      servers: done('list'),
      security: done('list'),
      tags: done('list'),
      paths: done('mapping'),
      webhooks: done('mapping'),
      components: done('mapping'),
      externalDocs: told('mapping'),
    },
    required: ['info'],
  },
  pathItem: {
    known: {
      $ref: done('text'),
      summary: told('text'),
      description: told('text'),
      servers: done('list'),
      parameters: done('list'),
      get: done('mapping'),
      put: done('mapping'),
      post: done('mapping'),
      delete: done('mapping'),
      options: refused('mapping'),
      head: done('mapping'),
      patch: done('mapping'),
      trace: refused('mapping'),
    },
    required: [],
  },
  operation: {
    known: {
      tags: done('list'),
      summary: told('text'),
      description: told('text'),
      externalDocs: told('mapping'),
      operationId: done('text'),
      parameters: done('list'),
      requestBody: done('mapping'),
      responses: done('mapping'),
      callbacks: done('mapping'),
      deprecated: done('flag'),
      security: done('list'),
      servers: refused('list'),
    },
    required: [],
  },
  parameter: {
    known: { name: done('text'), in: done('text'), ...header },
    required: ['name', 'in'],
  },
  header: { known: { ...header, content: refused('mapping') }, required: [] },
  requestBody: {
    known: { description: told('text'), content: done('mapping'), required: done('flag') },
    required: ['content'],
  },
  mediaType: {
    known: {
      schema: done('any'),
      example: told('any'),
      examples: told('mapping'),
      encoding: done('mapping'),
    },
    required: [],
  },
  encoding: {
    known: {
      contentType: done('text'),
      headers: idle('mapping'),
      style: done('text'),
      explode: done('flag'),
      allowReserved: done('flag'),
    },
    required: [],
  },
  response: {
    known: {
      description: told('text'),
      headers: done('mapping'),
      content: done('mapping'),
      links: told('mapping'),
    },
    required: ['description'],
  },
  example: {
    known: {
      summary: told('text'),
      description: told('text'),
      value: told('any'),
      externalValue: told('text'),
    },
    required: [],
  },
  link: {
    known: {
      operationRef: told('text'),
      operationId: told('text'),
      parameters: told('mapping'),
      requestBody: told('any'),
      description: told('text'),
      server: told('mapping'),
    },
    required: [],
  },
  securityScheme: {
    known: {
      type: done('text'),
      description: told('text'),
      name: done('text'),
      in: done('text'),
      scheme: done('text'),
      bearerFormat: told('text'),
      flows: done('mapping'),
      openIdConnectUrl: told('text'),
    },
    required: [],
  },
  components: {
    known: {
      schemas: done('mapping'),
      responses: done('mapping'),
      parameters: done('mapping'),
      examples: told('mapping'),
      requestBodies: done('mapping'),
      headers: done('mapping'),
      securitySchemes: done('mapping'),
      links: told('mapping'),
      callbacks: done('mapping'),
      pathItems: done('mapping'),
    },
    required: [],
  },
};

/** The keys of an object that has no rules but these. */
export interface PartKeys {
  /** The object in a message. */
  readonly called: string;
  /** Tells whether the object itself stands there, or a list or mapping of them. */
  readonly shape: 'one' | 'many';
  readonly known: readonly string[];
  readonly parts: Readonly<Record<string, PartKeys>>;
}

const part = (
  called: string,
  known: readonly string[],
  parts: Readonly<Record<string, PartKeys>> = {},
): PartKeys => ({ called, shape: 'one', known, parts });
const many = (each: PartKeys): PartKeys => ({ ...each, shape: 'many' });

const externalDocs = part('external documentation', ['description', 'url']);
const server = part('a server', ['url', 'description'], {
  variables: many(part('a variable of a server', ['enum', 'default', 'description'])),
});
const flow = part('a flow', ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'scopes']);

/** The keys of the objects in those of each kind that have no kind themselves. */
export const partsOf: Partial<Readonly<Record<Kind, Readonly<Record<string, PartKeys>>>>> = {
  document: {
    info: part('`info`', ['title', 'summary', 'description', 'termsOfService', 'version'], {
      contact: part('`contact`', ['name', 'url', 'email']),
      license: part('`license`', ['name', 'identifier', 'url']),
    }),
    servers: many(server),
    tags: many(part('a tag', ['name', 'description'], { externalDocs })),
    externalDocs,
  },
  pathItem: { servers: many(server) },
  operation: { servers: many(server), externalDocs },
  schema: {
    externalDocs,
    discriminator: part('a discriminator', ['propertyName', 'mapping']),
  },
  securityScheme: {
    flows: part('`flows`', [], {
      implicit: flow,
      password: flow,
      clientCredentials: flow,
      authorizationCode: flow,
    }),
  },
  link: { server },
};

/** Formats of texts that requests are checked against, and those that say how a value is sent or shown. */
export const formats: readonly string[] = ['date', 'date-time', 'binary', 'password'];

/** Formats that requests of plain documents are checked against as well. */
export const standardFormats: readonly string[] = Object.keys(checkedFormats);

/** Formats of numbers, which say how they are kept: each is read as far as a number of JavaScript goes. */
export const numberFormats: readonly string[] = ['int32', 'int64', 'float', 'double'];

/** The keyword at this place; undefined for what nothing is known of. */
export function keywordOf(kind: Kind, key: string): Keyword | undefined {
  const known = kind === 'schema' ? schemaKeywords : objectKeys[kind]?.known;
  return known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined;
}

export const forms: Readonly<Record<Form, string>> = {
  text: 'text',
  number: 'a number',
  count: 'a whole number from 0',
  positive: 'a number above 0',
  flag: '`true` or `false`',
  list: 'a list',
  texts: 'a list of different names',
  mapping: 'a mapping',
  schema: 'a schema',
  schemas: 'a list of schemas',
  any: 'any value',
};
