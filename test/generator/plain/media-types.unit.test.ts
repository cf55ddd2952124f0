import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { preferredType } from '#runtime/accept.ts';
import { type ClientAnswer, Refused } from '#runtime/client.ts';
import type { ServiceResponse } from '#runtime/respond.ts';
import { generatePlain } from '../generated.ts';
import { type Called, serve } from './served.ts';

const textIn = (...names: readonly string[]) => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  },
});
const operation = (operationId: string, responses: object) => ({ get: { operationId, responses } });
const JAR = 'application/vnd.jar+json; v=1';

const document = {
  openapi: '3.1.0',
  info: { title: 'Jars', version: '1' },
  paths: {
    '/jars': operation('listJars', {
      '200': {
        description: 'Jars.',
        content: {
          'text/csv': { schema: { type: 'string' } },
          'application/json': textIn('name'),
          [JAR]: textIn('jar'),
        },
      },
      '4XX': {
        description: 'No.',
        content: { 'application/json': textIn('reason'), 'text/html': {} },
      },
    }),
    '/lids': operation('getLid', {
      '200': { description: 'A lid.', content: { 'application/json': textIn('name') } },
      '404': { description: 'No.', content: { 'text/html': {}, 'text/plain': {} } },
    }),
  },
};

const JARS: Readonly<Record<string, unknown>> = {
  'text/csv': 'name\nblue\n',
  'application/json': { name: 'blue', jar: 'x' },
  [JAR]: { name: 'blue', jar: 'x' },
};
const readAccept = (called: Called) => String((called as { accept?: unknown }).accept);
const inAccepted = (called: Called): ServiceResponse => {
  const mediaType = readAccept(called);
  return { status: 200, mediaType, body: JARS[mediaType] };
};

let answer: (called: Called) => ServiceResponse = inAccepted;
let made: Awaited<ReturnType<typeof generatePlain>>;
let served: Awaited<ReturnType<typeof serve>>;
let client: ReturnType<typeof made.createClient>;

beforeAll(async () => {
  made = await generatePlain(document);
  served = await serve(made.findRoute, (called) => answer(called));
  client = made.createClient({ baseUrl: served.address });
});

describe('the choice among several media types', () => {
  const offered = ['text/csv', 'application/json', JAR, 'text/html;level=1', 'text/html'];
  it.each([
    [undefined, 'text/csv'],
    ['', 'text/csv'],
    ['*/*', 'text/csv'],
    ['application/*', 'application/json'],
    ['Application/JSON', 'application/json'],
    ['application/json;q=0.5, text/csv;q=0.4', 'application/json'],
    ['text/csv;q=0, */*', 'application/json'],
    ['text/*;q=0.9, text/csv;q=0.1, application/json;q=0.5', 'text/html;level=1'],
    ['text/html;level=1;q=0.2, text/html;q=0.7', 'text/html'],
    ['application/vnd.jar+json', JAR],
    ['application/vnd.jar+json;v="1"', JAR],
    ['application/vnd.jar+json;v=2', undefined],
    ['text/csv;charset=utf-8', 'text/csv'],
    ['text/csv;a="x,y;q=1";q=0.3, application/json;q=0.2', 'application/json'],
    ['image/png', undefined],
    ['*/*;q=0', undefined],
    ['nonsense, application/json', 'application/json'],
    ['text/csv;q=7, application/json;q=0.1', 'application/json'],
    ['nonsense', 'text/csv'],
    ['"'.repeat(9_999), 'text/csv'],
  ])('%s: %s', (header, wanted) => {
    expect(preferredType(header, offered)).toBe(wanted);
  });
});

describe('an answer has the media type that its function names', () => {
  it.each([
    ['text/csv', 'name\nblue\n'],
    ['application/json', '{"name":"blue"}'],
    [JAR, '{"jar":"x"}'],
  ])('%s', async (accept, text) => {
    answer = inAccepted;
    const read = await fetch(`${served.address}/jars`, { headers: { accept } });
    expect(read.status).toBe(200);
    expect(read.headers.get('content-type')).toBe(accept);
    expect(read.headers.get('vary')).toBe('Accept');
    expect(await read.text()).toBe(text);
  });

  it('also another than is wanted, and of a failure', async () => {
    answer = () => ({ status: 409, mediaType: 'text/html', body: '<p>No</p>' });
    const read = await fetch(`${served.address}/jars`, { headers: { accept: 'text/csv' } });
    expect(read.status).toBe(409);
    expect(read.headers.get('content-type')).toBe('text/html');
  });

  it('none is sent in a type that the status does not have', async () => {
    answer = () => ({ status: 200, mediaType: 'text/html', body: '<p>No</p>' });
    const read = await fetch(`${served.address}/jars`);
    expect(await read.text()).toBe('');
  });
});

it('a client that accepts no media type is refused before the function runs', async () => {
  const before = served.calls.length;
  const read = await fetch(`${served.address}/jars`, { headers: { accept: 'image/png' } });
  expect(read.status).toBe(406);
  expect(served.calls).toHaveLength(before);
});

it('failures with several refuse nobody', async () => {
  const wanted: string[] = [];
  answer = (called) => {
    wanted.push(readAccept(called));
    return { status: 200, body: { name: 'lid' } };
  };
  for (const accept of ['application/json', 'text/plain'])
    await fetch(`${served.address}/lids`, { headers: { accept } });
  expect(wanted).toEqual(['text/html', 'text/plain']);
});

describe('clients', () => {
  const ask = (accept?: string): Promise<ClientAnswer> =>
    client['listJars']?.(accept === undefined ? {} : { accept }) ??
    Promise.reject(new Error('no function'));

  it('say which they want, and are told which it is', async () => {
    answer = inAccepted;
    expect(await ask(JAR)).toMatchObject({ mediaType: JAR, body: { jar: 'x' } });
    const json = await ask('application/json');
    expect(json).toMatchObject({ mediaType: 'application/json', body: { name: 'blue' } });
    const first = await ask();
    expect(first.mediaType).toBe('text/csv');
    expect(await (first.body as Response).text()).toBe('name\nblue\n');
  });

  it('read those of a range', async () => {
    answer = () => ({ status: 410, mediaType: 'application/json', body: { reason: 'gone' } });
    const read = await ask();
    expect(read).toMatchObject({ status: 410, mediaType: 'application/json' });
    expect(read.body).toEqual({ reason: 'gone' });
  });

  it('refuse a type that the status does not have', async () => {
    const fetch = () =>
      Promise.resolve(new Response('x', { headers: { 'content-type': 'image/png' } }));
    const { listJars } = made.createClient({ baseUrl: 'http://here', fetch });
    await expect(listJars?.()).rejects.toThrow(Refused);
  });
});

describe('the types', () => {
  it.each([
    ['jars/types.ts', `readonly accept: 'text/csv' | 'application/json' | '${JAR}';`],
    [
      'jars/types.ts',
      "readonly status: 200; readonly mediaType: 'text/csv'; readonly body: RawBody",
    ],
    ['jars/types.ts', `readonly mediaType: '${JAR}'; readonly body: JsonOf<`],
    ['lids/types.ts', "readonly accept: 'text/html' | 'text/plain';"],
    ['client/jars.ts', `readonly accept?: 'text/csv' | 'application/json' | '${JAR}';`],
    ['client/jars.ts', "readonly mediaType: 'text/html'; readonly headers: Headers; readonly body"],
  ])('of %s have: %s', (file, text) => {
    expect(readFileSync(join(made.folder, 'generated', file), 'utf8')).toContain(text);
  });
});
