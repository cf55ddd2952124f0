import { request } from 'node:http';
import { connect as connectTo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db, origin } = await startApp();
const user = await seedUser(db);
const by = api.as(user);
const { port } = new URL(origin);
const project = await seedProject(db, { visibility: 'public' });

/** Bytes as they stand; answers the first line of what comes back. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(Number(port), '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
    // The first of several answers on one connection counts.
    socket.on('data', () => socket.end());
  });
}

const get = (target: string, headers = '') =>
  sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

describe('an address', () => {
  it.each([
    '/projects/%',
    '/projects/%zz',
    '/projects/%E0%A4%A',
    '/projects/%C0%AE%C0%AE',
    '/projects/%FF',
    '/projects/%ED%A0%80',
    '/projects?search=%',
    '/projects?search=%FF',
    '/projects?%=1',
    '/users/%00',
    '/projects?search=%00',
    '/groups/a%2F..%2Fb',
    '/projects/..%2f..',
    '//',
    '/projects/1;x=1',
  ])('%s is refused, or nobody’s', async (path) => {
    expect([400, 404]).toContain((await by.get(path)).status);
  });

  it('of 12,000 characters is too long, or nobody’s', async () => {
    for (const path of [
      `/projects/${'a'.repeat(12_000)}`,
      `/projects?search=${'a'.repeat(12_000)}`,
    ]) {
      expect([400, 404, 414]).toContain((await by.get(path)).status);
    }
    expect(await get(`/api/v4/projects/${'a'.repeat(40_000)}`)).toMatch(/ 4(?:14|31) /);
    expect((await by.get('/user')).status).toBe(200);
  });

  it('of a hidden project is like any other, however it is written', async () => {
    const hiddenOne = await seedProject(db, { visibility: 'private' });
    const missing = await by.get('/projects/999999999');
    const path = encodeURIComponent(hiddenOne.full_path);
    for (const name of [
      hiddenOne.id,
      path,
      path.toUpperCase(),
      path.toLowerCase(),
      `${path}.json`,
    ]) {
      const hidden = await by.get(`/projects/${name}`);
      expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body]);
      expect(hidden.headers['content-length']).toBe(missing.headers['content-length']);
    }
    for (const name of [`${hiddenOne.id}/`, `${path}%2F`, `%2F${path}`, `${path}%2F.`]) {
      expect((await by.get(`/projects/${name}`)).status).toBe(404);
    }
  });

  it('that was given up is like one that never was', async () => {
    const admin = api.as(await seedUser(db, { admin: true }));
    const renamed = await seedProject(db, { visibility: 'public' });
    const before = encodeURIComponent(renamed.full_path);
    expect((await by.get(`/projects/${before}`)).status).toBe(200);
    await admin.put(`/projects/${renamed.id}`, { path: unique('renamed-') });
    expect(await by.get(`/projects/${before}`)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
  });
});

describe('a body', () => {
  /** Sixteen kilobytes of what unpacks to sixteen megabytes. */
  const packed = gzipSync(Buffer.alloc(16 * 1024 * 1024, 0x20));
  const json = { 'content-type': 'application/json' };
  const send = (body: string | Buffer, headers: Record<string, string> = json) =>
    by.put('/user/status', body, headers);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (head: string, content = 'y') => `--x\r\n${head}\r\n\r\n${content}\r\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename="a"';

  it.each([
    ['cut', '{"message":'],
    ['no JSON', 'x'],
    ['followed by something', '{"message":"x"} y'],
    ['60,000 levels deep', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['60,000 objects deep', '{"a":'.repeat(60_000)],
    ['a number beyond all', '{"message":1e400}'],
    ['a lone surrogate', '{"message":"\\ud800"}'],
    ['half a character', Buffer.from('{"message":"\xC3"}', 'latin1')],
    ['a list', '[1]'],
    ['a text', '"x"'],
    ['with NUL', '{"message":"a\\u0000b"}'],
  ])('that is JSON but %s is refused', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('of 40 MB is too large', async () => {
    expect((await send(`{"message":"${'x'.repeat(40_000_000)}"}`)).status).toBe(413);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('with %s changes no objects', async (name) => {
    for (const [body, headers] of [
      [`{"message":"x","${name}":{"polluted":1}}`, json],
      [`message=x&${name}[polluted]=1&${name}[prototype][polluted]=1`, form],
      [part(`Content-Disposition: form-data; name="${name}[polluted]"`) + '--x--\r\n', multipart],
    ] as const) {
      expect([200, 400]).toContain((await send(body, headers)).status);
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((() => {}) as { polluted?: unknown }).not.toHaveProperty('polluted');
  });

  it('with a name twice counts the last', async () => {
    const answer = await send('{"message":"one","message":"two"}');
    expect(answer).toMatchObject({ status: 200, body: { message: 'two' } });
  });

  it.each([
    ['text/xml', 'The provided content-type '],
    ['x', 'The provided content-type '],
  ])('of the type %s is refused', async (type, text) => {
    const answer = await send('{"message":"x"}', { 'content-type': type });
    expect([400, 415]).toContain(answer.status);
    if (answer.status === 415) expect(answer.body.error).toContain(text);
  });

  it.each(['gzip', 'deflate', 'br', 'x'])(
    'in %s is refused, whatever it would unpack to',
    async (encoding) => {
      const answer = await send(packed, { ...json, 'content-encoding': encoding });
      expect([400, 413, 415]).toContain(answer.status);
    },
  );

  it.each([
    ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['that is empty', '', multipart],
    ['that is cut in a head', '--x\r\nContent-Dispo', multipart],
    ['that is cut in a file', `--x\r\n${file}\r\n\r\nab`, multipart],
    ['without a name', `${part('Content-Disposition: form-data')}--x--\r\n`, multipart],
    [
      'with an empty name',
      `${part('Content-Disposition: form-data; name=""')}--x--\r\n`,
      multipart,
    ],
    ['without heads', `${part('')}--x--\r\n`, multipart],
    ['with endless heads', `--x\r\nA: ${'b'.repeat(100_000)}\r\n\r\n`, multipart],
    [
      'with 20,000 parts',
      `${part('Content-Disposition: form-data; name="a"').repeat(20_000)}--x--\r\n`,
      multipart,
    ],
    ['with nothing of it', 'nothing', multipart],
  ] as const)('in parts %s is refused', async (_, body, headers) => {
    const answer = await by.post(`/projects/${project.id}/uploads`, body, headers);
    expect([400, 413]).toContain(answer.status);
    expect((await by.get('/user')).status).toBe(200);
  });

  it('whose sender goes away leaves nothing behind', async () => {
    const { id } = project;
    const path = `/api/v4/projects/${id}/uploads`;
    await new Promise<void>((resolve) => {
      const sent = request({
        port,
        path,
        method: 'POST',
        headers: { ...multipart, 'content-length': '9999' },
      });
      sent.on('error', () => resolve());
      sent.write(`--x\r\n${file}\r\n\r\nab`, () => sent.destroy(new Error('gone')));
    });
    expect((await by.get('/user')).status).toBe(200);
    expect(await db('project_uploads').where('project_id', id)).toEqual([]);
  });
});

describe('a request that two servers could read in two ways', () => {
  const post = 'POST /api/v4/projects HTTP/1.1\r\nHost: localhost\r\n';
  it.each([
    [
      'a length and chunks',
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
    ['a length that is none', `${post}Content-Length: 4x\r\n\r\nabcd`],
    ['a length below zero', `${post}Content-Length: -1\r\n\r\n`],
    ['chunks in another word', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before a colon', `${post}Content-Length : 4\r\n\r\nabcd`],
    ['a folded header', `${post}X: a\r\n b\r\nContent-Length:\r\n 4\r\n\r\nabcd`],
    ['no host', 'GET /api/v4/projects HTTP/1.1\r\n\r\n'],
    ['lines without a carriage return', 'GET /api/v4/projects HTTP/1.1\nHost: a\nX: b\n\n'],
    ['a NUL in a header', `GET /api/v4/user HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n`],
  ])('has %s, and is refused', async (_, text) => {
    expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 4(?:00|08|31) /);
    expect((await by.get('/user')).status).toBe(200);
  });

  it('or has heads of 100 kB', async () => {
    expect(await get('/api/v4/user', `X: ${'a'.repeat(100_000)}\r\n`)).toMatch(/ 431 /);
  });
});

describe('an id', () => {
  const wrong = ['1.0', '01', '+1', '-1', '\u0661', '1e0', '0x1', ' 1', '1 ', '1%00', '1%0a'];
  it.each([...wrong, '2147483648', '9007199254740993', '9223372036854775808', '9'.repeat(400)])(
    '%s is never that of another',
    async (text) => {
      const id = text.includes('%') ? text : encodeURIComponent(text);
      for (const path of [`/users/${id}`, `/projects/${id}`, `/groups/${id}`, `/runners/${id}`]) {
        expect([400, 403, 404]).toContain((await by.get(path)).status);
      }
      for (const name of ['id_after', 'id_before', 'page', 'per_page']) {
        const listed = await by.get(`/projects?${name}=${id}`);
        expect(listed.status < 500).toBe(true);
        // A position before the first row is valid, too.
        const sane = /^(?:01|\+1| 1|1 )$/.test(text) || (text === '-1' && name.startsWith('id'));
        if (wrong.includes(text) && !sane) expect(listed.status).toBe(400);
      }
    },
  );
});
