import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import { Problem } from '#runtime/problem.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import type { BasicCredentials, CallerBy } from '#runtime/security.ts';
import { generatePlain } from '../generated.ts';

const operation = (id: string, security: string) => `
  /${id}:
    get:
      operationId: ${id}
      ${security === '' ? '' : `security: ${security}`}
      responses: { '200': { description: Who., content: { application/json: { schema: {} } } } }`;

const document = `openapi: 3.1.0
info: { title: Vault, version: '1' }
servers: [{ url: / }]
security: [{ bearer: [] }]
paths:${operation('usual', '')}${operation('open', '[]')}${operation('both', '[{ key: [], basic: [] }, { oauth: [vault:write] }]')}${operation('either', '[{ bearer: [] }, {}]')}${operation('placed', '[{ inQuery: [] }, { inCookie: [] }]')}
components:
  securitySchemes:
    bearer: { type: http, scheme: Bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, in: header, name: X-Key }
    inQuery: { type: apiKey, in: query, name: key }
    inCookie: { type: apiKey, in: cookie, name: session }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { 'vault:write': Write. } } } }
`;

const handlers = {
  bearer: (token: string) => (token === 'good' ? { name: 'Ann' } : null),
  basic: ({ username, password }: BasicCredentials) =>
    Promise.resolve(password === 'p:w' ? username : null),
  key: (key: string) => (key === 'k' ? 'machine' : null),
  inQuery: (key: string) => (key === 'k' ? 'by query' : null),
  inCookie: (key: string) => (key === 'c=1' ? 'by cookie' : null),
  oauth: (token: string, { scopes }: { readonly scopes: readonly string[] }) => {
    if (token === 'broken') throw new Error('the store is away');
    if (token === 'small') throw new Problem(403, { needed: scopes });
    if (token === 'refused') throw new RefusedRequest('forbidden');
    if (token === 'false') return false;
    return token === 'good' ? { token, scopes } : null;
  },
};
type Caller = CallerBy<typeof handlers>;
type Authenticate = (given: typeof handlers) => Host<object, Caller>['authenticate'];

let address: string;
let createClient: Awaited<ReturnType<typeof generatePlain>>['createClient'];

beforeAll(async () => {
  const made = await generatePlain(document);
  ({ createClient } = made);
  const module = pathToFileURL(join(made.folder, 'generated/security.ts')).href;
  const { authenticate } = (await import(module)) as {
    authenticate: Authenticate;
  };
  const answer = async (_: never, { caller }: { caller: Caller }) => ({
    status: 200,
    body: caller,
  });
  const ids = ['usual', 'open', 'both', 'either', 'placed'];
  const services = Object.fromEntries(ids.map((id) => [id, { [id]: answer }]));
  const host: Host<{ caller: Caller }, Caller> = {
    ...plainHost,
    authenticate: authenticate(handlers),
    context: (caller) => ({ caller }),
  };
  const server = createServer(createDispatcher(made.findRoute, services as never, host));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('an operation is asked for one of its alternatives, with all of its schemes', () => {
  it.each([
    ['/usual', { authorization: 'Bearer good' }, { bearer: { name: 'Ann' } }],
    ['/usual', { authorization: 'bearer good' }, { bearer: { name: 'Ann' } }],
    ['/open', {}, {}],
    ['/open', { authorization: 'Bearer bad' }, {}],
    ['/either', {}, {}],
    ['/either', { authorization: 'Bearer good' }, { bearer: { name: 'Ann' } }],
    ['/both', { 'x-key': 'k', authorization: basic('Ann:p:w') }, { key: 'machine', basic: 'Ann' }],
    [
      '/both',
      { authorization: 'Bearer good' },
      { oauth: { token: 'good', scopes: ['vault:write'] } },
    ],
    ['/placed?key=k', {}, { inQuery: 'by query' }],
    ['/placed', { cookie: 'a=b; session=c=1' }, { inCookie: 'by cookie' }],
    ['/placed?key=bad', { cookie: 'session=c=1' }, { inCookie: 'by cookie' }],
  ])('%s %j', async (path, headers, caller) => {
    const answer = await fetch(address + path, { headers: headers as Record<string, string> });
    expect([answer.status, await answer.json()]).toEqual([200, caller]);
  });

  it.each([
    ['/usual', {}, 401],
    ['/usual', { authorization: 'Bearer bad' }, 401],
    ['/usual', { authorization: basic('Ann:p:w') }, 401],
    ['/either', { authorization: 'Bearer bad' }, 401],
    ['/both', { 'x-key': 'k' }, 401],
    ['/both', { authorization: basic('Ann:p:w') }, 401],
    ['/both', { 'x-key': 'bad', authorization: basic('Ann:p:w') }, 401],
    ['/both', { authorization: 'Bearer small' }, 403],
    ['/both', { authorization: 'Bearer refused' }, 403],
    ['/both', { authorization: 'Bearer broken' }, 500],
    ['/both', { authorization: 'Bearer false' }, 401],
    ['/placed', {}, 401],
  ])('%s %j is refused with %i', async (path, headers, status) => {
    const answer = await fetch(address + path, { headers: headers as Record<string, string> });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status });
  });

  it('tells by which schemes of HTTP one may say who one is', async () => {
    const { headers } = await fetch(`${address}/both`);
    expect(headers.get('www-authenticate')).toBe('Basic realm="api", charset="UTF-8", Bearer');
    expect((await fetch(`${address}/placed`)).headers.get('www-authenticate')).toBeNull();
  });

  it('has the scopes and facts of each scheme in its types', () => {
    expectTypeOf<Caller['basic']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Caller['bearer']>().toEqualTypeOf<{ name: string } | undefined>();
  });
});

describe('the client sends the credentials of the first alternative that has all', () => {
  it.each([
    ['usual', { bearer: 'good' }, { bearer: { name: 'Ann' } }],
    ['open', { bearer: 'good' }, {}],
    ['either', {}, {}],
    ['both', { key: 'k', oauth: 'good' }, { oauth: { token: 'good', scopes: ['vault:write'] } }],
    [
      'both',
      { key: 'k', basic: { username: 'Änn', password: 'p:w' } },
      { key: 'machine', basic: 'Änn' },
    ],
    ['placed', { inQuery: 'k' }, { inQuery: 'by query' }],
    ['placed', { inCookie: 'c=1' }, { inCookie: 'by cookie' }],
  ])('%s %j', async (id, credentials, caller) => {
    const client = createClient({ baseUrl: address, credentials } as never);
    const call = client[id] as unknown as () => Promise<{ status: number; body: unknown }>;
    expect(await call()).toMatchObject({ status: 200, body: caller });
  });
});
