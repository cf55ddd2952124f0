import type { Pagination, Tell, Word } from '../../dialect.ts';
import { difference } from '../../diff/difference.ts';
import { isData, type Operation } from '../../load/document.ts';
import type { Linted, OperationPart } from '../../load/lint/visits.ts';
import { isJson } from '../../load/media-type.ts';
import { name, names } from '../../load/own-words.ts';
import { join } from '../../load/pointer.ts';

/** Pagination of a list. */
export const pagination: Word = {
  key: 'x-pagination',
  on: ['operation'],
  schema: {
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
  },
  accepts:
    '`offset`, or `{ offset: true, keyset: [<order>], maximum-offset: <rows>, maximum-size: <rows>, type: <name> }`, ' +
    'or `{ offset: true, whole: true }` for a list that is one page unless `per_page` is sent',
  implies: ({ 'x-pagination': given }) =>
    given === undefined ? [] : [['400', 'though the input can be wrong']],
  operationChecks: [{ rule: 'pagination', check: checkPagination }],
  adds: (operation) => ({ pagination: readPagination(operation) }),
  changes: {
    'pagination-added': { response: true },
    'pagination-removed': { response: true },
    'keyset-order-removed': { request: true },
    'keyset-order-added': { request: false },
    'maximum-offset-lowered': { request: true },
    'maximum-offset-raised': { request: false },
  },
  compare(before, after, tell) {
    const [old, now] = [readPagination(before), readPagination(after)];
    if (old === null && now === null) return;
    if (old === null) tell('pagination-added', 'only one page is answered');
    else if (now === null) tell('pagination-removed', 'pages and their headers are gone');
    else {
      const { removed, added } = difference(old.keyset, now.keyset);
      for (const order of removed) tell('keyset-order-removed', `no keyset by ${order}`);
      for (const order of added) tell('keyset-order-added', `keyset by ${order}`);
      compareMaximum(readMaximumOffset(before), readMaximumOffset(after), tell);
    }
  },
};

export function readPagination(operation: Operation): Pagination | null {
  const given = operation['x-pagination'];
  if (given === undefined) return null;
  if (typeof given === 'string') return { offset: true, keyset: [], whole: false, most: null };
  const {
    offset = true,
    keyset = [],
    whole = false,
    'maximum-size': most = null,
  } = given as Partial<Pagination> & { readonly 'maximum-size'?: number };
  return { offset, keyset, whole, most };
}

function compareMaximum(old: number, now: number, tell: Tell): void {
  if (old !== now)
    tell(
      now < old ? 'maximum-offset-lowered' : 'maximum-offset-raised',
      `maximum offset ${old} became ${now}`,
    );
}

function readMaximumOffset(operation: Operation): number {
  const given = operation['x-pagination'] as { 'maximum-offset'?: number } | string | undefined;
  return typeof given === 'object' ? (given['maximum-offset'] ?? Infinity) : Infinity;
}

/** The parameters that come with the word. */
const PARAMETERS: readonly string[] = ['page', 'per_page', 'pagination'];

function checkPagination(context: Linted, operation: OperationPart): void {
  const { node, pointer, method, parameters } = operation;
  const paginated = node['x-pagination'] !== undefined;
  const list = isListAnswered(context, operation);
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
    if (parameter.in !== 'query' || !PARAMETERS.includes(String(parameter.name))) continue;
    context.fault(
      'pagination',
      at,
      `\`${String(parameter.name)}\` comes with \`x-pagination\``,
      'Remove it',
    );
  }
}

function isListAnswered(context: Linted, { node }: OperationPart): boolean {
  const responses = isData(node.responses) ? Object.entries(node.responses) : [];
  return responses.some(([status, given]) => {
    const response = status.startsWith('2') ? context.resolve(given, '') : null;
    if (!isData(response?.node.content)) return false;
    return Object.entries(response.node.content).some(([mediaType, content]) => {
      const schema =
        isJson(mediaType) && isData(content) ? context.resolve(content.schema, '') : null;
      return [schema?.node.type].flat().includes('array');
    });
  });
}
