import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { seedProject, seedUser, unique } from '#test/support/seed.ts';

holdDate();

const behind = await startApp({ config: { rateLimits: true, trustedProxies: ['loopback'] } });
const alone = await startApp({ config: { rateLimits: true } });
type App = typeof behind;

const throttle = {
  throttle_unauthenticated_api_enabled: true,
  throttle_unauthenticated_api_requests_per_period: 5,
  throttle_unauthenticated_api_period_in_seconds: 3600,
};
beforeEach(async () => {
  for (const { api, db } of [behind, alone]) {
    const admin = api.as(await seedUser(db, { admin: true }));
    expect((await admin.put('/application/settings', throttle)).status).toBe(200);
  }
});
afterEach(async () => {
  for (const { db } of [behind, alone]) await db('rate_limits').delete();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await ask(index)).status);
  return seen;
};

/** Features that use the client address, with the number of admitted requests of one address; each returns a status. */
const places: [
  string,
  number,
  number,
  (app: App, address: string) => Promise<{ status: number }>,
][] = [
  ['a throttle', 5, 200, ({ api }, address) => api.get('/projects', from(address))],
  [
    'failed logins of git',
    30,
    401,
    ({ origin }, address) =>
      fetch(`${origin}/some/project.git/info/refs?service=git-upload-pack`, {
        headers: { ...from(address), authorization: `Basic ${btoa(`${unique('nobody')}:guess`)}` },
      }),
  ],
];

describe('the server behind a proxy:', () => {
  it.each(places)('%s counts callers by their own address', async (_, most, status, ask) => {
    const one = await statuses(most + 1, () => ask(behind, '192.0.2.1'));
    expect(one).toEqual([...Array.from({ length: most }, () => status), 429]);
    expect((await ask(behind, '192.0.2.2')).status).toBe(status);
    // An address that somebody put before their own is not believed.
    expect((await ask(behind, '192.0.2.3, 192.0.2.1')).status).toBe(429);
  });

  it.each(places)(
    '%s ignores the header unless a proxy is trusted',
    async (_, most, status, ask) => {
      const all = await statuses(most + 1, (index) => ask(alone, `192.0.2.${index + 1}`));
      expect(all).toEqual([...Array.from({ length: most }, () => status), 429]);
    },
  );

  it('pages and tokens that do not exist are counted by it, too', async () => {
    const { api, db, environment } = behind;
    const admin = api.as(await seedUser(db, { admin: true }));
    const web = {
      throttle_unauthenticated_api_enabled: false,
      throttle_unauthenticated_web_enabled: true,
      throttle_unauthenticated_web_requests_per_period: 2,
      throttle_unauthenticated_web_period_in_seconds: 3600,
    };
    expect((await admin.put('/application/settings', web)).status).toBe(200);
    const page = (address: string) => api.sendTo('GET', '/docs', undefined, from(address));
    expect(await statuses(3, () => page('192.0.2.4'))).toEqual([200, 200, 429]);
    expect((await page('192.0.2.5')).status).toBe(200);

    const guess = (address: string) =>
      api.get('/version', { ...from(address), 'private-token': 'no-such-token' });
    const other = { actor: null, path: '', ip: '192.0.2.6' };
    for (let index = 0; index < 1_200; index += 1) {
      await environment.limits.consume('bad_token', other);
    }
    expect((await guess('192.0.2.6')).status).toBe(429);
    expect((await guess('192.0.2.7')).status).toBe(401);
  });

  it('a runner is shown with its own address', async () => {
    const { api, db } = behind;
    const admin = api.as(await seedUser(db, { admin: true }));
    const { body: instance } = await admin.post('/runners/reset_registration_token');
    const { body } = await api.post('/runners', { token: instance.token }, from('2001:DB8::7'));
    expect((await admin.get(`/runners/${body.id}`)).body.ip_address).toBe('2001:db8::7');
  });

  it('a user comes from as many addresses as the instance allows', async () => {
    const { api, db, git } = behind;
    const admin = api.as(await seedUser(db, { admin: true }));
    const limit = {
      unique_ips_limit_enabled: true,
      unique_ips_limit_per_user: 1,
      unique_ips_limit_time_window: 3600,
    };
    expect((await admin.put('/application/settings', limit)).status).toBe(200);
    await seedProject(db, { git });
    const user = api.as(await seedUser(db));
    expect((await user.get('/user', from('192.0.2.1'))).status).toBe(200);
    expect((await user.get('/user', from('192.0.2.2'))).status).toBe(403);
    expect((await user.get('/user', from('192.0.2.1:99'))).status).toBe(200);
  });

  const odd = [
    ['long', 'a'.repeat(10_000)],
    ['many', '1.1.1.1,'.repeat(1_000)],
    ['half a bracket', '[::1'],
    ['no address', '::ffff:300.1.1.1'],
    ['an encoded end', '%00'],
  ] as const;
  it.each(odd)('no header is too odd: %s', async (_, text) => {
    expect((await behind.api.get('/projects', from(text))).status).toBe(200);
  });
});
