import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { render } from '#generator/render/render.ts';
import { writeOutput } from '#generator/render/output.ts';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import type { FindRoute } from '#runtime/route.ts';
import type { ServiceFunction, ServiceTable } from '#runtime/services.ts';

/** Fetched by the first run into a folder of their own, and no dependencies. */
const PACKAGES = ['openapi-fetch@0.17.0', '@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'];

const LIBRARY = resolve('test/generator/library/library.yaml');

type ClientName = 'openapi-fetch' | 'hey-api';

interface Values {
  readonly params?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly cookies?: object;
  readonly body?: unknown;
}

interface Request {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly sent: Values;
  /** The clients that write it in another way than the document says. */
  readonly other?: Partial<Readonly<Record<ClientName, string>>>;
}

const list = { id: 'listBooks', method: 'GET', path: '/books' } as const;

const requests: readonly Request[] = [
  { ...list, sent: { query: { status: ['a', 'b & c'] } } },
  { ...list, sent: { query: { status: ['a'] } } },
  // `openapi-fetch` repeats the name, which is read as well.
  { ...list, sent: { query: { shelf: [1, 2] } } },
  { ...list, sent: { query: { price: { least: 3 } } } },
  {
    ...list,
    sent: { query: { where: { floor: 1 } } },
    other: {
      'openapi-fetch': 'knows no `content` of parameters',
      'hey-api': 'knows no `content` of parameters',
    },
  },
  { ...list, sent: { query: { with: '*' } } },
  { ...list, sent: { headers: { Trace: '12' } } },
  {
    ...list,
    sent: { cookies: { visit: '0b1d5e2c-4d1a-4c55-9a0e-0a7bb3a0a0f1' } },
    other: { 'openapi-fetch': 'sends no cookies', 'hey-api': 'sends no cookies' },
  },
  { id: 'getBooks', method: 'GET', path: '/books/{ids}', sent: { params: { ids: [1, 2] } } },
  {
    id: 'deleteBooks',
    method: 'DELETE',
    path: '/books/{ids}',
    sent: { params: { ids: [1] }, query: { force: true } },
  },
  {
    id: 'addBook',
    method: 'POST',
    path: '/books',
    sent: { body: { title: 'Emma', mail: 'ann@example.com', on: '2024-02-29', lent: false } },
  },
  {
    id: 'addMember',
    method: 'POST',
    path: '/members',
    sent: { body: { kind: 'school', pupils: 3 } },
  },
  { id: 'sortShelves', method: 'PUT', path: '/shelves', sent: { body: [2, 1] } },
  { id: 'setPrices', method: 'PUT', path: '/prices', sent: { body: { a: 1, b: 0 } } },
  { id: 'setNote', method: 'PUT', path: '/notes', sent: { body: { text: 'x' } } },
];

interface ClientsReport {
  /** Requests that reached the function with the values that were sent. */
  readonly right: number;
  /** Requests that the client writes in another way than the document says. */
  readonly other: number;
  readonly problems: readonly string[];
}

/** Sends requests by clients of others to the generated server of the library. */
export async function askByOtherClients(
  folder: string,
  prepare: (folder: string) => void,
): Promise<ClientsReport> {
  const packages = join(folder, '../client-packages');
  fetchPackages(packages);
  prepare(folder);
  const { spec } = load(LIBRARY);
  if (spec === null) throw new Error('the library has faults');
  writeOutput(join(folder, 'generated'), render(buildModel(spec)));
  const router = pathToFileURL(join(folder, 'generated/router.ts')).href;
  const { findRoute } = (await import(router)) as { findRoute: FindRoute };
  const server = await serve(findRoute);
  const senders = {
    'openapi-fetch': await byOpenapiFetch(packages, server.address),
    'hey-api': await byHeyApi(packages, server.address),
  };
  const problems: string[] = [];
  const counts = { right: 0, other: 0 };
  try {
    for (const request of requests) {
      for (const [name, send] of Object.entries(senders)) {
        server.called.length = 0;
        await send(request);
        const isRight = isDeepStrictEqual(server.called, [asCalled(request)]);
        const reason = request.other?.[name as ClientName];
        if (reason !== undefined) counts.other += 1;
        else counts.right += 1;
        if (isRight === (reason === undefined)) continue;
        const shown = `${name} ${request.id} ${JSON.stringify(request.sent)}`;
        problems.push(
          isRight
            ? `${shown} is right, although it ${reason ?? ''}`
            : `${shown} reached the function as ${JSON.stringify(server.called)}`,
        );
      }
    }
  } finally {
    server.close();
  }
  return { ...counts, problems };
}

type Send = (request: Request) => Promise<unknown>;

const asCalled = ({ id, sent }: Request) => ({
  id,
  params: {},
  query: {},
  headers: {},
  cookies: {},
  body: undefined,
  ...sent,
});

function fetchPackages(folder: string): void {
  if (existsSync(join(folder, 'node_modules/openapi-fetch'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const options = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...PACKAGES], { cwd: folder, stdio: 'inherit' });
}

async function byOpenapiFetch(packages: string, baseUrl: string): Promise<Send> {
  const entry = join(packages, 'node_modules/openapi-fetch/dist/index.mjs');
  const { default: createClient } = (await import(pathToFileURL(entry).href)) as {
    default: (options: object) => {
      request(method: string, path: string, init: object): Promise<unknown>;
    };
  };
  const client = createClient({ baseUrl });
  return ({ method, path, sent }) => {
    const { params, query, headers, cookies, body } = sent;
    const places = { path: params, query, header: headers, cookie: cookies };
    return client.request(method.toLowerCase(), path, { params: places, body });
  };
}

async function byHeyApi(packages: string, baseUrl: string): Promise<Send> {
  cpSync(LIBRARY, join(packages, 'library.yaml'));
  const output = join(packages, 'hey-api');
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'];
  const config = { input: 'library.yaml', output: 'hey-api', logs: { level: 'silent' }, plugins };
  const source = `import { createClient } from '@hey-api/openapi-ts';
await createClient(${JSON.stringify(config)});
`;
  writeFileSync(join(packages, 'generate.mjs'), source);
  execFileSync(process.execPath, ['generate.mjs'], { cwd: packages, stdio: 'inherit' });
  const sdk = (await import(pathToFileURL(join(output, 'sdk.gen.ts')).href)) as Readonly<
    Record<string, (options: object) => Promise<unknown>>
  >;
  return async ({ id, sent }) => {
    const { params, query, headers, body } = sent;
    await sdk[id]?.({ baseUrl, path: params, query, headers, body });
  };
}

/** A server whose functions take everything, and keep what they were called with. */
async function serve(findRoute: FindRoute) {
  const called: unknown[] = [];
  const functionOf =
    (id: string): ServiceFunction<object> =>
    (request) => {
      const { params = {}, query = {}, headers = {}, cookies = {}, body } = request as Values;
      called.push(
        structuredClone({ id, params, query, headers, cookies, body: body ?? undefined }),
      );
      const status = id === 'getBooks' ? 200 : id.startsWith('add') ? 201 : 204;
      return Promise.resolve(id === 'listBooks' ? { status: 200, body: [] } : { status });
    };
  const ids = new Set(requests.map(({ id }) => id));
  const functions = Object.fromEntries([...ids].map((id) => [id, functionOf(id)]));
  const services = new Proxy<Record<string, ServiceTable<object>[string]>>(
    {},
    {
      get: () => functions,
      getOwnPropertyDescriptor: () => ({ value: functions, configurable: true, enumerable: true }),
    },
  );
  const host: Host<object, null> = {
    ...plainHost,
    bodyLimits: { text: 100_000, file: 100_000 },
    context: () => ({}),
  };
  const server = createServer(createDispatcher(findRoute, services, host));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { called, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
