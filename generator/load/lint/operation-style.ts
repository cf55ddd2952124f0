import { isData } from '../document.ts';
import { isJson } from '../media-type.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';
import { findRequiredMember } from './required-member.ts';

/** Checks that every operation of Hearth has its words, examples, pagination and body as Hearth writes them. */
export function checkOperationStyle(context: LintContext): void {
  for (const operation of context.operations) {
    checkWords(context, operation);
    for (const [status, given] of responsesOf(operation)) {
      if (status.startsWith('2'))
        checkExample(context, given, join(operation.pointer, 'responses', status));
    }
    checkPagination(context, operation);
    checkBody(context, operation);
  }
}

/** Of a body that may be left out nothing is required. */
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
  if (node['x-origin'] === undefined) {
    context.fault(
      'operation',
      pointer,
      'The operation does not say why it is there',
      'Write `x-origin: seed` or `x-origin: platform`',
    );
  }
  if (node['x-access'] === undefined) {
    context.fault(
      'operation',
      pointer,
      'The operation does not say who may call it',
      'Write `x-access`',
    );
  }
}

function responsesOf({ node }: OperationPart): [string, unknown][] {
  return isData(node.responses) ? Object.entries(node.responses) : [];
}

/** Every success in JSON shows what it looks like. */
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

function checkPagination(context: LintContext, operation: OperationPart): void {
  const { node, pointer, method, parameters } = operation;
  const paginated = node['x-pagination'] !== undefined;
  const list = answersList(context, operation);
  if (list && method === 'get' && !paginated) {
    context.fault(
      'pagination',
      pointer,
      'The list is not paginated',
      'Write `x-pagination: offset`',
    );
  }
  if (!paginated) return;
  if (!list && context.complete) {
    context.fault(
      'pagination',
      join(pointer, 'x-pagination'),
      'The operation does not answer a list',
      'Remove it',
    );
  }
  for (const { node: parameter, pointer: at } of parameters) {
    if (
      parameter.in !== 'query' ||
      !['page', 'per_page', 'pagination'].includes(String(parameter.name))
    )
      continue;
    context.fault(
      'pagination',
      at,
      `\`${String(parameter.name)}\` comes with \`x-pagination\``,
      'Remove it',
    );
  }
}

function answersList(context: LintContext, operation: OperationPart): boolean {
  return responsesOf(operation).some(([status, given]) => {
    const response = status.startsWith('2') ? context.resolve(given, '') : null;
    if (!isData(response?.node.content)) return false;
    return Object.entries(response.node.content).some(([mediaType, content]) => {
      const schema =
        isJson(mediaType) && isData(content) ? context.resolve(content.schema, '') : null;
      return [schema?.node.type].flat().includes('array');
    });
  });
}
