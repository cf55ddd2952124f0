/**
 * The kinds of objects in a document, and where each may stand. Only values that this table names are objects of
 * OpenAPI; all others (examples, defaults, enumerations, extensions) are data in which a key called `$ref` means
 * nothing.
 */
export type Kind =
  | 'document'
  | 'paths'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'mediaType'
  | 'encoding'
  | 'responses'
  | 'response'
  | 'example'
  | 'link'
  | 'callback'
  | 'schema'
  | 'securityScheme'
  | 'components';

export const sections = [
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
] as const;
export type Section = (typeof sections)[number];

type Shape = 'one' | 'list' | 'map';

interface Child {
  readonly kind: Kind;
  readonly shape: Shape;
}

interface KindRule {
  /** Section of the bundle for referenced objects of this kind; kinds without one cannot be referenced. */
  readonly section?: Section;
  readonly fields: Readonly<Record<string, Child>>;
  /** The kind of all members that no field names, extensions aside. */
  readonly rest?: Child;
}

const createOne = (kind: Kind): Child => ({ kind, shape: 'one' });
const list = (kind: Kind): Child => ({ kind, shape: 'list' });
const createMap = (kind: Kind): Child => ({ kind, shape: 'map' });

const parameterFields = {
  schema: createOne('schema'),
  content: createMap('mediaType'),
  examples: createMap('example'),
};

export const grammar: Readonly<Record<Kind, KindRule>> = {
  document: {
    fields: {
      paths: createOne('paths'),
      webhooks: createMap('pathItem'),
      components: createOne('components'),
    },
  },
  paths: { fields: {}, rest: createOne('pathItem') },
  pathItem: {
    section: 'pathItems',
    fields: {
      parameters: list('parameter'),
      get: createOne('operation'),
      put: createOne('operation'),
      post: createOne('operation'),
      delete: createOne('operation'),
      options: createOne('operation'),
      head: createOne('operation'),
      patch: createOne('operation'),
      trace: createOne('operation'),
    },
  },
  operation: {
    fields: {
      parameters: list('parameter'),
      requestBody: createOne('requestBody'),
      responses: createOne('responses'),
      callbacks: createMap('callback'),
    },
  },
  parameter: { section: 'parameters', fields: parameterFields },
  header: { section: 'headers', fields: parameterFields },
  requestBody: { section: 'requestBodies', fields: { content: createMap('mediaType') } },
  mediaType: {
    fields: {
      schema: createOne('schema'),
      examples: createMap('example'),
      encoding: createMap('encoding'),
    },
  },
  encoding: { fields: { headers: createMap('header') } },
  responses: { fields: {}, rest: createOne('response') },
  response: {
    section: 'responses',
    fields: {
      headers: createMap('header'),
      content: createMap('mediaType'),
      links: createMap('link'),
    },
  },
  example: { section: 'examples', fields: {} },
  link: { section: 'links', fields: {} },
  callback: { section: 'callbacks', fields: {}, rest: createOne('pathItem') },
  securityScheme: { section: 'securitySchemes', fields: {} },
  schema: {
    section: 'schemas',
    fields: {
      properties: createMap('schema'),
      patternProperties: createMap('schema'),
      dependentSchemas: createMap('schema'),
      $defs: createMap('schema'),
      definitions: createMap('schema'),
      allOf: list('schema'),
      anyOf: list('schema'),
      oneOf: list('schema'),
      prefixItems: list('schema'),
      items: createOne('schema'),
      additionalProperties: createOne('schema'),
      unevaluatedProperties: createOne('schema'),
      unevaluatedItems: createOne('schema'),
      propertyNames: createOne('schema'),
      contains: createOne('schema'),
      contentSchema: createOne('schema'),
      not: createOne('schema'),
      if: createOne('schema'),
      then: createOne('schema'),
      else: createOne('schema'),
    },
  },
  components: {
    fields: {
      schemas: createMap('schema'),
      responses: createMap('response'),
      parameters: createMap('parameter'),
      examples: createMap('example'),
      requestBodies: createMap('requestBody'),
      headers: createMap('header'),
      securitySchemes: createMap('securityScheme'),
      links: createMap('link'),
      callbacks: createMap('callback'),
      pathItems: createMap('pathItem'),
    },
  },
};

/** The kind of the member `key` in an object of this kind; undefined for plain data. */
export function findChild(kind: Kind, key: string): Child | undefined {
  const rule = grammar[kind];
  if (Object.hasOwn(rule.fields, key)) return rule.fields[key];
  return key.startsWith('x-') ? undefined : rule.rest;
}

export function isSection(name: string): name is Section {
  return (sections as readonly string[]).includes(name);
}
