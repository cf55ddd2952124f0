import { beforeAll, describe, expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

/** OpenAPI's own values, and how each style writes them in a form. */
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

type Row = readonly [style: string, explode: boolean, kind: keyof typeof SCHEMAS, text: string];

const ROWS: readonly Row[] = [
  ['form', false, 'string', 'color=blue'],
  ['form', false, 'array', 'color=blue,black,brown'],
  ['form', false, 'object', 'color=R,100,G,200,B,150'],
  ['form', true, 'array', 'color=blue&color=black&color=brown'],
  ['form', true, 'object', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'array', 'color=blue%20black%20brown'],
  ['spaceDelimited', false, 'object', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, 'array', 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, 'object', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, 'object', 'color[R]=100&color[G]=200&color[B]=150'],
];

const URLENCODED = 'application/x-www-form-urlencoded';
const FORM_DATA = 'multipart/form-data';

const operationOf = (operationId: string, mediaType: string, media: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: { [mediaType]: media } },
    responses: { '200': { description: 'Done.' } },
  },
});

const described = ([style, explode, kind]: Row, index: number) =>
  [URLENCODED, FORM_DATA].map((mediaType) => {
    const id = `${mediaType === FORM_DATA ? 'parts' : 'form'}${index}`;
    const properties = { color: SCHEMAS[kind], name: { type: 'string' }, all: SCHEMAS.array };
    const media = {
      schema: { type: 'object', properties, required: ['color'] },
      encoding: { color: { style, explode } },
    };
    return [`/${id}`, operationOf(id, mediaType, media)];
  });

const link = {
  type: 'object',
  properties: { to: { type: 'string' }, 'tags[]': SCHEMAS.array, sizes: SCHEMAS.array },
  additionalProperties: false,
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Colors', version: '1' },
  paths: {
    ...Object.fromEntries(ROWS.flatMap(described)),
    '/links': operationOf('addLink', URLENCODED, {
      schema: link,
      encoding: {
        to: { allowReserved: true },
        'tags[]': { explode: false, contentType: 'application/json' },
      },
    }),
    '/shades': operationOf('addShade', URLENCODED, {
      schema: {
        type: 'object',
        properties: { shade: SCHEMAS.object },
        additionalProperties: false,
      },
      encoding: { shade: { style: 'deepObject', explode: true } },
    }),
    '/covers': operationOf('addCover', FORM_DATA, {
      schema: {
        type: 'object',
        required: ['file', 'sizes'],
        properties: {
          file: { type: 'string', format: 'binary' },
          sizes: { type: 'array', items: { type: 'integer' } },
        },
        additionalProperties: { type: 'integer' },
      },
      encoding: { sizes: { style: 'pipeDelimited' } },
    }),
  },
};

let served: Awaited<ReturnType<typeof serve>>;
let client: ReturnType<Awaited<ReturnType<typeof generatePlain>>['createClient']>;
let sent: Request | undefined;

beforeAll(async () => {
  const made = await generatePlain(document);
  served = await serve(made.findRoute);
  client = made.createClient({
    baseUrl: served.address,
    interceptors: [
      (request, next) => {
        sent = request.clone();
        return next(request);
      },
    ],
  });
});

const post = (path: string, text: string) =>
  fetch(served.address + path, {
    method: 'POST',
    headers: { 'content-type': URLENCODED },
    body: text,
  });

describe.each(ROWS.map((row, index) => [...row, index] as const))(
  '%s, explode %s, %s',
  (_style, _explode, kind, text, index) => {
    const body = { color: VALUES[kind], name: 'a, b|c d', all: ['x', 'y,z'] };

    it('is read from a form', async () => {
      const answer = await post(`/form${index}`, `name=a%2C%20b%7Cc+d&${text}&all=x&all=y%2Cz`);
      expect(answer.status).toBe(200);
      expect(served.last()?.body).toEqual(body);
    });

    it('is written into a form', async () => {
      expect(await client[`form${index}`]?.({ body })).toMatchObject({ status: 200 });
      expect(served.last()?.body).toEqual(body);
      expect(await sent?.text()).toBe(`${text}&name=a%2C%20b%7Cc%20d&all=x&all=y%2Cz`);
    });

    it('is read from parts, which are not encoded', async () => {
      const form = new FormData();
      for (const pair of text.split('&')) {
        const [name = '', value = ''] = pair.split('=');
        form.append(name, decodeURIComponent(value));
      }
      for (const value of ['x', 'y,z']) form.append('all', value);
      form.append('name', body.name);
      const answer = await fetch(`${served.address}/parts${index}`, { method: 'POST', body: form });
      expect(answer.status).toBe(200);
      expect(served.last()?.body).toEqual(body);
    });

    it('is written into parts', async () => {
      expect(await client[`parts${index}`]?.({ body })).toMatchObject({ status: 200 });
      expect(served.last()?.body).toEqual(body);
    });

    it('is asked for', async () => {
      expect((await post(`/form${index}`, 'name=blue')).status).toBe(400);
    });
  },
);

it('a style takes the place of a media type, and names stand as they are', async () => {
  const body = { to: 'https://a.b/c?d=1', 'tags[]': ['a,b', 'c'], sizes: ['1', '2'] };
  await client['addLink']?.({ body });
  expect(await sent?.text()).toBe('to=https://a.b/c?d%3D1&tags[]=a%2Cb,c&sizes=1&sizes=2');
  expect(served.last()?.body).toEqual(body);
  expect((await post('/links', 'other=1')).status).toBe(400);
});

it('files stand beside fields that are written by a style', async () => {
  const file = new Blob(['bytes'], { type: 'image/png' });
  await client['addCover']?.({ body: { file, sizes: [1, 2], more: 3 } });
  expect(served.last()?.body).toMatchObject({ sizes: [1, 2], more: 3, file: { size: 5 } });
  const wrong = new FormData();
  wrong.append('file', file);
  wrong.append('sizes', file);
  const answer = await fetch(`${served.address}/covers`, { method: 'POST', body: wrong });
  expect(answer.status).toBe(400);
});

describe('a form that is no honest one', () => {
  const row = (style: string, kind: string) =>
    ROWS.findIndex(([other, explode, shape]) => other === style && !explode && shape === kind);

  it.each([
    ['form', ','],
    ['spaceDelimited', '%20'],
    ['pipeDelimited', '|'],
  ])('has a bound of values in one field, %s', async (style, sign) => {
    const path = `/form${row(style, 'array')}`;
    const most = (count: number) => `color=${Array(count).fill('a').join(sign)}`;
    expect((await post(path, most(15_000))).status).toBe(200);
    expect((await post(path, most(15_001))).status).toBe(400);
    const halves = `${most(7_500)}&${most(7_501)}`;
    expect((await post(path, halves)).status).toBe(400);
  });

  it('may have half a character in a part', async () => {
    const text = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="color"\r\n'),
      Buffer.from('Content-Type: text/plain; charset=utf-16le\r\n\r\n'),
      Buffer.from([0x41, 0xd8]),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const answer = await fetch(`${served.address}/parts${row('form', 'array')}`, {
      method: 'POST',
      headers: { 'content-type': `${FORM_DATA}; boundary=b` },
      body: text,
    });
    expect(answer.status).toBe(400);
  });

  it('has no member that nobody named, though it begins like one', async () => {
    const taken = await post('/shades', 'shade[R]=1');
    expect([taken.status, served.last()?.body]).toEqual([200, { shade: { R: 1 } }]);
    expect((await post('/shades', 'shade[R=1')).status).toBe(400);
  });
});
