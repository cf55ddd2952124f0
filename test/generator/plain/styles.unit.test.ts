import { beforeAll, describe, expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

/** OpenAPI's own values, and how each style writes them. */
const SCHEMAS = {
  string: { type: 'string' },
  array: { type: 'array', items: { type: 'string' } },
  object: {
    type: 'object',
    properties: { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } },
  },
} as const;
const VALUES = {
  string: 'blue',
  array: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
} as const;

type Kind = keyof typeof SCHEMAS;
type Row = readonly [place: string, style: string, explode: boolean, kind: Kind, text: string];

const ROWS: readonly Row[] = [
  ['path', 'matrix', false, 'string', ';color=blue'],
  ['path', 'matrix', false, 'array', ';color=blue,black,brown'],
  ['path', 'matrix', false, 'object', ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, 'string', ';color=blue'],
  ['path', 'matrix', true, 'array', ';color=blue;color=black;color=brown'],
  ['path', 'matrix', true, 'object', ';R=100;G=200;B=150'],
  ['path', 'label', false, 'string', '.blue'],
  ['path', 'label', false, 'array', '.blue,black,brown'],
  ['path', 'label', false, 'object', '.R,100,G,200,B,150'],
  ['path', 'label', true, 'string', '.blue'],
  ['path', 'label', true, 'array', '.blue.black.brown'],
  ['path', 'label', true, 'object', '.R=100.G=200.B=150'],
  ['path', 'simple', false, 'string', 'blue'],
  ['path', 'simple', false, 'array', 'blue,black,brown'],
  ['path', 'simple', false, 'object', 'R,100,G,200,B,150'],
  ['path', 'simple', true, 'string', 'blue'],
  ['path', 'simple', true, 'array', 'blue,black,brown'],
  ['path', 'simple', true, 'object', 'R=100,G=200,B=150'],
  ['header', 'simple', false, 'string', 'blue'],
  ['header', 'simple', false, 'array', 'blue,black,brown'],
  ['header', 'simple', false, 'object', 'R,100,G,200,B,150'],
  ['header', 'simple', true, 'array', 'blue,black,brown'],
  ['header', 'simple', true, 'object', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'string', 'color=blue'],
  ['query', 'form', false, 'array', 'color=blue,black,brown'],
  ['query', 'form', false, 'object', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'string', 'color=blue'],
  ['query', 'form', true, 'array', 'color=blue&color=black&color=brown'],
  ['query', 'form', true, 'object', 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, 'array', 'color=blue%20black%20brown'],
  ['query', 'spaceDelimited', false, 'object', 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'pipeDelimited', false, 'array', 'color=blue%7Cblack%7Cbrown'],
  ['query', 'pipeDelimited', false, 'object', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['query', 'deepObject', true, 'object', 'color[R]=100&color[G]=200&color[B]=150'],
  ['cookie', 'form', false, 'string', 'color=blue'],
  ['cookie', 'form', false, 'array', 'color=blue,black,brown'],
  ['cookie', 'form', false, 'object', 'color=R,100,G,200,B,150'],
  ['cookie', 'form', true, 'array', 'color=blue; color=black; color=brown'],
  ['cookie', 'form', true, 'object', 'R=100; G=200; B=150'],
];

/** An operation with one parameter, at a path of its own. */
const described = ([place, style, explode, kind]: Row, index: number) => [
  place === 'path' ? `/row${index}/{color}` : `/row${index}`,
  operationOf(`row${index}`, [
    { name: 'color', in: place, required: true, style, explode, schema: SCHEMAS[kind] },
  ]),
];

const operationOf = (operationId: string, parameters: readonly object[]) => ({
  get: { operationId, parameters, responses: { '200': { description: 'Done.' } } },
});

const query = (name: string, schema: object, others: object = {}) => ({
  name,
  in: 'query',
  schema,
  ...others,
});
const integers = { type: 'array', maxItems: 3, items: { type: 'integer', minimum: 1 } };

const idOf = (place: string) => ({
  name: 'id',
  in: place,
  required: true,
  schema: { type: 'integer', minimum: 1 },
});

const NUMBER = { type: 'integer', minimum: 2 };
const deep = (name: string, schema: object) =>
  query(name, { type: 'object', ...schema }, { style: 'deepObject' });

const UUID = '2eb8aa08-aa98-11ea-b4aa-73b441d16380';

const document = {
  openapi: '3.1.0',
  info: { title: 'Colors', version: '1' },
  paths: {
    ...Object.fromEntries(ROWS.map(described)),
    '/colors': operationOf('listColors', [
      query('status', { type: 'array', items: { type: 'string' } }),
      query('ids', integers),
      query('near', integers, { explode: false }),
      query('size', { type: 'integer' }),
      query('dark', { type: 'boolean' }),
      query('since', { type: 'string', format: 'date' }),
      query(
        'filter',
        { type: 'object', required: ['hue'], properties: { hue: { type: 'number' } } },
        {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['hue'],
                properties: { hue: { type: 'number' } },
              },
            },
          },
          schema: undefined,
        },
      ),
      query('code', { type: 'string', format: 'uuid' }),
      query('small', { type: 'integer', format: 'int32' }),
      query('any', { oneOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] }),
      query('flag', { type: 'boolean' }, { allowEmptyValue: true }),
      query('word', { type: 'string', minLength: 2 }, { allowEmptyValue: true }),
      query('path', { type: 'string' }, { allowReserved: true }),
      query('tags[]', { type: 'array', items: { type: 'string' } }),
      query(
        'deep',
        { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
        { style: 'deepObject' },
      ),
      { name: 'session', in: 'cookie', schema: { type: 'string', pattern: '^[a-z]+$' } },
      { name: 'X-Ids', in: 'header', schema: integers },
    ]),
    '/shades/{id}': {
      post: {
        operationId: 'addShade',
        parameters: [query('title', { type: 'string' }), idOf('path')],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['title'],
                properties: { title: { type: 'string' }, size: { type: 'integer' } },
              },
            },
          },
        },
        responses: { '201': { description: 'Added.' } },
      },
      delete: {
        operationId: 'deleteShade',
        parameters: [query('force', { type: 'boolean' }), idOf('path')],
        responses: { '200': { description: 'Deleted.' } },
      },
    },
    '/patterns': operationOf('listPatterns', [
      deep('only', { patternProperties: { '^n': NUMBER, '^d': { type: 'boolean' } } }),
      deep('both', { properties: { a: NUMBER }, patternProperties: { '^n': NUMBER } }),
      deep('closed', { properties: { a: NUMBER }, unevaluatedProperties: false }),
      deep('left', { properties: { a: NUMBER }, unevaluatedProperties: { type: 'boolean' } }),
      deep('joined', {
        allOf: [{ type: 'object', patternProperties: { '^n': NUMBER } }],
        properties: { a: NUMBER },
      }),
    ]),
    '/forms': {
      post: {
        operationId: 'sendForm',
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: { a: NUMBER },
                patternProperties: { '^n': NUMBER },
              },
            },
          },
        },
        responses: { '200': { description: 'Done.' } },
      },
    },
    '/free': operationOf('freeColors', [
      query('size', { type: 'integer' }),
      query('free', { type: 'object', additionalProperties: { type: 'integer' } }),
    ]),
  },
};

let generated: Awaited<ReturnType<typeof generatePlain>>;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  generated = await generatePlain(document);
  served = await serve(generated.findRoute);
});

const MEMBERS = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' } as const;

describe("OpenAPI's table of styles", () => {
  it.each(ROWS.map((row, index) => [...row, index] as const))(
    '%s, %s, explode: %s, %s: %s',
    async (place, _style, _explode, kind, text, index) => {
      const member = MEMBERS[place as keyof typeof MEMBERS];
      const expected = { [member]: { color: VALUES[kind] } };

      // The text is in the form that any client would send.
      const path = place === 'path' ? `/row${index}/${text}` : `/row${index}`;
      const url = place === 'query' ? `${path}?${text}` : path;
      const headers = place === 'header' ? { color: text } : { cookie: text };
      const answer = await fetch(served.address + url, {
        headers: place === 'header' || place === 'cookie' ? headers : {},
      });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(served.last()).toMatchObject(expected);

      // The text is in the form that the generated client sends.
      let sent: [string, RequestInit | undefined] = ['', {}];
      const client = generated.createClient({
        baseUrl: '',
        fetch: async (address, init) => {
          sent = [String(address), init];
          return new Response(null, { status: 200 });
        },
      });
      await client[`row${index}`]?.({ [member]: { color: VALUES[kind] } });
      const sentHeaders = new Headers(sent[1]?.headers);
      expect({
        url: sent[0],
        color: sentHeaders.get('color'),
        cookie: sentHeaders.get('cookie'),
      }).toEqual({
        url,
        color: place === 'header' ? text : null,
        cookie: place === 'cookie' ? text : null,
      });
    },
  );
});

describe('a query', () => {
  it.each([
    ['status=a&status=b', { status: ['a', 'b'] }],
    ['status=a', { status: ['a'] }],
    ['status=a%2Cb', { status: ['a,b'] }],
    ['status=', { status: [''] }],
    ['near=1,2', { near: [1, 2] }],
    ['size=5&dark=true', { size: 5, dark: true }],
    ['since=2024-02-29', { since: '2024-02-29' }],
    [`filter=${encodeURIComponent('{"hue":1.5}')}`, { filter: { hue: 1.5 } }],
    [`code=${UUID}&small=2147483647`, { code: UUID, small: 2147483647 }],
    ['any=5', { any: 5 }],
    ['any=a&any=b', { any: ['a', 'b'] }],
    ['flag=&word=', { word: '' }],
    ['flag&word', { word: '' }],
    ['path=/a:b?c', { path: '/a:b?c' }],
    ['tags[]=a&tags%5B%5D=b', { tags: ['a', 'b'] }],
    ['deep[tags]=a&deep[tags]=b', { deep: { tags: ['a', 'b'] } }],
    ['unknown=1&status[]=a', {}],
  ])('%s is read as %j', async (search, expected) => {
    const answer = await fetch(`${served.address}/colors?${search}`);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(served.last()?.query).toEqual(expected);
  });

  it.each([
    ['size=1&size=2', 'size is invalid'],
    ['size=', 'size is invalid'],
    ['size=1e1', 'size is invalid'],
    ['dark=on', 'dark is invalid'],
    ['ids=1&ids=x', 'ids'],
    ['ids=0', 'ids does not have a valid value'],
    ['ids=1&ids=2&ids=3&ids=4', 'ids is expected to have length less than or equal to 3'],
    ['near=1,,2', 'near'],
    ['since=2024-02-30', 'since is invalid'],
    ['since=2024-2-1', 'since is invalid'],
    ['code=1', 'code is invalid'],
    ['small=2147483648', 'small is invalid'],
    ['filter=x', 'filter is invalid'],
    ['filter=%7B%22hue%22:%22x%22%7D', 'filter[hue] is invalid'],
    ['filter=%7B%7D', 'filter[hue] is missing'],
    ['word=a', 'word'],
  ])('%s is refused', async (search, told) => {
    const answer = await fetch(`${served.address}/colors?${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(told);
  });

  it('takes every name that is no other parameter for one of an object of any names', async () => {
    await fetch(`${served.address}/free?size=1&a=2&b=3`);
    expect(served.last()?.query).toEqual({ size: 1, free: { a: 2, b: 3 } });
  });
});

describe('members that are named by patterns or not at all', () => {
  it.each([
    ['only[n1]=5&only[dark]=true', { only: { n1: 5, dark: true } }],
    ['only[other]=5', { only: { other: '5' } }],
    ['both[a]=2&both[n]=3', { both: { a: 2, n: 3 } }],
    ['closed[a]=2', { closed: { a: 2 } }],
    ['left[a]=2&left[b]=false', { left: { a: 2, b: false } }],
    ['joined[a]=2&joined[n]=3', { joined: { a: 2, n: 3 } }],
  ])('%s is read as %j', async (search, expected) => {
    const answer = await fetch(`${served.address}/patterns?${search}`);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(served.last()?.query).toEqual(expected);
  });

  it('are read by them in a form as well', async () => {
    const send = (text: string) =>
      fetch(`${served.address}/forms`, { method: 'POST', body: new URLSearchParams(text) });
    expect((await send('a=2&n=3')).status).toBe(200);
    expect(served.last()?.body).toEqual({ a: 2, n: 3 });
    expect((await send('a=2&n=1')).status).toBe(400);
  });

  it.each(['only[n]=x', 'only[n]=1', 'both[n]=1', 'closed[b]=2', 'left[b]=2', 'joined[n]=x'])(
    '%s is refused',
    async (search) => {
      expect((await fetch(`${served.address}/patterns?${search}`)).status).toBe(400);
    },
  );
});

describe('headers and cookies', () => {
  it.each([
    [{ 'X-Ids': '1, 2' }, { headers: { 'X-Ids': [1, 2] } }],
    [{ Cookie: 'theme=dark; session=abc' }, { cookies: { session: 'abc' } }],
  ])('%j', async (headers, expected) => {
    const answer = await fetch(`${served.address}/colors`, { headers });
    expect(answer.status).toBe(200);
    expect(served.last()).toMatchObject(expected);
  });

  it.each([
    ['/colors', { 'X-Ids': '1,x' }, 'X-Ids'],
    ['/colors', { Cookie: 'session=ABC' }, 'session is invalid'],
    [`/row${ROWS.length - 1}`, {}, 'color is missing'],
    [`/row${ROWS.findIndex(([place]) => place === 'header')}`, {}, 'color is missing'],
  ])('%s with %j is refused', async (path, headers, told) => {
    const answer = await fetch(served.address + path, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(told);
  });
});

describe('query and body', () => {
  const send = (method: string, path: string, body: unknown) =>
    fetch(served.address + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('are apart: a member of the query fills no body', async () => {
    expect((await send('POST', '/shades/1?title=query', { size: 1 })).status).toBe(400);
    expect((await send('POST', '/shades/1?title=query', { title: 'body' })).status).toBe(200);
    expect(served.last()).toMatchObject({
      params: { id: 1 },
      query: { title: 'query' },
      body: { title: 'body' },
    });
  });

  it('are apart: a body that is not described is not read', async () => {
    expect((await send('DELETE', '/shades/1?force=false', { force: true })).status).toBe(200);
    expect(served.last()).toMatchObject({ query: { force: false }, body: null });
    expect((await send('DELETE', '/shades/1', '{')).status).toBe(200);
    expect(served.last()).toMatchObject({ query: {} });
  });

  it('need a path that can be read', async () => {
    expect((await send('DELETE', '/shades/%zz', null)).status).toBe(400);
    expect((await send('DELETE', '/shades/0x1', null)).status).toBe(400);
  });
});

it.each(['/colors.json', '//colors', '/colors/', `/row${ROWS.length - 1}/`])(
  'a path is what its template says: %s is none',
  async (path) => {
    expect((await fetch(served.address + path)).status).toBe(404);
  },
);
