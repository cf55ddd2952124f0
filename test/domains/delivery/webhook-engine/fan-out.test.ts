import { beforeAll, describe, expect, it } from 'vitest';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { startApp } from '#test/support/app.ts';
import { allowLocalHooks, fanOutAll, seedHook } from '#test/support/receiver.ts';
import { seedProject } from '#test/support/seed.ts';
import { answersOfRequests, statementsOfRequests } from '#test/support/statements.ts';

const app = await startApp();
const { db, environment } = app;

beforeAll(() => allowLocalHooks(db));

const url = 'http://192.0.2.1/';

/** A project with hooks, and their ids. */
async function listenedProject(count: number) {
  const project = await seedProject(db);
  const hook = { project_id: project.id, issues_events: true };
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await seedHook(db, { url, ...hook })).id);
  return { project, ids };
}

/** Announces so many events in one transaction. */
const announce = ({ id }: { readonly id: number }, count: number) =>
  db.transaction(async (db) => {
    for (let number = 0; number < count; number += 1) {
      await enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order: `issue ${number}` },
        project: id,
        payload: async () => ({ number }),
      });
    }
  });

describe('events for many hooks', () => {
  it('take as many statements and rows of their transaction as those for one', async () => {
    const statementsFor = async (hooks: number) => {
      const { project } = await listenedProject(hooks);
      const sent = await statementsOfRequests(app, () => announce(project, 5));
      expect(await db('deliveries')).toEqual([]);
      expect(await db('delivery_events')).toHaveLength(5);
      await fanOutAll(environment);
      await db('deliveries').delete();
      return sent.length;
    };
    expect(await statementsFor(70)).toBe(await statementsFor(1));
  });

  it('get deliveries in parts, in the order of the events', async () => {
    const { project, ids } = await listenedProject(30);
    await announce(project, 5);
    const seen = await answersOfRequests(app, () => fanOutAll(environment));
    const inserted = seen.filter(({ sql }) => /^insert into .deliveries/.test(sql));
    expect(inserted.map(({ rows }) => rows)).toEqual([50, 50, 50]);
    // Each part is a transaction of its own that begins with its events; the last one finds none.
    const parts = seen.filter(({ sql }) => /^select .* from .delivery_events. where/s.test(sql));
    expect(parts).toHaveLength(4);
    for (const hook_id of ids) {
      const subjects = db('deliveries').where({ hook_id }).orderBy('id').pluck('subject');
      expect(await subjects).toEqual([0, 1, 2, 3, 4].map((number) => `issue ${number}`));
    }
    expect(await db('delivery_events')).toEqual([]);
  });

  it('are told to those hooks that are still there', async () => {
    const { project, ids } = await listenedProject(3);
    await announce(project, 1);
    await db('hooks').where({ id: ids[0] }).delete();
    await db('hooks').where({ id: ids[1] }).update({ kind: 'removed' });
    await fanOutAll(environment);
    expect(await db('deliveries').whereIn('hook_id', ids).pluck('hook_id')).toEqual([ids[2]]);
    const payloads = await db('delivery_payloads').pluck<number[]>('id');
    await announce(project, 1);
    await db('hooks').where({ id: ids[2] }).delete();
    await fanOutAll(environment);
    expect(await db('delivery_payloads').pluck('id')).toEqual(payloads);
  });
});
