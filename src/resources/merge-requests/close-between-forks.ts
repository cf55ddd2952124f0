import { on } from '../../domain-events/subscription.ts';
import { publish } from '../../domain-events/publish.ts';
import type { WorkerDefinition, WorkerDependencies } from '../../workers/definition.ts';
import { ofUser } from '../../workers/owners.ts';
import { forkCut } from '../project-forks/events.ts';
import { targetChanged } from '../targets/events.ts';
import { type MergeRequestRow, mergeRequestTarget } from './table.ts';
import { withoutAutoMerge } from './update.ts';

interface Cut {
  readonly project_id: number;
  readonly actor_id: number;
}

export const subscriptions = [
  on(forkCut, {
    async record(db, { project, actorId }, { workers }) {
      await workers.enqueue(db, closeBetweenForks, { project_id: project.id, actor_id: actorId });
    },
  }),
];

const batch = 100;

/** Closes what is proposed between a project that was a fork and others, in both directions. Safe to repeat. */
export const closeBetweenForks: WorkerDefinition<Cut> = {
  name: 'close_between_forks',
  worksFor: ({ actor_id }) => ofUser(actor_id),

  async run({ project_id, actor_id }, dependencies) {
    const { db } = dependencies;
    for (const side of ['source_project_id', 'target_project_id'] as const) {
      for (let after = 0, full = true; full;) {
        const rows = await db<MergeRequestRow>('merge_requests')
          .where({ [side]: project_id, state: 'opened' })
          .whereRaw('source_project_id <> target_project_id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(batch)
          .select('id');
        for (const { id } of rows) await close(dependencies, id, actor_id);
        after = rows.at(-1)?.id ?? after;
        full = rows.length === batch;
      }
    }
  },
};

async function close({ db, clock }: WorkerDependencies, id: number, actorId: number) {
  await db.transaction(async (db) => {
    const before = await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .forNoKeyUpdate()
      .first();
    if (before?.state !== 'opened') return;
    const at = clock();
    const now = at.toISOString();
    const closed = { state: 'closed', closed_at: now, closed_by_id: actorId } as const;
    const changed = { ...withoutAutoMerge, ...closed, updated_at: now };
    await db('merge_requests').where({ id }).update(changed);
    const project = await db('projects')
      .where({ id: before.target_project_id })
      .first<{ id: number; namespace_id: number; full_path: string } | undefined>(
        'id',
        'namespace_id',
        'full_path',
      );
    if (project === undefined) return;
    const target = mergeRequestTarget({ ...before, ...changed }, project);
    const changes = [{ attribute: 'state', to: 'closed' } as const];
    await publish(db, targetChanged({ target, actorId, at, changes }));
  });
}
