import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainHost } from '#runtime/plain-host.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import { generatePlain } from '../generated.ts';
import { typeErrors } from '../type-errors.ts';

const document = `openapi: 3.1.0
info: { title: Library, version: '1' }
servers: [{ url: https://library.example.com/api }]
security: [{ key: [] }]
paths:
  /loans:
    post:
      operationId: addLoan
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { tell: { type: string } } } } }
      responses: { '201': { description: Lent. } }
      callbacks:
        returned:
          '{$request.body#/tell}':
            post:
              summary: A book is back
              requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
              responses: { '204': { description: Taken. } }
        overdue: { $ref: '#/components/callbacks/Overdue' }
webhooks:
  newBook:
    post:
      summary: A book is new
      deprecated: true
      parameters:
        - { name: Shelf, in: header, required: true, schema: { type: integer, minimum: 1 } }
        - { name: tags, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: next, in: query, allowReserved: true, schema: { type: string } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
      responses:
        '200':
          description: Taken.
          content: { application/json: { schema: { type: object, required: [seen], properties: { seen: { type: boolean } } } } }
        '4XX': { description: No. }
  "it's open":
    put:
      operationId: openDoors
      security: [{ key: [] }]
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { at: { type: integer, minimum: 8 }, code: { type: string, writeOnly: true } } } } } }
      responses: { '204': { description: Taken. } }
    delete:
      responses: { '204': { description: Taken. } }
  note:
    post:
      requestBody: { content: { text/plain: { schema: { type: string, maxLength: 9 } } } }
      responses: { '204': { description: Taken. } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  callbacks:
    Overdue:
      'https://{$request.header.host}/overdue':
        post:
          operationId: tellOverdue
          requestBody: { required: true, content: { application/json: { schema: { type: object, required: [days], properties: { days: { type: integer } } } } } }
          responses: { '204': { description: Taken. } }
          callbacks: { overdue: { $ref: '#/components/callbacks/Overdue' } }
  schemas:
    Book:
      type: object
      required: [id, title, secret]
      properties:
        id: { type: integer, readOnly: true }
        title: { type: string, minLength: 2 }
        secret: { type: string, writeOnly: true }
`;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Sent = { readonly status: number; readonly body?: unknown };
type Senders = Readonly<Record<string, (address: string, request?: object) => Promise<Sent>>>;
interface Generated {
  createReceivers(functions: object, host: object): Readonly<Record<string, Handler>>;
  createSenders(options?: object): Senders;
}

/** JSON without an end. */
function* endless() {
  yield '[';
  for (;;) yield '1,'.repeat(10_000);
}

const got: Record<string, unknown>[] = [];
const take = (answer: object) => (request: Record<string, unknown>) => {
  got.push(request);
  return Promise.resolve(answer);
};

let made: Awaited<ReturnType<typeof generatePlain>>;
let generated: Generated;
let receivers: Readonly<Record<string, Handler>>;
let senders: Senders;
let address: string;
let received: IncomingMessage | undefined;

beforeAll(async () => {
  made = await generatePlain(document);
  const load = async (name: string) =>
    (await import(
      pathToFileURL(join(made.folder, `generated/sent-requests/${name}.ts`)).href
    )) as Generated;
  generated = { ...(await load('receivers')), ...(await load('senders')) };
  receivers = generated.createReceivers(
    {
      newBook: take({ status: 200, body: { seen: true, other: 1 } }),
      addLoanReturned: take({ status: 204 }),
      tellOverdue: take({ status: 204 }),
      openDoors: take({ status: 204 }),
      note: take({ status: 204 }),
    },
    { ...plainHost, context: () => ({}) },
  );
  senders = generated.createSenders({ credentials: { key: 'k' } });
  const server = createServer((request, response) => {
    received = request;
    const key = new URL(request.url ?? '/', 'http://here').pathname.split('/')[2] ?? '';
    if (key === 'endless') {
      response.writeHead(200, { 'content-type': 'application/json' });
      Readable.from(endless()).pipe(response);
    } else if (key === 'elsewhere') response.writeHead(307, { location: '/hooks/itSOpen' }).end();
    else receivers[key]?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
});

const book = { id: 5, title: 'Emma' };

describe('a sender', () => {
  it('reaches its receiver at any address', async () => {
    const request = { headers: { Shelf: 3 }, query: { tags: ['a', 'b,c'] }, body: book };
    const answer = await senders['newBook']?.(`${address}/newBook/anywhere.json?token=x`, request);
    expect(answer).toMatchObject({ status: 200, body: { seen: true } });
    expect(answer?.body).toEqual({ seen: true });
    expect(received?.url).toBe('/hooks/newBook/anywhere.json?token=x&tags=a,b%2Cc');
    expect(received?.headers['x-key']).toBeUndefined();
    expect(got.at(-1)).toMatchObject({
      headers: { Shelf: 3 },
      query: { tags: ['a', 'b,c'] },
      body: book,
    });
  });

  it('uses the address as it is', async () => {
    await senders['tellOverdue']?.(`${address}/tellOverdue/`, { body: { days: 3 } });
    expect(received?.url).toBe('/hooks/tellOverdue/');
  });

  it('adds to the query of the address, whatever signs are in its own', async () => {
    const request = { headers: { Shelf: 3 }, query: { next: 'a?b/c?d' }, body: book };
    await senders['newBook']?.(`${address}/newBook#top`, request);
    expect(received?.url).toBe('/hooks/newBook?next=a?b/c?d');
    expect(got.at(-1)).toMatchObject({ query: { next: 'a?b/c?d' } });
  });

  it('goes where it is told, and takes its credentials nowhere else', async () => {
    const sent = senders['openDoors']?.(`${address}/elsewhere`, { body: { at: 9 } });
    await expect(sent).rejects.toMatchObject({ status: 307 });
    expect(received?.url).toBe('/hooks/elsewhere');
  });

  it.each([
    ['newBook', undefined, 'The answer has more than 1048576 bytes'],
    ['newBook', 99, 'The answer has more than 99 bytes'],
  ])('reads no more of an answer than it may: %s, %s bytes', async (name, answerLimit, message) => {
    const { [name]: send } = generated.createSenders({ answerLimit });
    const request = { headers: { Shelf: 3 }, body: book };
    await expect(send?.(`${address}/endless`, request)).rejects.toThrow(message);
    expect(await send?.(`${address}/newBook`, request)).toMatchObject({ body: { seen: true } });
  });

  it('sends of a form, too, what is declared and its own', async () => {
    let text: unknown;
    const { openDoors } = generated.createSenders({
      credentials: { key: 'k' },
      interceptors: [
        async (request: Request, next: (request: Request) => Promise<Response>) => {
          text = await request.clone().text();
          return next(request);
        },
      ],
    });
    await openDoors?.(`${address}/itSOpen`, { body: { at: 9, code: 'x' } });
    expect(text).toBe('at=9');
  });

  it('sends what is declared, and what the server alone writes', async () => {
    const body = { ...book, secret: 'x', other: 'y' };
    let text: unknown;
    const { addLoanReturned } = generated.createSenders({
      interceptors: [
        async (request: Request, next: (request: Request) => Promise<Response>) => {
          text = await request.clone().json();
          return next(request);
        },
      ],
    });
    expect(await addLoanReturned?.(`${address}/addLoanReturned`, { body })).toMatchObject({
      status: 204,
    });
    expect(text).toEqual(book);
    expect(got.at(-1)).toMatchObject({ body: book });
  });

  it('writes forms and texts, with the credentials that are asked for', async () => {
    await senders['openDoors']?.(`${address}/itSOpen`, { body: { at: 9 } });
    expect(received).toMatchObject({ method: 'PUT', headers: { 'x-key': 'k' } });
    expect(got.at(-1)).toMatchObject({ body: { at: 9 } });
    await senders['note']?.(`${address}/note`, { body: 'open' });
    expect(got.at(-1)).toMatchObject({ body: 'open' });
    await senders['note']?.(`${address}/note`);
    expect(got.at(-1)).toMatchObject({ body: undefined });
  });

  it.each([
    ['newBook', { headers: { Shelf: 3 }, body: { id: 1, title: 'E' } }, '/title', 'minLength'],
    ['newBook', { headers: { Shelf: 3 }, body: { title: 'Emma' } }, '/id', 'required'],
    ['newBook', { headers: { Shelf: 0 }, body: book }, '/Shelf', 'minimum'],
    ['newBook', { body: book }, '/Shelf', 'required'],
    ['newBook', { headers: { Shelf: 3 } }, '', 'required'],
    ['tellOverdue', { body: { days: '3' } }, '/days', 'type'],
    ['tellOverdue', { body: [] }, '', 'type'],
    ['openDoors', { body: { at: 7 } }, '/at', 'minimum'],
    ['note', { body: 'open again' }, '', 'maxLength'],
  ])('sends nothing that is wrong: %s %j', async (name, request, pointer, keyword) => {
    const before = got.length;
    const sent = senders[name]?.(`${address}/${name}`, request);
    await expect(sent).rejects.toThrow(RefusedRequest);
    await expect(sent).rejects.toMatchObject({
      reason: 'parameters',
      faults: [expect.objectContaining({ pointer, keyword })],
    });
    expect(got).toHaveLength(before);
  });
});

describe('a receiver', () => {
  const post = (key: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('asks for the same as the sender', async () => {
    const refused = await post('newBook', { id: 1, title: 'E' }, { Shelf: '0' });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    const right = await post('newBook', book, { Shelf: '1' });
    expect(right.headers.get('deprecation')).toBe('true');
    expect(await right.json()).toEqual({ seen: true });
  });

  it('takes no other method, and answers 501 where nothing is written', async () => {
    expect((await fetch(`${address}/newBook`, { method: 'PUT' })).status).toBe(405);
    expect((await fetch(`${address}/itSOpen`, { method: 'DELETE' })).status).toBe(501);
  });

  it('is none of the routes of the server', () => {
    expect(made.findRoute(['newBook'])).toBeNull();
    expect(Object.keys(made.createClient({ baseUrl: address }))).toEqual(['addLoan']);
  });
});

describe('the types', () => {
  it('compile, and tell what is wrong', () => {
    const errors = typeErrors(made.folder, [
      "import { createReceivers } from './generated/sent-requests/receivers.ts';",
      "import { createSenders } from './generated/sent-requests/senders.ts';",
      "import type { SentRequestsService } from './generated/sent-requests/service.ts';",
      "import { plainHost } from './generator/runtime/plain-host.ts';",
      "const senders = createSenders({ credentials: { key: 'k' } });",
      'export const functions: Partial<SentRequestsService<object>> = {',
      '  newBook: ({ body }) => Promise.resolve({ status: 200, body: { seen: body.id > 0 } }),',
      '};',
      'export const { newBook } = createReceivers(functions, { ...plainHost, context: () => ({}) });',
      "export const right = senders.newBook('', { headers: { Shelf: 1 }, body: { id: 1, title: 'Emma' } });",
      "export const wrong = senders.newBook('', { headers: { Shelf: 1 }, body: { title: 'Emma' } });",
      'export const none: Partial<SentRequestsService<object>> = { newBook: () => Promise.resolve({ status: 204 }) };',
      "export const unknown = createSenders({ credentials: { other: 'k' } });",
    ]);
    expect(errors).toEqual([11, 12, 13]);
  });

  it('name the requests by their place in the document', () => {
    const read = (name: string) =>
      readFileSync(join(made.folder, `generated/sent-requests/${name}.ts`), 'utf8');
    expect(read('receivers')).toContain('/** callback addLoan returned */');
    expect(read('senders')).toContain('/** @deprecated A book is new: POST webhook newBook */');
    expect(read('service')).toContain('openapi.yaml#');
  });
});

it('a document may have nothing but webhooks', async () => {
  const { folder } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Bells', version: '1' },
    webhooks: {
      rung: {
        post: {
          requestBody: { content: { 'application/json': { schema: { type: 'integer' } } } },
          responses: { '200': { description: 'Heard.' } },
        },
      },
    },
  });
  const { createSenders } = (await import(
    pathToFileURL(join(folder, 'generated/sent-requests/senders.ts')).href
  )) as Generated;
  await expect(createSenders()['rung']?.('http://here', { body: 'x' })).rejects.toThrow(
    RefusedRequest,
  );
});

it('the name of a webhook ends no comment', async () => {
  const answers = { responses: { '204': { description: 'Taken.' } } };
  const { folder } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Bells', version: '1' },
    webhooks: { 'rung */ outside(); /*\n': { post: answers, put: answers } },
  });
  for (const name of ['receivers', 'senders', 'service', 'types', 'routes']) {
    const text = readFileSync(join(folder, `generated/sent-requests/${name}.ts`), 'utf8');
    expect(text.replace(/\/\*.*?\*\/|'.*?'|".*?"/gs, '')).not.toContain('outside()');
  }
});

it('the name of a webhook is no function before one is written', async () => {
  const post = { responses: { '204': { description: 'Taken.' } } };
  const names = [...Object.getOwnPropertyNames(Object.prototype), 'then', 'class'];
  const { folder } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Bells', version: '1' },
    webhooks: Object.fromEntries(
      names.filter((name) => name !== '__proto__').map((name) => [name, { post }]),
    ),
  });
  const { createReceivers } = (await import(
    pathToFileURL(join(folder, 'generated/sent-requests/receivers.ts')).href
  )) as Generated;
  const handlers = createReceivers({}, { ...plainHost, context: () => ({}) });
  const server = createServer((request, response) =>
    handlers[(request.url ?? '').slice(1)]?.(request, response),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  for (const key of Object.keys(handlers)) {
    const answer = await fetch(`http://127.0.0.1:${port}/${key}`, { method: 'POST' });
    expect([key, answer.status]).toEqual([key, 501]);
  }
});

it('callbacks of callbacks are walked along once, however many have them', async () => {
  const levels = 10;
  const callbacks = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const next = { $ref: `#/components/callbacks/Level${(level + 1) % levels}` };
      const responses = { '204': { description: 'Taken.' } };
      const post = { operationId: `at${level}`, responses, callbacks: { one: next, other: next } };
      return [`Level${level}`, { '{$url}': { post } }];
    }),
  );
  const responses = { '204': { description: 'Taken.' } };
  const { folder } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Bells', version: '1' },
    paths: {
      '/ring': {
        post: { responses, callbacks: { rung: { $ref: '#/components/callbacks/Level0' } } },
      },
    },
    components: { callbacks },
  });
  const text = readFileSync(join(folder, 'generated/sent-requests/receivers.ts'), 'utf8');
  expect(text.match(/\/\*\* callback .*/g)).toHaveLength(1 + 2 * levels);
});
