import { suggest } from '../advice.ts';
import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import { formats, forms, schemaKeywords } from '../support.ts';
import { fits } from './forms.ts';
import type { LintContext, Visit } from './context.ts';

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Finds faults that ajv's strict mode and meta-schema would refuse, in the author's words and at the right place. */
export function checkSchemaKeywords(context: LintContext): void {
  for (const visit of context.of('schema')) {
    checkKeywords(context, visit);
    checkTypes(context, visit);
    checkRanges(context, visit);
    checkPatterns(context, visit);
    checkRequired(context, visit);
    checkFormat(context, visit);
  }
}

function checkKeywords(context: LintContext, { node, pointer }: Visit): void {
  const applied = readTypes(node.type);
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-')) continue;
    const at = join(pointer, key);
    const keyword = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined;
    if (keyword === undefined) {
      reportUnknownKeyword(context, key, at);
      continue;
    }
    if (!fits(value, keyword.form)) {
      context.fault(
        'schema',
        at,
        `\`${key}\` is not ${forms[keyword.form]}`,
        `Write ${forms[keyword.form]}`,
        'value',
      );
      continue;
    }
    const { on } = keyword;
    if (on === undefined || applied === null || on.some((type) => applied.includes(type))) continue;
    context.fault(
      'schema-idle',
      at,
      `\`${key}\` says nothing about type ${applied.join(' or ')}`,
      `It applies to ${on.join(' and ')}`,
    );
  }
}

function reportUnknownKeyword(context: LintContext, key: string, at: string): void {
  context.fault(
    'schema-keyword',
    at,
    `\`${key}\` is not a keyword of schemas`,
    suggest(key, Object.keys(schemaKeywords)),
  );
}

function checkTypes(context: LintContext, { node, pointer }: Visit): void {
  const { type } = node;
  const at = join(pointer, 'type');
  const unknown = [type].flat().find((one) => type !== undefined && !types.includes(one as string));
  if (unknown !== undefined || (Array.isArray(type) && type.length === 0)) {
    const place = Array.isArray(type) && type.length > 0 ? join(at, type.indexOf(unknown)) : at;
    const said = typeof unknown === 'string' ? unknown : JSON.stringify(unknown ?? type);
    context.fault('schema-type', place, `\`${said}\` is not a type`, suggest(said, types), 'value');
    return;
  }
  const applied = readTypes(type) ?? [];
  if (applied.includes('array') && node.items === undefined && node.prefixItems === undefined) {
    context.fault('schema-items', pointer, 'The array does not say what it holds', 'Write `items`');
  }
  if (Array.isArray(node.enum) && node.enum.length === 0) {
    context.fault('schema', join(pointer, 'enum'), '`enum` is empty', 'List the accepted values');
  }
}

function checkRanges(context: LintContext, { node, pointer }: Visit): void {
  for (const [least, most] of ranges) {
    const from = node[least];
    const to = node[most];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue;
    context.fault(
      'schema-range',
      join(pointer, most),
      `\`${most}\` ${to} is below \`${least}\` ${from}`,
      'No value would be accepted; swap them',
      'value',
    );
  }
}

function checkPatterns(context: LintContext, { node, pointer }: Visit): void {
  const patterns: (readonly [string, string])[] = [];
  if (typeof node.pattern === 'string') patterns.push([node.pattern, join(pointer, 'pattern')]);
  if (isData(node.patternProperties)) {
    for (const key of Object.keys(node.patternProperties))
      patterns.push([key, join(pointer, 'patternProperties', key)]);
  }
  for (const [pattern, at] of patterns) {
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      const reason =
        error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : '';
      const part = at.endsWith('/pattern') ? 'value' : 'key';
      context.fault(
        'schema-pattern',
        at,
        `The pattern is not a regular expression: ${reason}`,
        'Write one that JavaScript takes with the flag `u`',
        part,
      );
    }
  }
}

function checkRequired(context: LintContext, visit: Visit): void {
  const { required } = visit.node;
  if (!Array.isArray(required)) return;
  const known = new Set<string>();
  let outer: Visit | null = visit;
  while (outer !== null && isBranch(outer)) outer = outer.parent;
  if (outer === null || !collectProperties(context, outer.node, known, 0)) return;
  for (const [index, name] of (required as unknown[]).entries()) {
    if (typeof name !== 'string' || known.has(name)) continue;
    const at = join(visit.pointer, 'required', index);
    context.fault(
      'schema-required',
      at,
      `\`${name}\` is required but is not a property`,
      suggest(name, [...known]),
      'value',
    );
  }
}

/** Tells whether a schema applies to the same value as its parent. */
function isBranch({ slot, parent }: Visit): boolean {
  return (
    parent?.kind === 'schema' &&
    ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'].includes(slot)
  );
}

/** Adds the names of all properties; false when they cannot be known. */
function collectProperties(
  context: LintContext,
  node: unknown,
  names: Set<string>,
  depth: number,
): boolean {
  if (!isData(node) || depth > 20) return true;
  if (
    node.patternProperties !== undefined ||
    (node.additionalProperties !== undefined && node.additionalProperties !== false)
  )
    return false;
  if (node.properties !== undefined && !isData(node.properties)) return false;
  if (isData(node.properties)) for (const name of Object.keys(node.properties)) names.add(name);
  const parts: unknown[] = [node.if, node.then, node.else];
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    if (Array.isArray(node[key])) parts.push(...(node[key] as unknown[]));
  }
  if (isData(node.dependentSchemas)) parts.push(...Object.values(node.dependentSchemas));
  if (typeof node.$ref === 'string') {
    const target = context.component(node.$ref);
    if (target === undefined) return false;
    parts.push(target);
  }
  return parts.every((part) => collectProperties(context, part, names, depth + 1));
}

function checkFormat(context: LintContext, { node, pointer }: Visit): void {
  const { format } = node;
  if (typeof format !== 'string' || formats.some((one) => one === format)) return;
  context.fault(
    'schema-format',
    join(pointer, 'format'),
    `Nothing is checked against the format \`${format}\``,
    `${suggest(format, formats)}. Other texts are described by a \`pattern\` and bounds`,
    'value',
  );
}

/** Types that a schema allows; null without a valid `type`. */
export function readTypes(type: unknown): readonly string[] | null {
  const all = typeof type === 'string' ? [type] : type;
  return Array.isArray(all) && all.every((one) => types.includes(one as string))
    ? (all as string[])
    : null;
}
