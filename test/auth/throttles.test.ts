import { afterEach, describe, expect, it } from 'vitest';
import { settingsChanged } from '../../src/resources/application-settings/current.ts';
import { defaultSettings } from '../../src/resources/application-settings/defaults.ts';
import {
  changeSettings,
  type StoredSettings,
} from '../../src/resources/application-settings/table.ts';
import { startApp } from '../support/app.ts';
import { seedGroup, seedProject, seedUser } from '../support/seed.ts';

const { api, db, git } = await startApp({ config: { rateLimits: true } });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const project = await seedProject(db, { git, readme: true, visibility: 'public' });
const group = await seedGroup(db, { visibility: 'public' });

/** A day, so that hardly any window ends while a test runs. */
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
  settingsChanged(db);
}

afterEach(async () => {
  const on = Object.keys(defaultSettings).filter((name) => /^throttle_.*_enabled$/.test(name));
  const off = Object.fromEntries(on.map((name) => [name, false]));
  await store({ ...off, rate_limiting_response_text: null });
});

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
    expect(refused).toMatchObject({ status: 429, body: 'Retry later' });
    expect(refused.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'ratelimit-limit': '1',
      'ratelimit-name': 'throttle_unauthenticated_api',
      'ratelimit-observed': '3',
      'ratelimit-remaining': '0',
    });
    const reset = Number(refused.headers['ratelimit-reset']);
    expect(Date.parse(String(refused.headers['ratelimit-resettime']))).toBe(reset * 1000);
    expect(reset % day).toBe(0);
    const wait = Number(refused.headers['retry-after']);
    expect(Math.abs(Date.now() / 1000 + wait - reset)).toBeLessThan(5);
    // Who has credentials has a throttle of his own.
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
