import { beforeAll, describe, expect, it } from 'vitest';
import { createJudge } from '#src/http/judge.ts';
import type { Judge } from '#src/http/judge.ts';
import { collectViolations } from '#test/support/collect-violations.ts';
import { findDifference } from '#test/support/judge.ts';

const bundle = {
  openapi: '3.1.0',
  info: { title: 'sample', version: '1' },
  servers: [{ url: '/api/v4' }],
  paths: {
    '/things/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: {
            anyOf: [
              { type: 'integer', minimum: 1 },
              { type: 'string', maxLength: 20 },
            ],
          },
        },
      ],
      get: {
        parameters: [
          { name: 'state', in: 'query', schema: { type: 'string', enum: ['open', 'closed'] } },
          {
            name: 'iids',
            in: 'query',
            explode: true,
            schema: { type: 'array', items: { type: 'integer' }, maxItems: 3 },
          },
        ],
        responses: {
          200: {
            description: 'the thing',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      delete: { responses: { 204: { description: 'gone' } } },
    },
    '/things': {
      post: {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { type: 'string' }, count: { type: 'integer' } },
              },
            },
          },
        },
        responses: {
          201: { description: 'made' },
          409: { $ref: '#/components/responses/NotFound' },
          default: {
            description: 'a list',
            content: {
              'application/json': {
                example: [{ id: 1, closed_at: null }],
                schema: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'closed_at'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer' },
          closed_at: { type: ['string', 'null'], format: 'date-time' },
        },
      },
    },
    responses: {
      NotFound: {
        description: 'not there',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['message'],
              properties: { message: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge(bundle);
});

describe('requests before the second judge', () => {
  const json = { 'content-type': 'application/json' };
  const cases: [string, string, string, unknown, boolean][] = [
    ['a plain id', 'GET /things/7', '', undefined, true],
    ['an encoded path as id', 'GET /things/group%2Fname', '', undefined, true],
    ['HEAD as GET', 'HEAD /things/7', '', undefined, true],
    ['a known word', 'GET /things/7?state=open', '', undefined, true],
    ['an unknown word', 'GET /things/7?state=ajar', '', undefined, false],
    ['an array by repetition', 'GET /things/7?iids[]=1&iids[]=2', '', undefined, true],
    ['a text in an integer array', 'GET /things/7?iids[]=a', '', undefined, false],
    ['too many items', 'GET /things/7?iids[]=1&iids[]=2&iids[]=3&iids[]=4', '', undefined, false],
    ['a good body', 'POST /things', 'json', { name: 'x', count: 1 }, true],
    ['a body without a required property', 'POST /things', 'json', { count: 1 }, false],
    ['a text that is no integer', 'POST /things', 'json', { name: 'x', count: 'one' }, false],
    ['an undeclared method', 'PUT /things/7', 'json', {}, false],
    ['an unknown path', 'GET /nothing', '', undefined, false],
  ];
  it.each(cases)('%s', async (_name, line, type, body, accepted) => {
    const [method = '', url = ''] = line.split(' ');
    const verdict = await judge.checkRequest(method, url, type === 'json' ? json : {}, body);
    expect(verdict).toMatchObject({ accepted });
  });

  it('are not judged where parameters come from several places', async () => {
    expect(await judge.checkRequest('POST', '/things?name=x', {}, undefined)).toBeNull();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await judge.checkRequest('POST', '/things', form, 'name=x')).toBeNull();
  });

  it('are compared with our answer', async () => {
    const request = { method: 'GET', url: '/things/7?state=ajar', headers: {} };
    const refused = { status: 400, body: { error: 'state does not have a valid value' } };
    expect(await findDifference(judge, request, refused)).toBeNull();
    expect(await findDifference(judge, request, { status: 200, body: {} })).toMatchObject({
      ours: { accepted: true },
      theirs: { accepted: false, status: 400 },
    });
    expect(await findDifference(judge, request, { status: 401, body: {} })).toBeNull();
  });
});

describe('responses before the second judge', () => {
  const check = (
    status: number,
    body: unknown,
    method = 'GET',
    type: string | null = 'application/json',
  ) =>
    judge.checkResponse(
      method,
      '/things/{id}',
      status,
      type,
      body === null ? null : JSON.stringify(body),
    );

  it('pass when they are as declared', async () => {
    expect(await check(200, { id: 1, closed_at: null })).toBeNull();
    expect(await check(200, { id: 1, closed_at: '2026-01-02T03:04:05.678Z' })).toBeNull();
    expect(await check(404, { message: '404 Thing Not Found' })).toBeNull();
    expect(await check(204, null, 'DELETE', null)).toBeNull();
    expect(await check(304, null)).toBeNull();
  });

  it('are objected to when they are not', async () => {
    expect(await check(200, { id: '1', closed_at: null })).toMatch(/must be integer/);
    expect(await check(200, { id: 1 })).toMatch(/closed_at/);
    expect(await check(200, { id: 1, closed_at: null, secret: 'x' })).toMatch(/additional/);
    expect(await check(200, { id: 1, closed_at: 'yesterday' })).toMatch(/date-time/);
    expect(await check(201, { id: 1 })).toBe('status 201 is not declared');
    expect(await check(204, { id: 1 }, 'DELETE')).toMatch(/should NOT have a body/);
    expect(await check(404, { error: 'x' })).toMatch(/message/);
    expect(await judge.checkResponse('GET', '/nothing', 200, null, null)).toMatch(
      /not in the document/,
    );
  });

  it('are held against what their own status says, which others may say too', async () => {
    const made = (status: number, body: unknown) =>
      judge.checkResponse('POST', '/things', status, 'application/json', JSON.stringify(body));
    const thing = { id: 1, closed_at: null };
    for (const _ of ['first', 'again']) {
      expect(await made(409, { message: 'Taken' })).toBeNull();
      expect(await made(409, thing)).toMatch(/message/);
      expect(await made(418, [thing])).toBeNull();
      expect(await made(418, thing)).toMatch(/must be array/);
      expect(await made(418, { message: 'Taken' })).toMatch(/must be array/);
      expect(await made(201, thing)).toMatch(/should NOT have a body/);
      expect(await check(200, thing)).toBeNull();
      expect(await check(200, [thing])).toMatch(/must be object/);
    }
  });

  it('are collected over a run', async () => {
    const violations = collectViolations(judge);
    const sent = {
      method: 'GET',
      pathTemplate: '/things/{id}',
      status: 200,
      contentType: 'application/json',
    };
    violations.record({ ...sent, body: '{"id":1,"closed_at":null}' });
    await violations.expectNone();
    violations.record({ ...sent, body: '{"id":"1","closed_at":null}' });
    await expect(violations.expectNone()).rejects.toThrow(
      /GET \/things\/\{id\} 200: .*must be integer/,
    );
  });
});
