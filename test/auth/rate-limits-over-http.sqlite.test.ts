import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { rateLimitClassNames } from '#src/limits/classes.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { type Api, startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import type { Answer } from '#test/support/http-client.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { importForm } from '#test/support/project-archives.ts';
import signedCommits from '#test/support/signed-commits.json' with { type: 'json' };
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { multipart } from '#test/support/uploads.ts';

holdDate();
const { api, db, git, environment } = await startApp({ config: { rateLimits: true } });
const administrator = await seedUser(db, { admin: true });
const project = await seedProject(db, { git, readme: true, visibility: 'public' });
await api.as(administrator).put('/application/settings', {
  issues_create_limit: 3,
  notes_create_limit: 3,
  search_rate_limit: 3,
  search_rate_limit_unauthenticated: 2,
  users_get_by_id_limit: 3,
});
const pipeline = await seedPipeline(db, { project_id: project.id });
const archive = await environment.storage.store(Readable.from(['bytes']));
await db('project_export_files').insert({
  ...{ project_id: project.id, filename: 'a_export.tar.gz', size: archive.size },
  ...{ sha256: archive.sha256, storage_key: archive.key, created_at: new Date().toISOString() },
});
const group = await seedGroup(db);
const { size, key: storage_key, ...bytes } = await environment.storage.store(Readable.from(['x']));
await db('group_export_files').insert({
  ...{ group_id: group.id, filename: 'b_export.tar.gz', size, storage_key, sha256: bytes.sha256 },
  created_at: new Date().toISOString(),
});
const head = (await api.get(`/projects/${project.id}/repository/commits/main`)).body.id as string;

const run = (args: string[], input = '') =>
  runGit([`--git-dir=${directoryOf(environment.config.dataDir, project.id)}`, ...args], input);
const signedCommit = run(['hash-object', '-w', '--stdin', '-t', 'commit'], signedCommits.rsa.commit)
  .toString()
  .trim();
run(['hash-object', '-w', '--stdin', '-t', 'tree']);

interface Operation {
  readonly 'x-rate-limit'?: string;
  readonly 'x-pending'?: boolean;
}

/** Rate limit classes of operations with a function. */
const inUse = new Set(
  Object.values(bundle.paths as Record<string, Record<string, Operation>>)
    .flatMap((path) => Object.values(path))
    .filter((operation) => operation['x-pending'] !== true)
    .flatMap((operation) => operation['x-rate-limit'] ?? []),
);

type Ask = (by: Api, user: { readonly id: number }) => Promise<Answer>;

/** How often somebody may ask, and how. */
const asked: Readonly<Record<string, readonly [limit: number, ask: Ask]>> = {
  changelog: [
    5,
    (by) => by.get(`/projects/${project.id}/repository/changelog?version=1.0.0&from=main`),
  ],
  email_create: [5, (by) => by.post('/user/emails', { email: `${unique('m')}@example.com` })],
  group_download_export: [1, (by) => by.get(`/groups/${group.id}/export/download`)],
  group_export: [6, (by) => by.post(`/groups/${group.id}/export`)],
  group_import: [
    6,
    (by) => {
      const path = unique('kilns');
      const { body, headers } = importForm(Buffer.from('x'), { path, name: path });
      return by.send('POST', '/groups/import', body, headers);
    },
  ],
  issues_create: [3, (by) => by.post(`/projects/${project.id}/issues`, { title: 'Kiln' })],
  namespace_exists: [20, (by) => by.get('/namespaces/some/exists')],
  notes_create: [
    3,
    (by) => by.post(`/projects/${project.id}/repository/commits/${head}/comments`, { note: 'x' }),
  ],
  project_export: [6, (by) => by.post(`/projects/${project.id}/export`, {})],
  project_export_download: [1, (by) => by.get(`/projects/${project.id}/export/download`)],
  project_import: [
    6,
    (by) => {
      const { body, headers } = importForm(Buffer.from('x'), { path: unique('kiln') });
      return by.send('POST', '/projects/import', body, headers);
    },
  ],
  relations_export: [6, (by) => by.post(`/projects/${project.id}/export_relations`)],
  repository_archive: [5, (by) => by.get(`/projects/${project.id}/repository/archive.zip`)],
  signatures: [
    300,
    (by) => by.get(`/projects/${project.id}/repository/commits/${signedCommit}/signature`),
  ],
  search: [3, (by) => by.get('/search?scope=projects&search=kiln')],
  test_reports: [
    120,
    (by) => by.get(`/projects/${project.id}/pipelines/${pipeline.id}/test_report`),
  ],
  uploads_create: [
    60,
    (by) => {
      const { body, headers } = multipart({ name: 'file', value: 'x', filename: 'a.txt' });
      return by.send('POST', `/projects/${project.id}/uploads`, body, headers);
    },
  ],
  users_get_by_id: [3, (by, { id }) => by.get(`/users/${id}`)],
};

it('every class that operations name is asked for here', () => {
  const elsewhere = ['hook_resend', 'hook_test', 'large_blob', 'markdown'];
  expect(Object.keys(asked).toSorted()).toEqual(
    [...inUse].filter((name) => !elsewhere.includes(name)).toSorted(),
  );
  for (const name of inUse) expect(rateLimitClassNames).toContain(name);
});

describe.each(Object.entries(asked))('%s', (_name, [limit, ask]) => {
  it(`answers 429 as documented after ${limit} requests`, async () => {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 40 });
    await addMember(db, { group, user, level: 50 });
    const by = api.as(user);
    const allowed: Answer[] = [];
    let refused = await ask(by, user);
    while (refused.status !== 429 && allowed.length <= limit) {
      allowed.push(refused);
      refused = await ask(by, user);
    }
    expect(allowed).toHaveLength(limit);
    for (const { status } of allowed) expect(status).toBeLessThan(300);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: { error: expect.stringContaining('has been requested too many times') },
      },
      headers: { 'content-type': 'application/json' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Another caller has a counter of their own, except where the path is the key.
    const other = await seedUser(db);
    await addMember(db, { project, user: other, level: 40 });
    await addMember(db, { group, user: other, level: 50 });
    expect((await ask(api.as(other), other)).status).toBeLessThan(300);
  });
});

it('downloads of archives count for each user and project, and for each user and group', async () => {
  const user = await seedUser(db);
  const stored = async () => {
    const blob = await environment.storage.store(Readable.from(['bytes']));
    return {
      ...{ filename: 'c_export.tar.gz', size: blob.size, sha256: blob.sha256 },
      ...{ storage_key: blob.key, created_at: new Date().toISOString() },
    };
  };
  const other = await seedProject(db);
  const otherGroup = await seedGroup(db);
  await db('project_export_files').insert({ project_id: other.id, ...(await stored()) });
  await db('group_export_files').insert({ group_id: otherGroup.id, ...(await stored()) });
  for (const each of [project, other]) await addMember(db, { project: each, user, level: 40 });
  for (const each of [group, otherGroup]) await addMember(db, { group: each, user, level: 50 });
  const places = [project, other, group, otherGroup].map((place) =>
    place === project || place === other ? `/projects/${place.id}` : `/groups/${place.id}`,
  );
  const statuses = async () => {
    const all: number[] = [];
    for (const place of places) {
      all.push((await api.as(user).get(`${place}/export/download`)).status);
    }
    return all;
  };
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect(await statuses()).toEqual([429, 429, 429, 429]);
});

it('markdown answers 429 to a stranger after 60 requests, and not to users', async () => {
  const render = (by: Api) => by.post('/markdown', { text: '*x*' });
  let allowed = 0;
  let answer = await render(api);
  for (; answer.status === 201 && allowed <= 60; allowed += 1) answer = await render(api);
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  expect(allowed).toBe(60);
  expect(await render(api.as(await seedUser(db)))).toMatchObject({ status: 201 });
});

it('an address is invited a few times by somebody, and not very often by all', async () => {
  const email = `${unique('guest')}@example.com`;
  const answersOf = async (owner: HasId) => {
    const answers: unknown[] = [];
    for (let each = 0; each < 3; each += 1) {
      const { id } = await seedGroup(db, { owner });
      const path = `/groups/${id}/invitations`;
      const by = api.as(owner);
      for (const typed of [email, email.toUpperCase()]) {
        // An invited address gets no further mail, and the invitation does not count.
        await by.post(path, { email: typed, access_level: 10 });
        const again = await by.post(path, { email: typed, access_level: 10 });
        answers.push(again.body.message[typed]);
        await by.delete(`${path}/${encodeURIComponent(email)}`);
      }
    }
    return answers;
  };
  const invited = 'Invite email has already been taken';
  const tooOften = 'Invite email was invited too often; try again later';
  const some = [...Array.from({ length: 4 }, () => invited), tooOften, tooOften];
  // A user cannot block invitations to the address by others.
  for (let each = 0; each < 4; each += 1) {
    expect(await answersOf(await seedUser(db))).toEqual(some);
  }
  expect(await answersOf(await seedUser(db))).toEqual(some.map(() => tooOften));
});

it('a caller who invites two hundred addresses waits, and unsent mails are not counted', async () => {
  const owner = await seedUser(db);
  const { id } = await seedGroup(db, { owner });
  const path = `/groups/${id}/invitations`;
  const invite = async (name: string, count: number) => {
    const email = Array.from({ length: count }, (_, each) => `${name}${each}@many.example`);
    const { body } = await api.as(owner).post(path, { email: email.join(','), access_level: 10 });
    return Object.values((body.message ?? {}) as Record<string, string>);
  };
  expect(await invite('a', 100)).toEqual([]);
  expect(new Set(await invite('a', 100))).toEqual(new Set(['Invite email has already been taken']));
  expect(await invite('b', 99)).toEqual([]);
  const tooMany = 'Too many addresses were invited; try again later';
  expect(await invite('c', 3)).toEqual([tooMany, tooMany]);
});

it('an address is counted before anybody learns whose it is', async () => {
  const [first, second, third] = [await seedUser(db), await seedUser(db), await seedUser(db)];
  const owner = await seedUser(db);
  const invite = async (by: HasId, email: string) => {
    const { id } = await seedGroup(db, { owner: by });
    const path = `/groups/${id}`;
    const { body } = await api.as(by).post(`${path}/invitations`, { email, access_level: 10 });
    const members = await api.as(by).get(`${path}/members`);
    const ids = (members.body as HasId[]).map((member) => member.id);
    return { said: Object.values(body.message ?? {}), ids };
  };
  const refused = async (by: HasId, email: string, said: string) =>
    expect(await invite(by, email)).toEqual({ said: [said], ids: [by.id] });

  for (let each = 0; each < 20; each += 1) {
    const { ids } = await invite(await seedUser(db), first.email);
    expect(ids).toContain(first.id);
  }
  const other = await seedUser(db);
  await refused(other, first.email, 'Invite email was invited too often; try again later');

  const names = Array.from({ length: 199 }, (_, each) => `known${each}@many.example`);
  for (const some of [names.slice(0, 100), names.slice(100)]) await invite(owner, some.join(','));
  expect((await invite(owner, second.email)).ids).toContain(second.id);
  await refused(owner, third.email, 'Too many addresses were invited; try again later');
});

it('each user of a chat has a separate limit for a project', async () => {
  const token = 'chat-token-4711';
  const at = `/projects/${project.id}/integrations`;
  await api.as(administrator).put(`${at}/slack-slash-commands`, { token });
  const say = (user_id: string) =>
    api.post(`${at}/slack_slash_commands/trigger`, { token, team_id: 'T1', user_id, text: 'help' });
  for (let said = 0; said < 60; said += 1) expect((await say('U1')).status).toBe(200);
  expect((await say('U1')).status).toBe(429);
  expect((await say('U2')).status).toBe(200);
});
