import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages } from '#src/http/express.ts';
import type { Icon } from '#src/http/front-files.ts';

const reported: unknown[] = [];
let databaseAway = false;
let icon: Icon | null = null;
let server: Server;
let origin: string;

beforeAll(async () => {
  const pages = createPages({
    baseUrl: 'http://hearth.test',
    checks: {
      database: () => (databaseAway ? Promise.reject(new Error('away')) : Promise.resolve()),
      git: () => Promise.resolve(),
    },
    icon: () => Promise.resolve(icon),
    reportError: (error) => reported.push(error),
  });
  server = createServer(pages);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

describe('pages', () => {
  it('answer health without asking anybody', async () => {
    const answer = await get('/-/health');
    expect([answer.status, await answer.text()]).toEqual([200, 'Hearth OK\n']);
  });

  it('answer readiness by asking every part', async () => {
    const ready = await get('/-/readiness');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', checks: { database: 'ok', git: 'ok' } },
    ]);
    databaseAway = true;
    const away = await get('/-/readiness');
    databaseAway = false;
    expect([away.status, await away.json()]).toEqual([
      503,
      { status: 'failed', checks: { database: 'failed', git: 'ok' } },
    ]);
  });

  it('answer liveness in the form that monitors expect, never from a cache', async () => {
    const answer = await get('/-/liveness');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const readable = ['/-/health', '/-/liveness', '/-/readiness', '/robots.txt', '/favicon.ico'];
  it.each(readable)(
    'answer HEAD of %s without a body, and 405 to what would write',
    async (path) => {
      const head = await fetch(origin + path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const post = await fetch(origin + path, { method: 'POST' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('keep crawlers from what is not for reading', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/']));
    expect(lines).toContain('Disallow: /-/');
    expect(lines).not.toContain('Disallow: /docs');
  });

  it.each([
    ['/favicon.ico', 'image/x-icon', Buffer.from([0, 0, 1, 0])],
    ['/favicon.svg', 'image/svg+xml', Buffer.from('<svg')],
  ])('have an icon at %s that clients may keep', async (path, type, start) => {
    const first = await get(path);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await first.arrayBuffer()).subarray(0, start.length)).toEqual(start);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('show the icon that the instance was given', async () => {
    icon = { media_type: 'image/png', bytes: Buffer.from('its own') };
    const answer = await get('/favicon.ico');
    icon = null;
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toBe('its own');
  });

  it('answer 404 in the form that was asked for', async () => {
    const page = await get('/nothing/here', { accept: 'text/html' });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    const style = /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(html).toContain('<h1>Page not found</h1>');
    expect((await get(style)).headers.get('content-type')).toMatch(/^text\/css/);
    const json = await get('/nothing/here', { accept: 'application/json' });
    expect([json.status, await json.json()]).toEqual([404, { message: '404 Page not found' }]);
  });

  it('answer 400 to malformed percent-encoding and report nothing', async () => {
    expect((await get('/docs/assets/%E0%A4%A')).status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('carry the protective headers and do not name the server', async () => {
    const { headers } = await get('/-/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

describe('the files of the pages', () => {
  it('have one address below the documentation', async () => {
    const answer = await get('/docs/');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '../docs']);
  });

  it.each(['pages.css', 'icon.svg'])('serve %s, and 304 to who has it', async (name) => {
    const first = await get(`/docs/assets/${name}`);
    expect(first.status).toBe(200);
    expect((await first.arrayBuffer()).byteLength).toBe(
      Number(first.headers.get('content-length')),
    );
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const second = await get(`/docs/assets/${name}`, { 'if-none-match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect((await get(`/docs/assets/${name}`, { 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await get(`/docs/assets/${name}`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('serve no other', async () => {
    for (const name of ['package.json', 'router.ts', '..%2Frouter.ts', 'icon.ico']) {
      expect((await get(`/docs/assets/${name}`)).status).toBe(404);
    }
  });
});
