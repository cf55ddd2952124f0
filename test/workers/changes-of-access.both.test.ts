import { expect, it } from 'vitest';
import type { AuthorizationScope } from '#src/policy/granted-levels.ts';
import { JobStore } from '#src/workers/job-store.ts';
import type { Lane } from '#src/workers/turns.ts';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { db, environment } = await startApp();
const lane: Lane = { name: 'ordinary', places: 4, mostOfOwner: 3 };

const scopes: [string, () => Promise<{ scope: AuthorizationScope; owner: string }>][] = [
  [
    'a group',
    async () => {
      const { id } = await seedGroup(db);
      return { scope: { namespaceId: id }, owner: `namespace ${id}` };
    },
  ],
  [
    'projects',
    async () => {
      const { id, namespace_id } = await seedProject(db);
      return { scope: { projectIds: [id] }, owner: `namespace ${namespace_id}` };
    },
  ],
  ['users', async () => ({ scope: { userIds: [(await seedUser(db)).id] }, owner: 'instance' })],
];

it.each(scopes)('rights to %s end while other work for them takes long', async (_, make) => {
  await db('worker_jobs').delete();
  const { scope, owner } = await make();
  const row = (state: string) => ({
    ...{ worker: 'note', payload: {}, owner, state, lane: 'ordinary' },
    ...{ attempts: state === 'running' ? 1 : 0, max_attempts: 5, retry_delay: 5 },
    run_at: new Date(Date.now() - 3_600_000).toISOString(),
  });
  await db('worker_jobs').insert([
    ...Array(3).fill(row('running')),
    ...Array(9).fill(row('queued')),
  ]);
  await db.transaction((db) =>
    environment.workers.enqueue(db, 'refresh_authorizations', { scope }),
  );
  const claimed = await new JobStore(db).claim(lane, 1, new Map([[owner, 3]]));
  expect(claimed.map(({ worker }) => worker)).toEqual(['refresh_authorizations']);
});
