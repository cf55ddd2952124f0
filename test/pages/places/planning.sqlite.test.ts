import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  seedEpic,
  seedGroup,
  seedIteration,
  seedProject,
  seedUser,
} from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { db } = app;
const [owner, guest, stranger] = [await seedUser(db), await seedUser(db), await seedUser(db)];
const group = await seedGroup(db, { visibility: 'private' });
await addMember(db, { group, user: owner, level: 50 });
await addMember(db, { group, user: guest, level: 10 });
const project = await seedProject(db, { namespace: group, visibility: 'private' });
const api = app.api.as(owner);
const groupFacts = (await api.get(`/groups/${group.id}`)).body as { readonly full_path: string };
const projectFacts = (await api.get(`/projects/${project.id}`)).body as {
  readonly path_with_namespace: string;
};
const groupRoot = `/groups/${groupFacts.full_path}/-`;
const root = `/${projectFacts.path_with_namespace}/-`;

const signedIn = (who: { readonly id: number }) => Visitor.signedIn(app, who);

const post = async (path: string, body: object = {}) => {
  const answer = await api.post(path, body);
  expect(answer.status).toBe(201);
  return answer.body as Record<string, never> & { readonly id: number; readonly iid: number };
};

const hostile = `<img src=x onerror=alert(1)> "quoted" 'text'`;

describe('epics', () => {
  it('are listed, opened, changed, discussed and closed', async () => {
    const visitor = await signedIn(owner);
    expect(pageText(await visitor.get(`${groupRoot}/epics`))).toContain('No epics match.');
    await visitor.get(`${groupRoot}/epics/new`);
    const made = await visitor.post(`${groupRoot}/epics`, {
      title: hostile,
      description: 'All of *it*',
      labels: 'glaze',
    });
    expect(made.status).toBe(303);
    const path = made.headers['location'] ?? '';
    const page = pageText(await visitor.get(path));
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('<em>it</em>');
    expect(pageText(await visitor.get(`${groupRoot}/epics?label_name[]=glaze`))).toContain(path);
    await visitor.get(`${path}/edit`);
    const changed = { title: 'Glazes', description: '', labels: '' };
    expect((await visitor.post(`${path}/edit`, changed)).status).toBe(303);
    expect((await visitor.post(`${path}/notes`, { body: 'Begun' })).status).toBe(303);
    expect((await visitor.post(`${path}/state`, { state_event: 'close' })).status).toBe(303);
    const after = pageText(await visitor.get(path));
    expect(after).toContain('Begun');
    expect(after).toContain('Closed');
    expect(after).toContain('<title>Glazes');
  });

  it('show their issues and epics', async () => {
    const epic = await seedEpic(db, { group, author: owner, title: 'Above' });
    const below = await seedEpic(db, { group, author: owner, title: 'Below' });
    const issue = await post(`/projects/${project.id}/issues`, { title: 'An issue within' });
    await post(`/groups/${group.id}/epics/${epic.iid}/issues/${issue.id}`);
    await post(`/groups/${group.id}/epics/${epic.iid}/epics/${below.id}`);
    const visitor = await signedIn(guest);
    const page = pageText(await visitor.get(`${groupRoot}/epics/${epic.iid}`));
    expect(page).toContain('An issue within');
    expect(page).toContain(`${groupRoot}/epics/${below.iid}`);
  });

  it('show their issues page by page', async () => {
    const epic = await seedEpic(db, { group, author: owner });
    const { id: other } = await seedProject(db, { namespace: group, visibility: 'private' });
    for (let count = 1; count <= 21; count += 1) {
      const { id } = await post(`/projects/${other}/issues`, { title: `Of many: ${count}.` });
      await post(`/groups/${group.id}/epics/${epic.iid}/issues/${id}`);
    }
    const visitor = await signedIn(guest);
    const path = `${groupRoot}/epics/${epic.iid}`;
    const first = pageText(await visitor.get(path));
    expect(first.match(/Of many: \d+\./g)?.length).toBeGreaterThanOrEqual(20);
    const [, next = ''] = /href="([^"]*issues_page=2)"/.exec(first) ?? [];
    const second = pageText(await visitor.get(next));
    const titles = new Set((first + second).match(/Of many: \d+\./g));
    expect(titles.size).toBe(21);
  });

  it('keep what was written when a comment is refused', async () => {
    const epic = await seedEpic(db, { group, author: owner });
    const visitor = await signedIn(owner);
    const path = `${groupRoot}/epics/${epic.iid}`;
    await visitor.get(path);
    expect((await visitor.post(`${path}/notes`, { body: ' ' })).status).toBe(422);
    const long = { title: 'a'.repeat(5_000), description: 'kept text' };
    const refused = await visitor.post(`${path}/edit`, long);
    expect(refused.status).toBe(422);
    expect(pageText(refused)).toContain('kept text');
  });

  it('are changed by no guest, and hidden from strangers like absent ones', async () => {
    const epic = await seedEpic(db, { group, author: owner, title: 'Unchanged' });
    const path = `${groupRoot}/epics/${epic.iid}`;
    const visitor = await signedIn(guest);
    expect(pageText(await visitor.get(path))).not.toContain(`${path}/state`);
    expect((await visitor.post(`${path}/state`, { state_event: 'close' })).status).toBe(403);
    expect((await visitor.post(`${path}/edit`, { title: 'Mine' })).status).toBe(403);
    expect((await api.get(`/groups/${group.id}/epics/${epic.iid}`)).body).toMatchObject({
      title: 'Unchanged',
      state: 'opened',
    });
    const other = await signedIn(stranger);
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get(`${groupRoot}/epics`)).status).toBe(404);
    expect((await other.post(`${path}/notes`, { body: 'x' })).status).toBe(404);
  });
});

describe('iterations', () => {
  it('are listed by groups and projects, each with its issues', async () => {
    const { id } = await seedIteration(db, { group });
    const issue = await post(`/projects/${project.id}/issues`, { title: 'In this iteration' });
    await db('issues').where({ id: issue.id }).update({ iteration_id: id });
    const visitor = await signedIn(guest);
    const path = `${groupRoot}/iterations/${id}`;
    for (const list of [`${groupRoot}/iterations`, `${root}/iterations`]) {
      expect(pageText(await visitor.get(list))).toContain(path);
    }
    expect(pageText(await visitor.get(path))).toContain('In this iteration');
    expect((await visitor.get(`${groupRoot}/iterations/${id + 1_000}`)).status).toBe(404);
    expect((await (await signedIn(stranger)).get(path)).status).toBe(404);
  });
});

describe('boards', () => {
  const lanes = (html: string) =>
    [...html.matchAll(/<section class="lane" aria-label="([^"]*)">(.*?)<\/section>/gs)].map(
      ([, name, inner = '']) => [
        name,
        [...inner.matchAll(/issues\/(\d+)"/g)].map(([, iid]) => Number(iid)),
      ],
    );

  it.each(['project', 'group'] as const)('of a %s are made, and move issues', async (kind) => {
    const [base, of] =
      kind === 'project' ? [root, `/projects/${project.id}`] : [groupRoot, `/groups/${group.id}`];
    const visitor = await signedIn(owner);
    await visitor.get(`${base}/boards`);
    const made = await visitor.post(`${base}/boards`, {});
    expect(made.status).toBe(303);
    const path = made.headers['location'] ?? '';
    const board = Number(path.split('/').at(-1));
    const [doing, done] = [
      await post(`${of}/labels`, { name: `doing ${kind}`, color: '#00ff00' }),
      await post(`${of}/labels`, { name: `done ${kind}`, color: '#0000ff' }),
    ];
    const first = await post(`${of}/boards/${board}/lists`, { label_id: doing.id });
    const second = await post(`${of}/boards/${board}/lists`, { label_id: done.id });
    const issue = await post(`/projects/${project.id}/issues`, {
      title: hostile,
      labels: `doing ${kind}`,
    });
    const shown = pageText(await visitor.get(path));
    expect(shown).not.toContain('<img src=x');
    expect(Object.fromEntries(lanes(shown))).toMatchObject({ [`doing ${kind}`]: [issue.iid] });
    const move = (from: number | string, to: number | string) =>
      visitor.post(`${path}/move`, {
        project: String(project.id),
        issue: String(issue.iid),
        from: String(from),
        to: String(to),
      });
    const read = async () =>
      (await api.get(`/projects/${project.id}/issues/${issue.iid}`)).body as object;
    expect((await move(first.id, second.id)).status).toBe(303);
    expect(await read()).toMatchObject({ labels: [`done ${kind}`], state: 'opened' });
    await move(second.id, 'closed');
    expect(await read()).toMatchObject({ labels: [], state: 'closed' });
    await move('closed', first.id);
    expect(await read()).toMatchObject({ labels: [`doing ${kind}`], state: 'opened' });
    await move(first.id, 'open');
    expect(await read()).toMatchObject({ labels: [], state: 'opened' });
    expect((await move('open', 99_999_999)).status).toBe(404);
    expect(pageText(await visitor.get(`${base}/boards`)).length).toBeLessThan(150_000);
  });

  it('are only read by guests, and hidden from strangers like absent ones', async () => {
    const board = await post(`/projects/${project.id}/boards`, { name: hostile });
    const path = `${root}/boards/${board.id}`;
    const issue = await post(`/projects/${project.id}/issues`, { title: 'Stays open' });
    const visitor = await signedIn(guest);
    const page = pageText(await visitor.get(path));
    expect(page).toContain('Stays open');
    expect(page).not.toContain('/move"');
    const move = {
      project: String(project.id),
      issue: String(issue.iid),
      from: 'open',
      to: 'closed',
    };
    expect((await visitor.post(`${path}/move`, move)).status).toBe(403);
    const other = await signedIn(stranger);
    expect((await other.get(path)).status).toBe(404);
    expect((await other.post(`${path}/move`, move)).status).toBe(404);
    expect((await api.get(`/projects/${project.id}/issues/${issue.iid}`)).body).toMatchObject({
      state: 'opened',
    });
  });
});

describe('boards and lists', () => {
  it('stay within a page, however many lists and labels there are', async () => {
    const of = `/projects/${project.id}`;
    const board = await post(`${of}/boards`, { name: 'Wide' });
    const labels = Array.from({ length: 40 }, (_, index) => `${index}${'&'.repeat(150)}`);
    for (const name of labels) {
      const label = await post(`${of}/labels`, { name, color: '#00ff00' });
      await post(`${of}/boards/${board.id}/lists`, { label_id: label.id });
    }
    for (let count = 0; count < 20; count += 1) {
      await post(`${of}/issues`, { title: '&'.repeat(200), labels: labels.join(',') });
    }
    const visitor = await signedIn(owner);
    for (const page of [`boards/${board.id}`, 'issues']) {
      const html = pageText(await visitor.get(`${root}/${page}`));
      expect(html).toContain('more</span>');
      expect({ page, fits: html.length < 150_000 }).toEqual({ page, fits: true });
    }
  });
});
