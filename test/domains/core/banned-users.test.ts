import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedUser, unique } from '#test/support/seed.ts';

const { api, db } = await startApp();

/** A public project in which somebody wrote an issue, and others what refers to it. */
async function world() {
  const { group, project, people } = await projectWorld(db, { visibility: 'public' });
  const author = await seedUser(db);
  const reader = await seedUser(db);
  const path = `/projects/${project.id}`;
  const developer = api.as(people.developer);
  const post = async (as: typeof developer, url: string, body: object) => {
    const made = await as.post(url, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body as { readonly id: number; readonly iid: number };
  };
  const title = `Bad kiln ${unique('number')}.`;
  const bad = await post(api.as(author), `${path}/issues`, { title });
  const good = await post(developer, `${path}/issues`, {
    title: 'Good kiln',
    assignee_ids: [people.developer.id],
  });
  await post(api.as(author), `${path}/issues/${bad.iid}/notes`, { body: `${title} It is hot` });
  await post(developer, `${path}/issues/${good.iid}/links`, {
    target_project_id: project.id,
    target_issue_iid: bad.iid,
  });
  const owner = api.as(people.owner);
  await owner.put(`${path}/issues/${bad.iid}`, { assignee_ids: [people.developer.id] });
  return { group, people, author, reader, path, title, bad, good };
}

type World = Awaited<ReturnType<typeof world>>;

const places: readonly (readonly [string, (found: World) => string])[] = [
  ['of a project', ({ path }) => `${path}/issues`],
  ['of a group', ({ group }) => `/groups/${group.id}/issues`],
  ['of everything', () => '/issues?scope=all&search=kiln'],
  ['searched in a project', ({ path }) => `${path}/search?scope=issues&search=kiln`],
  ['searched in a group', ({ group }) => `/groups/${group.id}/search?scope=issues&search=kiln`],
  ['linked', ({ path, good }) => `${path}/issues/${good.iid}/links`],
  ['in what happened', ({ path }) => `${path}/events?target_type=issue`],
  ['in what the author did', ({ author }) => `/users/${author.id}/events`],
  ['in notes', ({ path }) => `${path}/search?scope=notes&search=kiln`],
];

it.each(places)('issues of banned users show to administrators alone: %s', async (_, at) => {
  const found = await world();
  const admin = api.as(found.people.administrator);
  const shows = async (as: typeof admin) => {
    const { status, body } = await as.get(at(found));
    expect(status).toBe(200);
    return JSON.stringify(body).includes(found.title);
  };
  const member = api.as(found.people.developer);
  expect([await shows(admin), await shows(member)]).toEqual([true, true]);
  expect(await admin.post(`/users/${found.author.id}/ban`)).toMatchObject({ status: 201 });
  expect([await shows(admin), await shows(member)]).toEqual([true, false]);
  await admin.post(`/users/${found.author.id}/unban`);
  expect(await shows(member)).toBe(true);
});

it('an issue of a banned user is hidden, with what hangs on it', async () => {
  const { people, author, reader, path, bad } = await world();
  const admin = api.as(people.administrator);
  await admin.post(`/users/${author.id}/ban`);
  const issue = `${path}/issues/${bad.iid}`;
  for (const url of [issue, `${issue}/notes`, `${issue}/links`, `${issue}/discussions`]) {
    for (const who of [null, reader, people.developer, people.owner]) {
      // Links are for those who have signed in.
      const status = who === null && url.endsWith('/links') ? 401 : 404;
      expect(await api.as(who).get(url), url).toMatchObject({ status });
    }
    expect(await admin.get(url), url).toMatchObject({ status: 200 });
  }
  expect(await api.as(people.owner).put(issue, { title: 'Mine' })).toMatchObject({ status: 404 });
});

it('counts and to-dos leave out issues of banned users', async () => {
  const { people, author, path } = await world();
  const developer = api.as(people.developer);
  const counts = async (as: typeof developer) =>
    (await as.get(`${path}/issues_statistics`)).body.statistics.counts.all as number;
  const todos = async () => ((await developer.get('/todos')).body as unknown[]).length;
  expect([await counts(developer), await todos()]).toEqual([2, 1]);
  const admin = api.as(people.administrator);
  await admin.post(`/users/${author.id}/ban`);
  expect([await counts(developer), await counts(admin), await todos()]).toEqual([1, 2, 0]);
});
