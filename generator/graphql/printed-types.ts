import { parseType } from 'graphql';
import type { ArgumentModel, Binding, FieldModel, ObjectModel } from './model.ts';

function createField(
  name: string,
  type: string,
  description: string,
  file: string,
  binding: Binding = { kind: 'part' },
): FieldModel {
  return {
    name,
    file,
    of: null,
    type: parseType(type),
    description,
    deprecation: null,
    arguments: [],
    binding,
    connection: false,
    score: null,
    position: null,
  };
}

/** The fields of every payload. */
export function payloadFields(file: string): FieldModel[] {
  return [
    createField(
      'errors',
      '[String!]!',
      'Errors that made the mutation fail; empty on success.',
      file,
      {
        kind: 'own',
      },
    ),
    createField('clientMutationId', 'String', 'Value of `clientMutationId` in the input.', file, {
      kind: 'own',
    }),
  ];
}

export const clientMutationId = (description: string): ArgumentModel => ({
  name: 'clientMutationId',
  type: parseType('String'),
  description,
  deprecation: null,
  defaultValue: undefined,
  bound: {},
});

interface ConnectionParts {
  readonly file: string;
  readonly counted: boolean;
  readonly extra: readonly FieldModel[];
}

/** The type of a list's pages. */
export function connectionType(
  name: string,
  node: string,
  { file, counted, extra }: ConnectionParts,
): ObjectModel {
  const count = 'How many there are, of all pages; 10,001 where there are more than 10,000.';
  return {
    kind: 'object',
    name,
    file,
    description: `A page of a list of \`${node}\`.`,
    position: null,
    interfaces: [],
    carries: [],
    source: { kind: 'connection', node },
    fields: [
      ...(counted ? [createField('count', 'Int!', count, file)] : []),
      createField('edges', `[${node}Edge]`, 'The objects of the page, each with its cursor.', file),
      createField('nodes', `[${node}]`, 'The objects of the page.', file),
      createField('pageInfo', 'PageInfo!', 'Where the page is in the list.', file),
      ...extra,
    ],
  };
}

/** The type of a node with its cursor. */
export function edgeType(node: string, file: string): ObjectModel {
  return {
    kind: 'object',
    name: `${node}Edge`,
    file,
    description: `A \`${node}\` in a list.`,
    position: null,
    interfaces: [],
    carries: [],
    source: { kind: 'edge', node },
    fields: [
      createField('cursor', 'String!', 'Place in the list, for `after` and `before`.', file),
      createField('node', node, 'The object.', file),
    ],
  };
}
