import { describe, expect, it } from 'vitest';
import { toGraphqlFailure } from '#src/http/graphql-failure.ts';
import {
  BadRequest,
  Forbidden,
  InsufficientScope,
  InvalidToken,
  NotFound,
  Throttled,
  TooManyRequests,
  Unauthorized,
  Unavailable,
} from '#src/errors.ts';
import { readQueries, UnreadableQuery } from '#src/graphql/engine/read-queries.ts';

/** Refusal of an unreadable body. */
function refusalOf(body: unknown) {
  try {
    readQueries(body);
  } catch (error) {
    if (error instanceof UnreadableQuery) return [error.status, error.body];
    throw error;
  }
  return null;
}

const failure = (message: string) => ({ errors: [{ message }] });

describe('a request of GraphQL', () => {
  it.each([
    [{ query: '{ a }' }, { query: '{ a }', variables: {}, operationName: null }],
    [
      { query: '{ a }', variables: { b: 1 }, operationName: 'A', extensions: { c: 1 } },
      { query: '{ a }', variables: { b: 1 }, operationName: 'A' },
    ],
    [{ variables: '{"b":[1]}' }, { query: '', variables: { b: [1] }, operationName: null }],
    ...[null, '', 'null', '{}', {}].map((variables): [object, object] => [
      { query: null, variables, operationName: null },
      { query: '', variables: {}, operationName: null },
    ]),
    [undefined, { query: '', variables: {}, operationName: null }],
    [null, { query: '', variables: {}, operationName: null }],
    [[], { query: '', variables: {}, operationName: null }],
  ])('of %j is one document', (body, query) => {
    expect(readQueries(body)).toEqual({ queries: [query], isBatch: false });
  });

  it('of a list is a batch', () => {
    const { queries, isBatch } = readQueries([{ query: '{ a }' }, { query: '{ b }' }]);
    expect({ isBatch, texts: queries.map(({ query }) => query) }).toEqual({
      isBatch: true,
      texts: ['{ a }', '{ b }'],
    });
  });

  it.each([
    [5, 'Unexpected parameter: 5'],
    [[1, 2], 'Unexpected parameter: [1,2]'],
    ['[1]', 'Unexpected parameter: [1]'],
    ['nonsense', "unexpected token at 'nonsense'"],
    [{ a: 'b\0c' }, 'Variables hold a character that is not allowed'],
    [{ a: '\ud800' }, 'Variables hold a character that is not allowed'],
    [{ a: Array.from({ length: 9_999 }, () => 1) }, 'Variables hold more than 10000 values'],
    [
      JSON.stringify({ a: JSON.parse('['.repeat(40) + ']'.repeat(40)) }),
      'Variables are nested too deeply',
    ],
  ])('is refused with the variables %#', (variables, message) => {
    expect(refusalOf({ query: '{ a }', variables })).toEqual([422, failure(message)]);
  });

  it('may hold ten thousand values', () => {
    const variables = { a: Array.from({ length: 9_998 }, () => 1) };
    expect(refusalOf({ variables })).toBeNull();
    expect(refusalOf([{ variables }, { variables: { b: 1 } }])).toEqual([
      422,
      failure('Variables hold more than 10000 values'),
    ]);
  });

  it.each([
    [{ query: 5 }, 'query is invalid'],
    [{ query: 'a\0' }, 'query is invalid'],
    [{ operationName: {} }, 'operationName is invalid'],
    [[5], 'body is invalid'],
    ['{ a }', 'body is invalid'],
  ])('%j is of another type', (body, message) => {
    expect(refusalOf(body)).toEqual([400, failure(message)]);
  });

  it.each([
    [[{ query: 'a'.repeat(10_000) }], [{ query: 'a'.repeat(10_001) }]],
    // Characters are counted, not what they take.
    [{ query: '🔥'.repeat(10_000) }, { query: '🔥'.repeat(10_001) }],
    [
      [{ query: 'a'.repeat(5_000) }, { query: 'a'.repeat(5_000) }],
      [{ query: 'a'.repeat(9_999) }, {}, {}],
    ],
    [Array.from({ length: 10_000 }, () => ({})), Array.from({ length: 10_001 }, () => ({}))],
  ])('has ten thousand characters at most: %#', (fitting, larger) => {
    expect(refusalOf(fitting)).toBeNull();
    expect(refusalOf(larger)).toEqual([422, failure('Query too large')]);
  });
});

describe('a failure of GraphQL', () => {
  const throttle = { name: 'a', limit: 1, period: 60, observed: 2, endsAt: 60, retryAfter: 10 };

  it.each([
    [new Unauthorized(), 401, 'Invalid token'],
    [new InvalidToken('Token is expired.', 'service'), 401, 'Invalid token'],
    [new InsufficientScope(['api']), 401, 'Invalid token'],
    [new Forbidden('Your account is blocked.'), 403, 'API not accessible for user'],
    [new NotFound(), 404, 'Not found!'],
    [new BadRequest('the body is not valid JSON'), 400, 'the body is not valid JSON'],
    [
      new TooManyRequests(10),
      429,
      'This endpoint has been requested too many times. Try again later.',
    ],
    [new Throttled(throttle, 'Retry later\n'), 429, 'Retry later'],
    [new Unavailable(), 503, '503 Service Unavailable'],
    [new UnreadableQuery('Query too large'), 422, 'Query too large'],
    [{ status: 500, body: { message: 'x' }, headers: {} }, 500, 'Internal server error'],
  ])('%# is told in its shape', (error, status, message) => {
    const told = toGraphqlFailure(error);
    expect(told).toMatchObject({ status, body: failure(message) });
    const { 'Content-Type': _, ...kept }: Record<string, string> = error.headers;
    expect(told.headers).toEqual(kept);
  });
});
