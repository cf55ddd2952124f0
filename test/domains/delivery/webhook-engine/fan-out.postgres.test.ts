import { expect, it, onTestFinished } from 'vitest';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import type { Database } from '#src/database/database.ts';
import { startApp } from '#test/support/app.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';
import { seedProject } from '#test/support/seed.ts';

const { db, environment } = await startApp();
const { workers } = environment;

/** Promise that resolves when `open` is called. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

it('an event is told though a job looked for events just before its commit', async () => {
  await allowLocalHooks(db);
  const receiver = await startReceiver();
  const project = await seedProject(db);
  await seedHook(db, { url: receiver.url, project_id: project.id, issues_events: true });
  const announce = (db: Database, order: string) =>
    enqueueForHooks(db, {
      ...{ trigger: 'issues_events', header: 'Issue Hook', order, project: project.id },
      payload: async () => ({ order }),
    });
  await db.transaction((db) => announce(db, 'issue 1'));
  const [announced, released] = [gate(), gate()];
  const late = db.transaction(async (db) => {
    await announce(db, 'issue 2');
    announced.open();
    await released.opened;
  });
  await announced.opened;
  workers.start();
  onTestFinished(() => workers.stop());
  await workers.idle();
  expect(receiver.received).toHaveLength(1);
  released.open();
  await late;
  await workers.idle();
  expect(receiver.received.map(({ body }) => body)).toEqual([
    '{"order":"issue 1"}',
    '{"order":"issue 2"}',
  ]);
});
