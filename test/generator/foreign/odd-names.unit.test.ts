import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { createDispatcher } from '#runtime/dispatch.ts';
import type { ServiceTable } from '#runtime/services.ts';
import type { FindRoute } from '#runtime/route.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { testHost } from '../client/host.ts';
import { relaxed, specFolder } from '../generated.ts';

const ok = (schema: string) =>
  `{ description: ok, content: { application/json: { schema: ${schema} } } }`;

/** Document with names that are valid and that no author would choose. */
const spec = `
openapi: 3.0.3
info: { title: Odd, version: '1' }
servers: [{ url: 'https://{region}.example.com/{base}/', variables: { region: { default: eu }, base: { default: api } } }]
tags: [{ name: client }, { name: default }, { name: 2fa }, { name: route1 }, { name: 'Über ☃' }]
paths:
  /:
    get:
      tags: [client]
      operationId: meta/root
      summary: "Ends a comment */ early,\\n and goes on"
      responses: { '200': ${ok('{ $ref: "#/components/schemas/Promise" }')} }
  /it's/{user-id}/a.b/:
    get:
      tags: [default]
      operationId: delete
      parameters:
        - { name: user-id, in: path, required: true, schema: { type: string } }
        - { name: 'filter[name]', in: query, schema: { type: string } }
        - { name: 'ids[]', in: query, schema: { type: array, items: { type: integer } } }
        - { name: with.dot, in: query, schema: { type: string, default: "it's" } }
        - { name: class, in: query, schema: { type: string } }
        - { name: X-Odd.Header, in: header, schema: { type: string } }
        - { name: Content-Type, in: header, schema: { type: string } }
      responses: { 2XX: ${ok('{ type: object, properties: { given: {} } }')}, 4XX: { description: no } }
  /it's/{name}/a.b:
    post:
      tags: [default]
      operationId: delete_
      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { 'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/pet-or-thing' } } } }
      responses: { default: ${ok('{ $ref: "#/components/schemas/pet-or-thing" }')} }
  /compare/{base}...{head}:
    get:
      tags: [2fa]
      operationId: 2fa/compare
      parameters:
        - { name: base, in: path, required: true, schema: { type: string } }
        - { name: head, in: path, required: true, schema: { type: string } }
      responses: { '200': ${ok('{ type: object, properties: { base: { type: string }, head: { type: string } } }')} }
  /route1:
    get:
      tags: [route1]
      operationId: writePet
      responses: { '200': ${ok('{ $ref: "#/components/schemas/Pet" }')} }
    put:
      tags: [route1]
      operationId: w
      requestBody: { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/tree_node' } } } } }
      responses: { '200': ${ok('{ type: array, items: { $ref: "#/components/schemas/tree_node" } }')} }
  /☃:
    get:
      tags: ['Über ☃']
      responses: { '200': { description: ok, content: { text/plain: { schema: { type: string } }, 'application/vnd.odd+json; v=1': { schema: { $ref: '#/components/schemas/treeNode' } } } } }
components:
  schemas:
    Promise: { type: object, required: [$ref], properties: { $ref: { type: string }, constructor: { type: string, nullable: true }, "it's": { type: string } } }
    Pet: { type: object, required: [kind], properties: { kind: { type: string } } }
    Thing: { allOf: [{ $ref: '#/components/schemas/Pet' }, { description: More of it. }, { type: object, properties: { size: { type: integer, nullable: true } } }], required: [size] }
    pet-or-thing:
      oneOf: [{ $ref: '#/components/schemas/Thing' }, { $ref: '#/components/schemas/Pet' }]
      discriminator: { propertyName: kind, mapping: { thing: '#/components/schemas/Thing', pet: '#/components/schemas/Pet' } }
    tree_node: { type: object, properties: { name: { type: string }, children: { type: array, items: { $ref: '#/components/schemas/tree_node' } }, parent: { nullable: true, allOf: [{ $ref: '#/components/schemas/tree_node' }] } } }
    treeNode: { type: object, properties: { leaf: { type: boolean } }, anyOf: [{ required: [leaf] }, { properties: { root: { type: boolean } } }] }
`;

let folder = '';
let server: Server;
let client: HttpClient;

const services = {
  'client-resource': {
    meta_root: null,
    metaRoot: async () => answer({ $ref: 'x', constructor: null, "it's": 'y', more: 1 }),
  },
  default: {
    delete2: async (given: object) => answer({ given }),
    delete_: async ({ body }: { body: unknown }) => answer(body),
  },
  '2fa': { operation2faCompare: async ({ params }: { params: unknown }) => answer(params) },
  route1: {
    writePet2: async () => answer({ kind: 'cat', secret: 's' }),
    w2: async ({ body }: { body: unknown }) => answer(body),
  },
  ber: { get: async () => answer({ leaf: true, root: false, secret: 's' }) },
} as unknown as ServiceTable<object>;

const answer = (body: unknown) => ({ status: 200, body });

beforeAll(async () => {
  folder = specFolder({ 'spec/openapi.yaml': spec });
  const loaded = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  expect(loaded.faults).toEqual([]);
  if (loaded.spec === null) throw new Error('no document');
  writeOutput(join(folder, 'generated'), render(buildModel(loaded.spec)));
  const router = pathToFileURL(join(folder, 'generated/router.ts')).href;
  const { findRoute } = (await import(router)) as { findRoute: FindRoute };
  server = createServer(createDispatcher(findRoute, services, testHost)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  client = new HttpClient((server.address() as AddressInfo).port);
});

afterAll(() => {
  client.close();
  server.close();
});

const get = (url: string) => client.send({ method: 'GET', url, headers: {}, body: null });
const sendJson = (method: string, url: string, body: unknown) =>
  client.send({ method, url, headers: {}, body });

describe('a document with odd names', () => {
  it('gives valid TypeScript', () => {
    const config = ts.readConfigFile(
      join(import.meta.dirname, '../../../tsconfig.json'),
      ts.sys.readFile,
    );
    const { options } = ts.parseJsonConfigFileContent(
      config.config,
      ts.sys,
      join(import.meta.dirname, '../../..'),
    );
    const names = ts.sys.readDirectory(join(folder, 'generated'), ['.ts']);
    const program = ts.createProgram(names, { ...options, incremental: false });
    const told = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${file?.fileName.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(told).toEqual([]);
  });

  it('finds every path', async () => {
    expect((await get('/api')).body).toEqual({ $ref: 'x', constructor: null, "it's": 'y' });
    expect((await get("/api/it's/me/a.b?filter[name]=n&ids[]=1&ids[]=2&class=c")).body).toEqual({
      given: {
        params: { 'user-id': 'me' },
        query: { 'filter[name]': 'n', ids: [1, 2], 'with.dot': "it's", class: 'c' },
        headers: {},
        body: null,
      },
    });
    expect((await get('/api/compare/main...topic%2Fone')).body).toEqual({
      base: 'main',
      head: 'topic/one',
    });
    expect((await get('/api/compare/main...')).status).toBe(404);
    expect((await get('/api/%E2%98%83')).body).toEqual({ leaf: true, root: false });
  });

  it('reads and writes alternatives, lists and trees', async () => {
    expect((await get('/api/route1')).body).toEqual({ kind: 'cat' });
    const thing = { kind: 'thing', size: null };
    expect((await sendJson('POST', "/api/it's/me/a.b", thing)).body).toEqual(thing);
    const trees = [{ name: 'a', children: [{ name: 'b', parent: null }] }];
    expect((await sendJson('PUT', '/api/route1', trees)).body).toEqual(trees);
  });
});
