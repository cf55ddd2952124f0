import { isData } from '../document.ts';
import { isJson } from '../media-type.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';
import { findRequiredMember } from './required-member.ts';

/** Checks that every operation has its words, examples and body as the house writes them. */
export function checkOperationStyle(context: LintContext): void {
  for (const operation of context.operations) {
    checkWords(context, operation);
    for (const [status, given] of listResponses(operation)) {
      if (status.startsWith('2'))
        checkExample(context, given, join(operation.pointer, 'responses', status));
    }
    checkBody(context, operation);
  }
}

/** An optional body must not have required members. */
function checkBody(context: LintContext, { node, pointer }: OperationPart): void {
  const body = context.resolve(node.requestBody, join(pointer, 'requestBody'));
  if (body === null || body.node.required === true) return;
  const name = findRequiredMember(context, body);
  if (name === null) return;
  context.fault(
    'request-body',
    body.pointer,
    `\`${name}\` is required, but the body that holds it is not`,
    'Write `required: true`',
  );
}

function checkWords(context: LintContext, { node, pointer }: OperationPart): void {
  for (const key of ['summary', 'description'] as const) {
    const text = node[key];
    if (typeof text === 'string' && text.trim() !== '') continue;
    context.fault(
      'operation',
      text === undefined ? pointer : join(pointer, key),
      `The operation has no ${key}`,
      `Write \`${key}\``,
    );
  }
  const id = node.operationId;
  if (typeof id !== 'string') {
    context.fault(
      'operation',
      pointer,
      'The operation has no id',
      'Write `operationId`, a verb and a noun such as `listLabels`',
    );
  } else if (!/^[a-z]+[A-Z][A-Za-z0-9]*$/.test(id)) {
    context.fault(
      'operation-name',
      join(pointer, 'operationId'),
      `\`${id}\` is not a verb and a noun in camelCase`,
      'Write an id such as `listLabels`',
      'value',
    );
  }
  for (const { key, missing } of context.config.dialect.words)
    if (missing !== undefined && node[key] === undefined)
      context.fault('operation', pointer, missing.message, missing.advice);
}

function listResponses({ node }: OperationPart): [string, unknown][] {
  return isData(node.responses) ? Object.entries(node.responses) : [];
}

/** Checks that each successful JSON response has an example. */
function checkExample(context: LintContext, given: unknown, at: string): void {
  const response = context.resolve(given, at);
  if (!isData(response?.node.content)) return;
  for (const [mediaType, content] of Object.entries(response.node.content)) {
    if (!isJson(mediaType) || !isData(content)) continue;
    if (content.example !== undefined || Object.keys(content.examples ?? {}).length > 0) continue;
    context.fault(
      'missing-example',
      join(response.pointer, 'content', mediaType),
      'The success has no example',
      'Write `example`',
    );
  }
}
