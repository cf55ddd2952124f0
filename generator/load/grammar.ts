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

const one = (kind: Kind): Child => ({ kind, shape: 'one' });
const list = (kind: Kind): Child => ({ kind, shape: 'list' });
const map = (kind: Kind): Child => ({ kind, shape: 'map' });

const parameterFields = {
  schema: one('schema'),
  content: map('mediaType'),
  examples: map('example'),
};

export const grammar: Readonly<Record<Kind, KindRule>> = {
  document: {
    fields: { paths: one('paths'), webhooks: map('pathItem'), components: one('components') },
  },
  paths: { fields: {}, rest: one('pathItem') },
  pathItem: {
    section: 'pathItems',
    fields: {
      parameters: list('parameter'),
      get: one('operation'),
      put: one('operation'),
      post: one('operation'),
      delete: one('operation'),
      options: one('operation'),
      head: one('operation'),
      patch: one('operation'),
      trace: one('operation'),
    },
  },
  operation: {
    fields: {
      parameters: list('parameter'),
      requestBody: one('requestBody'),
      responses: one('responses'),
      callbacks: map('callback'),
    },
  },
  parameter: { section: 'parameters', fields: parameterFields },
  header: { section: 'headers', fields: parameterFields },
  requestBody: { section: 'requestBodies', fields: { content: map('mediaType') } },
  mediaType: {
    fields: { schema: one('schema'), examples: map('example'), encoding: map('encoding') },
  },
  encoding: { fields: { headers: map('header') } },
  responses: { fields: {}, rest: one('response') },
  response: {
    section: 'responses',
    fields: { headers: map('header'), content: map('mediaType'), links: map('link') },
  },
  example: { section: 'examples', fields: {} },
  link: { section: 'links', fields: {} },
  callback: { section: 'callbacks', fields: {}, rest: one('pathItem') },
  securityScheme: { section: 'securitySchemes', fields: {} },
  schema: {
    section: 'schemas',
    fields: {
      properties: map('schema'),
      patternProperties: map('schema'),
      dependentSchemas: map('schema'),
      $defs: map('schema'),
      definitions: map('schema'),
      allOf: list('schema'),
      anyOf: list('schema'),
      oneOf: list('schema'),
      prefixItems: list('schema'),
      items: one('schema'),
      additionalProperties: one('schema'),
      unevaluatedProperties: one('schema'),
      unevaluatedItems: one('schema'),
      propertyNames: one('schema'),
      contains: one('schema'),
      contentSchema: one('schema'),
      not: one('schema'),
      if: one('schema'),
      then: one('schema'),
      else: one('schema'),
    },
  },
  components: {
    fields: {
      schemas: map('schema'),
      responses: map('response'),
      parameters: map('parameter'),
      examples: map('example'),
      requestBodies: map('requestBody'),
      headers: map('header'),
      securitySchemes: map('securityScheme'),
      links: map('link'),
      callbacks: map('callback'),
      pathItems: map('pathItem'),
    },
  },
};

/** The kind of the member `key` in an object of this kind; undefined for plain data. */
export function childOf(kind: Kind, key: string): Child | undefined {
  const rule = grammar[kind];
  if (Object.hasOwn(rule.fields, key)) return rule.fields[key];
  return key.startsWith('x-') ? undefined : rule.rest;
}

export function isSection(name: string): name is Section {
  return (sections as readonly string[]).includes(name);
}
