import { beforeAll, expect, it } from 'vitest';
import { createLog } from '#src/log.ts';
import { deliverToReceiver } from '#src/domains/delivery/webhook-engine/deliver.ts';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { startApp } from '#test/support/app.ts';
import { allowLocalHooks, fanOutAll, seedHook, startReceiver } from '#test/support/receiver.ts';
import { seedProject } from '#test/support/seed.ts';
import { answersOfRequests } from '#test/support/statements.ts';

const app = await startApp();
const { db, environment } = app;
const tools = { ...environment, log: createLog('fatal') };

beforeAll(() => allowLocalHooks(db));

it('sends eight at once, looked at 32 in one go, and notes them in one statement', async () => {
  const receiver = await startReceiver();
  const project = await seedProject(db);
  const hook = { project_id: project.id, issues_events: true, quick: true };
  const { id } = await seedHook(db, { url: receiver.url, ...hook });
  const numbers = Array.from({ length: 33 }, (_, number) => number);
  for (const number of numbers) {
    await db.transaction((db) =>
      enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order: `issue ${number}` },
        project: project.id,
        payload: async () => ({ number }),
      }),
    );
  }
  await fanOutAll(environment);
  const seen = await answersOfRequests(app, async () => {
    await deliverToReceiver.run({ kind: 'hook', id, owner: 'a' }, tools, {
      ...{ id: 'a job', attempt: 1, signal: new AbortController().signal },
      progress: async () => undefined,
    });
  });
  const rowsOf = (sql: RegExp) => seen.filter((one) => sql.test(one.sql)).map(({ rows }) => rows);
  // The first one is sent alone: the receiver may fail. Then all are looked at again, since some may have been dropped.
  expect(rowsOf(/update .?deliveries/)).toEqual([1, 8, 8, 8, 8]);
  expect(rowsOf(/^select .*event_uuid.* from .deliveries/s)).toEqual([32, 32, 0]);
  expect(rowsOf(/^select .* from .delivery_payloads/s)).toEqual([32, 8]);
  const sent = receiver.received.map(({ body }) => Number(/\d+/.exec(body)?.[0]));
  expect(sent.toSorted((a, b) => a - b)).toEqual(numbers);
  const log = db('deliveries').where({ hook_id: id, state: 'sent' });
  expect(await log.pluck<string[]>('response_status')).toEqual(numbers.map(() => '200'));
});
