import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatcher } from '#runtime/dispatch.ts';
import type { ServiceTable } from '#runtime/services.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { testHost } from '../client/host.ts';
import { generateRouter } from '../generated.ts';

const body = `
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { text: { type: string }, tags: { type: array, uniqueItems: true, items: { type: string } }, picture: { type: string, format: binary } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object, properties: { size: { type: integer } } } } } }`;

const spec = `
openapi: 3.1.0
info: { title: Notes, version: '1' }
servers: [{ url: /api }]
paths:
  /notes:
    get:
      tags: [notes]
      operationId: listNotes
      x-pagination: { offset: true, whole: true }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: object } } } } }
    post:
      tags: [notes]
      operationId: createNote${body}
    put:
      tags: [notes]
      operationId: replaceNote
      x-body-limit: 300000${body}
    patch:
      tags: [notes]
      operationId: updateNote
      x-body-limit: 100${body}
`;

interface Call {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: { readonly text?: string };
}

const sizeOf = async ({ body }: Call) => ({
  status: 200,
  body: { size: (body.text ?? '').length },
});
let asked: Call['query'] | null = null;

const services = {
  notes: {
    createNote: sizeOf,
    replaceNote: sizeOf,
    updateNote: sizeOf,
    listNotes: async ({ query }: Call) => {
      asked = query;
      return { status: 200, body: [] };
    },
  },
} as unknown as ServiceTable<object>;

let client: HttpClient;

beforeAll(async () => {
  const findRoute = await generateRouter({ 'spec/openapi.yaml': spec });
  const server = createServer(createDispatcher(findRoute, services, testHost));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new HttpClient((server.address() as AddressInfo).port);
  afterAll(() => {
    client.close();
    server.close();
  });
});

const send = (method: string, body: string, type: string) =>
  client.send({ method, url: '/api/notes', headers: { 'content-type': type }, body });

const get = (query: string) =>
  client.send({ method: 'GET', url: `/api/notes${query}`, headers: {}, body: null });

const json = (size: number) => JSON.stringify({ text: 'x'.repeat(size) });
const multipart = (size: number) =>
  `--b\r\nContent-Disposition: form-data; name="text"\r\n\r\n${'x'.repeat(size)}\r\n--b--\r\n`;

describe('x-body-limit', () => {
  // The usual limit of this server is 100,000 bytes.
  it.each([
    ['POST', 90_000, 200],
    ['POST', 110_000, 413],
    ['PUT', 290_000, 200],
    ['PUT', 310_000, 413],
    ['PATCH', 80, 200],
    ['PATCH', 110, 413],
  ])('%s of %i bytes answers %i in every form of body', async (method, size, status) => {
    const answers = [
      await send(method, json(size), 'application/json'),
      await send(method, `text=${'x'.repeat(size)}`, 'application/x-www-form-urlencoded'),
      await send(method, multipart(size), 'multipart/form-data; boundary=b'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    if (status === 200)
      expect(answers.map((answer) => answer.body)).toEqual(Array(3).fill({ size }));
  });
});

describe('uniqueItems', () => {
  it.each([
    [['a', 'b'], 200],
    [['a', 'b', 'a'], 400],
  ])('answers %j with %i', async (tags, status) => {
    const answer = await send('POST', JSON.stringify({ tags }), 'application/json');
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.error).toBe('tags does not have a valid value');
  });
});

describe('x-pagination of a whole list', () => {
  it('leaves the size of a page to the function unless one is asked for', async () => {
    await get('');
    expect(asked).toEqual({ page: 1 });
    await get('?per_page=7&page=2');
    expect(asked).toEqual({ page: 2, per_page: 7 });
    expect((await get('?per_page=0')).status).toBe(400);
  });
});
