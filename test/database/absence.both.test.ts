import { afterAll, expect, it } from 'vitest';
import { connect, type Database } from '#src/database/database.ts';
import { createLog } from '#src/log.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedUser } from '#test/support/seed.ts';
import { startTcpProxy, type TcpProxy } from '#test/support/tcp-proxy.ts';

const onPostgres = databaseKind() === 'postgres';
let proxy: TcpProxy | undefined;
let direct: Database | undefined;
const { api, db } = await startApp({
  // Each answer while the database is away is an error.
  log: createLog('silent'),
  databaseLimits: { connectMs: 1_500, answerMs: 1_500, revisionMs: 500 },
  async wayToDatabase(url) {
    if (!onPostgres) return url;
    direct = await connect(url, { poolSize: 1 });
    proxy = await startTcpProxy(url);
    return proxy.url;
  },
});
afterAll(async () => {
  await direct?.close();
  await proxy?.close();
});
const administrator = await seedUser(db, { admin: true });

/** The statuses of what needs the database: of the API, of pages, of git and of uploads. */
const statuses = () => {
  const as = api.as(administrator);
  return Promise.all(
    [
      as.get('/users'),
      as.put(`/users/${administrator.id}`, { bio: 'away' }),
      ...[
        '/',
        '/users/sign_in',
        '/help',
        '/docs',
        '/-/profile',
        '/-/readiness',
        '/oauth/token/info',
        '/group/project.git/info/refs?service=git-upload-pack',
        '/uploads/-/system/user/avatar/1/a.png',
      ].map((path) => as.sendTo('GET', path)),
    ].map(async (answer) => (await answer).status),
  );
};

const usual = [200, 200, 200, 200, 200, 200, 302, 200, 401, 401, 404];

const away = {
  'it falls silent': [() => proxy?.freeze(), () => proxy?.thaw()],
  'its address leads to a standby': [() => setReadOnly('on'), () => setReadOnly('off')],
} as const;
/** Sets the mode of connections that open from now on. */
async function setReadOnly(readOnly: 'on' | 'off'): Promise<void> {
  if (direct === undefined) throw new Error('there is no other way to the database');
  const [row] = await direct.raw<{ name: string }>('select current_database() as name');
  await direct.raw(`alter database "${row?.name}" set default_transaction_read_only = ${readOnly}`);
  proxy?.cut();
}

it.runIf(onPostgres).each(Object.entries(away))(
  'requests that need the database answer 503 while it is away, as %s, files are served, and the server recovers',
  async (_how, [begin, end]) => {
    await expect.poll(statuses).toEqual(usual);
    await begin();
    await expect.poll(statuses).toSatisfy((found: number[]) => found.every((each) => each === 503));
    const files = ['/robots.txt', '/favicon.ico', '/docs/assets/pages.css', '/api/v4/openapi.json'];
    for (const path of [...files, '/-/liveness', '/-/health']) {
      expect((await api.sendTo('GET', path)).status, path).toBe(200);
    }
    const page = await api.sendTo('GET', '/help', undefined, { accept: 'text/html' });
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    await end();
    await expect.poll(statuses).toEqual(usual);
  },
  60_000,
);
