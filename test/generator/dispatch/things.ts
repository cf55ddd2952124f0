import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import type { Failure } from '#runtime/failure.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import type { ServiceTable } from '#runtime/services.ts';
import type { UploadedFile } from '#runtime/upload.ts';
import { createAnswerHeaders, answerPreflight } from '#src/http/answer-headers.ts';
import { toRefusal } from '#src/http/refusals.ts';
import { HttpClient } from '#test/support/http-client.ts';
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
                parts: { type: array, items: { type: object, required: [kind], x-exactly-one: [[long, wide]], properties: { kind: { type: string, enum: [a, b] }, long: { type: integer }, wide: { type: integer } } } }
      responses:
        '201': { description: made, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /things/odd:
    get:
      tags: [things]
      operationId: getOddThing
      parameters: [{ name: size, in: query, schema: { type: integer } }]
      responses:
        '200': { description: ok, content: { application/odd+json: { schema: { $ref: '#/components/schemas/Thing' } } } }
        '404': { description: none, content: { application/odd+json: { schema: { type: object } } } }
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

export type Call = {
  params: { id: number; path: string };
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};
/** Folder of uploaded files while they are read. */
export const uploads = mkdtempSync(join(tmpdir(), 'hearth-dispatch-'));
let seen: Call | null = null;
/** Arguments of the last call of the service. */
export const lastCall = () => seen;

const thing = (id: unknown) => ({
  id,
  name: 'a "thing" \u2028',
  secret: 'never sent',
  inner: { a: true, password: 'never sent' },
  tags: ['x'],
  counts: { 'a"b': 1 },
});

class Failed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('failed');
    this.failure = failure;
  }
}

/** How a thing that cannot be read is answered, by its number. */
const failures: Readonly<Record<number, Failure>> = {
  901: { status: 409, body: 'taken', headers: {} },
  902: { status: 409, body: 'taken', headers: { 'Content-Type': 'text/plain' } },
  903: { status: 409, body: null, headers: {} },
};

/** More than a megabyte, with letters of several bytes across every border that is cut at. */
export const LARGE_NAME = `a${'😀'.repeat(900_000)}`;

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
    getOddThing: async () => ({ status: 200, body: thing('odd') }),
    getSpecial: async () => ({ status: 200, body: thing('special') }),
    getThing: async ({ params }: Call) => {
      const failure = failures[params.id];
      if (failure !== undefined) throw new Failed(failure);
      if (params.id === 904) return { status: 200, body: { id: 904, name: LARGE_NAME } };
      return { status: 200, body: thing(params.id) };
    },
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

/** Maps errors as Hearth does, in whose dialect the document is written. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failed) return error.failure;
  if (error instanceof RefusedRequest) return toRefusal(error);
  return { status: 500, body: { message: '500 Internal Server Error' }, headers: {} };
}

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
  fail: (error, _request, operation) => {
    const { failureType } = operation ?? {};
    if (failureType === undefined) return failureOf(error);
    const { status, body } = failureOf(error);
    const odd = JSON.stringify({ odd: body });
    return { status, body: odd, headers: { 'Content-Type': failureType } };
  },
  headers: createAnswerHeaders,
  options: answerPreflight,
  undeclared: () => undefined,
  finished: () => undefined,
};

/** A server for the tests of one file, by itself and mounted in Express. */
export function useThings() {
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
    const router = await generateRouter({ 'spec/openapi.yaml': spec });
    const handler = createDispatcher(router, services, host);
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

  const send = (method: string, url: string, headers = {}, body: unknown = null) =>
    client.send({ method, url, headers, body });
  return {
    send,
    get: (url: string, headers = {}) => send('GET', url, headers),
    post: (body: unknown, headers = {}, url = '/api/things') => send('POST', url, headers, body),
    port: () => port,
  };
}
