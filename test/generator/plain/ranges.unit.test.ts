import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { type ClientAnswer, Refused, type Success } from '#runtime/client.ts';
import type { ServiceResponse } from '#runtime/respond.ts';
import type { Bodiless, StatusIn } from '#runtime/types.ts';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const json = (name: string, headers = {}) => ({
  description: name,
  headers,
  content: {
    'application/json': { schema: { type: 'object', properties: { [name]: { type: 'string' } } } },
  },
});
const empty = { description: 'Nothing.' };
const operation = (operationId: string, responses: object) => ({ get: { operationId, responses } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/some': operation('getSome', {
      default: json('failed', { 'X-Reason': { schema: { type: 'string' } } }),
      '4XX': json('refused'),
      '200': json('title'),
      '404': empty,
    }),
    '/any': operation('getAny', { default: json('any') }),
    '/none': operation('getNone', { '2XX': empty, '5XX': empty }),
    '/texts': operation('getText', {
      '200': empty,
      '4XX': { description: 'Why.', content: { 'text/plain': { schema: { type: 'string' } } } },
    }),
  },
};

const ALL = { title: 'a', refused: 'b', failed: 'c', any: 'd', more: 'e' };
let answer: ServiceResponse = { status: 200 };
let made: Awaited<ReturnType<typeof generatePlain>>;
let client: ReturnType<typeof made.createClient>;

beforeAll(async () => {
  made = await generatePlain(document);
  const { address } = await serve(made.findRoute, () => answer);
  client = made.createClient({ baseUrl: address });
});

const ask = (operation: string, given: ServiceResponse): Promise<ClientAnswer> => {
  answer = given;
  return client[operation]?.() ?? Promise.reject(new Error(`no ${operation}`));
};

describe('an answer is written and read as the status says', () => {
  it.each([
    ['getSome', 200, { title: 'a' }],
    ['getSome', 409, { refused: 'b' }],
    ['getSome', 499, { refused: 'b' }],
    ['getSome', 404, undefined],
    ['getSome', 300, { failed: 'c' }],
    ['getSome', 503, { failed: 'c' }],
    ['getAny', 200, { any: 'd' }],
    ['getAny', 202, { any: 'd' }],
    ['getAny', 500, { any: 'd' }],
    ['getNone', 202, undefined],
    ['getNone', 204, undefined],
    ['getNone', 599, undefined],
  ])('%s %i: %j', async (operation, status, body) => {
    const read = await ask(operation, { status, body: ALL });
    expect(read.status).toBe(status);
    expect(read.body).toEqual(body);
  });

  it('a text, with its type and headers', async () => {
    const read = await ask('getText', { status: 418, body: 'a teapot' });
    expect(read.headers.get('content-type')).toBe('text/plain');
    expect(await (read.body as Response).text()).toBe('a teapot');
  });

  it('with the headers of the range', async () => {
    const headers = { 'X-Reason': 'late' };
    const read = await ask('getSome', { status: 500, body: ALL, headers });
    expect(read.headers.get('x-reason')).toBe('late');
  });
});

describe('no range has', () => {
  it.each([
    ['another success than the one that is named', 'getSome', 201],
    ['a body of a status that has none', 'getAny', 204],
    ['a status of other digits', 'getNone', 400],
  ])('%s: %s %i', async (_, operation, status) => {
    await expect(ask(operation, { status, body: ALL })).rejects.toThrow(Refused);
  });

  it('JSON of somebody between, who sends none', async () => {
    const fetch = () => Promise.resolve(new Response('<p>Away</p>', { status: 502 }));
    const { getSome } = made.createClient({ baseUrl: 'http://here', fetch });
    await expect(getSome?.()).rejects.toMatchObject({ status: 502, body: '<p>Away</p>' });
  });
});

describe('the types', () => {
  it.each([
    ['some/types.ts', 'StatusIn<3 | 5, Bodiless>'],
    ['some/types.ts', 'StatusIn<4, 404 | Bodiless>'],
    ['any/types.ts', 'StatusIn<2 | 3 | 4 | 5, Bodiless>'],
    ['none/types.ts', 'StatusIn<2>'],
    ['client/some.ts', 'StatusIn<4, 404 | Bodiless>'],
  ])('of %s name %s', (file, type) => {
    const text = readFileSync(join(made.folder, 'generated', file), 'utf8');
    expect(text).toContain(`readonly status: ${type};`);
  });

  it('know the statuses of a range', () => {
    expectTypeOf<409>().toExtend<StatusIn<4>>();
    expectTypeOf<404>().not.toExtend<StatusIn<4, 404>>();
    expectTypeOf<500>().not.toExtend<StatusIn<2 | 4>>();
    expectTypeOf<204>().not.toExtend<StatusIn<2, Bodiless>>();
  });

  it('know the successes among the answers', () => {
    type Answer =
      | { readonly status: 302; readonly body: boolean }
      | { readonly status: StatusIn<2 | 4>; readonly body: string }
      | { readonly status: 500; readonly body: number };
    expectTypeOf<Success<Answer>['body']>().toEqualTypeOf<string>();
    expectTypeOf<Success<Answer>['status']>().toEqualTypeOf<StatusIn<2>>();
  });
});
