import { suggest } from '../advice.ts';
import { isData } from '../document.ts';
import type { Kind } from '../grammar.ts';
import { join, split } from '../pointer.ts';
import { forms, objectKeys, partsOf, type PartKeys } from '../support.ts';
import { fits } from './forms.ts';
import type { LintContext, Visit } from './context.ts';

const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Keys that OpenAPI does not have, values of the wrong form, and keys that are missing. */
export function checkObjects(context: LintContext): void {
  checkInfo(context);
  checkNames(context);
  checkMisfits(context);
  for (const visit of context.visits) {
    checkKeys(context, visit);
    checkParts(context, visit);
    if (visit.kind === 'parameter') checkParameter(context, visit);
    if (visit.kind === 'encoding') checkFieldStyle(context, visit);
    if (visit.kind === 'parameter' || visit.kind === 'header') checkContent(context, visit);
  }
}

function checkInfo(context: LintContext): void {
  const { info } = context.document as { readonly info?: unknown };
  if (!isData(info)) return;
  for (const key of ['title', 'version']) {
    if (typeof info[key] === 'string') continue;
    const at = info[key] === undefined ? '/info' : join('/info', key);
    context.fault('missing-key', at, `\`info\` needs \`${key}\` as text`, `Write \`${key}\``);
  }
}

/** Names that are valid in a reference, and in generated code after a change of case. */
function checkNames(context: LintContext): void {
  for (const [section, entries] of Object.entries(context.document.components ?? {})) {
    if (section.startsWith('x-') || !isData(entries)) continue;
    for (const name of Object.keys(entries)) {
      if (/^[A-Za-z0-9._-]+$/.test(name)) continue;
      const at = join('/components', section, name);
      context.fault(
        'component-name',
        at,
        `\`${name}\` cannot name a component`,
        'Use letters, digits, `.`, `_` and `-`',
      );
    }
  }
}

function checkMisfits(context: LintContext): void {
  for (const { kind, pointer } of context.misfits) {
    const key = split(pointer).at(-1) ?? '';
    const form = forms[kind === 'schema' ? 'schema' : 'mapping'];
    context.fault('wrong-value', pointer, `\`${key}\` is not ${form}`, `Write ${form}`, 'value');
  }
}

/** Keys that only readers see, or that only one rule checks. */
function checkParts(context: LintContext, { node, pointer, kind }: Visit): void {
  for (const [key, keys] of Object.entries(partsOf[kind] ?? {}))
    checkPart(context, node[key], keys, join(pointer, key));
}

function checkPart(context: LintContext, value: unknown, keys: PartKeys, pointer: string): void {
  if (keys.shape !== 'one') {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, item] of Object.entries(value))
      checkPart(context, item, { ...keys, shape: 'one' }, join(pointer, name));
    return;
  }
  if (!isData(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (key.startsWith('x-')) continue;
    const at = join(pointer, key);
    const part = Object.hasOwn(keys.parts, key) ? keys.parts[key] : undefined;
    if (part !== undefined) checkPart(context, member, part, at);
    else if (!keys.known.includes(key))
      context.fault(
        'unknown-key',
        at,
        `\`${key}\` is not a key of ${keys.called}`,
        suggest(key, [...keys.known, ...Object.keys(keys.parts)]),
      );
  }
}

function checkKeys(context: LintContext, { node, pointer, kind }: Visit): void {
  const keys = objectKeys[kind];
  if (keys === undefined) return;
  const { known, required } = keys;
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-')) continue;
    const at = join(pointer, key);
    const expected = Object.hasOwn(known, key) ? known[key]?.form : undefined;
    if (expected === undefined) {
      context.fault(
        'unknown-key',
        at,
        `\`${key}\` is not a key of ${describeKind(kind)}`,
        suggest(key, Object.keys(known)),
      );
    } else if (!fits(value, expected)) {
      context.fault(
        'wrong-value',
        at,
        `\`${key}\` is not ${forms[expected]}`,
        `Write ${forms[expected]}`,
        'value',
      );
    }
  }
  for (const key of required) {
    if (Object.hasOwn(node, key)) continue;
    context.fault(
      'missing-key',
      pointer,
      `${capitalize(describeKind(kind))} needs \`${key}\``,
      `Write \`${key}\``,
    );
  }
}

function checkParameter(context: LintContext, { node, pointer }: Visit): void {
  const { in: place, style, schema } = node;
  if (typeof place !== 'string') return;
  if (!Object.hasOwn(styles, place)) {
    context.unknownValue('parameter', join(pointer, 'in'), place, Object.keys(styles));
    return;
  }
  if (place === 'path' && node.required !== true) {
    const at = node.required === undefined ? pointer : join(pointer, 'required');
    context.fault('parameter', at, 'A path parameter is always required', 'Write `required: true`');
  }
  if (typeof style !== 'string') return;
  const accepted = styles[place] ?? [];
  if (!accepted.includes(style))
    context.unknownValue('parameter', join(pointer, 'style'), style, accepted);
  else if (
    style === 'deepObject' &&
    isData(schema) &&
    typeof schema.type === 'string' &&
    schema.type !== 'object'
  ) {
    context.fault(
      'parameter',
      join(pointer, 'style'),
      '`deepObject` is for objects',
      'Leave it out, or describe an object',
      'value',
    );
  }
}

/** Fields of forms are written as parameters of queries are. */
function checkFieldStyle(context: LintContext, { node: { style }, pointer }: Visit): void {
  const accepted = styles.query ?? [];
  if (typeof style === 'string' && !accepted.includes(style))
    context.unknownValue('parameter', join(pointer, 'style'), style, accepted);
}

function checkContent(context: LintContext, { node, pointer }: Visit): void {
  if (node.schema !== undefined || node.content !== undefined) {
    if (node.schema !== undefined && node.content !== undefined) {
      context.fault(
        'parameter',
        join(pointer, 'content'),
        '`schema` and `content` exclude each other',
        'Keep one',
      );
    }
    return;
  }
  context.fault('missing-key', pointer, 'What it holds is not described', 'Write `schema`');
}

function describeKind(kind: Kind): string {
  const words: Partial<Record<Kind, string>> = {
    document: 'the document',
    pathItem: 'a path',
    requestBody: 'a request body',
    mediaType: 'a media type',
    components: '`components`',
    operation: 'an operation',
    example: 'an example',
    encoding: 'an encoding',
    securityScheme: 'a security scheme',
  };
  return words[kind] ?? `a ${kind}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
