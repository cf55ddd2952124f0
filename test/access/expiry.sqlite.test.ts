import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
  shareGroup,
  shareProject,
} from '#test/support/seed.ts';

/** The workers do not run here: nothing but the clock ends what expires. */
const noon = Date.parse('2026-03-10T12:00:00Z');
vi.useFakeTimers({ toFake: ['Date'], now: noon });
const { api, db, git, origin } = await startApp();
// The next file may run in the same process.
afterAll(() => void vi.useRealTimers());

/** Each test has days of its own: what one settles is settled for all. */
let day = 0;
const dayMs = 86_400_000;
const expiry = () => new Date(noon + (day + 1) * dayMs).toISOString().slice(0, 10);
const midnight = () => Date.parse(`${expiry()}T00:00:00.000Z`);
beforeEach(() => {
  day += 2;
  vi.setSystemTime(noon + day * dayMs);
});
afterEach(async () => expect(await compareAuthorizations(db)).toEqual([]));

type Group = Awaited<ReturnType<typeof seedGroup>>;
const privateGroup = (parent?: Group) =>
  seedGroup(db, { visibility: 'private', ...(parent && { parent }) });

/** A private project in a group below another, with a user who may read it until the next midnight. */
async function place() {
  const top = await privateGroup();
  const group = await privateGroup(top);
  const project = await seedProject(db, {
    visibility: 'private',
    namespace: group,
    git,
    readme: true,
  });
  const user = await seedUser(db);
  return { top, group, project, user };
}
type Place = Awaited<ReturnType<typeof place>>;

const grants: readonly [string, (place: Place) => Promise<unknown>][] = [
  [
    'a membership of the project',
    ({ project, user }) => addMember(db, { project, user, level: 30, expires_at: expiry() }),
  ],
  [
    'a membership of its group',
    ({ group, user }) => addMember(db, { group, user, level: 30, expires_at: expiry() }),
  ],
  [
    'a membership of a group above',
    ({ top, user }) => addMember(db, { group: top, user, level: 30, expires_at: expiry() }),
  ],
  [
    'a share of the project',
    async ({ project, user }) => {
      const invited = await privateGroup();
      await addMember(db, { group: invited, user, level: 30 });
      await shareProject(db, project, { with: invited, level: 30, expires_at: expiry() });
    },
  ],
  [
    'a share of a group above',
    async ({ top, user }) => {
      const invited = await privateGroup();
      await addMember(db, { group: invited, user, level: 30 });
      await shareGroup(db, top, { with: invited, level: 30, expires_at: expiry() });
    },
  ],
  [
    'a membership of a group that is invited',
    async ({ project, user }) => {
      const invited = await privateGroup();
      await addMember(db, { group: invited, user, level: 30, expires_at: expiry() });
      await shareProject(db, project, { with: invited, level: 30 });
    },
  ],
];

/** Tells whether the user sees the project there. */
const ways: readonly [string, (place: Place) => Promise<boolean>][] = [
  ['the project', async ({ user, project }) => is(user, `/projects/${project.id}`)],
  ['its code', async ({ user, project }) => is(user, `/projects/${project.id}/repository/tree`)],
  ['its members', async ({ user, project }) => is(user, `/projects/${project.id}/members/all`)],
  ['the list of projects', async ({ user, project }) => lists(user, '/projects', project)],
  [
    'the list of own projects',
    async ({ user, project }) => lists(user, '/projects?membership=true', project),
  ],
  [
    'a list with a filter',
    async ({ user, project }) => lists(user, `/projects?search=${project.path}`, project),
  ],
  [
    'the total of a list',
    async ({ user }) => {
      const { headers } = await api.as(user).get('/projects?membership=true&per_page=1');
      return headers['x-total'] !== '0';
    },
  ],
  [
    'the search',
    async ({ user, project }) =>
      lists(user, `/search?scope=projects&search=${project.path}`, project),
  ],
  [
    'git',
    async ({ user, project }) => {
      const { token } = await seedToken(db, user, { scopes: ['read_repository'] });
      const basic = Buffer.from(`it:${token}`).toString('base64');
      const url = `${origin}/${project.full_path}.git/info/refs?service=git-upload-pack`;
      const answer = await fetch(url, { headers: { authorization: `Basic ${basic}` } });
      await answer.arrayBuffer();
      return answer.ok;
    },
  ],
];

async function is(user: HasId, path: string): Promise<boolean> {
  return (await api.as(user).get(path)).status === 200;
}

async function lists(user: HasId, path: string, project: HasId): Promise<boolean> {
  const { status, body } = await api.as(user).get(path);
  expect(status).toBe(200);
  return (body as HasId[]).some(({ id }) => id === project.id);
}

/** All at the same moment, so that none of them finds what another has settled. */
async function sight(home: Place): Promise<Record<string, boolean>> {
  const seen = ways.map(async ([way, sees]) => [way, await sees(home)] as const);
  return Object.fromEntries(await Promise.all(seen));
}

const everywhere = (seen: boolean) => Object.fromEntries(ways.map(([way]) => [way, seen]));

describe('access lasts until the instant of its end, and not longer, through', () => {
  it.each(grants)('%s', async (_name, grant) => {
    const home = await place();
    await grant(home);
    vi.setSystemTime(midnight() - 1);
    expect(await sight(home)).toEqual(everywhere(true));
    vi.setSystemTime(midnight());
    expect(await sight(home)).toEqual(everywhere(false));
  });
});

describe('the effective level of several grants', () => {
  it('is the level that lasts', async () => {
    const home = await place();
    const { project, top, user } = home;
    await addMember(db, { project, user, level: 40, expires_at: expiry() });
    await addMember(db, { group: top, user, level: 20 });
    const rename = (description: string) =>
      api.as(user).put(`/projects/${project.id}`, { description });
    const held = async () => {
      const { body } = await api.as(user).get(`/projects/${project.id}/members/all/${user.id}`);
      return (body as { access_level: number }).access_level;
    };
    vi.setSystemTime(midnight() - 1);
    expect([(await rename('before')).status, await held()]).toEqual([200, 40]);
    vi.setSystemTime(midnight());
    expect([(await rename('after')).status, await held()]).toEqual([403, 20]);
    expect(await is(user, `/projects/${project.id}`)).toBe(true);
  });

  it('is found without a transaction for each group that shared', async () => {
    const { top, project, user } = await place();
    const invited = await privateGroup();
    await addMember(db, { group: invited, user, level: 30 });
    const others = await Promise.all(Array.from({ length: 20 }, () => privateGroup()));
    for (const group of [top, ...others]) {
      await shareGroup(db, group, { with: invited, level: 30, expires_at: expiry() });
    }
    expect(await is(user, `/projects/${project.id}`)).toBe(true);
    // Each transaction that takes something away raises the revision.
    const revision = async () => {
      const [row] = await db('access_revision').pluck<(number | string)[]>('revision');
      return Number(row);
    };
    const before = await revision();
    vi.setSystemTime(midnight());
    expect(await is(user, `/projects/${project.id}`)).toBe(false);
    expect((await revision()) - before).toBeLessThan(10);
  });

  it('is judged once for many who come at the same moment', async () => {
    const homes = await Promise.all(Array.from({ length: 8 }, () => place()));
    for (const { project, user } of homes) {
      await addMember(db, { project, user, level: 30, expires_at: expiry() });
    }
    vi.setSystemTime(midnight());
    const seen = homes.map(({ project, user }) => is(user, `/projects/${project.id}`));
    expect(await Promise.all(seen)).toEqual(homes.map(() => false));
  });
});

describe('a token', () => {
  it('ends at the instant of its day', async () => {
    const { project, user } = await place();
    await addMember(db, { project, user, level: 30 });
    const { token } = await seedToken(db, user, { expiresAt: expiry() });
    const ask = async () => {
      const url = `${origin}/api/v4/projects/${project.id}`;
      const answer = await fetch(url, { headers: { 'private-token': token } });
      await answer.arrayBuffer();
      return answer.status;
    };
    vi.setSystemTime(midnight() - 1);
    expect(await ask()).toBe(200);
    vi.setSystemTime(midnight());
    expect(await ask()).toBe(401);
  });
});
