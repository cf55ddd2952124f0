import type { Word } from '../../dialect.ts';
import { suggest } from '../../load/advice.ts';
import { isData, type Operation } from '../../load/document.ts';
import type { Linted, OperationPart } from '../../load/lint/visits.ts';
import { name } from '../../load/own-words.ts';
import { join } from '../../load/pointer.ts';
import type { Access, Level } from '../facts.ts';

const LEVELS: readonly Level[] = [
  'visible',
  'guest',
  'reporter',
  'developer',
  'maintainer',
  'owner',
];

const subjectOptions = {
  parameter: name,
  feature: name,
  'signed-in': { const: true },
  early: { const: true },
};

/** `type` comes first, so that a mismatch names the chosen form. */
const schema = {
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
          group: { enum: LEVELS },
          ...subjectOptions,
          unfinished: { const: true },
        },
        additionalProperties: false,
      },
      else: {
        properties: {
          project: { enum: LEVELS },
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

/** Word for the callers of an operation. */
export const access: Word = {
  key: 'x-access',
  on: ['operation'],
  schema,
  accepts:
    '`anonymous`, `user`, `administrator`, `{ administrator: early }`, `{ project: <level> }` or `{ group: <level> }`',
  missing: {
    message: 'The operation does not say who may call it',
    advice: 'Write `x-access`',
  },
  sharedByHead: true,
  implies({ 'x-access': given }) {
    return [
      ...(given === undefined || given === 'anonymous'
        ? []
        : [['401', 'though credentials can be missing or wrong'] as const]),
      ...(asksForLevel(given) ? [['403', 'though the caller may hold too little'] as const] : []),
    ];
  },
  brings({ 'x-access': given }, path) {
    if (!isData(given) || given.parameter !== undefined || !path.includes('{id}')) return [];
    return ['project', 'group'].filter((kind) => given[kind] !== undefined);
  },
  // Operations that check the token itself refuse an unknown thing like a token without access to it.
  refusesMissing: ({ 'x-access': given, responses = {} }) =>
    given === 'anonymous' && '403' in responses,
  operationChecks: [
    { rule: 'extension', check: checkSubject },
    { rule: 'own-security', check: checkOwnSecurity },
  ],
  adds(operation, method) {
    const found = readAccess(operation, method);
    const { kind } = found;
    return {
      subject: kind === 'project' || kind === 'group' ? kind : null,
      host: { access: found },
    };
  },
  changes: { 'access-tightened': { request: true }, 'access-relaxed': { request: false } },
  compare(before, after, tell) {
    const [old, now] = [before, after].map((each) => JSON.stringify(each['x-access']));
    if (old === now) return;
    const [was, is] = [readAccess(before, 'get'), readAccess(after, 'get')];
    const order = computeRank(is) - computeRank(was);
    // Positive when some callers lose access.
    const moved = was.feature !== is.feature && is.feature !== null && order <= 0 ? 1 : order;
    const text = `access ${old ?? ANONYMOUS} became ${now ?? ANONYMOUS}`;
    tell(moved <= 0 ? 'access-relaxed' : 'access-tightened', text);
  },
};

const ANONYMOUS = '"anonymous"';

export function readAccess(operation: Operation, method: string): Access {
  const given = operation['x-access'] ?? 'anonymous';
  const isRead = method === 'get' || method === 'head';
  const createPlainAccess = (kind: Access['kind'], early = false): Access => ({
    kind,
    level: 'visible',
    parameter: 'id',
    feature: null,
    signedIn: kind !== 'anonymous',
    early,
  });
  if (typeof given === 'string') return createPlainAccess(given as Access['kind']);
  const options = given as Readonly<Record<string, unknown>>;
  if ('administrator' in options)
    return createPlainAccess('administrator', options.administrator === 'early');
  const kind = 'project' in options ? 'project' : 'group';
  const level = options[kind] as Level;
  return {
    kind,
    level,
    parameter: (options.parameter as string | undefined) ?? 'id',
    feature: (options.feature as string | undefined) ?? null,
    signedIn: options['signed-in'] === true || !isRead,
    early: options.early === true,
    ...(options.sharing === true && { sharing: true }),
    ...(options.unfinished === true && { unfinished: true }),
  };
}

function asksForLevel(given: unknown): boolean {
  if (given === 'administrator') return true;
  if (!isData(given)) return false;
  const level = given.project ?? given.group;
  return (
    given.administrator !== undefined ||
    given.feature !== undefined ||
    (level !== undefined && level !== 'visible')
  );
}

/** The parameter that names the project or group must be in the path. */
function checkSubject(context: Linted, { node, pointer, path, parameters }: OperationPart): void {
  const given = node['x-access'];
  if (!isData(given) || (given.project === undefined && given.group === undefined)) return;
  const parameter = typeof given.parameter === 'string' ? given.parameter : 'id';
  const found = parameters
    .filter(({ node }) => node.in === 'path')
    .map(({ node }) => String(node.name));
  if (found.includes(parameter) || !context.complete) return;
  const at = join(pointer, 'x-access', ...(given.parameter === undefined ? [] : ['parameter']));
  context.fault(
    'extension',
    at,
    `${path} has no parameter \`${parameter}\` to find the subject with`,
    suggest(parameter, found),
  );
}

/**
 * Checks that an operation with its own security lists the empty requirement exactly if callers need no credentials.
 * Anonymous operations may still accept their own kind of credentials.
 */
function checkOwnSecurity(context: Linted, operation: OperationPart): void {
  const { node, pointer } = operation;
  if (!Array.isArray(node.security) || node['x-access'] === 'anonymous') return;
  const at = join(pointer, 'security');
  const requirements = node.security as readonly unknown[];
  const open =
    requirements.length === 0 ||
    requirements.some((each) => isData(each) && Object.keys(each).length === 0);
  if (open === isOpenToEverybody(operation)) return;
  if (open)
    context.fault(
      'own-security',
      at,
      '`x-access` asks for a user, `security` for nobody',
      'Name the schemes, without `{}`',
    );
  else
    context.fault('own-security', at, 'Callers without credentials are answered, too', 'Add `{}`');
}

function isOpenToEverybody({ node, method }: OperationPart): boolean {
  const given = node['x-access'];
  if (given === undefined) return true;
  if (!isData(given) || method !== 'get') return false;
  return (given.project ?? given.group) === 'visible' && given['signed-in'] !== true;
}

const KINDS = ['anonymous', 'user', 'subject', 'administrator'];

/** Higher where fewer may call. */
function computeRank({ kind, level, signedIn }: Access): number {
  const subject = kind === 'project' || kind === 'group';
  // A subject that every caller may see is open to all, unless callers have to sign in.
  if (subject && level === 'visible') return signedIn ? 1.5 : 0.5;
  return KINDS.indexOf(subject ? 'subject' : kind) + LEVELS.indexOf(level) / 10;
}
