import { expect, it, onTestFinished, vi } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { copyIssueNotes } from '#src/domains/planning/issues/copy-notes.ts';
import { settleCopiedIssue } from '#src/domains/planning/issues/settle-copy.ts';
import { Postponed, type WorkerDependencies } from '#src/workers/definition.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';

/** Notes of an issue are copied in parts, between which a process may end and others may change what is copied. */
const { api, db, environment } = await startApp();
const { workers } = environment;
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const guest = api.as(people.guest);
const path = `/projects/${project.id}/issues`;

/** More than the transaction of the request copies, and than one part of the job. */
const many = 1300;
const bodies = Array.from({ length: many }, (_, n) => `Hot ${n}`);
const at = '2030-01-01T00:00:00.000Z';

async function createIssue() {
  const made = await reporter.post(path, { title: 'Kiln' });
  expect(made.status).toBe(201);
  const { id, iid } = made.body as { id: number; iid: number };
  for (const [index, some] of [...splitIntoBatches(bodies, 200)].entries()) {
    await db('notes').insert(
      some.map((body, n) => ({
        ...{ issue_id: id, author_id: people.developer.id, body, system: false },
        ...{ confidential: false, starts_discussion: true, created_at: at, updated_at: at },
        discussion_id: (200 * index + n).toString(16).padStart(40, '0'),
      })),
    );
  }
  return { id, iid };
}

const another = () => seedProject(db, { namespace: group, visibility: 'private' });

async function ask(way: 'clone' | 'move', iid: number, to: { id: number }, from = project) {
  const body = { to_project_id: to.id, ...(way === 'clone' && { with_notes: true }) };
  const made = await reporter.post(`/projects/${from.id}/issues/${iid}/${way}`, body);
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number };
}

const notesOf = (issue: { id: number }) =>
  db('notes').where({ issue_id: issue.id, system: false }).orderBy('id');
const bodiesOf = (issue: { id: number }) => notesOf(issue).pluck<string[]>('body');

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
  expect(await workers.deadLetters()).toEqual([]);
}

type Payload = Parameters<typeof copyIssueNotes.run>[0];

/** The payload of the job that copies what the request has left. */
async function payloadOf(issue: { id: number }): Promise<Payload> {
  const rows = await db('worker_jobs')
    .where('worker', 'copy_issue_notes')
    .select<{ payload: string | Payload }[]>('payload');
  const payloads = rows.map(({ payload }) =>
    typeof payload === 'string' ? (JSON.parse(payload) as Payload) : payload,
  );
  const payload = payloads.find(({ issue_id }) => issue_id === issue.id);
  if (payload === undefined) throw new Error('a job copies the others');
  return payload;
}

/** Runs that job as a process does that ends after its first part. */
async function breakOff(issue: { id: number }): Promise<Payload> {
  const payload = await payloadOf(issue);
  await expect(run(payload, AbortSignal.abort(new Error('the end')))).rejects.toThrow('the end');
  return payload;
}

const log = console as unknown as WorkerDependencies['log'];

const run = (payload: Payload, signal: AbortSignal) =>
  copyIssueNotes.run(
    payload,
    { ...environment, log },
    { id: '1', attempt: 1, signal, progress: async () => {} },
  );

it.each(['clone', 'move'] as const)('goes on where it broke off, to %s once', async (way) => {
  const issue = await createIssue();
  const copy = await ask(way, issue.iid, await another());
  expect(await bodiesOf(copy)).toEqual(bodies.slice(0, 1000));
  const payload = await breakOff(copy);
  expect(await bodiesOf(copy)).toEqual(bodies.slice(0, 1250));
  const late = { body: 'Said later' };
  expect((await reporter.post(`${path}/${issue.iid}/notes`, late)).status).toBe(201);
  await work();
  expect(await bodiesOf(copy)).toEqual(bodies);
  await run(payload, new AbortController().signal);
  expect(await bodiesOf(copy)).toEqual(bodies);
  const row = await db('issues').where({ id: copy.id }).first('user_notes_count');
  expect(row).toEqual({ user_notes_count: many });
  expect(await db('notes').whereNotNull('unsettled_from_id').pluck('body')).toEqual([]);
});

it('shows nobody what became confidential before it was copied', async () => {
  const issue = await createIssue();
  const copy = await ask('clone', issue.iid, project);
  expect((await reporter.put(`${path}/${issue.iid}`, { confidential: true })).status).toBe(200);
  await work();
  const seen = async (as: typeof reporter) =>
    (await as.get(`${path}/${copy.iid}/notes?per_page=1&activity_filter=only_comments`)).headers;
  expect(await seen(reporter)).toMatchObject({ 'x-total': String(many) });
  expect(await seen(guest)).toMatchObject({ 'x-total': '1000' });
});

it('has all of its notes, though the issue moves on before they are there', async () => {
  const [second, third] = [await another(), await another()];
  const issue = await createIssue();
  const between = await ask('move', issue.iid, second);
  const last = await ask('move', between.iid, third, second);
  await expect(run(await payloadOf(last), new AbortController().signal)).rejects.toThrow(Postponed);
  expect(await bodiesOf(last)).toEqual(bodies.slice(0, 1000));
  await run(await payloadOf(between), new AbortController().signal);
  await work();
  for (const each of [between, last]) expect(await bodiesOf(each)).toEqual(bodies);
  const told = db('notes').where({ issue_id: last.id, action: 'moved' }).orderBy('id');
  expect(await told.pluck('about_issue_id')).toHaveLength(2);
});

it('begins each thread with its first note, though one is deleted meanwhile', async () => {
  const issue = await createIssue();
  const thread = (await notesOf(issue).pluck<string[]>('discussion_id'))[0] ?? '';
  await notesOf(issue)
    .where('body', `Hot ${many - 1}`)
    .update({ discussion_id: thread, starts_discussion: false });
  const one = await ask('clone', issue.iid, project);
  const other = await ask('clone', issue.iid, project);
  const owner = api.as(people.owner);
  const first = async (of: { id: number }) => (await notesOf(of).pluck<number[]>('id'))[0] ?? 0;
  for (const each of [issue, one]) {
    const gone = await owner.delete(`${path}/${each.iid}/notes/${await first(each)}`);
    expect(gone.status).toBe(204);
  }
  await work();
  const begun = (of: { id: number }) =>
    notesOf(of).where({ discussion_id: thread, starts_discussion: true }).pluck('body');
  expect(await begun(one)).toEqual([`Hot ${many - 1}`]);
  expect(await begun(other)).toEqual(['Hot 0']);
});

it('ends with the copy', async () => {
  const issue = await createIssue();
  const copy = await ask('clone', issue.iid, project);
  const payload = await breakOff(copy);
  expect((await api.as(people.owner).delete(`${path}/${copy.iid}`)).status).toBe(204);
  await run(payload, new AbortController().signal);
  await work();
  expect(await bodiesOf(copy)).toEqual([]);
  expect(await db('note_copies').where({ issue_id: copy.id })).toEqual([]);
});

it('commits what it settles for many notes at once', async () => {
  const issue = await createIssue();
  const copy = await ask('move', issue.iid, await another());
  const settled = () => notesOf(copy).whereNull('unsettled_from_id').pluck('id');
  const [named] = await notesOf(copy).limit(1).pluck<number[]>('id');
  await db('notes')
    .where({ id: named })
    .update({ body: `See #${issue.iid}` });
  const alone = vi.spyOn(db[execution].executor, 'run');
  const transactions = vi.spyOn(db, 'transaction');
  onTestFinished(() => void vi.restoreAllMocks());
  const { issue_id, from_id, user_id } = await payloadOf(copy);
  const payload = { issue_id, from_id, user_id, after_id: 0 };
  const signal = new AbortController().signal;
  const job = { id: '1', attempt: 1, signal, progress: async () => {} };
  await settleCopiedIssue.run(payload, { ...environment, log }, job);
  // The issue has two hundred notes; the next job is a commit of its own.
  expect(await settled()).toHaveLength(200);
  expect(transactions.mock.calls.length + alone.mock.calls.length).toBeLessThanOrEqual(5);
  const [text] = await notesOf(copy).limit(1).pluck<string[]>('body');
  // The other project is in the same group.
  expect(text).toBe(`See ${project.path}#${issue.iid}`);
});
