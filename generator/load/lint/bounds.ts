import { isData } from '../document.ts';
import { findChild } from '../grammar.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Formats whose own rule bounds the length, or whose size is bounded where it is read. */
const boundedFormats = ['date', 'date-time', 'binary'];

/** Requires a bound for every value that a request can hold. */
export function checkBounds(context: LintContext): void {
  const seen = new Set<string>();
  for (const { node, pointer, parameters } of context.operations) {
    for (const parameter of parameters) {
      const at = parameter.pointer;
      checkSchema(context, parameter.node.schema, join(at, 'schema'), seen);
      checkContent(context, parameter.node.content, join(at, 'content'), seen);
    }
    const body = context.resolve(node.requestBody, join(pointer, 'requestBody'));
    if (body !== null)
      checkContent(context, body.node.content, join(body.pointer, 'content'), seen);
  }
}

function checkContent(context: LintContext, content: unknown, at: string, seen: Set<string>): void {
  if (!isData(content)) return;
  for (const [mediaType, described] of Object.entries(content)) {
    if (isData(described))
      checkSchema(context, described.schema, join(at, mediaType, 'schema'), seen);
  }
}

function checkSchema(
  context: LintContext,
  schema: unknown,
  pointer: string,
  seen: Set<string>,
): void {
  if (!isData(schema) || seen.has(pointer)) return;
  seen.add(pointer);
  if (typeof schema.$ref === 'string') {
    checkSchema(context, context.component(schema.$ref), schema.$ref.slice(1), seen);
  }
  const types = [schema.type].flat();
  if (types.includes('string') && !isBoundedText(schema)) {
    context.fault('bounds', pointer, 'The text has no greatest length', 'Write `maxLength`');
  }
  if (types.includes('array') && schema.maxItems === undefined) {
    context.fault(
      'bounds',
      pointer,
      'The array has no greatest number of items',
      'Write `maxItems`',
    );
  }
  for (const [key, member] of Object.entries(schema)) {
    const child = findChild('schema', key);
    if (child === undefined || typeof member !== 'object' || member === null) continue;
    if (key === 'not' || key === 'if' || key === '$defs') continue;
    const at = join(pointer, key);
    if (child.shape === 'one') checkSchema(context, member, at, seen);
    else
      for (const [name, item] of Object.entries(member))
        checkSchema(context, item, join(at, name), seen);
  }
}

function isBoundedText(schema: Readonly<Record<string, unknown>>): boolean {
  return (
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    boundedFormats.includes(String(schema.format))
  );
}
