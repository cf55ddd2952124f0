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

const createDone = (form: Form, ...on: readonly string[]): Keyword => ({
  form,
  support: 'done',
  ...(on.length > 0 && { on }),
});
const createReported = (form: Form, ...on: readonly string[]): Keyword => ({
  form,
  support: 'told',
  ...(on.length > 0 && { on }),
});
const createIdle = (form: Form): Keyword => ({ form, support: 'idle' });
const createRefused = (form: Form): Keyword => ({ form, support: 'refused' });

const NUMBERS = ['number', 'integer'];

/** Keywords of JSON Schema 2020-12, and those that OpenAPI 3.1 adds. */
export const schemaKeywords: Readonly<Record<string, Keyword>> = {
  $ref: createDone('text'),
  $defs: createDone('mapping'),
  $comment: createReported('text'),
  $id: createRefused('text'),
  $schema: createIdle('text'),
  $anchor: createIdle('text'),
  $dynamicRef: createRefused('text'),
  $dynamicAnchor: createIdle('text'),
  type: createDone('any'),
  enum: createDone('list'),
  const: createDone('any'),
  default: createDone('any'),
  title: createReported('text'),
  description: createReported('text'),
  example: createReported('any'),
  examples: createReported('list'),
  deprecated: createReported('flag'),
  readOnly: createDone('flag'),
  writeOnly: createDone('flag'),
  format: createDone('text'),
  discriminator: createDone('mapping'),
  xml: createIdle('mapping'),
  externalDocs: createReported('mapping'),
  allOf: createDone('schemas'),
  anyOf: createDone('schemas'),
  oneOf: createDone('schemas'),
  not: createDone('schema'),
  if: createDone('schema'),
  then: createDone('schema'),
  else: createDone('schema'),
  multipleOf: createDone('positive', ...NUMBERS),
  maximum: createDone('number', ...NUMBERS),
  exclusiveMaximum: createDone('number', ...NUMBERS),
  minimum: createDone('number', ...NUMBERS),
  exclusiveMinimum: createDone('number', ...NUMBERS),
  maxLength: createDone('count', 'string'),
  minLength: createDone('count', 'string'),
  pattern: createDone('text', 'string'),
  contentEncoding: createDone('text', 'string'),
  contentMediaType: createReported('text', 'string'),
  contentSchema: createReported('schema', 'string'),
  items: createDone('schema', 'array'),
  prefixItems: createDone('schemas', 'array'),
  contains: createDone('schema', 'array'),
  minContains: createDone('count', 'array'),
  maxContains: createDone('count', 'array'),
  maxItems: createDone('count', 'array'),
  minItems: createDone('count', 'array'),
  uniqueItems: createDone('flag', 'array'),
  unevaluatedItems: createDone('schema', 'array'),
  properties: createDone('mapping', 'object'),
  patternProperties: createDone('mapping', 'object'),
  additionalProperties: createDone('schema', 'object'),
  unevaluatedProperties: createDone('schema', 'object'),
  propertyNames: createDone('schema', 'object'),
  required: createDone('texts', 'object'),
  dependentRequired: createDone('mapping', 'object'),
  dependentSchemas: createDone('mapping', 'object'),
  maxProperties: createDone('count', 'object'),
  minProperties: createDone('count', 'object'),
};

interface Keys {
  readonly known: Readonly<Record<string, Keyword>>;
  readonly required: readonly string[];
}

const header: Readonly<Record<string, Keyword>> = {
  description: createReported('text'),
  required: createDone('flag'),
  deprecated: createReported('flag'),
  allowEmptyValue: createDone('flag'),
  style: createDone('text'),
  explode: createDone('flag'),
  allowReserved: createDone('flag'),
  schema: createDone('any'),
  example: createReported('any'),
  examples: createReported('mapping'),
  content: createDone('mapping'),
};

/** The keys of OpenAPI's objects. */
export const objectKeys: Partial<Readonly<Record<Kind, Keys>>> = {
  document: {
    known: {
      openapi: createDone('text'),
      info: createReported('mapping'),
      jsonSchemaDialect: createRefused('text'),
      servers: createDone('list'),
      security: createDone('list'),
      tags: createDone('list'),
      paths: createDone('mapping'),
      webhooks: createDone('mapping'),
      components: createDone('mapping'),
      externalDocs: createReported('mapping'),
    },
    required: ['info'],
  },
  pathItem: {
    known: {
      $ref: createDone('text'),
      summary: createReported('text'),
      description: createReported('text'),
      servers: createDone('list'),
      parameters: createDone('list'),
      get: createDone('mapping'),
      put: createDone('mapping'),
      post: createDone('mapping'),
      delete: createDone('mapping'),
      options: createRefused('mapping'),
      head: createDone('mapping'),
      patch: createDone('mapping'),
      trace: createRefused('mapping'),
    },
    required: [],
  },
  operation: {
    known: {
      tags: createDone('list'),
      summary: createReported('text'),
      description: createReported('text'),
      externalDocs: createReported('mapping'),
      operationId: createDone('text'),
      parameters: createDone('list'),
      requestBody: createDone('mapping'),
      responses: createDone('mapping'),
      callbacks: createDone('mapping'),
      deprecated: createDone('flag'),
      security: createDone('list'),
      servers: createRefused('list'),
    },
    required: [],
  },
  parameter: {
    known: { name: createDone('text'), in: createDone('text'), ...header },
    required: ['name', 'in'],
  },
  header: { known: { ...header, content: createRefused('mapping') }, required: [] },
  requestBody: {
    known: {
      description: createReported('text'),
      content: createDone('mapping'),
      required: createDone('flag'),
    },
    required: ['content'],
  },
  mediaType: {
    known: {
      schema: createDone('any'),
      example: createReported('any'),
      examples: createReported('mapping'),
      encoding: createDone('mapping'),
    },
    required: [],
  },
  encoding: {
    known: {
      contentType: createDone('text'),
      headers: createIdle('mapping'),
      style: createDone('text'),
      explode: createDone('flag'),
      allowReserved: createDone('flag'),
    },
    required: [],
  },
  response: {
    known: {
      description: createReported('text'),
      headers: createDone('mapping'),
      content: createDone('mapping'),
      links: createReported('mapping'),
    },
    required: ['description'],
  },
  example: {
    known: {
      summary: createReported('text'),
      description: createReported('text'),
      value: createReported('any'),
      externalValue: createReported('text'),
    },
    required: [],
  },
  link: {
    known: {
      operationRef: createReported('text'),
      operationId: createReported('text'),
      parameters: createReported('mapping'),
      requestBody: createReported('any'),
      description: createReported('text'),
      server: createReported('mapping'),
    },
    required: [],
  },
  securityScheme: {
    known: {
      type: createDone('text'),
      description: createReported('text'),
      name: createDone('text'),
      in: createDone('text'),
      scheme: createDone('text'),
      bearerFormat: createReported('text'),
      flows: createDone('mapping'),
      openIdConnectUrl: createReported('text'),
    },
    required: [],
  },
  components: {
    known: {
      schemas: createDone('mapping'),
      responses: createDone('mapping'),
      parameters: createDone('mapping'),
      examples: createReported('mapping'),
      requestBodies: createDone('mapping'),
      headers: createDone('mapping'),
      securitySchemes: createDone('mapping'),
      links: createReported('mapping'),
      callbacks: createDone('mapping'),
      pathItems: createDone('mapping'),
    },
    required: [],
  },
};

/** The keys of an object that has no rules but these. */
export interface PartKeys {
  /** The object in a message. */
  readonly called: string;
  /** States whether the value is one object, or a list or mapping of objects. */
  readonly shape: 'one' | 'many';
  readonly known: readonly string[];
  readonly parts: Readonly<Record<string, PartKeys>>;
}

const createPart = (
  called: string,
  known: readonly string[],
  parts: Readonly<Record<string, PartKeys>> = {},
): PartKeys => ({ called, shape: 'one', known, parts });
const createMany = (each: PartKeys): PartKeys => ({ ...each, shape: 'many' });

const externalDocs = createPart('external documentation', ['description', 'url']);
const server = createPart('a server', ['url', 'description'], {
  variables: createMany(createPart('a variable of a server', ['enum', 'default', 'description'])),
});
const flow = createPart('a flow', ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'scopes']);

/** Keys of nested objects without their own kind, by kind of the parent. */
export const partsOf: Partial<Readonly<Record<Kind, Readonly<Record<string, PartKeys>>>>> = {
  document: {
    info: createPart('`info`', ['title', 'summary', 'description', 'termsOfService', 'version'], {
      contact: createPart('`contact`', ['name', 'url', 'email']),
      license: createPart('`license`', ['name', 'identifier', 'url']),
    }),
    servers: createMany(server),
    tags: createMany(createPart('a tag', ['name', 'description'], { externalDocs })),
    externalDocs,
  },
  pathItem: { servers: createMany(server) },
  operation: { servers: createMany(server), externalDocs },
  schema: {
    externalDocs,
    discriminator: createPart('a discriminator', ['propertyName', 'mapping']),
  },
  securityScheme: {
    flows: createPart('`flows`', [], {
      implicit: flow,
      password: flow,
      clientCredentials: flow,
      authorizationCode: flow,
    }),
  },
  link: { server },
};

/** Formats of texts that requests are validated against, and those that describe display or transport. */
export const formats: readonly string[] = ['date', 'date-time', 'binary', 'password'];

/** Formats that requests of plain documents are checked against as well. */
export const standardFormats: readonly string[] = Object.keys(checkedFormats);

/** Formats of numbers, which describe their storage: each is read as a number of JavaScript. */
export const numberFormats: readonly string[] = ['int32', 'int64', 'float', 'double'];

/** Keyword at this position; undefined for an unknown one. */
export function findKeyword(kind: Kind, key: string): Keyword | undefined {
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
