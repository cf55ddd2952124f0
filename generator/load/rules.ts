/** `off` is not told; a `warning` is told, and output is made all the same. */
export type Severity = 'error' | 'warning' | 'off';

/** Every rule by its name, with the severity that it has in a document of plain OpenAPI. */
export const plainSeverities = {
  // The document cannot be read, or cannot be served as it stands.
  'component-name': 'error',
  'duplicate-key': 'error',
  'duplicate-operation': 'error',
  limit: 'error',
  'missing-key': 'error',
  'name-clash': 'error',
  'openapi-version': 'error',
  'operation-id': 'error',
  parameter: 'error',
  path: 'error',
  'path-collision': 'error',
  'path-parameter': 'error',
  reference: 'error',
  'remote-reference': 'error',
  'resource-file': 'error',
  responses: 'error',
  schema: 'error',
  'schema-pattern': 'error',
  'schema-type': 'error',
  security: 'error',
  unreadable: 'error',
  unsupported: 'error',
  value: 'error',
  'wrong-value': 'error',
  'yaml-syntax': 'error',
  // It can, but says something twice over, in vain or against itself.
  default: 'warning',
  enum: 'warning',
  'no-effect': 'warning',
  'reference-siblings': 'warning',
  'schema-idle': 'warning',
  'schema-keyword': 'warning',
  'schema-nullable': 'warning',
  'schema-range': 'warning',
  tag: 'warning',
  'unknown-key': 'warning',
  // The style of a house.
  bounds: 'off',
  description: 'off',
  extension: 'off',
  head: 'off',
  'missing-example': 'off',
  'missing-responses': 'off',
  'missing-success': 'off',
  operation: 'off',
  'operation-name': 'off',
  'own-security': 'off',
  pagination: 'off',
  'request-body': 'off',
  'schema-format': 'off',
  'schema-items': 'off',
  'schema-required': 'off',
  statuses: 'off',
  // These look at every example, and at the whole once more: they take longer than all the rest.
  example: 'off',
  structure: 'off',
  unused: 'off',
  webhook: 'off',
} as const satisfies Readonly<Record<string, Severity>>;

export type RuleName = keyof typeof plainSeverities;

/** In Hearth's own document every fault must be mended. */
export const hearthSeverities = Object.fromEntries(
  Object.keys(plainSeverities).map((name) => [name, 'error']),
) as Readonly<Record<RuleName, Severity>>;
