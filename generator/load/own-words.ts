import type { Word } from '../dialect.ts';
import { join } from './pointer.ts';

/** Schemas that several words have in common. */
export const name = { type: 'string', minLength: 1 };
export const names = { type: 'array', items: name, minItems: 1, uniqueItems: true };
export const snakeCase = { type: 'string', pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' };

const createRelationWord = (key: Word['key']): Word => ({
  key,
  on: ['operation', 'schema'],
  schema: { type: 'array', minItems: 1, items: { ...names, minItems: 2 } },
  accepts:
    key === AT_LEAST_ONE
      ? `a list of lists of two or more names, or \`${ANY}\` for all properties of the body, or for the others of a list`
      : 'a list of lists of two or more names',
});

/** Keyword in which `any` represents all properties of the body, or those missing from a list. */
export const AT_LEAST_ONE = 'x-at-least-one';
export const ANY = 'any';

/** Names of relations between two names. */
export const relationWords: readonly Word[] = [
  createRelationWord('x-exclusive'),
  createRelationWord(AT_LEAST_ONE),
  createRelationWord('x-exactly-one'),
  createRelationWord('x-all-or-none'),
];

const checkBody: Word['check'] = (context, { node, pointer }) => {
  for (const key of ['x-body-limit', 'x-file-limit'])
    if (node[key] !== undefined && node.requestBody === undefined)
      context.fault('extension', join(pointer, key), 'There is no body to limit', 'Remove it');
};

/** Keywords of the generator itself, in addition to those of a dialect. */
export const ownWords: readonly Word[] = [
  {
    key: 'x-body-limit',
    on: ['operation'],
    schema: { type: 'integer', minimum: 1 },
    accepts: 'the most bytes of a request body that is no file',
    check: checkBody,
    changes: {
      'body-limit-lowered': { request: true },
      'body-limit-raised': { request: false },
    },
    compare(before, after, tell) {
      const [old, now] = [before['x-body-limit'], after['x-body-limit']] as (number | undefined)[];
      if (old === now) return;
      // Written down are the limits that differ from the usual one, which is lower.
      const lowered = (now ?? 0) < (old ?? 0);
      tell(
        lowered ? 'body-limit-lowered' : 'body-limit-raised',
        `bodies of ${old ?? 'the usual'} bytes became ${now ?? 'the usual'}`,
      );
    },
  },
  {
    key: 'x-file-limit',
    on: ['operation'],
    schema: snakeCase,
    accepts: 'the name under which the server knows the most bytes of an uploaded file',
    check: checkBody,
  },
  ...relationWords,
  {
    key: 'x-deprecated-by',
    on: ['operation', 'parameter', 'schema'],
    schema: {
      type: 'object',
      properties: { use: name, removal: { type: 'string', pattern: '^\\d+\\.\\d+$' } },
      required: ['use', 'removal'],
      additionalProperties: false,
    },
    accepts: "`{ use: <name>, removal: '16.0' }`",
  },
  {
    key: 'x-wildcard',
    on: ['parameter'],
    schema: { const: true },
    accepts: '`true`',
    check(context, { node, pointer }) {
      if (node.in !== 'path')
        context.fault(
          'extension',
          join(pointer, 'x-wildcard'),
          'Only a path parameter can be a wildcard',
          'Remove it',
        );
    },
  },
  {
    key: 'x-not-blank',
    on: ['schema'],
    schema: { const: true },
    accepts: '`true`',
    check(context, { node, pointer }) {
      if (node.type !== 'string')
        context.fault(
          'extension',
          join(pointer, 'x-not-blank'),
          'Only a text that is never null can be blank',
          'Remove it',
        );
    },
  },
  {
    key: 'x-comma-separated',
    on: ['schema'],
    schema: { const: true },
    accepts: '`true`',
    check(context, { node, pointer }) {
      if (![node.type].flat().includes('array'))
        context.fault(
          'extension',
          join(pointer, 'x-comma-separated'),
          'Only an array can be separated by commas',
          'Write `type: array`',
        );
    },
  },
];
