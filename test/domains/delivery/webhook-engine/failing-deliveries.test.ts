import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '#src/database/database.ts';
import { createLog } from '#src/log.ts';
import { deliverToReceiver } from '#src/domains/delivery/webhook-engine/deliver.ts';
import { enqueueForHooks, Incomplete } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { commitCompleter } from '#src/domains/core/repositories/hook-commits.ts';
import { pushCompleter } from '#src/domains/core/repositories/hook-payload.ts';
import { startApp } from '#test/support/app.ts';
import { allowLocalHooks, fanOutAll, seedHook, startReceiver } from '#test/support/receiver.ts';
import { seedProject } from '#test/support/seed.ts';

const { db, environment } = await startApp();
const tools = { ...environment, log: createLog('fatal') };

beforeAll(() => allowLocalHooks(db));

/** A hook that waits for an event before and an event after one with this payload. */
async function waitingHook(payload: object, hear: () => void = () => undefined) {
  const receiver = await startReceiver((response) => {
    hear();
    response.end();
  });
  const project = await seedProject(db);
  const { id } = await seedHook(db, {
    url: receiver.url,
    project_id: project.id,
    issues_events: true,
    quick: true,
  });
  const announce = (order: string, payload: object) =>
    db.transaction((db) =>
      enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order, project: project.id },
        payload: async () => payload,
      }),
    );
  await announce('issue 1', { told: 'before' });
  await announce('issue 2', payload);
  await announce('issue 3', { told: 'after' });
  await fanOutAll(environment);
  const deliver = (attempt: number, { signal = new AbortController().signal, over = db } = {}) =>
    deliverToReceiver.run(
      { kind: 'hook', id, owner: 'a' },
      { ...tools, db: over },
      {
        ...{ id: 'a job', attempt, signal },
        progress: async () => undefined,
      },
    );
  const states = async () =>
    db('deliveries').where({ hook_id: id }).orderBy('id').pluck<string[]>('state');
  const reasons = async () =>
    db('deliveries').where({ hook_id: id, state: 'dropped' }).pluck<string[]>('response_body');
  return {
    deliver,
    states,
    reasons,
    receiver,
    bodies: () => receiver.received.map(({ body }) => body),
  };
}

const before = '{"told":"before"}';
const after = '{"told":"after"}';

describe('a delivery that cannot be made', () => {
  it('is dropped at once where its repository is gone, and what waits behind it is sent', async () => {
    const facts = { payload: { after: '1'.repeat(40), project_id: 9_999_999, project: {} } };
    const push = new Incomplete(pushCompleter.name, { ...facts, branch: null });
    const { deliver, states, reasons, bodies } = await waitingHook(push);
    await deliver(1);
    expect(await states()).toEqual(['sent', 'dropped', 'sent']);
    expect(await reasons()).toEqual(['Not sent: the commits that it tells of cannot be read']);
    expect(bodies()).toEqual([before, after]);
  });

  it('is tried again by mistakes of the server, without sending others twice, and dropped at last', async () => {
    const broken = new Incomplete(commitCompleter.name, { projectId: 1 });
    const { deliver, states, reasons, bodies } = await waitingHook(broken);
    await expect(deliver(1)).rejects.toThrow(TypeError);
    expect(await states()).toEqual(['sent', 'waiting', 'sent']);
    await expect(deliver(4)).rejects.toThrow(TypeError);
    await deliver(5);
    expect(await states()).toEqual(['sent', 'dropped', 'sent']);
    expect(await reasons()).toEqual(['Not sent: the server failed to make or send it']);
    expect(bodies()).toEqual([before, after]);
  });
});

describe('a delivery that was sent', () => {
  it('is noted and not sent again where the database was away meanwhile', async () => {
    const { deliver, states, bodies } = await waitingHook({ told: 'between' });
    let refusals = 2;
    const transaction: Database['transaction'] = async (work, options) => {
      refusals -= 1;
      if (refusals >= 0) throw new DatabaseUnavailable('away');
      return db.transaction(work, options);
    };
    const over = Object.assign((...table: Parameters<Database>) => db(...table), db, {
      transaction,
    }) as Database;
    await deliver(1, { over });
    expect(refusals).toBeLessThan(0);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    expect(bodies()).toEqual([before, '{"told":"between"}', after]);
  });

  it('is noted although its job took too long', async () => {
    const late = new AbortController();
    const { deliver, states, bodies } = await waitingHook({ told: 'between' }, () =>
      late.abort(new Error('took too long')),
    );
    const delivering = deliver(1, { signal: late.signal });
    await expect(delivering).rejects.toThrow('took too long');
    expect(await states()).toEqual(['sent', 'waiting', 'waiting']);
    await deliver(2);
    expect(bodies()).toEqual([before, '{"told":"between"}', after]);
  });
});
