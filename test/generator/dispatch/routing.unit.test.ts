import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendBody } from '#runtime/send-body.ts';
import * as w from '#runtime/write.ts';
import { LARGE_NAME, useThings } from './things.ts';

const { send, get, post } = useThings();

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
    [
      '/api/things/1/colour:space',
      501,
      { message: '501 Not Implemented', operation: 'getColourSpace' },
    ],
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
    expect(await send('HEAD', '/api/things/special')).toMatchObject({
      status: 204,
      bytes: Buffer.alloc(0),
    });
  });

  it('answers 405 with Allow, HEAD and OPTIONS', async () => {
    expect(await post({}, {}, '/api/things/7')).toMatchObject({
      status: 405,
      body: { error: '405 Not Allowed' },
      headers: { allow: 'OPTIONS, HEAD, GET, DELETE' },
    });
    const head = await send('HEAD', '/api/things/7');
    expect(head).toMatchObject({ status: 200, body: null });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10);
    const options = await send('OPTIONS', '/api/things/7', { origin: 'http://elsewhere' });
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

  it('of megabytes are sent in several turns, with an entity tag like others', async () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const asked = { head: false, ifNoneMatch: undefined, ownerOf: () => '' };
    const sending = sendBody(response, 200, () => w.text(LARGE_NAME), [], asked);
    expect(response.headersSent).toBe(false);
    await sending;
    expect(response.headersSent).toBe(true);
    // No client reads the answer: closing it frees its share for later tests of this process.
    response.emit('close');

    const { body, headers } = await get('/api/things/904');
    expect(body).toEqual({ id: 904, name: LARGE_NAME });
    expect(headers.etag).toMatch(/^W\/"[\w-]+"$/);
    const again = await get('/api/things/904', { 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 304, body: null });
    const head = await send('HEAD', '/api/things/904');
    expect(head).toMatchObject({ status: 200, body: null });
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('have no body and no type for 204', async () => {
    const answer = await send('DELETE', '/api/things/7');
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

  it.each([
    ['a text', 901, 'application/json', '"taken"'],
    ['a text with its type', 902, 'text/plain', 'taken'],
    ['nothing', 903, undefined, ''],
  ])('tell a failure by %s', async (_, id, type, body) => {
    const answer = await get(`/api/things/${id}`);
    expect(answer.status).toBe(409);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.bytes.toString()).toBe(body);
  });
});
