import { describe, expect, it } from 'vitest';
import { insertCadence, insertIteration } from '#src/domains/planning/iterations/table.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import { findLabel } from '#src/domains/planning/labels/table.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';

const { api, db, git, environment } = await startApp();
const administrator = await seedUser(db, { admin: true });
const as = api.as(administrator);
const reader = await seedUser(db);
const reading = api.as(reader);

type Place = Awaited<ReturnType<typeof seedGroup>>;

async function make(path: string, body: object) {
  const { status, body: made } = await as.post(path, body);
  expect({ status, path, made }).toMatchObject({ status: 201 });
  return made as { id: number; iid: number };
}

const show = async (path: string, by = as) => {
  const { status, body } = await by.get(path);
  expect({ status, path }).toEqual({ status: 200, path });
  return body;
};

/** The lines of a milestone among the notes, as earlier versions wrote them. */
async function tellMilestones(kind: 'issue' | 'merge_request', id: number, titles: string[]) {
  for (const title of titles) {
    const body = `changed milestone to %"${title}"`;
    const note = { target: { kind, id }, authorId: administrator.id, at: new Date() };
    await addSystemNote(db, { ...note, action: 'milestone', body });
  }
}

/** Two private groups; the reader is a reporter of the second alone. */
async function places() {
  const [from, to] = [
    await seedGroup(db, { owner: administrator }),
    await seedGroup(db, { owner: administrator }),
  ];
  await addMember(db, { group: to, user: reader, level: 20 });
  return { from, to };
}

const label = (group: Place, name: string, more: object = {}) =>
  make(`/groups/${group.id}/labels`, { name, color: '#112233', description: 'of old', ...more });

const milestone = (group: Place, title: string, more: object = {}) =>
  make(`/groups/${group.id}/milestones`, { title, ...more });

async function moveProject({ id }: { id: number }, to: Place) {
  expect(await as.put(`/projects/${id}/transfer`, { namespace: to.id })).toMatchObject({
    status: 200,
  });
}

async function moveGroup({ id }: Place, to: Place | null) {
  const body = to === null ? {} : { group_id: to.id };
  expect(await as.post(`/groups/${id}/transfer`, body)).toMatchObject({ status: 201 });
}

const named = (name: string) => expect.objectContaining({ name }) as unknown;

describe('issues of a project that moved', () => {
  it('have labels of the new group, or copies of those of the old one', async () => {
    const { from, to } = await places();
    const project = await seedProject(db, { namespace: from });
    const path = `/projects/${project.id}`;
    const old = {
      known: await label(from, 'known'),
      own: await make(`${path}/labels`, { name: 'own', color: '#445566' }),
      copied: await label(from, 'copied'),
      // Another has it since it moved here once.
      both: await label(from, 'both'),
      unused: await label(from, 'unused'),
    };
    const known = await label(to, 'known', { color: '#ffffff' });
    await db('labels').insert({
      ...(await db('labels').where('id', old.both.id).first('title', 'title_key', 'color')),
      project_id: project.id,
      created_at: project.created_at,
      updated_at: project.created_at,
    });
    const both = await findLabel(db, toProjectContainer(project), 'both');
    const ids = [old.known, old.own, old.copied, old.both].map(({ id }) => id);
    const { iid, id } = await make(`${path}/issues`, { title: 'Kiln' });
    const change = { add_labels: 'known,own,copied' };
    expect(await as.put(`${path}/issues/${iid}`, change)).toMatchObject({ status: 200 });
    await db('label_links').insert({ issue_id: id, label_id: old.both.id });
    await make(`${path}/issues`, { title: 'Glaze', labels: 'copied,unused' });
    const second = await make(`${path}/issues`, { title: 'Clay', labels: 'unused' });
    for (const { iid } of [second, { iid: second.iid - 1 }]) {
      await as.put(`${path}/issues/${iid}`, { remove_labels: 'unused' });
    }
    for (const [label_id, priority] of [...ids.entries()].map(([n, id]) => [id, n] as const)) {
      await db('label_priorities').insert({ project_id: project.id, label_id, priority });
    }
    await moveProject(project, to);

    expect(await show(`${path}/issues/${iid}`)).toMatchObject({
      labels: ['both', 'copied', 'known', 'own'],
    });
    const links = await db('label_links').where('issue_id', id).select('label_id');
    const copy = await findLabel(db, toProjectContainer(project), 'copied');
    const expected = [known.id, old.own.id, both.id, copy.id] as number[];
    const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
    expect(sorted(links.map(({ label_id }) => label_id as number))).toEqual(sorted(expected));
    const labels = await show(`${path}/labels`);
    expect(labels).toEqual(expect.arrayContaining(['both', 'copied', 'known', 'own'].map(named)));
    expect(labels).toHaveLength(4);
    expect(await show(`${path}/labels/copied`)).toMatchObject({
      color: '#112233',
      description: 'of old',
      description_html: 'of old',
      is_project_label: true,
      priority: 2,
    });
    expect(await show(`${path}/labels/known`)).toMatchObject({ id: known.id, priority: 0 });
    const events = await show(`${path}/issues/${iid}/resource_label_events`);
    expect(events.map((event: { label: { id: number } }) => event.label.id)).toEqual(
      expect.arrayContaining([known.id, old.own.id, copy.id]),
    );
    const others = await show(`${path}/issues/${second.iid}/resource_label_events`);
    expect(others).toMatchObject([{ label: null }, { label: null }]);
    // The transfer removes the ranks and links of the old labels.
    for (const table of ['label_links', 'label_priorities', 'resource_events']) {
      const rows = await db(table).whereIn('label_id', [old.known.id, old.copied.id, old.both.id]);
      expect(rows).toEqual([]);
    }
  });

  it('have milestones of the new group, or copies of those of the old one', async () => {
    const { from, to } = await places();
    const project = await seedProject(db, { namespace: from });
    const path = `/projects/${project.id}`;
    const days = { start_date: '2030-01-01', due_date: '2030-02-01' };
    const old = {
      own: await make(`${path}/milestones`, { title: 'own' }),
      known: await milestone(from, 'known'),
      first: await milestone(from, 'first', { ...days, description: 'Bricks' }),
      second: await milestone(from, 'second'),
      unused: await milestone(from, 'unused'),
    };
    await as.put(`/groups/${from.id}/milestones/${old.second.id}`, { state_event: 'close' });
    const known = await milestone(to, 'known');
    const issueOf = async (milestone_id: number) =>
      (await make(`${path}/issues`, { title: 'Kiln', milestone_id })).iid;
    const iids = [];
    for (const { id } of Object.values(old)) iids.push(await issueOf(id));
    const last = iids.pop();
    const again = await issueOf(old.first.id);
    await as.put(`${path}/issues/${String(last)}`, { milestone_id: 0 });
    await moveProject(project, to);

    const milestones = await Promise.all(
      [...iids, again].map(async (iid) => (await show(`${path}/issues/${iid}`)).milestone),
    );
    const [own, other, first, second, third] = milestones;
    expect([own.id, other.id, third.id]).toEqual([old.own.id, known.id, first.id]);
    const copied = { project_id: project.id };
    expect(first).toMatchObject({ ...copied, ...days, title: 'first', description: 'Bricks' });
    expect(second).toMatchObject({ ...copied, title: 'second', state: 'closed' });
    expect([own.iid, first.iid, second.iid]).toEqual([1, 2, 3]);
    expect(await make(`${path}/milestones`, { title: 'next' })).toMatchObject({ iid: 4 });
    const burndown = await show(`${path}/milestones/${first.id}/burndown_events`);
    expect(burndown).toMatchObject([{ action: 'created' }, { action: 'created' }]);
    const [event] = await show(`${path}/issues/${again}/resource_milestone_events`);
    expect(event).toMatchObject({ action: 'add', milestone: { id: first.id } });
    expect(await show(`${path}/issues/${String(last)}/resource_milestone_events`)).toEqual([]);
  });

  it('stay as they are where the groups are still above', async () => {
    const { from } = await places();
    const below = await seedGroup(db, { parent: from });
    const project = await seedProject(db, { namespace: from });
    const path = `/projects/${project.id}`;
    const [{ id }, { id: milestone_id }] = [await label(from, 'x'), await milestone(from, 'x')];
    const { iid } = await make(`${path}/issues`, { title: 'Kiln', labels: 'x', milestone_id });
    await moveProject(project, below);
    expect(await show(`${path}/labels`)).toMatchObject([{ id }]);
    expect(await show(`${path}/issues/${iid}`)).toMatchObject({ milestone: { id: milestone_id } });
  });

  it('tell nobody what is planned in the old group', async () => {
    const { from, to } = await places();
    const project = await seedProject(db, { namespace: from });
    const path = `/projects/${project.id}`;
    await label(from, 'secret-label');
    const hidden = await milestone(from, 'secret-milestone');
    const shared = await milestone(from, 'shared-milestone');
    const iteration = await db.transaction(async (db) => {
      const at = new Date().toISOString();
      const plan = { group_id: from.id, title: 'secret-weeks' };
      const cadence = await insertCadence(db, plan, at);
      const days = { start_date: '2030-01-01', due_date: '2030-01-07', title: 'secret-days' };
      return insertIteration(db, cadence, days, at);
    });
    const { id, iid } = await make(`${path}/issues`, { title: 'Kiln' });
    await tellMilestones('issue', id, ['secret-milestone', 'shared-milestone']);
    for (const change of [
      { add_labels: 'secret-label', milestone_id: hidden.id, iteration_id: iteration.id },
      { remove_labels: 'secret-label', milestone_id: shared.id },
    ]) {
      expect(await as.put(`${path}/issues/${iid}`, change)).toMatchObject({ status: 200 });
    }
    await moveProject(project, to);
    const seen = [];
    for (const part of [
      'issues',
      `issues/${iid}`,
      `issues/${iid}/notes`,
      `issues/${iid}/discussions`,
      `issues/${iid}/resource_label_events`,
      `issues/${iid}/resource_milestone_events`,
      `issues/${iid}/resource_iteration_events`,
      'labels',
      'milestones',
      'iterations',
    ]) {
      seen.push(await show(`${path}/${part}`, reading));
    }
    const text = JSON.stringify(seen);
    expect(text).not.toContain('secret');
    expect(text).not.toContain(from.path);
    const bodies = (seen[2] as { body: string }[]).map(({ body }) => body);
    expect(bodies).toEqual(
      expect.arrayContaining(['changed milestone', 'changed milestone to %"shared-milestone"']),
    );
    expect(await show(`${path}/milestones`, reading)).toMatchObject([
      { title: 'shared-milestone', project_id: project.id },
    ]);
  });

  it('move with the statements of one of them', async () => {
    const statements = async (issues: number) => {
      const { from, to } = await places();
      const project = await seedProject(db, { namespace: from });
      for (let n = 0; n < issues; n += 1) {
        const { id: milestone_id } = await milestone(from, `m${n}`);
        await label(from, `l${n}`);
        const plan = { title: 'Kiln', milestone_id, labels: `l${n}` };
        await make(`/projects/${project.id}/issues`, plan);
      }
      return statementsOfRequests({ db, environment }, () => moveProject(project, to));
    };
    await statements(2);
    const ofTwo = await statements(2);
    expect(await statements(4)).toEqual(ofTwo);
  });
});

describe('merge requests of a project that moved', () => {
  it('have labels and milestones of the new group, or copies of those of the old one', async () => {
    const { from, to } = await places();
    const project = await seedProject(db, { namespace: from, git, readme: true });
    await db('projects').where({ id: project.id }).update({ empty_repo: false });
    const path = `/projects/${project.id}`;
    await as.post(`${path}/repository/commits`, {
      branch: 'slow',
      start_branch: 'main',
      commit_message: 'Fire slowly',
      actions: [{ action: 'create', file_path: 'a', content: 'slow' }],
    });
    const old = { known: await label(from, 'known'), copied: await label(from, 'copied') };
    await label(from, 'secret-label');
    const plans = {
      copied: await milestone(from, 'copied', { due_date: '2030-02-01' }),
      known: await milestone(from, 'known'),
      hidden: await milestone(from, 'secret-milestone'),
    };
    const [known, planned] = [await label(to, 'known'), await milestone(to, 'known')];
    const { id, iid } = await make(`${path}/merge_requests`, {
      title: 'Kiln',
      source_branch: 'slow',
      target_branch: 'main',
      labels: 'known,copied,secret-label',
      milestone_id: plans.hidden.id,
    });
    const own = `${path}/merge_requests/${iid}`;
    await tellMilestones('merge_request', id, ['secret-milestone', 'known']);
    for (const change of [
      { remove_labels: 'secret-label', milestone_id: plans.known.id },
      { milestone_id: plans.copied.id },
    ]) {
      expect(await as.put(own, change)).toMatchObject({ status: 200 });
    }
    const issue = await make(`${path}/issues`, { title: 'Glaze', milestone_id: plans.copied.id });
    await moveProject(project, to);

    const { milestone: copy, labels } = await show(own);
    expect(copy).toMatchObject({ title: 'copied', due_date: '2030-02-01', project_id: project.id });
    expect(copy.iid).toBe(1);
    expect(labels).toEqual(['copied', 'known']);
    // Issues that were planned for the same have the same copy.
    expect((await show(`${path}/issues/${issue.iid}`)).milestone.id).toBe(copy.id);
    expect(await show(`${own}/resource_milestone_events`)).toMatchObject([
      { action: 'add', milestone: { id: planned.id } },
      { action: 'add', milestone: { id: copy.id } },
    ]);
    const told = (await show(`${own}/resource_label_events`)) as { label: { id: number } | null }[];
    const ids = told.map(({ label }) => label?.id);
    expect(ids).toContain(known.id);
    expect(ids).not.toContain(old.known.id);
    expect(ids).not.toContain(old.copied.id);
    const parts = ['', '/notes', '/discussions', '/resource_label_events'];
    const seen = [];
    for (const part of parts) seen.push(await show(`${own}${part}`, reading));
    expect(JSON.stringify(seen)).not.toContain('secret');
    expect(JSON.stringify(seen)).not.toContain(from.path);
    const bodies = (seen[1] as { body: string }[]).map(({ body }) => body);
    expect(bodies).toEqual(
      expect.arrayContaining(['changed milestone', 'changed milestone to %"known"']),
    );
  });

  it('stay as they are where the groups are still above', async () => {
    const { from } = await places();
    const below = await seedGroup(db, { parent: from });
    const project = await seedProject(db, { namespace: from, git, readme: true });
    await db('projects').where({ id: project.id }).update({ empty_repo: false });
    const path = `/projects/${project.id}`;
    await as.post(`${path}/repository/branches?branch=slow&ref=main`);
    const [{ id }, { id: milestone_id }] = [await label(from, 'x'), await milestone(from, 'x')];
    const branches = { source_branch: 'slow', target_branch: 'main' };
    const plan = { title: 'Kiln', labels: 'x', milestone_id, ...branches };
    const { iid } = await make(`${path}/merge_requests`, plan);
    await moveProject(project, below);
    expect(await show(`${path}/labels`)).toMatchObject([{ id }]);
    expect(await show(`${path}/merge_requests/${iid}`)).toMatchObject({
      milestone: { id: milestone_id },
    });
  });
});

describe('a group that moved', () => {
  it('gives its epics, and the issues of its projects, labels and milestones of the new place', async () => {
    const { from, to } = await places();
    const moved = await seedGroup(db, { parent: from });
    const below = await seedGroup(db, { parent: moved });
    const project = await seedProject(db, { namespace: below });
    const path = `/projects/${project.id}`;
    for (const name of ['known', 'epic', 'issue']) await label(from, name);
    const inside = await label(moved, 'inside');
    const known = await label(to, 'known');
    const days = { due_date: '2030-03-01' };
    const before = await milestone(from, 'known', { due_date: '2030-01-01' });
    const after = await milestone(to, 'known', days);
    const labels = 'known,epic,inside';
    const epics = [];
    for (const { id } of [moved, below]) {
      epics.push(
        `/groups/${id}/epics/${(await make(`/groups/${id}/epics`, { title: 'Kiln', labels })).iid}`,
      );
    }
    const { iid } = await make(`${path}/issues`, {
      title: 'Kiln',
      labels: `${labels},issue`,
      milestone_id: before.id,
      epic_id: (await show(epics[1] ?? '')).id,
    });
    await moveGroup(moved, to);

    for (const epic of epics) {
      expect(await show(epic)).toMatchObject({ labels: ['epic', 'inside', 'known'] });
    }
    expect(await show(epics[1] ?? '')).toMatchObject(days);
    expect(await show(`${path}/issues/${iid}`)).toMatchObject({
      labels: ['epic', 'inside', 'issue', 'known'],
      milestone: { id: after.id },
      epic: { group_id: below.id },
    });
    const ofGroup = await show(`/groups/${moved.id}/labels?only_group_labels=true`);
    const ids = ofGroup.map(({ id }: { id: number }) => id) as number[];
    expect(ids).toEqual(expect.arrayContaining([known.id, inside.id]));
    expect(ofGroup).toHaveLength(3);
    expect(await db('labels').where('project_id', project.id).select('title')).toEqual([
      { title: 'issue' },
    ]);
    const events = await show(`${epics[0] ?? ''}`);
    const told = await show(`/groups/${moved.id}/epics/${events.id}/resource_label_events`);
    expect(told.map(({ label }: { label: { name: string } }) => label.name).toSorted()).toEqual([
      'epic',
      'inside',
      'known',
    ]);
  });

  it('keeps what it has at the top, too', async () => {
    const { from } = await places();
    const moved = await seedGroup(db, { parent: from });
    const project = await seedProject(db, { namespace: moved });
    const path = `/projects/${project.id}`;
    await label(from, 'x');
    const { id: milestone_id } = await milestone(from, 'x');
    const { iid } = await make(`${path}/issues`, { title: 'Kiln', labels: 'x', milestone_id });
    await moveGroup(moved, null);
    expect(await show(`${path}/issues/${iid}`)).toMatchObject({
      labels: ['x'],
      milestone: { title: 'x', project_id: project.id },
    });
  });
});

describe('boards that moved', () => {
  it.each(['project', 'group'] as const)('are about the new place, those of a %s', async (kind) => {
    const { from, to } = await places();
    const inside = await seedGroup(db, { parent: from });
    const project = await seedProject(db, { namespace: inside });
    const path = kind === 'project' ? `/projects/${project.id}` : `/groups/${inside.id}`;
    const [known, other, own, gone] = [
      await label(from, 'known'),
      await label(from, 'other'),
      await make(`${path}/labels`, { name: 'own', color: '#112233' }),
      await label(from, 'gone'),
    ];
    const limit = await milestone(from, 'known');
    const there = { label: await label(to, 'known'), milestone: await milestone(to, 'known') };
    const twice = await label(to, 'other');
    const board = await make(`${path}/boards`, { name: 'Kiln' });
    const limits = { milestone_id: limit.id, labels: 'known,gone' };
    expect(await as.put(`${path}/boards/${board.id}`, limits)).toMatchObject({ status: 200 });
    for (const { id: label_id } of [known, other, own, gone]) {
      await make(`${path}/boards/${board.id}/lists`, { label_id });
    }
    await make(`${path}/boards/${board.id}/lists`, { milestone_id: limit.id });
    if (kind === 'project') await moveProject(project, to);
    else await moveGroup(inside, to);

    const moved = await show(`${path}/boards/${board.id}`);
    expect(moved).toMatchObject({
      milestone: { id: there.milestone.id },
      labels: [{ id: there.label.id }],
    });
    const lists = await show(`${path}/boards/${board.id}/lists`);
    expect(lists).toMatchObject([
      { label: { id: there.label.id } },
      { label: { id: twice.id } },
      { label: { id: own.id } },
      { milestone: { id: there.milestone.id } },
    ]);
    expect(JSON.stringify([moved, lists])).not.toContain('gone');
  });
});

describe('a title that is taken above since the move', () => {
  it('stays, counts once, and is not given again', async () => {
    const { from, to } = await places();
    const project = await seedProject(db, { namespace: from });
    const path = `/projects/${project.id}`;
    const own = await make(`${path}/labels`, { name: 'x', color: '#112233' });
    const planned = await make(`${path}/milestones`, { title: 'x' });
    await make(`${path}/labels`, { name: 'y', color: '#112233' });
    await label(to, 'x');
    await milestone(to, 'x');
    await moveProject(project, to);
    const { iid, id } = await make(`${path}/issues`, { title: 'Kiln', labels: 'x' });
    expect(await show(`${path}/issues/${iid}`)).toMatchObject({ labels: ['x'] });
    expect(await db('label_links').where('issue_id', id).select('label_id')).toEqual([
      { label_id: own.id },
    ]);
    const kept = await as.put(`${path}/milestones/${planned.id}`, { title: 'x', description: 'a' });
    expect(kept.status).toBe(200);
    const renamed = { new_name: 'x' };
    expect(await as.put(`${path}/labels/y`, renamed)).toMatchObject({ status: 409 });
    const other = await seedProject(db, { namespace: to });
    for (const [what, body, status] of [
      ['labels', { name: 'x', color: '#112233' }, 409],
      ['milestones', { title: 'x' }, 400],
    ] as const) {
      expect(await as.post(`/projects/${other.id}/${what}`, body)).toMatchObject({ status });
    }
    // The group's one is taken away as well.
    const groups = await findLabel(db, toGroupContainer(to), 'x');
    await db('label_links').insert({ issue_id: id, label_id: groups.id });
    await as.put(`${path}/issues/${iid}`, { remove_labels: 'x' });
    expect(await show(`${path}/issues/${iid}`)).toMatchObject({ labels: [] });
  });
});
