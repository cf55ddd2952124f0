import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { type HasId, seedIteration } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'premium' } });
const { api, db } = app;
const free = await startApp({ config: { plan: 'free' } });
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);

async function made(path: string, body: object) {
  const answer = await reporter.post(path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as HasId & { readonly iid: number };
}

const days = { start_date: '2030-03-02', due_date: '2030-03-20' };
const box = await made(`/projects/${project.id}/milestones`, { title: 'Fire', ...days });
const next = await made(`/projects/${project.id}/milestones`, { title: 'Glaze' });
const iteration = await seedIteration(db, {
  ...{ group, ...days },
});
const issues = `/projects/${project.id}/issues`;

/** Says that all that has happened to an issue since then happened on a day. */
async function onDay(day: string, { id }: HasId, since: number) {
  await db('resource_events')
    .where('issue_id', id)
    .where('id', '>', since)
    .update({ created_at: `${day}T12:00:00.000Z` });
}

const lastEvent = async () => {
  const row = await db('resource_events').max<{ id: number | null }[]>('id as id');
  return Number(row[0]?.id ?? 0);
};

async function happens(day: string, issue: HasId & { readonly iid: number }, change: object) {
  const since = await lastEvent();
  expect(await reporter.put(`${issues}/${issue.iid}`, change)).toMatchObject({ status: 200 });
  await onDay(day, issue, since);
}

async function create(day: string, given: object) {
  const since = await lastEvent();
  const issue = await made(issues, { title: 'Brick', milestone_id: box.id, ...given });
  await onDay(day, issue, since);
  return issue;
}

const first = await create('2030-02-10', { weight: 3, iteration_id: iteration.id });
const second = await create('2030-03-05', {});
await create('2030-03-05', { confidential: true, weight: 7 });
await happens('2030-03-08', second, { weight: 2 });
await happens('2030-03-10', first, { state_event: 'close' });
await happens('2030-03-12', second, { milestone_id: next.id });
await happens('2030-03-25', first, { state_event: 'reopen' });

const report = `report { burnupTimeSeries { date scopeCount scopeWeight completedCount completedWeight }
  stats { total { count weight } complete { count weight } incomplete { count weight } }
  error { code message } }`;
const milestone = (id: number) => `{ milestone(id: "gid://gitlab/Milestone/${id}") { ${report} } }`;
const day = (date: string, ...[scope, weight, done, doneWeight]: number[]) => ({
  ...{ date, scopeCount: scope, scopeWeight: weight },
  ...{ completedCount: done, completedWeight: doneWeight },
});

it('tells how the work of a milestone grew and was done', async () => {
  expect(await ask(people.reporter, milestone(box.id))).toEqual({
    data: {
      milestone: {
        report: {
          burnupTimeSeries: [
            day('2030-03-02', 1, 3, 0, 0),
            day('2030-03-05', 3, 10, 0, 0),
            day('2030-03-08', 3, 12, 0, 0),
            day('2030-03-10', 3, 12, 1, 3),
            day('2030-03-12', 2, 10, 1, 3),
          ],
          stats: {
            total: { count: 2, weight: 10 },
            complete: { count: 1, weight: 3 },
            incomplete: { count: 1, weight: 7 },
          },
          error: null,
        },
      },
    },
  });
});

it('counts only what the caller sees', async () => {
  const { data } = await ask(people.guest, milestone(box.id));
  const shown = data as never as { milestone: { report: { stats: object } } };
  expect(shown.milestone.report.stats).toMatchObject({ total: { count: 1, weight: 3 } });
});

it('tells of iterations, too', async () => {
  const id = `gid://gitlab/Iteration/${iteration.id}`;
  const { data, errors } = await ask(people.reporter, `{ iteration(id: "${id}") { ${report} } }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    iteration: {
      report: { stats: { total: { count: 1, weight: 3 }, complete: { count: 1, weight: 3 } } },
    },
  });
});

it.each([
  ['its project', project.full_path, 2],
  ['its group', group.full_path, 2],
  ['a path of nothing', 'nothing/at-all', null],
] as const)('counts the issues of %s alone', async (_, path, count) => {
  const document = `{ milestone(id: "gid://gitlab/Milestone/${box.id}") {
    report(fullPath: "${path}") { stats { total { count } } } } }`;
  const { data, errors } = await ask(people.reporter, document);
  const total = { milestone: { report: { stats: { total: { count } } } } };
  if (count === null) expect(errors).toEqual([expect.stringMatching(/^The resource/)]);
  else expect(data).toEqual(total);
});

it('needs both dates, and the plan for it', async () => {
  const { data } = await ask(people.reporter, milestone(next.id));
  expect(data).toMatchObject({
    milestone: { report: { burnupTimeSeries: null, error: { code: 'MISSING_DATES' } } },
  });
  const poor = await projectWorld(free.db);
  const path = `/projects/${poor.project.id}/milestones`;
  const { body } = await free.api.as(poor.people.reporter).post(path, { title: 'Fire', ...days });
  const askFree = await asking(free);
  expect(await askFree(poor.people.reporter, milestone((body as HasId).id))).toEqual({
    data: { milestone: { report: null } },
  });
});

it('is asked once in a document', async () => {
  const twice = `{ a: ${milestone(box.id).slice(1, -1)} b: ${milestone(box.id).slice(1, -1)} }`;
  const { errors } = await ask(people.reporter, twice);
  expect(errors).toEqual(['"report" field can be requested only for 1 Milestone(s) at a time.']);
});
