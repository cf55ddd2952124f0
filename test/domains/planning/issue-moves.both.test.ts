import { describe, expect } from 'vitest';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { noteGuards } from '#src/domains/planning/notes/table.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedEpic, seedIteration, seedProject } from '#test/support/seed.ts';
import { multipart, png } from '#test/support/uploads.ts';

const { api, db, environment } = await startApp({ connections: racing });
const { workers } = environment;
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const path = `/projects/${project.id}/issues`;

async function create(body: object = {}, of = project) {
  const made = await reporter.post(`/projects/${of.id}/issues`, { title: 'Kiln', ...body });
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number };
}

const another = () => seedProject(db, { namespace: group, visibility: 'private' });

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

describe('an issue with thousands of notes', () => {
  it('is moved, cloned and deleted with all of them, in their order', async () => {
    const to = await another();
    const { iid, id } = await create();
    const bodies = Array.from({ length: 2_500 }, (_, at) => `changed weight to **${at}**`);
    for (const some of splitIntoBatches(bodies, 250)) {
      await db('notes').insert(
        some.map((body, at) => ({
          ...{ issue_id: id, author_id: people.guest.id, body, system: true, action: 'weight' },
          ...{ confidential: false, starts_discussion: true },
          discussion_id: (at + 1).toString(16).padStart(40, '0'),
          created_at: '2030-01-01T00:00:00.000Z',
          updated_at: '2030-01-01T00:00:00.000Z',
        })),
      );
    }
    const bodiesOf = (of: number) =>
      db('notes').where({ issue_id: of, action: 'weight' }).orderBy('id').pluck<string[]>('body');
    const { body: clone } = await reporter.post(`${path}/${iid}/clone`, {
      ...{ to_project_id: to.id, with_notes: true },
    });
    const { body: moved } = await reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    await work();
    for (const each of [clone, moved]) expect(await bodiesOf(each.id)).toEqual(bodies);
    const gone = await api.as(people.owner).delete(`/projects/${to.id}/issues/${moved.iid}`);
    expect(gone).toMatchObject({ status: 204 });
    await work();
    expect(await db('notes').where({ issue_id: moved.id })).toEqual([]);
    expect(await bodiesOf(id)).toEqual(bodies);
  });
});

describe('a moved issue', () => {
  it('takes with it what is known there, and closes', async () => {
    const to = await another();
    await reporter.post(`/projects/${project.id}/milestones`, { title: 'first' });
    const { body: there } = await reporter.post(`/projects/${to.id}/milestones`, { title: 'same' });
    const { body: here } = await reporter.post(`/projects/${project.id}/milestones`, {
      title: 'same',
    });
    await reporter.post(`/groups/${group.id}/labels`, { name: 'shared', color: '#fff' });
    const said = { description: '- [ ] insulate', due_date: '2030-01-01', confidential: true };
    const { iid, id } = await create({
      ...said,
      labels: ['shared', 'own'],
      milestone_id: here.id,
      assignee_ids: [people.developer.id],
    });
    const note = { body: 'Hot', author_id: people.guest.id, discussion_id: 'a'.repeat(40) };
    const times = {
      created_at: '2030-01-01T00:00:00.000Z',
      updated_at: '2030-01-01T00:00:00.000Z',
    };
    const flags = { system: false, confidential: false, starts_discussion: true };
    await db('notes').insert({ ...note, ...times, ...flags, issue_id: id });
    const moved = await reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    expect(moved).toMatchObject({
      status: 201,
      body: {
        ...said,
        title: 'Kiln',
        project_id: to.id,
        labels: ['shared'],
        milestone: { id: there.id },
        assignees: [{ id: people.developer.id }],
        author: { id: people.reporter.id },
        state: 'opened',
        moved_to_id: null,
        user_notes_count: 1,
      },
    });
    const left = await reporter.get(`${path}/${iid}`);
    expect(left.body).toMatchObject({ state: 'closed', moved_to_id: moved.body.id });
    const told = await db('notes').where({ system: true }).whereIn('action', ['moved']);
    expect(told.map(({ body }) => body).toSorted()).toEqual([
      `moved from ${project.path}#${iid}`,
      `moved to ${to.path}#${moved.body.iid}`,
    ]);
    const again = await reporter.post(`${path}/${iid}/move`, { to_project_id: project.id });
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'Cannot move issue to project it originates from!' },
    });
    const twice = await reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    expect(twice).toMatchObject({
      status: 400,
      body: { message: 'Cannot move issue due to insufficient permissions!' },
    });
  });

  it('keeps its age, links, epic, iteration and whom its notes mention', async () => {
    const to = await another();
    const epic = await seedEpic(db, { group, author: people.developer });
    const iteration = await seedIteration(db, { group });
    const linked = await create();
    const { iid, id } = await create({ epic_id: epic.id });
    const old = { created_at: '2020-01-02T03:04:05.000Z', iteration_id: iteration.id };
    await db('issues').where({ id }).update(old);
    const link = { target_project_id: project.id, target_issue_iid: linked.iid };
    expect((await reporter.post(`${path}/${iid}/links`, link)).status).toBe(201);
    const body = `@${people.guest.username} look`;
    expect((await reporter.post(`${path}/${iid}/notes`, { body })).status).toBe(201);
    const { body: moved } = await reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    expect(moved).toMatchObject({
      created_at: old.created_at,
      epic: { id: epic.id },
      iteration: { id: iteration.id },
    });
    const seen = `/projects/${to.id}/issues/${moved.iid}`;
    expect((await reporter.get(`${seen}/links`)).body).toMatchObject([{ id: linked.id }]);
    expect((await reporter.get(`${path}/${iid}/links`)).body).toEqual([]);
    const participants = await reporter.get(`${seen}/participants`);
    expect(participants.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: people.guest.id })]),
    );
    expect((await reporter.get(`/groups/${group.id}/epics/${epic.iid}/issues`)).body).toMatchObject(
      [{ id: moved.id }],
    );
  });

  it('names what it named, shows its files, and tells what became of it', async () => {
    const to = await another();
    const [here, there] = [`/projects/${project.id}`, `/projects/${to.id}`];
    const other = await create();
    for (const title of ['known', 'alone']) {
      await reporter.post(`${here}/labels`, { name: title, color: '#fff' });
      await reporter.post(`${here}/milestones`, { title: `${title} ${to.id}` });
    }
    await reporter.post(`${there}/labels`, { name: 'known', color: '#fff' });
    await reporter.post(`${there}/milestones`, { title: `known ${to.id}` });
    const sent = multipart({ name: 'file', value: png, filename: 'kiln.png' });
    const upload = await reporter.send('POST', `${here}/uploads`, sent.body, sent.headers);
    const later = await reporter.send('POST', `${here}/uploads`, sent.body, sent.headers);
    const said = (number: string, alone: string) =>
      `After ${number}, \`#${other.iid}\` and #999 ~known ${alone} ${upload.body.markdown}`;
    const near = `#${other.iid}`;
    const { iid, id } = await create({
      description: said(near, '~alone'),
      labels: ['known', 'alone'],
    });
    const note = await reporter.post(`${path}/${iid}/notes`, {
      body: `See ${near}. ${later.body.markdown}`,
    });
    await reporter.put(`${path}/${iid}`, { state_event: 'close' });
    await reporter.put(`${path}/${iid}`, { state_event: 'reopen', weight: 3 });
    const { body: moved } = await reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    const far = `${project.path}#${other.iid}`;
    expect(moved.description).toBe(said(far, `${project.path}~alone`));
    const shown = `/${to.full_path}${upload.body.url}`;
    expect((await reporter.sendTo('GET', shown)).status).toBe(200);
    const clone = await reporter.post(`${path}/${iid}/clone`, {
      ...{ to_project_id: project.id, with_notes: true },
    });
    expect(clone.body.description).toBe(said(near, '~alone'));
    workers.start();
    await workers.idle();
    await workers.stop();
    const bodies = (of: number) =>
      db('notes').where({ issue_id: of, system: false }).pluck<string[]>('body');
    expect(await bodies(moved.id)).toEqual([`See ${far}. ${later.body.markdown}`]);
    expect(await bodies(id)).toEqual([note.body.body]);
    expect(await bodies(clone.body.id)).toEqual([note.body.body]);
    for (const { body } of [upload, later]) {
      const file = `/${to.full_path}${body.url}`;
      expect((await reporter.sendTo('GET', file)).status).toBe(200);
    }
    const sizes = await db('project_statistics').where({ project_id: to.id }).first('uploads_size');
    expect(sizes?.uploads_size).toBe(2 * png.length);
    const events = async (kind: string) => {
      const { body } = await reporter.get(`${there}/issues/${moved.iid}/resource_${kind}_events`);
      return body as { state?: string; label?: { name: string }; weight?: number }[];
    };
    expect((await events('state')).map(({ state }) => state)).toEqual(['closed', 'reopened']);
    expect((await events('label')).map(({ label }) => label?.name)).toEqual(['known']);
    expect((await events('weight')).map(({ weight }) => weight)).toEqual([3]);
  });

  it('names what it named, though it moves on before its notes are settled', async () => {
    const [second, third] = [await another(), await another()];
    const other = await create();
    const { iid } = await create();
    const body = `See #${other.iid}`;
    expect((await reporter.post(`${path}/${iid}/notes`, { body })).status).toBe(201);
    const move = async (from: { id: number }, number: number, to: { id: number }) => {
      const at = `/projects/${from.id}/issues/${number}/move`;
      const moved = await reporter.post(at, { to_project_id: to.id });
      expect(moved.status).toBe(201);
      return moved.body as { id: number; iid: number };
    };
    const between = await move(project, iid, second);
    const last = await move(second, between.iid, third);
    workers.start();
    await workers.idle();
    await workers.stop();
    for (const { id } of [between, last]) {
      const bodies = db('notes').where({ issue_id: id, system: false }).pluck<string[]>('body');
      expect(await bodies).toEqual([`See ${project.path}#${other.iid}`]);
    }
    expect(await db('notes').whereNotNull('unsettled_from_id').pluck('body')).toEqual([]);
  });

  race('is one, though it is asked for twice at once', async () => {
    const to = await another();
    const { iid } = await create();
    const move = () => reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    const statuses = (await Promise.all([move(), move(), move()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 400, 400]);
    const missing = await reporter.post(`${path}/999999/move`, { to_project_id: to.id });
    expect(missing).toMatchObject({ status: 404, body: { message: '404 Issue Not Found' } });
    const nowhere = await reporter.post(`${path}/${iid}/move`, { to_project_id: 0 });
    expect(nowhere).toMatchObject({ status: 404, body: { message: '404 Project Not Found' } });
  });

  it.each(['move', 'clone'])('takes reporters of both projects to %s', async (verb) => {
    const hidden = await seedProject(db, { visibility: 'private' });
    const { iid } = await create();
    const to = { to_project_id: hidden.id };
    expect(await reporter.post(`${path}/${iid}/${verb}`, to)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
    await addMember(db, { project: hidden, user: people.reporter, level: 10 });
    const message = `Cannot ${verb} issue due to insufficient permissions!`;
    expect(await reporter.post(`${path}/${iid}/${verb}`, to)).toMatchObject({
      status: 400,
      body: { message },
    });
    const inside = { to_project_id: (await another()).id };
    expect(await api.as(people.guest).post(`${path}/${iid}/${verb}`, inside)).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('a cloned issue', () => {
  it('is written by whoever clones, and leaves the other as it is', async () => {
    const { iid, id } = await create({ description: 'Hot', labels: ['own'] });
    const at = '2030-01-01T00:00:00.000Z';
    await db('notes').insert({
      issue_id: id,
      body: 'Hot',
      author_id: people.guest.id,
      discussion_id: 'b'.repeat(40),
      starts_discussion: true,
      system: false,
      confidential: false,
      created_at: at,
      updated_at: at,
    });
    const developer = api.as(people.developer);
    const bare = await developer.post(`${path}/${iid}/clone`, { to_project_id: project.id });
    expect(bare).toMatchObject({
      status: 201,
      body: { author: { id: people.developer.id }, labels: ['own'], user_notes_count: 0 },
    });
    const whole = await developer.post(`${path}/${iid}/clone`, {
      to_project_id: project.id,
      with_notes: true,
    });
    expect(whole.body.user_notes_count).toBe(1);
    expect((await reporter.get(`${path}/${iid}`)).body).toMatchObject({
      state: 'opened',
      moved_to_id: null,
    });
  });
});

describe('a restricted reference in a note', () => {
  it('is copied by moves and clones, whichever guard of notes it is', async () => {
    const to = await another();
    const hidden = await another();
    const other = await create();
    const { iid, id } = await create();
    const named = {
      about_issue_id: other.id,
      about_merge_request_id: null,
      about_epic_id: null,
      about_project_id: hidden.id,
    };
    expect(Object.keys(named)).toEqual([...noteGuards]);
    await db('notes').insert({
      ...{ issue_id: id, author_id: people.guest.id, body: 'mentioned', system: true },
      ...{ action: 'guarded', confidential: false, starts_discussion: true },
      ...{ discussion_id: 'ab'.repeat(20), ...named },
      created_at: '2030-01-01T00:00:00.000Z',
      updated_at: '2030-01-01T00:00:00.000Z',
    });
    const clone = await reporter.post(`${path}/${iid}/clone`, {
      ...{ to_project_id: to.id, with_notes: true },
    });
    const moved = await reporter.post(`${path}/${iid}/move`, { to_project_id: to.id });
    for (const { body } of [clone, moved]) {
      const [note] = await db('notes')
        .where({ issue_id: body.id, action: 'guarded' })
        .select(...noteGuards);
      expect(note).toEqual(named);
    }
  });
});

describe('a project whose issues are switched off', () => {
  it('takes no issue that is moved or cloned', async () => {
    const to = await another();
    await db('projects').where('id', to.id).update({ issues_access_level: 'disabled' });
    const { iid } = await create();
    for (const way of ['move', 'clone']) {
      const answer = await reporter.post(`${path}/${iid}/${way}`, { to_project_id: to.id });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: `Cannot ${way} issue due to insufficient permissions!` },
      });
    }
    expect((await reporter.get(`${path}/${iid}`)).body).toMatchObject({ state: 'opened' });
  });
});
