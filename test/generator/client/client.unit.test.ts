import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import {
  type ClientAnswer,
  type ClientOptions,
  type ClientRequest,
  Refused,
  succeeded,
} from '#runtime/client.ts';
import { createDispatcher } from '#runtime/dispatch.ts';
import type { ServiceTable } from '#runtime/services.ts';
import { encodePairs, encodeSegment, Unencodable } from '#runtime/encode.ts';
import type { FindRoute } from '#runtime/route.ts';
import type { UploadedFile } from '#runtime/upload.ts';
import { relaxed, specFolder } from '../generated.ts';
import { testHost } from './host.ts';

const spec = `
openapi: 3.1.0
info: { title: Kilns, version: '1' }
servers: [{ url: /api }]
paths:
  /kilns:
    get:
      tags: [kilns]
      operationId: listKilns
      x-pagination: { offset: true, keyset: [id] }
      parameters:
        - { name: labels, in: query, style: form, explode: false, schema: { type: array, items: { type: string } } }
        - { name: size, in: query, style: deepObject, schema: { type: object, additionalProperties: { type: integer } } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: integer } } } } }
        '403': { description: no, content: { application/json: { schema: { type: object } } } }
    post:
      tags: [kilns]
      operationId: createKiln
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string }
                picture: { type: string, format: binary }
      responses:
        '201': { description: made, content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
  /kilns/{id}/files/{path}:
    get:
      tags: [kilns]
      operationId: getKilnFile
      parameters:
        - { name: id, in: path, required: true, schema: { type: [integer, string] } }
        - { name: path, in: path, required: true, x-wildcard: true, schema: { type: string } }
      responses:
        '200': { description: ok, content: { application/octet-stream: { schema: { type: string } } } }
    delete:
      tags: [kilns]
      operationId: deleteKilnFile
      parameters:
        - { name: id, in: path, required: true, schema: { type: [integer, string] } }
        - { name: path, in: path, required: true, x-wildcard: true, schema: { type: string } }
      responses:
        '204': { description: gone }
`;

interface Seen {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

let seen: Seen[] = [];
const rows = [1, 2, 3, 4, 5, 6, 7];

const services = {
  kilns: {
    listKilns: async (request: Seen) => {
      seen.push(request);
      const {
        page = 1,
        per_page: perPage = 3,
        pagination,
        size,
      } = request.query as Record<string, number>;
      if ((size as unknown as Record<string, number> | undefined)?.['forbidden'] === 1)
        return { status: 403, body: { message: 'no' } };
      const after = Number(request.query['id_after'] ?? 0);
      const body =
        pagination === undefined
          ? rows.slice((page - 1) * perPage, page * perPage)
          : rows.filter((id) => id > after).slice(0, perPage);
      return pagination === undefined
        ? {
            status: 200,
            body,
            page: {
              kind: 'offset',
              page,
              perPage,
              hasNext: page * perPage < rows.length,
              total: rows.length,
            },
          }
        : { status: 200, body, page: { kind: 'keyset', next: null } };
    },
    createKiln: async (request: Seen) => {
      seen.push(request);
      return { status: 201, body: { name: request.body.name } };
    },
    getKilnFile: async (request: Seen) => {
      seen.push(request);
      if (request.params.id === 0) throw new Error('broken');
      return { status: 200, body: Buffer.from([0, 255, 10]) };
    },
    deleteKilnFile: async () => ({ status: 204 }),
  },
} as unknown as ServiceTable<object>;

/** The generated client as seen without its types, which test/clients checks. */
type Call = (request?: ClientRequest) => Promise<ClientAnswer>;
interface KilnClient {
  listKilns: Call & Record<'all' | 'pages', (request?: ClientRequest) => AsyncIterable<unknown>>;
  createKiln: Call;
  getKilnFile: Call;
  deleteKilnFile: Call;
}

let client: KilnClient;
let createClient: (options: ClientOptions) => KilnClient;
let origin: string;
let findRoute: FindRoute;

beforeAll(async () => {
  const folder = specFolder({ 'spec/openapi.yaml': spec });
  const loaded = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  if (loaded.spec === null) throw new Error(JSON.stringify(loaded.faults));
  writeOutput(join(folder, 'generated'), render(buildModel(loaded.spec)));
  const module = (path: string) =>
    import(pathToFileURL(join(folder, 'generated', path)).href) as Promise<unknown>;
  ({ findRoute } = (await module('router.ts')) as { findRoute: FindRoute });
  ({ createClient } = (await module('client/client.ts')) as { createClient: typeof createClient });
  origin = await listen(createDispatcher(findRoute, services, testHost));
  client = createClient({ baseUrl: `${origin}/`, token: 'secret' });
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: 60_000 }, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function collect<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of iterable) values.push(value);
  return values;
}

describe('a request', () => {
  it('carries query, headers and token as declared', async () => {
    seen = [];
    const query = { labels: ['a b', 'c&d'], size: { width: 2, 'de=pth': 3 } };
    await client.listKilns({ query, headers: { 'X-Trace': 'here' } });
    expect(seen[0]).toMatchObject({ query, headers: { 'X-Trace': 'here' } });

    const urls: [string, RequestInit][] = [];
    const fetching = ((url: string, init: RequestInit) => {
      urls.push([url, init]);
      return Promise.resolve(Response.json([]));
    }) as unknown as typeof fetch;
    await createClient({
      baseUrl: 'http://elsewhere',
      token: 't',
      headers: { a: 'b' },
      fetch: fetching,
    }).listKilns({ query });
    expect(urls[0]).toMatchObject([
      'http://elsewhere/api/kilns?labels=a%20b%2Cc%26d&size[width]=2&size[de%3Dpth]=3',
      { method: 'GET', headers: { authorization: 'Bearer t', a: 'b' } },
    ]);
  });

  it('becomes multipart when it holds a file, and the text in it stays as it was', async () => {
    seen = [];
    const picture = new File(['x\ny'], 'ä "q".png', { type: 'image/png' });
    expect(await client.createKiln({ body: { name: 'two\nlines', picture } })).toMatchObject({
      status: 201,
      body: { name: 'two\nlines' },
    });
    const file = seen[0]?.body.picture as UploadedFile;
    expect(file).toMatchObject({ filename: 'ä "q".png', mediaType: 'image/png', size: 3 });
  });

  it('reaches the same path parameters, whatever is in them', async () => {
    const value = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 12 })
      .filter((text) => text.isWellFormed() && !text.includes('\0') && !/^-?[0-9]+$/.test(text))
      .filter((text) => !['.', '..'].includes(text) && !text.split('/').includes('..'));
    const odd = fc.constantFrom(
      'a/b',
      'a//b',
      './a',
      'a/',
      '/a',
      'special.json',
      '7.json',
      'x.tar.gz',
      'a%2Fb',
      '?',
      '#',
      ' ',
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, odd), fc.oneof(value, odd), async (id, path) => {
        seen = [];
        await client.getKilnFile({ params: { id, path } });
        expect(seen[0]?.params).toEqual({ id, path });
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });
});

describe('an answer', () => {
  it('is told by its status, with its headers', async () => {
    const made = await client.listKilns();
    expect(made).toMatchObject({ status: 200, body: rows });
    expect(made.headers.get('x-total')).toBe('7');
    const refused = await client.listKilns({ query: { size: { forbidden: 1 } } });
    expect(refused).toMatchObject({ status: 403, body: { message: 'no' } });
    expect(() => succeeded(refused, 'listKilns')).toThrow(
      'listKilns answered 403: {"message":"no"}',
    );
  });

  it('is unread where it is not JSON, and has no body where there is none', async () => {
    const file = await client.getKilnFile({ params: { id: 1, path: 'a' } });
    expect([...new Uint8Array(await (file.body as Response).arrayBuffer())]).toEqual([0, 255, 10]);
    expect(await client.deleteKilnFile({ params: { id: 1, path: 'a' } })).not.toHaveProperty(
      'body',
    );
  });

  it('with a status that is not declared is thrown', async () => {
    const error = await client
      .getKilnFile({ params: { id: 0, path: 'a' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({
      status: 500,
      call: 'getKilnFile',
      body: { message: '500 Internal Server Error' },
    });
  });
});

describe('the pages of a list', () => {
  it('are walked to the end by their links', async () => {
    expect(await collect(client.listKilns.all({ query: { per_page: 2 } }))).toEqual(rows);
    const pages = await collect(client.listKilns.pages({ query: { per_page: 3, page: 2 } }));
    expect(pages).toMatchObject([{ body: [4, 5, 6] }, { body: [7] }]);
  });

  it('follow a keyset link, at the address that the client knows', async () => {
    const asked: string[] = [];
    const links: Record<string, string> = {
      '': '?pagination=keyset&after=2',
      '?pagination=keyset&after=2': '?pagination=keyset&after={4}',
    };
    const paged = await listen((request, response) => {
      const search = new URL(request.url ?? '', 'http://x').search.replace(
        '?pagination=keyset&per_page=2',
        '',
      );
      asked.push(request.url ?? '');
      const next = links[search];
      if (next !== undefined)
        response.setHeader(
          'link',
          `<https://public.example.com/api/kilns${next}>; rel="next", <http://x/?a=1>; rel="first"`,
        );
      response.setHeader('content-type', 'application/json').end(JSON.stringify([asked.length]));
    });
    const walked = createClient({ baseUrl: paged }).listKilns.all({
      query: { pagination: 'keyset', per_page: 2 },
    });
    expect(await collect(walked)).toEqual([1, 2, 3]);
    expect(asked).toEqual([
      '/api/kilns?pagination=keyset&per_page=2',
      '/api/kilns?pagination=keyset&after=2',
      '/api/kilns?pagination=keyset&after=%7B4%7D',
    ]);
  });

  it('end with a refusal, and with an instance that leads in a circle', async () => {
    await expect(
      collect(client.listKilns.all({ query: { size: { forbidden: 1 } } })),
    ).rejects.toBeInstanceOf(Refused);
    const circle = await listen((_, response) => {
      response.setHeader('link', '</api/kilns?page=2>; rel=next').end('[]');
    });
    await expect(collect(createClient({ baseUrl: circle }).listKilns.all())).rejects.toThrow(
      'the next page is this one',
    );
  });
});

describe('a value without a written form', () => {
  it.each([
    ['a comma in a comma list', () => encodePairs('x', ['a,b'], true)],
    ['edge blanks in a comma list', () => encodePairs('x', [' a'], true)],
    ['an empty text in a list', () => encodePairs('x', ['a', ''])],
    ['an empty list in a list', () => encodePairs('x', [[]])],
    ['an empty object in a list', () => encodePairs('x', [{}])],
    ['an empty key', () => encodePairs('x', { '': 1 })],
    ['a key of brackets', () => encodePairs('x', { 'a][b': 1 })],
    ['a function', () => encodePairs('x', () => 1)],
    ['an empty path parameter', () => encodeSegment('x', '')],
    ['a dot segment', () => encodeSegment('x', '..')],
    ['a path parameter that is left out', () => encodeSegment('x', undefined)],
  ])('%s is refused before it is sent', (_, encode) => {
    expect(encode).toThrow(Unencodable);
  });
});
