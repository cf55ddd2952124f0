import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import { Problem, toProblem } from '#runtime/problem.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import type { ServiceTable } from '#runtime/services.ts';
import { answerUnreadable } from '#runtime/unreadable-requests.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { generateRouter } from '../generated.ts';
import { library } from './library.ts';

let client: HttpClient;
let port: number;

const services = {
  books: {
    listBooks: () => Promise.reject(new Problem(409, { type: '/closed', detail: 'Closed.' })),
  },
  shelves: { listLoans: () => Promise.reject(new Error('a secret')) },
} as unknown as ServiceTable<object>;

/** Tells wrong parameters by another status than is usual, and all else as usual. */
const host: Host<object, null> = {
  ...plainHost,
  basePath: '/api',
  context: () => ({}),
  bodyLimits: { text: 1_000, file: 1_000 },
  fail: (error, request) => {
    const problem = toProblem(error);
    const chosen = request.header('chosen') !== undefined;
    return chosen && error instanceof RefusedRequest ? { ...problem, status: 422 } : problem;
  },
};

beforeAll(async () => {
  const findRoute = await generateRouter({ 'spec/openapi.yaml': library });
  const server = createServer(createDispatcher(findRoute, services, host));
  answerUnreadable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
  client = new HttpClient(port);
  afterAll(() => {
    client.close();
    server.close();
  });
});

const send = (method: string, url: string, body: unknown = null, headers = {}) =>
  client.send({ method, url, headers, body });

describe('a failure is a problem of RFC 9457', () => {
  it.each([
    ['GET', '/api/nothing', null, 404, { title: 'Not Found' }],
    ['DELETE', '/api/books', null, 405, { allow: 'OPTIONS, HEAD, GET, POST' }],
    ['GET', `/api/books?a=${'x'.repeat(9_000)}`, null, 414, { title: 'URI Too Long' }],
    ['GET', '/api/books?a=%zz', null, 400, { detail: 'malformed percent-encoding' }],
    ['POST', '/api/books', { title: 'x'.repeat(2_000) }, 413, {}],
    ['PUT', '/api/shelves', [1], 501, { operation: 'sortShelves' }],
    ['GET', '/api/books', null, 409, { type: '/closed', detail: 'Closed.' }],
    ['GET', '/api/shelves', null, 500, { title: 'Internal Server Error' }],
  ])('%s %s', async (method, url, body, status, members) => {
    const answer = await send(method, url, body);
    expect(answer).toMatchObject({ status, body: { type: 'about:blank', status, ...members } });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('of another media type than is read', async () => {
    const headers = { 'content-type': 'text/csv' };
    const answer = await send('POST', '/api/books', 'a,b', headers);
    expect(answer).toMatchObject({ status: 415, body: { contentType: 'text/csv' } });
  });

  it('of a head that is too large', async () => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`);
    await once(socket, 'end');
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    expect(text).toContain('\r\nContent-Type: application/problem+json\r\n');
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 431 });
  });
});

describe('wrong parameters', () => {
  it('are told with their place, the rule and its facts, all at once', async () => {
    const body = { size: { width: 'wide', depth: 1 }, labels: { back: 1.5 } };
    const answer = await send('POST', '/api/shelves', body);
    expect(answer.status).toBe(400);
    expect((answer.body as { errors: unknown }).errors).toEqual([
      { in: 'body', pointer: '/size/width', keyword: 'type', params: { type: 'integer' } },
      { in: 'body', pointer: '/size/depth', keyword: 'additionalProperties', params: {} },
      { in: 'body', pointer: '/labels/back', keyword: 'type', params: { type: 'integer' } },
    ]);
  });

  it.each([
    ['PUT', '/api/shelves', [], '', 'minItems', { limit: 1 }],
    ['PUT', '/api/shelves', [1, 0], '/1', 'minimum', { limit: 1 }],
    ['POST', '/api/books', { pages: 3 }, '/title', 'required', {}],
    ['POST', '/api/members', { kind: 'dog' }, '/kind', 'const', { allowedValue: 'person' }],
  ])('%s %s %j', async (method, url, sent, pointer, keyword, params) => {
    const { body } = await send(method, url, sent);
    const fault = { in: 'body', pointer, keyword, params };
    expect((body as { errors: unknown }).errors).toContainEqual(fault);
  });

  it('of a header have the pattern that they break', async () => {
    const { body } = await send('GET', '/api/books', null, { 'trace-level': 'loud' });
    const fault = { in: 'header', pointer: '/Trace-Level', keyword: 'pattern' };
    expect(body).toMatchObject({ errors: [{ ...fault, params: { pattern: '^[0-9]$' } }] });
  });

  it('have the status that the host chooses, like every refusal', async () => {
    const chosen = { chosen: '1' };
    expect(await send('PUT', '/api/shelves', [], chosen)).toMatchObject({ status: 422 });
    expect(await send('GET', '/api/nothing', null, chosen)).toMatchObject({ status: 422 });
    expect(await send('DELETE', '/api/books', null, chosen)).toMatchObject({ status: 422 });
  });
});

it('answers have no header that neither the document nor the host asks for', async () => {
  const { headers } = await send('GET', '/api/nothing', null, { origin: 'http://elsewhere' });
  const { date: _, connection: __, 'keep-alive': ___, ...others } = headers;
  expect(Object.keys(others).toSorted()).toEqual(['content-length', 'content-type']);
});

it('a hook that fails itself leaves a bare 500, and the server as it was', async () => {
  const findRoute = await generateRouter({ 'spec/openapi.yaml': library });
  const fail = () => {
    throw new Error('the hook fails');
  };
  const server = createServer(createDispatcher(findRoute, services, { ...host, fail }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  const other = new HttpClient(address.port);
  const warned = once(process, 'warning');
  const answer = await other.send({ method: 'GET', url: '/api/nothing', headers: {}, body: null });
  expect(answer).toMatchObject({ status: 500, headers: { 'content-length': '0' } });
  expect(await warned).toMatchObject([{ message: 'the hook fails' }]);
  other.close();
  server.close();
});

it('OPTIONS answers with the methods of a path, and lets no other origin in', async () => {
  const answer = await send('OPTIONS', '/api/books', null, { origin: 'http://elsewhere' });
  expect(answer).toMatchObject({ status: 204, headers: { allow: 'OPTIONS, HEAD, GET, POST' } });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});
