import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { requestsOf } from '#test/contract/requests.ts';
import { addressOf, operations, payloadOf, queryText } from './operations.ts';

/** Tests of the access that the state of an account, a project or one of its features removes. */
const { api, db, git } = await startApp();
const instead = await requestsOf('instead');
const administrator = await seedUser(db, { admin: true });
const roles = { guest: 10, reporter: 20, developer: 30, maintainer: 40, owner: 50 } as const;
type Visibility = 'private' | 'internal' | 'public';

/** A group with a project and a member of every role. */
async function world(visibility: Visibility, attributes: Readonly<Record<string, unknown>> = {}) {
  const group = await seedGroup(db, { visibility });
  const seed = { visibility, namespace: group, git, readme: true, ...attributes };
  return { group, project: await seedProject(db, seed) };
}

const people = await Promise.all(
  Object.entries(roles).map(async ([role, level]) => ({ role, level, user: await seedUser(db) })),
);
const stranger = await seedUser(db);
const external = await seedUser(db, { external: true });

async function joinEverybody(group: { readonly id: number }): Promise<void> {
  for (const { user, level } of people) await addMember(db, { group, user, level });
}

describe('an account', () => {
  const states = [
    [{ state: 'blocked' }, 'Your account has been blocked.'],
    [{ state: 'ldap_blocked' }, 'Your account has been blocked.'],
    [{ state: 'banned' }, 'Your account has been blocked.'],
    [{ state: 'blocked_pending_approval' }, 'pending approval'],
    [{ state: 'deactivated' }, 'deactivated'],
    [{ confirmed_at: null }, 'not confirmed'],
  ] as const;

  it.each(states)('%o is refused everywhere, members and administrators too', async (is, why) => {
    const group = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { visibility: 'private', namespace: group });
    const open = { project: await seedProject(db) };
    const [member, admin] = [await seedUser(db, is), await seedUser(db, { ...is, admin: true })];
    await addMember(db, { group, user: member, level: 50 });
    const reads = ['/version', '/user', '/projects', `/projects/${project.id}`];
    for (const user of [member, admin]) {
      const paths = [...reads, `/groups/${group.id}`, `/projects/${open.project.id}`];
      const answers = await Promise.all(paths.map((path) => api.as(user).get(path)));
      for (const { status, body } of answers) {
        expect({ status, body }).toMatchObject({ status: 403 });
        expect(body.message).toMatch(/^403 Forbidden - /);
        expect(body.message).toContain(why);
      }
      const path = `/projects/${project.id}/members/${member.id}`;
      expect(await api.as(user).delete(path)).toMatchObject({ status: 403 });
    }
    // The membership is kept, and shown to others.
    const kept = await api.as(administrator).get(`/groups/${group.id}/members/${member.id}`);
    expect(kept).toMatchObject({ status: 200, body: { access_level: 50 } });
  });

  it('that is blocked and let in again holds what it held', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 30 });
    const admin = api.as(administrator);
    const status = async () => (await api.as(user).get(`/groups/${group.id}`)).status;
    const seen = [await status()];
    await admin.post(`/users/${user.id}/block`);
    seen.push(await status());
    await admin.post(`/users/${user.id}/unblock`);
    seen.push(await status());
    expect(seen).toEqual([200, 403, 200]);
  });
});

describe('a feature of a project', () => {
  /** Statuses of reading code, by visibility and level of the feature. */
  const expectations = {
    private: {
      enabled: { anonymous: 404, stranger: 404, external: 404, guest: 403, reporter: 200 },
      private: { anonymous: 404, stranger: 404, external: 404, guest: 403, reporter: 200 },
      disabled: { anonymous: 404, stranger: 404, external: 404, guest: 403, reporter: 403 },
    },
    internal: {
      enabled: { anonymous: 404, stranger: 200, external: 404, guest: 200, reporter: 200 },
      private: { anonymous: 404, stranger: 403, external: 404, guest: 200, reporter: 200 },
      disabled: { anonymous: 404, stranger: 403, external: 404, guest: 403, reporter: 403 },
    },
    public: {
      enabled: { anonymous: 200, stranger: 200, external: 200, guest: 200, reporter: 200 },
      private: { anonymous: 403, stranger: 403, external: 403, guest: 200, reporter: 200 },
      disabled: { anonymous: 403, stranger: 403, external: 403, guest: 403, reporter: 403 },
    },
  } as const;
  const cases = Object.entries(expectations).flatMap(([visibility, levels]) =>
    Object.entries(levels).map(([level, statuses]) => [visibility, level, statuses] as const),
  );

  it.each(cases)('%s project, %s repository', async (visibility, level, statuses) => {
    const narrow = level === 'enabled' ? 'enabled' : level;
    const { group, project } = await world(visibility as Visibility, {
      repository_access_level: level,
      merge_requests_access_level: narrow,
      builds_access_level: narrow,
    });
    await joinEverybody(group);
    const who = (role: string) => people.find((each) => each.role === role)?.user;
    const callers = {
      anonymous: null,
      stranger,
      external,
      guest: who('guest'),
      reporter: who('reporter'),
      developer: who('developer'),
      owner: who('owner'),
      administrator,
    };
    const wanted = {
      ...statuses,
      developer: statuses.reporter,
      owner: statuses.reporter,
      administrator: statuses.reporter,
    };
    const reads = [
      'repository/files/README.md?ref=main',
      'repository/files/README.md/raw',
      'languages',
    ];
    for (const read of reads) {
      const answers = Object.entries(callers).map(async ([name, user]) => {
        const { status } = await api.as(user).get(`/projects/${project.id}/${read}`);
        return [name, status] as const;
      });
      expect({ read, ...Object.fromEntries(await Promise.all(answers)) }).toEqual({
        read,
        ...wanted,
      });
    }
    // Callers who may not read code may not copy it either, and receive no reason.
    const namespace_path = 'there-is-no-such-namespace';
    const copying = Object.entries(callers).map(async ([name, user]) => {
      if (user === null) return;
      const answer = await api.as(user).post(`/projects/${project.id}/fork`, { namespace_path });
      const reads = wanted[name as keyof typeof wanted] === 200;
      const hidden = (await api.as(user).get(`/projects/${project.id}`)).status === 404;
      const message = hidden
        ? '404 Project Not Found'
        : reads
          ? '404 Namespace Not Found'
          : '404 Not Found';
      expect({ name, status: answer.status, body: answer.body }).toEqual({
        name,
        status: 404,
        body: { message },
      });
    });
    await Promise.all(copying);
  });

  it('is named in the project only to those who may use it', async () => {
    const { group, project } = await world('public', { issues_access_level: 'private' });
    await joinEverybody(group);
    const links = async (user: { readonly id: number } | null | undefined) =>
      (await api.as(user).get(`/projects/${project.id}`)).body._links;
    expect(await links(people[0]?.user)).toHaveProperty('issues');
    expect(await links(stranger)).not.toHaveProperty('issues');
    const counted = (await api.as(stranger).get(`/projects/${project.id}`)).body;
    expect(counted).not.toHaveProperty('open_issues_count');
    expect(counted).not.toHaveProperty('issues_template');
    expect(counted).toHaveProperty('merge_requests_template');
  });
});

describe('an archived project', () => {
  const frozen = new Set([
    ...['issues', 'merge-requests', 'labels', 'milestones', 'branches', 'tags', 'commits'],
    ...['repository-files', 'project-uploads', 'pipelines', 'jobs', 'snippets', 'wikis', 'notes'],
  ]);
  const writes = operations.filter(
    ({ subject, method, pending, resource }) =>
      subject?.kind === 'project' && method !== 'GET' && !pending && frozen.has(resource),
  );
  const table = writes.map((operation) => [operation.id, operation] as const);

  it.runIf(table.length > 0).each(table)('is closed to %s', async (_, operation) => {
    const { project } = await world('public');
    await api.as(administrator).post(`/projects/${project.id}/archive`);
    const needed = operation.query.filter(({ required }) => required);
    const query = {
      ...Object.fromEntries(needed.map(({ name, example }) => [name, example])),
      ...instead[operation.id]?.query,
    };
    const url = addressOf(operation, { ...operation.params, id: project.id }) + queryText(query);
    const { body, headers } = payloadOf(operation, operation.body);
    const answer = await api.as(administrator).send(operation.method, url, body, headers);
    // A record that the operation looks up before the permission may be missing.
    expect([403, 404]).toContain(answer.status);
    if (operation.method === 'POST' && !operation.path.includes('}/')) {
      expect(answer.status).toBe(403);
    }
  });

  it('keeps its resource groups as they are', async () => {
    const { project } = await world('public');
    const now = new Date().toISOString();
    await db('resource_groups').insert({
      ...{ project_id: project.id, key: 'oven', process_mode: 'unordered' },
      ...{ created_at: now, updated_at: now },
    });
    const url = `/projects/${project.id}/resource_groups/oven`;
    const owner = api.as(administrator);
    await owner.post(`/projects/${project.id}/archive`);
    expect((await owner.put(url, { process_mode: 'oldest_first' })).status).toBe(403);
    expect((await owner.get(url)).body).toMatchObject({ process_mode: 'unordered' });
  });

  it('has nothing to be subscribed to or reminded of, and no merge to be tried', async () => {
    const { project, people, path, branch } = await mergeRequestWorld({ db, git });
    const owner = api.as(people.owner);
    const ofProject = `/projects/${project.id}`;
    const body = { source_branch: await branch(), target_branch: 'main', title: 'Glaze' };
    const request = `${path}/${(await owner.post(path, body)).body.iid}`;
    const issue = `${ofProject}/issues/${(await owner.post(`${ofProject}/issues`, body)).body.iid}`;
    const named = { name: 'bug', color: '#ff0000' };
    const label = `${ofProject}/labels/${(await owner.post(`${ofProject}/labels`, named)).body.id}`;
    await owner.post(`${ofProject}/archive`);
    const reader = api.as(people.reporter);
    const writes = [request, issue].flatMap((one) =>
      ['subscribe', 'unsubscribe', 'todo'].map((what) => `${one}/${what}`),
    );
    for (const url of [...writes, `${label}/subscribe`, `${label}/unsubscribe`]) {
      expect([url, (await reader.post(url)).status]).toEqual([url, 403]);
    }
    expect(await reader.get(`${request}/merge_ref`)).toMatchObject({ status: 403 });
    expect(await reader.put(`${request}/merge_ref`)).toMatchObject({ status: 403 });
    expect(await db('todos').where({ user_id: people.reporter.id })).toEqual([]);
  });

  it('still has settings, members and shares, and can be read, starred and brought back', async () => {
    const { group, project } = await world('private');
    await joinEverybody(group);
    const owner = api.as(people.find(({ role }) => role === 'owner')?.user);
    const path = `/projects/${project.id}`;
    const invited = await seedGroup(db);
    const user = await seedUser(db);
    expect(await owner.post(`${path}/archive`)).toMatchObject({
      status: 201,
      body: { archived: true },
    });
    const answers = [
      await owner.get(`${path}/repository/files/README.md?ref=main`),
      await owner.put(path, { description: 'Kept for reading' }),
      await owner.post(`${path}/members`, { user_id: user.id, access_level: 20 }),
      await owner.post(`${path}/share`, { group_id: invited.id, group_access: 20 }),
      await owner.post(`${path}/star`),
      await api.as(user).get(path),
      await owner.post(`${path}/unarchive`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201, 201, 200, 201]);
    expect(answers.at(-1)?.body).toMatchObject({ archived: false });
  });
});
