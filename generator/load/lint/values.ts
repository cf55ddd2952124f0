import { isOfType } from './quick-check.ts';
import { type Data, isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, Visit } from './context.ts';
import { readTypes } from './schema-keywords.ts';

/** Reports examples, defaults and enumerated values that their schema rejects. */
export function checkValues(context: LintContext): void {
  for (const visit of context.visits) {
    if (visit.kind === 'mediaType' || visit.kind === 'parameter' || visit.kind === 'header') {
      checkExamples(context, visit);
    } else if (visit.kind === 'schema') {
      checkSchemaValues(context, visit);
    }
  }
}

function checkExamples(context: LintContext, { node, pointer }: Visit): void {
  const { schema } = node;
  if (!isData(schema) || !context.tells('example')) return;
  if (Object.hasOwn(node, 'example'))
    check(context, schema, node.example, join(pointer, 'example'), 'example');
  if (!isData(node.examples)) return;
  if (Object.hasOwn(node, 'example')) {
    context.fault(
      'example',
      join(pointer, 'examples'),
      '`example` and `examples` exclude each other',
      'Keep one',
    );
  }
  for (const [name, given] of Object.entries(node.examples)) {
    const found = context.resolve(given, join(pointer, 'examples', name));
    if (found === null || !Object.hasOwn(found.node, 'value')) continue;
    check(context, schema, found.node.value, join(found.pointer, 'value'), 'example');
  }
}

function checkSchemaValues(context: LintContext, { node, pointer }: Visit): void {
  if (Object.hasOwn(node, 'default'))
    check(context, node, node.default, join(pointer, 'default'), 'default');
  if (context.tells('example')) checkSchemaExamples(context, node, pointer);
  const types = readTypes(node.type);
  if (types === null || !Array.isArray(node.enum)) return;
  for (const [index, value] of (node.enum as unknown[]).entries()) {
    if (types.some((type) => isOfType(type, value))) continue;
    context.fault(
      'enum',
      join(pointer, 'enum', index),
      `\`${JSON.stringify(value)}\` is not of type ${types.join(' or ')}`,
      'Quote it, or change the type',
      'value',
    );
  }
}

function checkSchemaExamples(context: LintContext, node: Data, pointer: string): void {
  if (Object.hasOwn(node, 'example'))
    check(context, node, node.example, join(pointer, 'example'), 'example');
  if (!Array.isArray(node.examples)) return;
  for (const [index, example] of (node.examples as unknown[]).entries()) {
    check(context, node, example, join(pointer, 'examples', index), 'example');
  }
}

function check(
  context: LintContext,
  schema: object,
  value: unknown,
  pointer: string,
  rule: 'default' | 'example',
): void {
  const found = context.validators.check(schema, value);
  if (found instanceof Error) {
    // The other rules describe a fault of the schema better; this is for faults that they do not find.
    context.unusable(pointer, found.message);
    checkExtra(context, schema, value, pointer, 0);
    return;
  }
  const advice =
    rule === 'default' ? 'Change the default or its schema' : 'Change the example or its schema';
  for (const { path, message } of found)
    context.fault(rule, pointer + path, message, advice, 'value');
  if (found.length === 0) checkExtra(context, schema, value, pointer, 0);
}

/** A key that the schema does not name never reaches the wire, so no example may show it. */
function checkExtra(
  context: LintContext,
  schema: unknown,
  value: unknown,
  pointer: string,
  depth: number,
): void {
  const found = context.resolve(schema, '')?.node;
  if (found === undefined || depth > 50 || typeof value !== 'object' || value === null) return;
  if (
    isData(schema) &&
    typeof schema.$ref === 'string' &&
    Object.keys(schema).some((key) => key === 'properties')
  )
    return;
  if (Array.isArray(value)) {
    for (const [index, item] of (value as unknown[]).entries()) {
      checkExtra(context, found.items, item, join(pointer, index), depth + 1);
    }
    return;
  }
  if (
    !isData(found.properties) ||
    ['allOf', 'anyOf', 'oneOf', 'if'].some((key) => found[key] !== undefined)
  )
    return;
  const open = found.additionalProperties !== undefined || found.patternProperties !== undefined;
  for (const [key, member] of Object.entries(value)) {
    const property = Object.hasOwn(found.properties, key) ? found.properties[key] : undefined;
    if (property !== undefined)
      checkExtra(context, property, member, join(pointer, key), depth + 1);
    else if (!open)
      context.fault(
        'example',
        join(pointer, key),
        `The schema has no property \`${key}\``,
        'Describe it, or remove it',
      );
  }
}
