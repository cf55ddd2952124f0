import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bump } from '#src/database/access-revision.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import { directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { holdPush, packOf } from './held-push.ts';
import { commitFile, newWorkTree } from './support.ts';
import { emptyProject, storedRef, type Place } from './world.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git: store, environment } = app;
const root = api.as(await seedUser(db, { admin: true }));

const password = 'a good long password';
const digest = await digestPassword(password);
const passwords = { password_authentication_enabled_for_git: true };
const usual = {
  ...passwords,
  maintenance_mode: false,
  enabled_git_access_protocol: null,
};

afterEach(async () => {
  const { status } = await root.put('/application/settings', usual);
  expect(status).toBe(200);
});

type Change = (place: Place) => Promise<unknown>;

const ofUser =
  (change: Readonly<Record<string, string | boolean | null>>): Change =>
  async ({ user }) => {
    await db.transaction(async (db) => {
      await bump(db);
      await db('users').where({ id: user.id }).update(change);
    });
  };
const ofToken =
  (change: Readonly<Record<string, string | boolean | null>>): Change =>
  async ({ user }) => {
    await db.transaction(async (db) => {
      await bump(db);
      await db('personal_access_tokens').where({ user_id: user.id }).update(change);
    });
  };
const ofSettings =
  (change: Readonly<Record<string, string | boolean | null>>): Change =>
  () =>
    root.put('/application/settings', change);
const memberPath = ({ project, user }: Place) => `/projects/${project.id}/members/${user.id}`;

const anyway: readonly (readonly [string, Change, string])[] = [
  ['the user is blocked', ({ user }) => root.post(`/users/${user.id}/block`), 'has been blocked'],
  ['the user is deactivated', ofUser({ state: 'deactivated' }), 'has been deactivated'],
  ['the user is deleted', ({ user }) => root.delete(`/users/${user.id}`), ''],
  ['the member is removed', (place) => root.delete(memberPath(place)), 'no such project'],
  [
    'the member becomes a reporter',
    (place) => root.put(memberPath(place), { access_level: AccessLevel.Reporter }),
    'You are not allowed to push to this project.',
  ],
  [
    'the project is archived',
    ({ project }) => root.post(`/projects/${project.id}/archive`),
    'The project is archived',
  ],
  [
    'the project is deleted',
    ({ project }) => root.delete(`/projects/${project.id}`),
    'no such project',
  ],
  [
    'the repository is switched off',
    ({ project }) =>
      db('projects').where({ id: project.id }).update({ repository_access_level: 'disabled' }),
    'is disabled',
  ],
  ['the instance is in maintenance', ofSettings({ maintenance_mode: true }), 'read-only instance'],
];

const ofTokens: typeof anyway = [
  ['the token is revoked', ofToken({ revoked: true }), 'not valid any more'],
  ['the token expires', ofToken({ expires_at: '2020-01-01' }), 'not valid any more'],
  [
    'the token is gone',
    ({ user }) => db('personal_access_tokens').where({ user_id: user.id }).delete(),
    '',
  ],
  [
    'git is served by SSH only',
    ofSettings({ enabled_git_access_protocol: 'ssh' }),
    'Git access over HTTP is not allowed.',
  ],
];

const ofPasswords: typeof anyway = [
  ['the password is another', ofUser({ password_digest: null }), ''],
  ['the password expires', ofUser({ password_expires_at: '2020-01-01T00:00:00.000Z' }), 'expired'],
  ['a second factor is asked for', ofUser({ two_factor_enabled: true }), ''],
  [
    'passwords do not open git any more',
    ofSettings({ password_authentication_enabled_for_git: false }),
    '',
  ],
];

/** Loose objects and packs, those of pushes that wait among them. */
function objectFiles({ project }: Place): string[] {
  const folder = join(directoryOf(environment.config.dataDir, project.id), 'objects');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

/** The same for all: a commit with a few kilobytes that cannot be made smaller. */
let commit: Promise<{ to: string; pack: Buffer }> | null = null;

async function makeCommit() {
  const work = await newWorkTree();
  const to = await commitFile(work, 'late', randomBytes(20_000).toString('base64'));
  return { to, pack: await packOf(work, to) };
}

async function begin(credentials: 'token' | 'password') {
  const place = await emptyProject(app);
  commit ??= makeCommit();
  const { to, pack } = await commit;
  if (credentials === 'password') {
    await db('users').where({ id: place.user.id }).update({ password_digest: digest });
  }
  const address = new URL(place.url);
  address.username = place.user.username;
  if (credentials === 'password') address.password = encodeURIComponent(password);
  const before = objectFiles(place);
  const held = holdPush({ url: address.href, ref: 'refs/heads/main', to, pack });
  // Git has begun to take it in: whoever pushes was let in before.
  await expect.poll(() => objectFiles(place).join(' ')).toContain('tmp_objdir-incoming');
  return { place, before, to, held };
}

describe('a push under way', () => {
  it.each(['token', 'password'] as const)('by a %s arrives', async (credentials) => {
    const { place, to, held } = await begin(credentials);
    expect(await held.finish()).toMatchObject({ text: expect.stringContaining('unpack ok') });
    expect(await storedRef(store, place, 'main')).toBe(to);
  });

  const rows = [
    ...[...anyway, ...ofTokens].map((row) => ['token', ...row] as const),
    ...[...anyway.slice(0, 4), ...ofPasswords].map((row) => ['password', ...row] as const),
  ];
  it.each(rows)('by a %s moves nothing when %s', async (credentials, _, change, reason) => {
    const { place, before, held } = await begin(credentials);
    const changed = (await change(place)) as { status?: number } | undefined;
    expect(changed?.status ?? 200).toBeLessThan(300);
    const { status, text } = await held.finish();
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining('ng refs/heads/main'),
    });
    expect(text).toContain(reason);
    expect(await storedRef(store, place, 'main')).toBeNull();
    await expect.poll(() => objectFiles(place)).toEqual(before);
  });
});
