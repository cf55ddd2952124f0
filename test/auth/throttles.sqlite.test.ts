import { afterEach, describe, expect, it } from 'vitest';
import { createSession } from '#src/auth/sessions.ts';
import { forgetSettings } from '#src/settings/current.ts';
import { defaultInstanceSettings } from '#src/settings/defaults.ts';
import type { StoredSettings } from '#src/settings/row.ts';
import { changeSettings } from '#src/settings/table.ts';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import type { Answer } from '#test/support/http-client.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

holdDate();
const { api, db, git } = await startApp({ config: { rateLimits: true } });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const project = await seedProject(db, { git, readme: true, visibility: 'public' });
const group = await seedGroup(db, { visibility: 'public' });

/** Throttle with a window of about a day: see `change`. */
const throttle = (name: string, requests: number) => ({
  [`throttle_${name}_enabled`]: true,
  [`throttle_${name}_period_in_seconds`]: 86_400,
  [`throttle_${name}_requests_per_period`]: requests,
});

/** Each test counts from nothing, in windows that no other has. */
let day = 86_400;
async function change(settings: Partial<StoredSettings>): Promise<void> {
  day += 1;
  const periods = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      name.endsWith('_period_in_seconds') ? day : value,
    ]),
  );
  await store(periods);
}

async function store(settings: Partial<StoredSettings>): Promise<void> {
  await db.transaction((db) => changeSettings(db, () => settings, new Date().toISOString()));
  forgetSettings(db);
}

afterEach(async () => {
  const on = Object.keys(defaultInstanceSettings).filter((name) =>
    /^throttle_.*_enabled$/.test(name),
  );
  const off = Object.fromEntries(on.map((name) => [name, false]));
  await store({ ...off, rate_limiting_response_text: null });
});

/** Expects the answer to say how long it is until its window ends. */
function expectWait({ headers }: Answer): void {
  const reset = Number(headers['ratelimit-reset']);
  expect(reset % day).toBe(0);
  expect(headers['ratelimit-resettime']).toBe(new Date(reset * 1_000).toUTCString());
  const wait = Number(headers['retry-after']);
  expect(wait).toBe(reset - Date.now() / 1_000);
  expect(wait).toBeLessThanOrEqual(day);
}

async function statuses(send: () => Promise<{ status: number }>, times: number): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await send()).status);
  return all;
}

describe('a throttle of the instance', () => {
  it('refuses in plain text, with headers that say when to come back', async () => {
    await change(throttle('unauthenticated_api', 2));
    expect(await statuses(() => api.get('/projects'), 2)).toEqual([200, 200]);
    const refused = await api.get('/projects');
    expectWait(refused);
    expect(refused).toMatchObject({ status: 429, body: 'Retry later' });
    expect(refused.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'ratelimit-limit': '1',
      'ratelimit-name': 'throttle_unauthenticated_api',
      'ratelimit-observed': '3',
      'ratelimit-remaining': '0',
    });
    // A caller with credentials has a separate throttle.
    expect((await admin.get('/projects')).status).toBe(200);
  });

  it('answers with the text of the instance', async () => {
    await change({
      ...throttle('unauthenticated_api', 1),
      rate_limiting_response_text: 'Too hot.',
    });
    expect(await statuses(() => api.get('/projects'), 1)).toEqual([200]);
    expect(await api.get('/projects')).toMatchObject({ status: 429, body: 'Too hot.' });
  });

  it('counts each user', async () => {
    const [one, two] = [api.as(await seedUser(db)), api.as(await seedUser(db))];
    await change(throttle('authenticated_api', 3));
    expect(await statuses(() => one.get('/user'), 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses(() => two.get('/user'), 1)).toEqual([200]);
    expect((await one.get('/user')).headers['ratelimit-name']).toBe('throttle_authenticated_api');
    await store({ throttle_authenticated_api_enabled: false });
    expect((await one.get('/user')).status).toBe(200);
  });

  it('for files counts them instead of the general one', async () => {
    await change({
      ...throttle('unauthenticated_files_api', 1),
      ...throttle('unauthenticated_api', 2),
    });
    const file = () => api.get(`/projects/${project.id}/repository/files/README.md?ref=main`);
    expect(await statuses(file, 2)).toEqual([200, 429]);
    expect((await file()).headers['ratelimit-name']).toBe('throttle_unauthenticated_files_api');
    expect(await statuses(() => api.get('/projects'), 3)).toEqual([200, 200, 429]);
  });

  it('for groups with their projects leaves out those without', async () => {
    await change(throttle('unauthenticated_deprecated_api', 1));
    expect(await statuses(() => api.get(`/groups/${group.id}`), 2)).toEqual([200, 429]);
    expect(await statuses(() => api.get(`/groups/${group.id}?with_projects=false`), 2)).toEqual([
      200, 200,
    ]);
  });

  it('for protected paths counts writes to them', async () => {
    const user = api.as(await seedUser(db));
    await change({
      ...throttle('protected_paths', 1),
      protected_paths_raw: '/users/sign_in\n/api/v4/projects',
    });
    const create = () => user.post('/projects', { name: 'x' });
    expect(await statuses(create, 2)).toEqual([201, 429]);
    expect((await create()).headers['ratelimit-name']).toBe(
      'throttle_authenticated_protected_paths',
    );
    expect((await user.get('/projects')).status).toBe(200);
  });
});

describe('a throttle of pages', () => {
  const page = (headers: Record<string, string> = {}) =>
    api.sendTo('GET', '/docs', undefined, headers);
  const refs = (headers: Record<string, string> = {}) =>
    api.sendTo(
      'GET',
      `/${project.full_path}.git/info/refs?service=git-upload-pack`,
      undefined,
      headers,
    );

  it('counts pages, uploads and git together, for each address', async () => {
    await change(throttle('unauthenticated_web', 3));
    expect((await page()).status).toBe(200);
    expect((await refs()).status).toBe(200);
    expect((await api.sendTo('GET', '/uploads/-/system/user/avatar/1/x.png')).status).toBe(404);
    const refused = await page();
    expect(refused).toMatchObject({ status: 429, body: 'Retry later' });
    expect(refused.headers).toMatchObject({
      'ratelimit-name': 'throttle_unauthenticated_web',
      'ratelimit-limit': '1',
      'ratelimit-remaining': '0',
      'content-type': expect.stringContaining('text/plain'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await refs()).toMatchObject({ status: 429, body: 'Retry later\n' });
    // Health checks do not count, and the API has its own throttle.
    expect((await api.sendTo('GET', '/-/health')).status).toBe(200);
    expect((await api.sendTo('GET', '/-/readiness')).status).toBe(200);
    expect((await api.get('/projects')).status).toBe(200);
  });

  it('counts users by themselves, by token and by session', async () => {
    await change({ ...throttle('authenticated_web', 2), ...throttle('unauthenticated_web', 1) });
    const [one, two] = [await seedUser(db), await seedUser(db)];
    const { id } = await createSession(db, one, new Date());
    const { token } = await seedToken(db, one);
    const bySession = () => page({ cookie: `_service_session=${id}` });
    expect(await statuses(bySession, 1)).toEqual([200]);
    expect((await page({ 'private-token': token })).status).toBe(200);
    expect((await bySession()).headers['ratelimit-name']).toBe('throttle_authenticated_web');
    expect((await page({ 'private-token': (await seedToken(db, two)).token })).status).toBe(200);
    // Credentials that are refused are none.
    expect(await statuses(() => page({ 'private-token': 'unknown' }), 2)).toEqual([200, 429]);
  });

  it('counts the forms of users by their session', async () => {
    await change({ ...throttle('authenticated_web', 2), ...throttle('unauthenticated_web', 1) });
    const { id } = await createSession(db, await seedUser(db), new Date());
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `_service_session=${id}`,
    };
    const send = () => api.sendTo('POST', '/-/profile', 'a=b', form);
    expect(await statuses(send, 3)).toEqual([422, 422, 429]);
    expect((await send()).headers['ratelimit-name']).toBe('throttle_authenticated_web');
    expect(await statuses(() => page(), 2)).toEqual([200, 429]);
  });

  it('of protected paths counts tokens for applications, whose path is not below the API', async () => {
    await change({ ...throttle('protected_paths', 1), protected_paths_raw: '/oauth/token' });
    const ask = () => api.sendTo('POST', '/oauth/token', { grant_type: 'password' });
    expect(await statuses(ask, 2)).toEqual([expect.any(Number), 429]);
    expect((await ask()).headers['ratelimit-name']).toBe(
      'throttle_unauthenticated_protected_paths',
    );
  });

  it('counts a path with repeated slashes as the one that it is', async () => {
    await change({ ...throttle('protected_paths', 1), protected_paths_raw: '/oauth/token' });
    const ask = (path: string) => api.sendTo('POST', path, { grant_type: 'password' });
    expect((await ask('/oauth/token')).status).not.toBe(429);
    for (const path of ['//oauth/token', '/oauth//token', '///oauth///token']) {
      expect((await ask(path)).status).toBe(429);
    }
  });

  it('counts tokens for applications, and the API provisioning of groups', async () => {
    await change({ ...throttle('unauthenticated_web', 1), ...throttle('unauthenticated_api', 1) });
    const ask = () => api.sendTo('POST', '/oauth/token', { grant_type: 'password' });
    const scim = () => api.sendTo('GET', '/api/scim/v2/groups/demo/Users');
    expect(await statuses(ask, 2)).toEqual([expect.any(Number), 429]);
    expect(await statuses(scim, 2)).toEqual([expect.any(Number), 429]);
    expect((await ask()).headers['ratelimit-name']).toBe('throttle_unauthenticated_web');
    expect((await scim()).headers['ratelimit-name']).toBe('throttle_unauthenticated_api');
  });

  it('of protected paths counts what is sent to them', async () => {
    await change({ ...throttle('protected_paths', 1), protected_paths_raw: '/users/sign_in' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const signIn = () => api.sendTo('POST', '/users/sign_in', 'a=b', form);
    expect(await statuses(signIn, 2)).toEqual([422, 429]);
    // Request in the form that a proxy sends; the host of the URL has no effect.
    const asked = 'http://elsewhere.example/users/sign_in';
    expect((await api.sendTo('POST', asked, 'a=b', form)).status).toBe(429);
    expect((await page()).status).toBe(200);
  });
});

it('visitors of the root are sent where the instance says, those who are signed in see the start page', async () => {
  const root = async (headers: Record<string, string> = {}) => {
    const { status, headers: told } = await api.sendTo('GET', '/', undefined, headers);
    return told['location'] ?? status;
  };
  expect(await root()).toBe(200);
  await store({ home_page_url: 'https://www.example.com/welcome' });
  expect(await root()).toBe('https://www.example.com/welcome');
  const { id } = await createSession(db, administrator, new Date());
  expect(await root({ cookie: `_service_session=${id}` })).toBe(200);
  await store({ home_page_url: null });
});

const files = `/projects/${project.id}/repository/files/README.md?ref=main`;
const paths: Readonly<Record<string, string>> = {
  api: '/api/v4/projects',
  files_api: `/api/v4${files}`,
  deprecated_api: `/api/v4/groups/${group.id}`,
  web: '/docs',
};

describe.each(Object.entries(paths))('the throttle of %s', (kind, url) => {
  it.each(['unauthenticated', 'authenticated'])('%s is told as documented', async (who) => {
    const name = `${who}_${kind}`;
    await change(throttle(name, 1));
    const by = who === 'authenticated' ? api.as(await seedUser(db)) : api;
    const first = await by.sendTo('GET', url);
    const second = await by.sendTo('GET', url);
    expectWait(second);
    expect([first.status, second.status]).toEqual([200, 429]);
    const { headers, body } = second;
    expect(body).toBe('Retry later');
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'ratelimit-limit': '1',
      'ratelimit-name': `throttle_${name}`,
      'ratelimit-observed': '2',
      'ratelimit-remaining': '0',
    });
  });
});
