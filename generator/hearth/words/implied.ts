import type { Word } from '../../dialect.ts';

const reference = {
  type: 'object',
  properties: { $ref: { type: 'string' } },
  required: ['$ref'],
  additionalProperties: false,
};

/** The shared responses and parameters that operations have without naming them. */
export const implied: Word = {
  key: 'x-implied',
  on: ['document'],
  schema: {
    type: 'object',
    properties: {
      responses: {
        type: 'object',
        propertyNames: { pattern: '^4[0-9]{2}(?:-(?:project|group))?$' },
        additionalProperties: reference,
      },
      parameters: {
        type: 'object',
        properties: { project: reference, group: reference },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  accepts:
    '`responses` by their statuses, such as `404`, or `404-project` for operations about a project, and `parameters` ' +
    'that name a `project` or a `group`, each a reference',
};
