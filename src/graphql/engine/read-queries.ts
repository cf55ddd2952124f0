import type { GraphqlRequest } from '#generated/graphql/types.ts';
import { ucs2length } from '#runtime/length.ts';
import { HttpError } from '#src/errors.ts';
import type { GraphqlQuery } from './run-requests.ts';
import type { Variables } from './rules/measure.ts';

/** Characters of all documents of a request. */
const maxDocumentChars = 10_000;
/** Values that the variables of all documents of a request hold, names of members not counted. */
const maxVariableValues = 10_000;
/** Lists and objects within each other. */
const maxLevels = 32;
/** Limit on the characters of a value in errors. */
const maxShownChars = 100;

/** 422 in the shape of GraphQL. */
export class UnreadableQuery extends HttpError {
  constructor(message: string, status: 400 | 422 = 422) {
    super(status, { errors: [{ message }] });
  }
}

/** The queries of a request; an empty batch has none. */
export interface QueryRequest {
  readonly queries: readonly GraphqlQuery[];
  readonly isBatch: boolean;
}

/**
 * Reads one request or a list of them.
 * @throws UnreadableQuery
 */
export function readQueries(body: unknown): QueryRequest {
  const isBatch = Array.isArray(body) && body.length > 0;
  const inputs: readonly unknown[] = isBatch ? body : [Array.isArray(body) ? {} : (body ?? {})];
  // Documents without a character count as one, so that not even they may be any number.
  if (inputs.length > maxDocumentChars) throw new UnreadableQuery('Query too large');
  const budget = { values: maxVariableValues };
  const queries = inputs.map((each) => readQuery(each, budget));
  let left = maxDocumentChars;
  for (const { query } of queries) {
    // The characters of an overlong query are not counted exactly.
    left -= query.length > 2 * maxDocumentChars ? query.length : Math.max(1, ucs2length(query));
  }
  if (left < 0) throw new UnreadableQuery('Query too large');
  return { queries, isBatch };
}

function readQuery(input: unknown, budget: { values: number }): GraphqlQuery {
  if (!isObject(input)) throw new UnreadableQuery('body is invalid', 400);
  const { query, variables, operationName } = input as Partial<GraphqlRequest>;
  return {
    query: readText(query, 'query') ?? '',
    operationName: readText(operationName, 'operationName'),
    variables: readVariables(variables, budget),
  };
}

function readText(value: unknown, name: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || !isSound(value)) {
    throw new UnreadableQuery(`${name} is invalid`, 400);
  }
  return value;
}

/** An object, or JSON text of one. */
function readVariables(input: unknown, budget: { values: number }): Variables {
  const value = typeof input === 'string' ? parse(input) : input;
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw createUnexpectedError(value);
  count(value, budget, 0);
  return value;
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableQuery(`unexpected token at '${text.slice(0, maxShownChars)}'`);
  }
}

const createUnexpectedError = (value: unknown) =>
  new UnreadableQuery(`Unexpected parameter: ${JSON.stringify(value).slice(0, maxShownChars)}`);

/** Rejects too many values, and texts that no database stores. */
function count(value: unknown, budget: { values: number }, level: number): void {
  budget.values -= 1;
  if (budget.values < 0) {
    throw new UnreadableQuery(`Variables hold more than ${maxVariableValues} values`);
  }
  if (level > maxLevels) throw new UnreadableQuery('Variables are nested too deeply');
  if (typeof value === 'string' && !isSound(value)) {
    throw new UnreadableQuery('Variables hold a character that is not allowed');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) count(each, budget, level + 1);
}

/** Neither NUL nor half of a surrogate pair. */
const isSound = (text: string) => !text.includes('\0') && text.isWellFormed();

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
