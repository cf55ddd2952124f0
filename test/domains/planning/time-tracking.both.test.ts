import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';
import { misplacedTimeLogs } from '#test/support/time-logs.ts';

const { api, db } = await startApp({ connections: racing });
const world = await projectWorld(db);
const { project, people } = world;
const reporter = api.as(people.reporter);

async function newIssue(body: object = {}) {
  const path = `/projects/${project.id}/issues`;
  const { body: issue } = await reporter.post(path, { title: unique('Kiln '), ...body });
  return { id: issue.id as number, path: `${path}/${issue.iid}` };
}

const logsOf = (issue_id: number) => db('time_logs').where({ issue_id }).orderBy('id');

describe('the estimate', () => {
  it('is set, replaced and removed', async () => {
    const { path } = await newIssue();
    const first = await reporter.post(`${path}/time_estimate`, { duration: '3h30m' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        time_estimate: 12_600,
        human_time_estimate: '3h 30m',
        total_time_spent: 0,
        human_total_time_spent: null,
      },
    });
    const again = await reporter.post(`${path}/time_estimate`, { duration: '1mo' });
    expect(again.body).toMatchObject({ time_estimate: 576_000, human_time_estimate: '1mo' });
    expect((await reporter.get(path)).body.time_stats).toEqual(again.body);
    const none = await reporter.post(`${path}/reset_time_estimate`);
    expect(none).toMatchObject({
      status: 200,
      body: { time_estimate: 0, human_time_estimate: null },
    });
  });

  it.each(['', 'soon', '-1h', '9999999999mo', '1h 30'.repeat(60)])(
    'is not %.20j',
    async (duration) => {
      const { path } = await newIssue();
      const refused = await reporter.post(`${path}/time_estimate`, { duration });
      expect(refused.status).toBe(400);
      if (duration !== '' && duration.length <= 255) {
        expect(refused.body).toEqual({ message: { time_estimate: ['has an invalid format'] } });
      }
      expect((await reporter.get(`${path}/time_stats`)).body.time_estimate).toBe(0);
    },
  );

  it('makes the issue newer only where it changes', async () => {
    const { id, path } = await newIssue();
    const before = '2001-01-01T00:00:00.000Z';
    await db('issues').where({ id }).update({ updated_at: before });
    await reporter.post(`${path}/reset_time_estimate`);
    await reporter.post(`${path}/reset_spent_time`);
    expect((await reporter.get(path)).body.updated_at).toBe(before);
    await reporter.post(`${path}/time_estimate`, { duration: '1h' });
    expect((await reporter.get(path)).body.updated_at).not.toBe(before);
  });
});

describe('the time spent', () => {
  it('is the sum of what is added and subtracted, and removed', async () => {
    const { id, path } = await newIssue();
    const summary = 'Measured the temperature';
    const added = await reporter.post(`${path}/add_spent_time`, { duration: '2h', summary });
    expect(added).toMatchObject({
      status: 201,
      body: { total_time_spent: 7200, human_total_time_spent: '2h', time_estimate: 0 },
    });
    const less = await reporter.post(`${path}/add_spent_time`, { duration: '-30m' });
    expect(less.body).toMatchObject({ total_time_spent: 5400 });
    const none = await reporter.post(`${path}/reset_spent_time`);
    expect(none).toMatchObject({
      status: 200,
      body: { total_time_spent: 0, human_total_time_spent: null },
    });
    const user_id = people.reporter.id;
    expect(await logsOf(id)).toMatchObject([
      { user_id, time_spent: 7200, summary },
      { user_id, time_spent: -1800, summary: null },
      { user_id, time_spent: -5400, summary: null },
    ]);
  });

  it('is never less than nothing, nor more than can be stored', async () => {
    const { id, path } = await newIssue();
    await reporter.post(`${path}/add_spent_time`, { duration: '1h' });
    const refused = [
      ['-1h 1s', { time_spent: ['Time to subtract exceeds the total time spent'] }],
      [`${2 ** 31 - 1}s`, { time_spent: ['Total time spent is more than can be stored'] }],
      ['9999999999mo', { base: ["Time spent can't be blank"] }],
      ['later', { base: ["Time spent can't be blank"] }],
      ['0h', { base: ["Time spent can't be blank"] }],
    ] as const;
    for (const [duration, message] of refused) {
      const answer = await reporter.post(`${path}/add_spent_time`, { duration });
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
    expect(await logsOf(id)).toHaveLength(1);
    const all = await reporter.post(`${path}/add_spent_time`, { duration: '-1h' });
    expect(all.body).toMatchObject({ total_time_spent: 0 });
  });

  it('is logged for the day that is named, no later than today', async () => {
    const { id, path } = await newIssue();
    const spent = { duration: '1h', spent_at: '2022-07-08' };
    expect(await reporter.post(`${path}/add_spent_time`, spent)).toMatchObject({ status: 201 });
    const later = { duration: '1h', spent_at: '2990-01-01' };
    expect(await reporter.post(`${path}/add_spent_time`, later)).toMatchObject({
      status: 400,
      body: { message: { spent_at: ["can't be a future date"] } },
    });
    const logs = await logsOf(id);
    expect(logs).toMatchObject([{ time_spent: 3600, spent_at: '2022-07-08T00:00:00.000Z' }]);
    expect(await misplacedTimeLogs(db)).toEqual([]);
  });

  race('is right however many add to it at once', async () => {
    const { id, path } = await newIssue();
    const add = (_: unknown, index: number) =>
      api
        .as(index % 2 === 0 ? people.reporter : people.owner)
        .post(`${path}/add_spent_time`, { duration: `${index + 1}m` });
    const answers = await Promise.all(Array.from({ length: 50 }, add));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { body } = await reporter.get(`${path}/time_stats`);
    expect(body.total_time_spent).toBe((60 * 50 * 51) / 2);
    expect(await logsOf(id)).toHaveLength(50);

    const subtract = () => reporter.post(`${path}/add_spent_time`, { duration: '-10h' });
    const taken = await Promise.all(Array.from({ length: 5 }, subtract));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400]);
    const left = await reporter.get(`${path}/time_stats`);
    expect(left.body.total_time_spent).toBe((60 * 50 * 51) / 2 - 20 * 3600);
  });

  it('is shown in hours where the instance says so', async () => {
    const { path } = await newIssue();
    await reporter.post(`${path}/add_spent_time`, { duration: '1w' });
    const administrator = api.as(people.administrator);
    await administrator.put('/application/settings', { time_tracking_limit_to_hours: true });
    const shown = await reporter.get(`${path}/time_stats`);
    expect(shown.body).toMatchObject({ human_total_time_spent: '40h' });
    await administrator.put('/application/settings', { time_tracking_limit_to_hours: false });
  });
});

describe('a change of tracked time', () => {
  const answers = [
    ['anonymous', 404, 401],
    ['stranger', 404, 404],
    ['guest', 200, 403],
    ['reporter', 200, 201],
    ['administrator', 200, 201],
  ] as const;
  it.each(answers)('answers a %s with %i and %i', async (who, reading, writing) => {
    const { path } = await newIssue();
    const caller = api.as(people[who]);
    expect((await caller.get(`${path}/time_stats`)).status).toBe(reading);
    const added = await caller.post(`${path}/add_spent_time`, { duration: '1h' });
    expect(added.status).toBe(writing);
  });

  it('hides the times of confidential issues and leaves archived projects alone', async () => {
    const here = await projectWorld(db, { visibility: 'public' });
    const issues = `/projects/${here.project.id}/issues`;
    const as = api.as(here.people.maintainer);
    const { iid } = (await as.post(issues, { title: 'Kiln', confidential: true })).body;
    for (const who of ['guest', 'stranger', 'anonymous'] as const) {
      const answer = await api.as(here.people[who]).get(`${issues}/${iid}/time_stats`);
      expect(answer.status).toBe(404);
    }
    await db('projects').where({ id: here.project.id }).update({ archived: true });
    for (const action of ['reset_time_estimate', 'reset_spent_time']) {
      expect((await as.post(`${issues}/${iid}/${action}`)).status).toBe(403);
    }
    for (const action of ['time_estimate', 'add_spent_time']) {
      expect((await as.post(`${issues}/${iid}/${action}`, { duration: '1h' })).status).toBe(403);
    }
  });
});
