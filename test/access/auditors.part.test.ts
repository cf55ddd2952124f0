import { describe, expect, it } from 'vitest';
import { requestsOf } from '#test/contract/requests.ts';
import { startApp } from '#test/support/app.ts';
import { openFeatures } from '#test/support/features.ts';
import { triesAll } from '#test/support/part.ts';
import { everything } from '#test/support/refusals.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { addressOf, operations, payloadOf, queryText } from './operations.ts';

/** Auditors read what developers of everything read, and write what they could without being auditors. */
const instead = await requestsOf('instead');
const app = await startApp();
const { api, db, git } = app;
const administrator = await seedUser(db, { admin: true });
const auditor = await seedUser(db, { auditor: true, external: true });
const owner = await seedUser(db);
const group = await seedGroup(db, { visibility: 'private', owner });
const project = await seedProject(db, {
  visibility: 'private',
  namespace: group,
  git,
  readme: true,
  topics: ['ceramics'],
});
await seedProject(db, { visibility: 'private', namespace: group, issues_access_level: 'disabled' });
const developer = await seedUser(db);
await addMember(db, { group, user: developer, level: 30 });
const as = api.as(auditor);
await as.get('/user');
await openFeatures(api.as(administrator));

describe('an auditor', () => {
  const reads = operations.filter(
    ({ subject, method, pending }) => subject !== null && method === 'GET' && !pending,
  );
  // Code alone decides the access to single things; lists and searches also run on both databases.
  it.runIf(triesAll).each(reads.map((each) => [each.id, each] as const))(
    'reads, as developers do, %s',
    async (_, operation) => {
      const required = operation.query.filter((parameter) => parameter.required);
      const { params, query } = instead[operation.id] ?? {};
      const id = operation.subject?.kind === 'project' ? project.id : group.id;
      const named = { [operation.subject?.parameter ?? 'id']: id };
      const url =
        addressOf(operation, { ...operation.params, ...params, ...named }) +
        queryText({
          ...Object.fromEntries(required.map(({ name, example }) => [name, example])),
          ...query,
        });
      const [audited, developed] = [await as.get(url), await api.as(developer).get(url)];
      expect(audited.status).toBe(developed.status);
    },
  );

  it('finds everything in lists, counts and searches', async () => {
    const all = await api.as(administrator).get('/projects');
    const idsOf = ({ body }: { body: readonly { id: number }[] }) => body.map(({ id }) => id);
    for (const query of ['', '?order_by=name', `?search=${project.path}`, '?visibility=private']) {
      const [audited, administered] = [
        await as.get(`/projects${query}`),
        await api.as(administrator).get(`/projects${query}`),
      ];
      expect(idsOf(audited)).toEqual(idsOf(administered));
      expect(audited.headers['x-total']).toBe(administered.headers['x-total']);
    }
    expect(all.body.length).toBe(2);
    expect(idsOf(await as.get(`/groups?all_available=true`))).toEqual([group.id]);
    expect(idsOf(await as.get(`/groups/${group.id}/projects`))).toHaveLength(2);
    expect(idsOf(await as.get(`/search?scope=projects&search=${project.path}`))).toEqual([
      project.id,
    ]);
    expect((await as.get('/projects?membership=true')).body).toEqual([]);
    expect((await as.get('/groups')).body).toEqual([]);
  });

  it('fetches with git, and does not push', async () => {
    const { token } = await seedToken(db, auditor, { scopes: ['api'] });
    const authorization = `Basic ${Buffer.from(`auditor:${token}`).toString('base64')}`;
    const statuses = [];
    for (const service of ['git-upload-pack', 'git-receive-pack']) {
      const url = `${app.origin}/${project.full_path}.git/info/refs?service=${service}`;
      statuses.push((await fetch(url, { headers: { authorization } })).status);
    }
    expect(statuses).toEqual([200, 403]);
  });

  it('is shown what developers are, but for what they hold', async () => {
    const developer = await seedUser(db);
    await addMember(db, { group, user: developer, level: 30 });
    const path = `/projects/${project.id}?statistics=true`;
    const [audited, developed] = [await as.get(path), await api.as(developer).get(path)];
    const own = { permissions: expect.anything(), can_create_merge_request_in: false };
    expect(audited.body).toEqual({ ...developed.body, ...own });
    expect(developed.body.can_create_merge_request_in).toBe(true);
    const list = `/projects?search=${project.path}&statistics=true&with_issues_enabled=true`;
    const listed = [await as.get(list), await api.as(developer).get(list)];
    expect(listed[0]?.body).toEqual([{ ...listed[1]?.body[0], ...own }]);
    const all = await as.get('/projects?with_issues_enabled=true');
    expect(all.body.map(({ id }: { id: number }) => id)).toEqual([project.id]);
  });

  it('gets no key to anything', async () => {
    const body = (await as.get(`/projects/${project.id}`)).body;
    expect(body).toMatchObject({ id: project.id, permissions: { project_access: null } });
    expect(body).not.toHaveProperty('runners_token');
    expect((await as.get(`/groups/${group.id}`)).body).not.toHaveProperty('runners_token');
  });

  it('is one only while the account says so', async () => {
    const user = await seedUser(db);
    const path = `/projects/${project.id}`;
    const statuses = [];
    for (const is of [true, false]) {
      await api.as(administrator).put(`/users/${user.id}`, { auditor: is });
      statuses.push((await api.as(user).get(path)).status);
    }
    expect(statuses).toEqual([200, 404]);
  });
});

describe('an auditor changes nothing', () => {
  const writes = operations.filter(
    ({ subject, method, pending }) => subject !== null && method !== 'GET' && !pending,
  );
  it.runIf(triesAll)('in any operation about a project or a group', async () => {
    const before = await everything(app);
    const wrong: string[] = [];
    for (const operation of writes) {
      const { subject, method, id } = operation;
      const named = {
        [subject?.parameter ?? 'id']: subject?.kind === 'project' ? project.id : group.id,
      };
      const required = operation.query.filter((parameter) => parameter.required);
      const query = {
        ...Object.fromEntries(required.map(({ name, example }) => [name, example])),
        ...instead[id]?.query,
      };
      const { body, headers } = payloadOf(operation, operation.body);
      const url = addressOf(operation, { ...operation.params, ...named }) + queryText(query);
      const { status } = await as.send(method, url, body, headers);
      if (status !== 403) wrong.push(`${id} is answered ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(await everything(app)).toEqual(before);
  });

  it('but what members may, where the auditor is one', async () => {
    const joined = await seedProject(db, { visibility: 'private', namespace: group });
    await addMember(db, { project: joined, user: auditor, level: 40 });
    const answer = await as.put(`/projects/${joined.id}`, { description: 'Fired twice' });
    expect(answer).toMatchObject({ status: 200, body: { description: 'Fired twice' } });
  });
});
