import { mkdtempSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatcher, type Host } from '../../../generator/runtime/dispatch.ts';
import type { ServiceTable } from '../../../generator/runtime/services.ts';
import type { UploadedFile } from '../../../generator/runtime/upload.ts';
import { HttpClient } from '../../support/http-client.ts';
import { generateRouter } from '../generated.ts';

const spec = `
openapi: 3.1.0
info: { title: Things, version: '1' }
servers: [{ url: /api }]
paths:
  /things:
    get:
      tags: [things]
      operationId: listThings
      x-pagination: offset
      parameters:
        - { name: state, in: query, schema: { type: string, enum: [open, closed], default: open } }
        - { name: ids, in: query, style: form, explode: false, schema: { type: array, maxItems: 3, items: { type: integer } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Thing' } } } } }
    post:
      tags: [things]
      operationId: createThing
      x-exclusive: [[color, colour]]
      x-at-least-one: [[name, title]]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [size]
              properties:
                size: { type: integer, minimum: 1, maximum: 9 }
                name: { type: string, minLength: 1, maxLength: 5 }
                title: { type: string }
                color: { type: string }
                colour: { type: string }
                picture: { type: string, format: binary }
                parts: { type: array, items: { type: object, required: [kind], properties: { kind: { type: string, enum: [a, b] } } } }
      responses:
        '201': { description: made, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /things/special:
    get:
      tags: [things]
      operationId: getSpecial
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
    head:
      tags: [things]
      operationId: checkSpecial
      responses:
        '204': { description: it exists }
  /things/{id}:
    get:
      tags: [things]
      operationId: getThing
      parameters: [{ name: id, in: path, required: true, schema: { type: [integer, string] } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
    delete:
      tags: [things]
      operationId: deleteThing
      parameters: [{ name: id, in: path, required: true, schema: { type: [integer, string] } }]
      responses:
        '204': { description: gone }
  /things/{id}/files/{path}:
    get:
      tags: [things]
      operationId: getThingFile
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: path, in: path, required: true, x-wildcard: true, schema: { type: string } }
      responses:
        '200': { description: ok, headers: { X-Service-Name: { schema: { type: string } } }, content: { text/plain: { schema: { type: string } } } }
  /things/{id}/picture.{format}:
    get:
      tags: [things]
      operationId: getThingPicture
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: format, in: path, required: true, schema: { type: string, enum: [png, tar.gz] } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /things/{id}/colour:space:
    get:
      tags: [things]
      operationId: getColourSpace
      x-pending: true
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
components:
  schemas:
    Thing:
      type: object
      required: [id, name]
      properties:
        id: { type: [integer, string] }
        name: { type: [string, 'null'] }
        note: { type: string }
        inner: { type: [object, 'null'], required: [a], properties: { a: { type: boolean } } }
        tags: { type: array, items: { type: string } }
        counts: { type: object, additionalProperties: { type: integer } }
`;

type Call = {
  params: { id: number; path: string };
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};
const uploads = mkdtempSync(join(tmpdir(), 'hearth-dispatch-'));
let seen: Call | null = null;
const thing = (id: unknown) => ({
  id,
  name: 'a "thing" \u2028',
  secret: 'never sent',
  inner: { a: true, password: 'never sent' },
  tags: ['x'],
  counts: { 'a"b': 1 },
});

const services = {
  things: {
    listThings: async (call: Call) => {
      seen = call;
      const page = { kind: 'offset' as const, page: 2, perPage: 1, hasNext: true, total: 3 };
      return { status: 200, body: [thing(1)], page };
    },
    createThing: async (call: Call) => {
      seen = call;
      const picture = call.body.picture as UploadedFile | undefined;
      const name = picture === undefined ? null : await readFile(picture.path, 'utf8');
      return { status: 201, body: { id: 1, name } };
    },
    getSpecial: async () => ({ status: 200, body: thing('special') }),
    getThing: async ({ params }: Call) => ({ status: 200, body: thing(params.id) }),
    deleteThing: async () => ({ status: 204 }),
    getThingPicture: async ({ params }: { params: { format: string } }) => ({
      status: 200,
      body: thing(params.format),
    }),
    getThingFile: async ({ params }: Call) => ({
      status: 200,
      body: params.path === 'stream' ? Readable.from(['a', 'b']) : `file ${params.path}`,
      headers: { 'X-Service-Name': params.path },
    }),
  },
} as unknown as ServiceTable<object>;

const host: Host<object, null> = {
  basePath: '/api',
  bodyLimits: { text: 1_000, file: 5_000 },
  requestId: (given) => given ?? 'made',
  authenticate: async () => null,
  admit: () => undefined,
  guard: async () => ({}),
  context: () => ({}),
  headerNames: (name) => [name],
  origin: () => 'http://here',
  fail: () => ({ status: 500, body: { message: '500 Internal Server Error' }, headers: {} }),
  undeclared: () => undefined,
  finished: () => undefined,
};

let client: HttpClient;
let port: number;

beforeAll(async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = uploads;
  afterAll(() => {
    // Other files run in the same process.
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  const handler = createDispatcher(
    await generateRouter({ 'spec/openapi.yaml': spec }),
    services,
    host,
  );
  const mounted = express().use(handler);
  mounted.use((_request, response) => void response.status(418).end());
  const server = createServer((request, response) => {
    if (request.headers['x-mounted'] === undefined) handler(request, response);
    else mounted(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  client = new HttpClient(port);
  afterAll(() => {
    client.close();
    server.close();
  });
});

const get = (url: string, headers = {}) => client.send({ method: 'GET', url, headers, body: null });
const post = (body: unknown, headers = {}, url = '/api/things') =>
  client.send({ method: 'POST', url, headers, body });

describe('routing', () => {
  it.each([
    ['/api/things/special', 200, 'special'],
    ['/api/things/7', 200, 7],
    ['/api/things/a%2Fb', 200, 'a/b'],
    ['/api/things/%252F', 200, '%2F'],
    ['/api/things/a+b', 200, 'a+b'],
    ['/api//things//7', 200, 7],
    ['/api/things/special.json', 200, 'special'],
    ['/api/things/7.json', 200, 7],
    ['/api/things/a%2Fb.json', 200, 'a/b.json'],
    ['/api/things/word.txt', 200, 'word.txt'],
    ['/api/things/1/picture.png', 200, 'png'],
    ['/api/things/1/picture.tar.gz', 200, 'tar.gz'],
  ])('%s', async (url, status, id) => {
    expect(await get(url)).toMatchObject({ status, body: { id } });
  });

  it.each([
    ['/api/nothing', 404, { error: '404 Not Found' }],
    ['/api/things/7/more', 404, { error: '404 Not Found' }],
    ['/elsewhere', 404, { error: '404 Not Found' }],
    ['/api/things/%zz', 400, { error: 'malformed percent-encoding' }],
    ['/api/things/%ff', 400, { error: 'malformed percent-encoding' }],
    ['/api/things?state=%zz', 400, { error: 'malformed percent-encoding' }],
    ['/api/things.xml', 406, { error: "The requested format 'xml' is not supported." }],
    ['/api/things/1/files/a/%2e%2e/b', 400, { error: 'the path is invalid' }],
    ['/api/things/1/files/a%2F..%2Fb', 400, { error: 'the path is invalid' }],
    ['/api/things/1/picture.gif', 400, { error: 'format does not have a valid value' }],
    ['/api/things/1/picture.', 404, { error: '404 Not Found' }],
    ['/api/things/1/files', 404, { error: '404 Not Found' }],
    ['/api/things/1/colour:space', 501, { message: '501 Not Implemented' }],
  ])('%s is refused', async (url, status, body) => {
    expect(await get(url)).toMatchObject({ status, body });
  });

  it('refuses an address beyond 8,192 characters', async () => {
    expect((await get(`/api/things?state=${'x'.repeat(8_000)}`)).status).toBe(400);
    expect(await get(`/api/things?state=${'x'.repeat(9_000)}`)).toMatchObject({
      status: 414,
      body: { error: '414 Request-URI Too Large' },
    });
  });

  it('gives the rest of the path to a wildcard', async () => {
    expect(await get('/api/things/1/files/a/b%20c.txt')).toMatchObject({
      status: 200,
      body: 'file a/b c.txt',
      headers: { 'content-type': 'text/plain', 'x-service-name': 'a/b c.txt' },
    });
    expect((await get('/api/things/1/files/stream')).body).toBe('ab');
  });

  it('answers HEAD as the document says, where it differs from GET', async () => {
    const ask = { method: 'HEAD', url: '/api/things/special', headers: {}, body: null };
    expect(await client.send(ask)).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
  });

  it('answers 405 with Allow, HEAD and OPTIONS', async () => {
    expect(await post({}, {}, '/api/things/7')).toMatchObject({
      status: 405,
      body: { error: '405 Not Allowed' },
      headers: { allow: 'OPTIONS, HEAD, GET, DELETE' },
    });
    const head = await client.send({
      method: 'HEAD',
      url: '/api/things/7',
      headers: {},
      body: null,
    });
    expect(head).toMatchObject({ status: 200, body: null });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10);
    const options = await client.send({
      method: 'OPTIONS',
      url: '/api/things/7',
      headers: { origin: 'http://elsewhere' },
      body: null,
    });
    expect(options).toMatchObject({
      status: 200,
      body: null,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'OPTIONS, HEAD, GET, DELETE',
      },
    });
  });

  it('is mountable in Express, which gets what is not ours', async () => {
    expect(await get('/api/things/7', { 'x-mounted': '1' })).toMatchObject({
      status: 200,
      body: { id: 7 },
    });
    expect((await get('/elsewhere', { 'x-mounted': '1' })).status).toBe(418);
  });
});

describe('answers', () => {
  it('print declared members only, escaped', async () => {
    const { body, headers } = await get('/api/things/7');
    expect(body).toEqual({
      id: 7,
      name: 'a "thing" \u2028',
      inner: { a: true },
      tags: ['x'],
      counts: { 'a"b': 1 },
    });
    expect(headers['content-type']).toBe('application/json');
  });

  it('carry an entity tag and honour If-None-Match', async () => {
    const { headers } = await get('/api/things/7');
    expect(headers.etag).toMatch(/^W\/"[\w-]+"$/);
    const again = await get('/api/things/7', { 'if-none-match': `"other", ${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again.headers['content-type']).toBeUndefined();
    expect((await get('/api/things/7', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('have no body and no type for 204', async () => {
    const answer = await client.send({
      method: 'DELETE',
      url: '/api/things/7',
      headers: {},
      body: null,
    });
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers['content-type']).toBeUndefined();
  });

  it('link the pages with every parameter of the request but credentials', async () => {
    const { headers } = await get('/api/things?ids[]=1&state=open&page=2&private_token=secret');
    expect(headers).toMatchObject({
      'x-page': '2',
      'x-per-page': '1',
      'x-next-page': '3',
      'x-prev-page': '1',
      'x-total': '3',
      'x-total-pages': '3',
    });
    expect(headers.link).toBe(
      ['prev:1', 'next:3', 'first:1', 'last:3']
        .map((entry) => entry.split(':'))
        .map(
          ([rel, page]) =>
            `<http://here/api/things?ids%5B%5D=1&state=open&page=${page}&per_page=1>; rel="${rel}"`,
        )
        .join(', '),
    );
    expect(headers.link).not.toContain('secret');
  });
});

describe('parameters', () => {
  it('come decoded, with defaults', async () => {
    await get('/api/things?ids=1,2&unknown=1');
    expect(seen?.query).toEqual({ ids: [1, 2], state: 'open', page: 1, per_page: 20 });
  });

  it.each([
    ['/api/things?state=other', 'state does not have a valid value'],
    ['/api/things?ids=1,x', 'ids is invalid'],
    ['/api/things?ids=1,2,3,4', 'ids is expected to have length less than or equal to 3'],
    ['/api/things?page=0', 'page does not have a valid value'],
    ['/api/things?page=x&state=other', 'state does not have a valid value, page is invalid'],
  ])('%s is refused', async (url, error) => {
    expect(await get(url)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    [{ name: 'a' }, 'size is missing'],
    [{ size: null, name: 'a' }, 'size is missing'],
    [{ size: 10, name: 'a' }, 'size does not have a valid value'],
    [{ size: 1 }, 'name, title are missing, at least one parameter must be provided'],
    [{ size: 1, name: '' }, 'name is empty'],
    [{ size: 1, name: 'abcdef' }, 'name is expected to have length less than or equal to 5'],
    [{ size: 1, name: 'a', color: 'x', colour: 'y' }, 'color, colour are mutually exclusive'],
    [
      { size: 1, name: 'a', parts: [{ kind: 'a' }, { kind: 'c' }] },
      'parts[1][kind] does not have a valid value',
    ],
    [{ size: 1, name: 'a', parts: [{}] }, 'parts[0][kind] is missing'],
    [{ size: 1, name: 'a', picture: 'text' }, 'picture is invalid'],
  ])('%j is refused', async (body, error) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { error } });
  });

  it('merge query, form and JSON; the body wins', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('size=1', form, '/api/things?size=2&name=q')).status).toBe(201);
    expect(seen?.body).toEqual({ size: 1, name: 'q' });
    expect((await post('size=3&name=f', { 'content-type': '' })).status).toBe(201);
    expect((await post({ size: '4', name: 'j' })).status).toBe(201);
    expect(seen?.body).toEqual({ size: 4, name: 'j' });
  });
});

describe('bodies', () => {
  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['a JSON list', '[]', 'application/json', 400],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400],
    ['another type', '<a/>', 'application/xml', 415],
    ['too much', JSON.stringify({ name: 'x'.repeat(2_000) }), 'application/json', 413],
    ['too deep', `{"parts":${'['.repeat(100)}${']'.repeat(100)}}`, 'application/json', 400],
    ['multipart without boundary', 'x', 'multipart/form-data', 400],
    [
      'multipart that is cut',
      '--b\r\nContent-Disposition: form-data; name="size"\r\n\r\n1',
      'multipart/form-data; boundary=b',
      400,
    ],
  ])('%s is refused', async (_, body, type, status) => {
    expect((await post(body, { 'content-type': type })).status).toBe(status);
    expect((await get('/api/things/7')).status).toBe(200);
  });

  it('refuses compressed bodies', async () => {
    expect(
      (await post('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status,
    ).toBe(415);
  });

  const multipart = (name: string, file: string) =>
    [
      '--b',
      'Content-Disposition: form-data; name="picture"; filename="a.png"',
      'Content-Type: image/png',
      '',
      file,
      '--b',
      `Content-Disposition: form-data; name="size"`,
      '',
      '1',
      '--b',
      `Content-Disposition: form-data; name="name"`,
      '',
      name,
      '--b--',
      '',
    ].join('\r\n');
  const type = { 'content-type': 'multipart/form-data; boundary=b' };

  it('take files to the disk and leave nothing behind', async () => {
    expect(await post(multipart('n', 'pixels'), type)).toMatchObject({
      status: 201,
      body: { name: 'pixels' },
    });
    expect((await post(multipart('n', 'x'.repeat(6_000)), type)).status).toBe(413);
    expect((await post(multipart('too long a name', 'x'), type)).status).toBe(400);
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
  });

  it('survive a client that leaves in the middle', async () => {
    const socket = connectSocket(port, '127.0.0.1');
    socket.write(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"si',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await get('/api/things/7')).status).toBe(200);
  });
});
