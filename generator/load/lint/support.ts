import { isDeepStrictEqual } from 'node:util';
import { isData } from '../document.ts';
import { essence, isJson } from '../media-type.ts';
import { join } from '../pointer.ts';
import { formats, findKeyword, numberFormats, standardFormats } from '../support.ts';
import type { LintContext, Located, OperationPart, Visit } from './context.ts';
import { refuse } from './refuse.ts';
import { findRequiredMember } from './required-member.ts';
import { readTypes } from './schema-keywords.ts';
import { checkSentAnswers } from './sent-answers.ts';
import { checkField, checkStyle } from './styles.ts';

/** Reports declarations that the generated code does not support, or that have no effect. */
export function checkSupport(context: LintContext): void {
  if (!context.tells('unsupported') && !context.tells('no-effect')) return;
  for (const visit of context.visits) {
    checkKeywords(context, visit);
    if (visit.kind === 'parameter') checkStyle(context, visit);
    else if (visit.kind === 'encoding') checkEncoding(context, visit);
    else if (visit.kind === 'header') checkHeader(context, visit);
    else if (visit.kind === 'response') checkResponse(context, visit);
    else if (visit.kind === 'schema') {
      checkFormat(context, visit);
      checkUnevaluatedItems(context, visit);
    }
  }
  for (const operation of context.operations) checkOperation(context, operation);
  checkSent(context);
}

/** Keywords without effect in webhooks and callbacks; a plain document has both senders and receivers. */
function checkSent(context: LintContext): void {
  for (const { node, pointer, kind } of context.visits) {
    if (kind !== 'operation') continue;
    if (!context.config.dialect.standard && node.callbacks !== undefined)
      context.fault(
        'no-effect',
        join(pointer, 'callbacks'),
        '`callbacks` has no effect',
        'Remove it',
      );
    if (!isSent(pointer)) continue;
    checkSentAnswers(context, { node, pointer });
    const body = context.resolve(node.requestBody, join(pointer, 'requestBody'));
    const content = isData(body?.node.content) ? body.node.content : {};
    for (const type of Object.keys(content).filter((each) =>
      essence(each).startsWith('multipart/'),
    ))
      refuse(
        context,
        join(body?.pointer ?? pointer, 'content', type),
        'No request of several parts is sent',
        'Describe `application/json`',
      );
  }
}

const isSent = (pointer: string) =>
  pointer.startsWith('/webhooks/') || pointer.includes('/callbacks/');

function checkKeywords(context: LintContext, { kind, node, pointer }: Visit): void {
  for (const key of Object.keys(node)) {
    const support = findKeyword(kind, key)?.support;
    if (support === 'refused')
      refuse(context, join(pointer, key), `Nothing is done about \`${key}\``, 'Remove it');
    else if (support === 'idle')
      context.fault('no-effect', join(pointer, key), `\`${key}\` has no effect`, 'Remove it');
  }
}

/** Texts of other formats are taken as they come, as JSON Schema has it. */
function checkFormat(context: LintContext, { node, pointer }: Visit): void {
  const { format } = node;
  if (typeof format !== 'string') return;
  const known = context.config.dialect.standard ? standardFormats : [];
  if ([...formats, ...numberFormats, ...known].includes(format)) return;
  context.fault(
    'no-effect',
    join(pointer, 'format'),
    `Nothing is checked against the format \`${format}\``,
    'Describe the text by a `pattern` and bounds',
    'value',
  );
}

/** Requires `unevaluatedItems` to follow keywords that evaluate the elements from the first on, without gaps. */
function checkUnevaluatedItems(context: LintContext, { node, pointer }: Visit): void {
  if (node.unevaluatedItems === undefined || node.unevaluatedItems === true) return;
  const found = findPartialKeyword(context, { node, pointer }, false);
  if (found === null) return;
  refuse(
    context,
    join(pointer, 'unevaluatedItems'),
    `The elements that \`${found}\` looks at are not told apart`,
    'Describe them by `prefixItems` and `items`',
  );
}

/** The keyword in a schema, or in the parts of it that describe the same list, that looks at some elements perhaps. */
function findPartialKeyword(
  context: LintContext,
  { node, pointer }: Located,
  perhaps: boolean,
  depth = 0,
): string | null {
  if (node.contains !== undefined) return 'contains';
  if (perhaps && node.items !== undefined) return 'items';
  if (depth > MOST_PARTS) return null;
  for (const [key, value] of Object.entries(node)) {
    const isCondition = PERHAPS.includes(key);
    if (!isCondition && key !== 'allOf' && key !== '$ref') continue;
    const parts = key === '$ref' ? [{ $ref: value }] : Array.isArray(value) ? value : [value];
    for (const part of parts) {
      const located = isData(part) ? context.resolve(part, join(pointer, key)) : null;
      const found =
        located === null
          ? null
          : findPartialKeyword(context, located, perhaps || isCondition, depth + 1);
      if (found !== null) return found;
    }
  }
  return null;
}

const PERHAPS: readonly string[] = ['anyOf', 'oneOf', 'if', 'then', 'else'];

/** Parts within parts that are looked into. */
const MOST_PARTS = 8;

/** The dialect accepts parts of every type, and has its own style of fields. */
function checkEncoding(context: LintContext, visit: Visit): void {
  const { node, pointer } = visit;
  if (context.config.dialect.standard) return checkField(context, visit);
  for (const key of ['contentType', 'style', 'explode', 'allowReserved'])
    if (node[key] !== undefined)
      refuse(context, join(pointer, key), `Nothing is done about \`${key}\``, 'Remove it');
}

function checkHeader(context: LintContext, { node, pointer }: Visit): void {
  const schema = context.resolve(node.schema, join(pointer, 'schema'))?.node ?? {};
  const types = readTypes(schema.type) ?? [];
  if (types.includes('array') || types.includes('object'))
    refuse(context, pointer, 'Lists and objects are not written into headers', 'Describe a text');
}

/** The function names the media type it sends where there are several; the dialect sends JSON where it is offered. */
function checkResponse(context: LintContext, { node, pointer }: Visit): void {
  const types = isData(node.content) ? Object.keys(node.content) : [];
  if (context.config.dialect.standard) {
    if (types.length < 2) return;
    for (const type of types.filter((each) => essence(each).includes('*')))
      refuse(
        context,
        join(pointer, 'content', type),
        `\`${type}\` is no type of an answer`,
        'Name it',
      );
    return;
  }
  const json = types.find(isJson);
  if (json === undefined) return;
  for (const type of types.filter((each) => each !== json))
    refuse(
      context,
      join(pointer, 'content', type),
      `\`${type}\` is never sent, since \`${json}\` is`,
      'Describe one media type',
    );
}

function checkOperation(context: LintContext, operation: OperationPart): void {
  const { node, pointer, method, path } = operation;
  if (method === 'head' && !isData(context.at(join('/paths', path, 'get'))))
    refuse(context, pointer, '`head` is answered where `get` is', 'Describe `get`');
  if (isData(node.responses)) {
    for (const status of Object.keys(node.responses)) {
      if (status !== '1XX') continue;
      const at = join(pointer, 'responses', status);
      refuse(context, at, 'No function answers with `1XX`', 'Remove it');
    }
  }
  checkBody(context, operation);
}

function checkBody(context: LintContext, { node, pointer, method }: OperationPart): void {
  const body = context.resolve(node.requestBody, join(pointer, 'requestBody'));
  if (body === null || !isData(body.node.content)) return;
  if (method === 'get' || method === 'head')
    refuse(context, body.pointer, 'The body of `get` is not read', 'Use the query, or `post`');
  const at = join(body.pointer, 'content');
  const read = Object.entries(body.node.content).flatMap(([type, media]) => {
    const schema = isData(media) ? context.resolve(media.schema, join(at, type, 'schema')) : null;
    return schema === null ? [] : [{ type, schema }];
  });
  const main = read.find(({ type }) => isJson(type)) ?? read[0];
  for (const { type, schema } of read) {
    // A standard body is validated as a whole, and read by the schema of its own media type.
    if (context.config.dialect.standard) continue;
    checkRoot(context, schema);
    if (main !== undefined && !covers(context, main.schema, schema))
      refuse(
        context,
        join(at, type),
        `\`${type}\` is read by the schema of \`${main.type}\``,
        'Give both one schema',
      );
  }
  if (body.node.required !== true && !context.config.dialect.standard) checkOptional(context, body);
}

/** Tells whether a schema equals the other one, or has it among its alternatives. */
function covers(context: LintContext, main: Located, other: Located): boolean {
  if (main.pointer === other.pointer) return true;
  const branches = [main.node.anyOf, main.node.oneOf].find((list) => Array.isArray(list)) ?? [];
  return (
    isDeepStrictEqual(main.node, other.node) ||
    branches.some((branch) => context.resolve(branch, '')?.pointer === other.pointer)
  );
}

/** Keywords of a body that its decoder loses sight of: it reads the properties that are named. */
function checkRoot(context: LintContext, { node: schema, pointer }: Located): void {
  if (!isData(schema.properties)) return;
  for (const key of LOST_AT_ROOT) {
    const value = schema[key];
    if (value === undefined || value === true) continue;
    refuse(
      context,
      join(pointer, key),
      `\`${key}\` is not asked for in a body`,
      'Name the properties',
    );
  }
}

const LOST_AT_ROOT = [
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
];

/** A body that is left out is read as an empty one. */
function checkOptional(context: LintContext, body: Located): void {
  // The rule of the dialect reports it.
  if (context.tells('request-body')) return;
  const name = findRequiredMember(context, body, hasMembers);
  if (name === null) return;
  refuse(
    context,
    body.pointer,
    `Without a body \`${name}\` is told as missing, though no body is asked for`,
    'Write `required: true`',
  );
}

/** Tells whether a body is read by member. */
const hasMembers = (type: string) => isJson(type) || FORMS.has(essence(type));

const FORMS: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);
