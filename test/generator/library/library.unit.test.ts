import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { type Called, serve } from '../plain/served.ts';

/** A library that lends books, as others would describe it: what its document says holds, in each row of the table. */
const document = readFileSync(join(import.meta.dirname, 'library.yaml'), 'utf8');

let served: Awaited<ReturnType<typeof serve>>;
let createClient: Awaited<ReturnType<typeof generatePlain>>['createClient'];

const dog = { kind: 'Dog', name: 'Rex', barks: true };
const cat = { kind: 'Cat', name: 'Tom', lives: 9 };

const answerOf = ({ operation }: Called) => {
  if (operation === 'listBooks') return { status: 200, body: [dog, cat] };
  if (operation === 'getBooks') return { status: 200 };
  return { status: operation.startsWith('add') ? 201 : 204 };
};

beforeAll(async () => {
  const made = await generatePlain(document);
  ({ createClient } = made);
  served = await serve(made.findRoute, answerOf);
});

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(method: string, path: string, { body, headers = {} }: Sent = {}) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const init = { method, headers: { ...json, ...headers } };
  return fetch(served.address + path, {
    ...init,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('is refused', () => {
  it.each<readonly [string, string, string, Sent, number]>([
    ['no member at all', 'POST', '/members', { body: 42 }, 400],
    ['a kind that there is not', 'POST', '/members', { body: { kind: 'dog', name: 'x' } }, 400],
    [
      'a member of the other kind',
      'POST',
      '/members',
      { body: { kind: 'school', name: 'x' } },
      400,
    ],
    ['a list with too few', 'PUT', '/shelves', { body: [] }, 400],
    ['an element out of its bounds', 'PUT', '/shelves', { body: [1, 0] }, 400],
    ['a value of a map out of its bounds', 'PUT', '/prices', { body: { a: -1 } }, 400],
    ['a name that is not declared', 'POST', '/books', { body: { title: 'x', odd: 1 } }, 400],
    ['too few members', 'POST', '/books', { body: { title: 'x' } }, 400],
    ['a mail that is none', 'POST', '/books', { body: { title: 'x', mail: 'x' } }, 400],
    ['a date of another form', 'POST', '/books', { body: { title: 'x', on: '2020/1/1' } }, 400],
    ['a number for a text', 'POST', '/books', { body: { title: 5, lent: true } }, 400],
    ['a word for true', 'POST', '/books', { body: { title: 'x', lent: 'on' } }, 400],
    ['a header of another pattern', 'GET', '/books', { headers: { Trace: 'x' } }, 400],
    ['a cookie of another format', 'GET', '/books', { headers: { cookie: 'visit=x' } }, 400],
    ['JSON that is none', 'GET', '/books?where=x', {}, 400],
    ['JSON without what it must have', 'GET', '/books?where={}', {}, 400],
    ['a body in the query', 'POST', '/books?title=x&lent=true', {}, 400],
    ['an ending of the path', 'GET', '/books.json', {}, 404],
    ['a slash too many', 'GET', '//books', {}, 404],
  ])('%s: %s %s', async (_, method, path, sent, status) => {
    expect((await send(method, path, sent)).status).toBe(status);
  });
});

describe('reaches the function', () => {
  it.each<readonly [string, string, string, Sent, Partial<Called>]>([
    ['a repeated name', 'GET', '/books?status=a&status=b', {}, { query: { status: ['a', 'b'] } }],
    ['a list by its delimiter', 'GET', '/books?shelf=1%7C2', {}, { query: { shelf: [1, 2] } }],
    ['a text beside a list', 'GET', '/books?with=*', {}, { query: { with: '*' } }],
    [
      'a list beside a text',
      'GET',
      '/books?with=loans,places',
      {},
      { query: { with: ['loans', 'places'] } },
    ],
    ['a deep object', 'GET', '/books?price[least]=3', {}, { query: { price: { least: 3 } } }],
    [
      'JSON in the query',
      'GET',
      '/books?where={"floor":1}',
      {},
      { query: { where: { floor: 1 } } },
    ],
    [
      'a list in a header',
      'GET',
      '/books',
      { headers: { Shelves: '1, 2' } },
      { headers: { Shelves: [1, 2] } },
    ],
    ['a list in the path', 'GET', '/books/1,2', {}, { params: { ids: [1, 2] } }],
    [
      'a union',
      'POST',
      '/members',
      { body: { kind: 'school', pupils: 3 } },
      { body: { kind: 'school', pupils: 3 } },
    ],
    ['a map', 'PUT', '/prices', { body: { a: 1 } }, { body: { a: 1 } }],
    ['no body where none is needed', 'PUT', '/notes', {}, {}],
    [
      'a query that a body cannot override',
      'DELETE',
      '/books/1?force=false',
      { body: { force: true } },
      { query: { force: false } },
    ],
  ])('%s: %s %s', async (_, method, path, sent, expected) => {
    expect((await send(method, path, sent)).status).toBeLessThan(300);
    expect(served.last()).toMatchObject(expected);
  });
});

it('answers have what their alternative declares, also beside the names', async () => {
  expect(await (await send('GET', '/books')).json()).toEqual([dog, cat]);
});

it('no origin is let in that nobody named', async () => {
  const { headers } = await send('GET', '/books', { headers: { origin: 'http://elsewhere' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

describe('the client sends', () => {
  it.each<readonly [string, object, Partial<Called>]>([
    ['listBooks', { query: { status: ['a', 'b'] } }, { query: { status: ['a', 'b'] } }],
    [
      'addMember',
      { body: { kind: 'person', name: 'Ann' } },
      { body: { kind: 'person', name: 'Ann' } },
    ],
    ['sortShelves', { body: [2, 1] }, { body: [2, 1] }],
    ['getBooks', { params: { ids: [1, 2] } }, { params: { ids: [1, 2] } }],
  ])('%s %j', async (id, request, expected) => {
    await createClient({ baseUrl: served.address })[id]?.(request);
    expect(served.last()).toMatchObject({ operation: id, ...expected });
  });
});
