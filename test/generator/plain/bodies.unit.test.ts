import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_VALUES } from '#runtime/raw.ts';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const operationOf = (
  operationId: string,
  content: object,
  required = true,
  others: object = {},
) => ({
  post: {
    ...others,
    operationId,
    requestBody: { required, content },
    responses: { '200': { description: 'Done.' } },
  },
});

const book = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { $ref: '#/components/schemas/Id' },
    title: { type: 'string', minLength: 1 },
    pages: { type: 'integer', format: 'int32', minimum: 1 },
    isNew: { type: 'boolean', default: true },
    published: { type: 'string', format: 'date' },
    sent: { type: 'string', format: 'date-time' },
    authors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'key'],
        properties: { name: { type: 'string' }, key: { type: 'integer', readOnly: true } },
      },
    },
    kind: { const: { a: [1, { b: 2 }] } },
    note: { type: ['string', 'null'] },
    anything: true,
    shelves: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  },
};
const form = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    pages: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    place: { type: 'object', required: ['row'], properties: { row: { type: 'integer' } } },
  },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': operationOf('addBook', json(book)),
    '/closed': operationOf(
      'addClosed',
      json({ type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } }),
    ),
    '/patterns': operationOf(
      'addPatterns',
      json({
        type: 'object',
        properties: { a: { type: 'string' } },
        patternProperties: { '^n_': { type: 'integer' } },
        propertyNames: { maxLength: 4 },
        unevaluatedProperties: { type: 'boolean' },
      }),
    ),
    '/small': operationOf(
      'addSmall',
      json({ type: 'object', minProperties: 2, properties: { a: { type: 'string' } } }),
      true,
      { deprecated: true },
    ),
    '/maybe': operationOf(
      'addMaybe',
      json({ type: 'object', required: ['a'], properties: { a: { type: 'string' } } }),
      false,
    ),
    '/number': operationOf('addNumber', json({ type: ['integer', 'null'], minimum: 1 })),
    '/form': operationOf('addForm', {
      'application/json': { schema: form },
      'application/x-www-form-urlencoded': { schema: form },
      'multipart/form-data': { schema: form },
    }),
    '/covers': operationOf('addCover', {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['cover'],
          properties: {
            cover: { type: 'string', format: 'binary' },
            sizes: { type: 'array', items: { type: 'integer' } },
          },
        },
        encoding: {
          cover: { contentType: 'image/png, audio/*' },
          sizes: { contentType: 'application/json' },
        },
      },
    }),
    '/long': operationOf(
      'addLong',
      json({
        type: 'object',
        properties: { text: { type: 'string', maxLength: 2_000_000 }, short: { type: 'string' } },
      }),
    ),
    '/text': operationOf('addText', { 'text/plain': { schema: { type: 'string' } } }),
  },
  components: { schemas: { Id: { type: 'integer', readOnly: true } } },
};

let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  served = await serve((await generatePlain(document)).findRoute);
});

const post = (path: string, body: string | URLSearchParams | null, type = 'application/json') =>
  fetch(served.address + path, { method: 'POST', headers: { 'content-type': type }, body });

const postJson = (path: string, body: unknown) => post(path, JSON.stringify(body));

describe('a body in JSON', () => {
  it.each([
    ['/books', { title: 'Emma' }, { title: 'Emma', isNew: true }],
    [
      '/books',
      { title: 'Emma', pages: 5, isNew: false },
      { title: 'Emma', pages: 5, isNew: false },
    ],
    ['/books', { title: 'E', other: 1 }, { title: 'E', isNew: true }],
    [
      '/books',
      { title: 'E', published: '2024-02-29', sent: '2024-02-29T10:00:00+02:00', note: null },
      {
        title: 'E',
        isNew: true,
        published: '2024-02-29',
        sent: '2024-02-29T10:00:00+02:00',
        note: null,
      },
    ],
    [
      '/books',
      { title: 'E', kind: { a: [1, { b: 2 }] } },
      { title: 'E', isNew: true, kind: { a: [1, { b: 2 }] } },
    ],
    [
      '/books',
      { title: 'E', shelves: ['__proto__', 'constructor', 'x'] },
      { title: 'E', isNew: true, shelves: ['__proto__', 'constructor', 'x'] },
    ],
    ['/books', { title: 'E', anything: [5] }, { title: 'E', isNew: true, anything: [5] }],
    ['/patterns', { a: 'x', n_1: 5, b: true }, { a: 'x', n_1: 5, b: true }],
    ['/small', { a: 'x', b: 1 }, { a: 'x' }],
    ['/number', 5, 5],
    ['/number', null, null],
  ])('%s takes %j', async (path, body, expected) => {
    const answer = await postJson(path, body);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(served.last()?.body).toEqual(expected);
  });

  it.each([
    ['/books', {}, 'title'],
    ['/books', { title: 5 }, 'title'],
    ['/books', { title: '' }, 'title'],
    ['/books', { title: 'E', pages: '5' }, 'pages'],
    ['/books', { title: 'E', pages: 2 ** 31 }, 'pages'],
    ['/books', { title: 'E', isNew: 'on' }, 'isNew'],
    ['/books', { title: 'E', published: '2024/2/29' }, 'published'],
    ['/books', { title: 'E', sent: '2024-02-29' }, 'sent'],
    ['/books', { title: 'E', authors: 'A' }, 'authors'],
    ['/books', { title: 'E', authors: [{}] }, 'name'],
    ['/books', { title: 'E', kind: { a: [1, { b: 3 }] } }, 'kind'],
    ['/books', { title: 'E', shelves: ['x', 'y', 'x'] }, 'shelves'],
    ['/books', { title: 'E', shelves: ['__proto__', '__proto__'] }, 'shelves'],
    ['/books', [], ''],
    ['/closed', { a: 'x', b: 1 }, ''],
    ['/patterns', { n_1: 'x' }, 'n_1'],
    ['/patterns', { longer: true }, ''],
    ['/patterns', { b: 1 }, 'b'],
    ['/small', { b: 1 }, ''],
    ['/number', 0, ''],
    ['/number', '5', ''],
  ])('%s refuses %j', async (path, body, told) => {
    const answer = await postJson(path, body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(told);
  });

  it('has no members that only answers have: those that are sent are dropped', async () => {
    const authors = [{ name: 'A', key: 7 }];
    expect((await postJson('/books', { id: 'x', title: 'E', authors })).status).toBe(400);
    expect((await postJson('/books', { id: 5, title: 'E', authors })).status).toBe(200);
    expect(served.last()?.body).toEqual({ title: 'E', isNew: true, authors: [{ name: 'A' }] });
  });

  it('may be left out where it is not required, and then nothing of it is', async () => {
    expect((await post('/maybe', null)).status).toBe(200);
    expect(served.last()?.body).toBeUndefined();
    expect((await postJson('/maybe', {})).status).toBe(400);
    const answer = await post('/books', null);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('body')]);
  });
});

describe('a form', () => {
  const expected = { title: 'Emma', pages: 5, tags: ['a', 'b'], place: { row: 3 } };

  it('has texts that are read as their types are written, and objects in JSON', async () => {
    const sent = new URLSearchParams({ title: 'Emma', pages: '5', place: '{"row":3}' });
    sent.append('tags', 'a');
    sent.append('tags', 'b');
    expect((await post('/form', sent, 'application/x-www-form-urlencoded')).status).toBe(200);
    expect(served.last()?.body).toEqual(expected);

    const parts = new FormData();
    for (const [name, text] of sent) parts.append(name, text);
    const answer = await fetch(`${served.address}/form`, { method: 'POST', body: parts });
    expect(answer.status).toBe(200);
    expect(served.last()?.body).toEqual(expected);
    expect((await postJson('/form', expected)).status).toBe(200);
    expect(served.last()?.body).toEqual(expected);
  });

  it.each([
    ['pages=5', 'title'],
    ['title=a&pages=x', 'pages'],
    ['title=a&title=b', 'title'],
    ['title=a&tags[]=b', ''],
    ['title=a&place=x', 'place'],
    ['title=a&place=%7B%7D', 'row'],
  ])('%s is refused', async (text, told) => {
    const answer = await post('/form', text, 'application/x-www-form-urlencoded');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(told);
  });
});

describe('parts of a form', () => {
  const send = (type: string, sizes: string | Blob = '[1,2]') => {
    const parts = new FormData();
    parts.append('cover', new Blob(['cover'], { type }), 'cover');
    parts.append('sizes', sizes);
    return fetch(`${served.address}/covers`, { method: 'POST', body: parts });
  };

  it('have the media types that are described, and are read by them', async () => {
    expect((await send('image/png')).status).toBe(200);
    expect(served.last()?.body).toMatchObject({
      cover: { mediaType: 'image/png', size: 5 },
      sizes: [1, 2],
    });
    expect((await send('image/gif')).status).toBe(415);
    expect((await send('text/html')).status).toBe(415);
    expect((await send('image/png', 'x')).status).toBe(400);
    expect((await send('image/png', '["x"]')).status).toBe(400);
    expect((await send('image/png', ' ')).status).toBe(400);
  });

  it('hold no more values than a body of JSON', async () => {
    const sizes = (count: number) => `[${Array.from({ length: count }, () => '1').join()}]`;
    expect((await send('image/png', sizes(MAX_VALUES - 1))).status).toBe(200);
    const answer = await send('image/png', sizes(MAX_VALUES));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('sizes')]);
  });
});

describe('a text of more than a megabyte', () => {
  const long = 'a'.repeat(1_100_000);

  it('is taken where the schema lets it be so long, and nowhere else', async () => {
    expect((await postJson('/long', { text: long })).status).toBe(200);
    expect(String(JSON.stringify(served.last()?.body)).length).toBe(long.length + 11);
    expect((await postJson('/long', { short: long })).status).toBe(400);
    expect((await postJson('/books', { title: long })).status).toBe(400);
    expect((await postJson('/patterns', { a: long })).status).toBe(400);
  });
});

it('an operation that is deprecated says so in its answers', async () => {
  expect((await postJson('/small', { a: 'x', b: 1 })).headers.get('deprecation')).toBe('true');
  expect((await postJson('/closed', {})).headers.get('deprecation')).toBeNull();
});

it.each([
  ['/books', 'title=a', 'application/x-www-form-urlencoded', 415],
  ['/books', '{}', 'application/merge-patch+json', 415],
  ['/books', '{"title":"a"}', 'application/json; charset=utf-8', 200],
  ['/text', '{}', 'application/json', 415],
  ['/text', 'a', 'text/plain', 200],
  ['/form', 'a', 'text/plain', 415],
])('%s is asked for media types that it takes: %s in %s', async (path, body, type, status) => {
  expect((await post(path, body, type)).status).toBe(status);
});
