import type { Kind } from './grammar.ts';

/** One `x-` key: where it may stand and what it may hold. */
export interface Extension {
  readonly on: readonly Kind[];
  /** JSON Schema of the value. */
  readonly schema: object;
  /** The values that are accepted, for the message to whoever wrote another one. */
  readonly accepts: string;
}

const levels = ['visible', 'guest', 'reporter', 'developer', 'maintainer', 'owner'] as const;

const name = { type: 'string', minLength: 1 };
const names = { type: 'array', items: name, minItems: 1, uniqueItems: true };
const relation = { type: 'array', minItems: 1, items: { ...names, minItems: 2 } };

const subjectOptions = {
  parameter: name,
  feature: name,
  'signed-in': { const: true },
  early: { const: true },
};

/** `type` first, so that what does not fit is told about the form that was chosen. */
const access = {
  type: ['string', 'object'],
  if: { type: 'string' },
  then: { enum: ['anonymous', 'user', 'administrator'] },
  else: {
    if: { type: 'object', required: ['administrator'] },
    then: {
      properties: { administrator: { enum: ['early'] } },
      additionalProperties: false,
    },
    else: {
      if: { type: 'object', required: ['group'] },
      then: {
        properties: {
          group: { enum: levels },
          ...subjectOptions,
          unfinished: { const: true },
        },
        additionalProperties: false,
      },
      else: {
        properties: {
          project: { enum: levels },
          ...subjectOptions,
          sharing: { const: true },
          unfinished: { const: true },
        },
        required: ['project'],
        additionalProperties: false,
      },
    },
  },
};

const pagination = {
  type: ['string', 'object'],
  if: { type: 'string' },
  then: { enum: ['offset'] },
  else: {
    properties: {
      offset: { type: 'boolean' },
      keyset: names,
      'maximum-offset': { type: 'integer', minimum: 1 },
      'maximum-size': { type: 'integer', minimum: 1, maximum: 100 },
      whole: { const: true },
      type: name,
    },
    additionalProperties: false,
    minProperties: 1,
  },
};

const relationText = 'a list of lists of two or more names';

/** Every extension that Hearth's documents use. A key that is not here is a fault. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-access': {
    on: ['operation'],
    schema: access,
    accepts:
      '`anonymous`, `user`, `administrator`, `{ administrator: early }`, `{ project: <level> }` or `{ group: <level> }`',
  },
  'x-scopes': { on: ['operation'], schema: names, accepts: 'a list of token scopes' },
  'x-tier': {
    on: ['operation'],
    schema: { enum: ['premium', 'ultimate'] },
    accepts: '`premium` or `ultimate`',
  },
  'x-tier-off': {
    on: ['operation'],
    schema: { enum: [404] },
    accepts: '`404`, for operations that are not there without the plan instead of being refused',
  },
  'x-feature-flag': {
    on: ['operation'],
    schema: {
      type: 'object',
      properties: { name, default: { type: 'boolean' }, off: { enum: [404, 503] } },
      required: ['name', 'default', 'off'],
      additionalProperties: false,
    },
    accepts: '`{ name: <flag>, default: true or false, off: 404 or 503 }`',
  },
  'x-rate-limit': {
    on: ['operation'],
    schema: { type: 'string', pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' },
    accepts: 'the name of a class in snake_case',
  },
  'x-pagination': {
    on: ['operation'],
    schema: pagination,
    accepts:
      '`offset`, or `{ offset: true, keyset: [<order>], maximum-offset: <rows>, maximum-size: <rows>, type: <name> }`, ' +
      'or `{ offset: true, whole: true }` for a list that is one page unless `per_page` is sent',
  },
  'x-body-limit': {
    on: ['operation'],
    schema: { type: 'integer', minimum: 1 },
    accepts: 'the most bytes of a request body that is no file',
  },
  'x-file-limit': {
    on: ['operation'],
    schema: { type: 'string', pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' },
    accepts: 'the name under which the server knows the most bytes of an uploaded file',
  },
  'x-exclusive': { on: ['operation', 'schema'], schema: relation, accepts: relationText },
  'x-at-least-one': { on: ['operation', 'schema'], schema: relation, accepts: relationText },
  'x-exactly-one': { on: ['operation', 'schema'], schema: relation, accepts: relationText },
  'x-all-or-none': { on: ['operation', 'schema'], schema: relation, accepts: relationText },
  'x-deprecated-by': {
    on: ['operation', 'parameter', 'schema'],
    schema: {
      type: 'object',
      properties: { use: name, removal: { type: 'string', pattern: '^\\d+\\.\\d+$' } },
      required: ['use', 'removal'],
      additionalProperties: false,
    },
    accepts: "`{ use: <name>, removal: '16.0' }`",
  },
  'x-wildcard': { on: ['parameter'], schema: { const: true }, accepts: '`true`' },
  'x-origin': {
    on: ['operation'],
    schema: { enum: ['seed', 'platform'] },
    accepts: '`seed` or `platform`',
  },
  'x-pending': { on: ['operation'], schema: { const: true }, accepts: '`true`' },
  'x-not-blank': { on: ['schema'], schema: { const: true }, accepts: '`true`' },
  'x-comma-separated': { on: ['schema'], schema: { const: true }, accepts: '`true`' },
};
