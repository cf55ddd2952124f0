import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { type UserRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { forkCut } from '#src/domains/projects/project-forks/events.ts';
import { closeRequest } from './end-request.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

interface Cut {
  readonly project_id: number;
  readonly actor_id: number;
  /** Jobs of earlier versions have none. */
  readonly by?: UserRequest;
}

/** Merge requests between a project and its fork do not outlast their relation. */
export async function closeWithRelation(
  db: Database,
  { project, by }: FactsOf<typeof forkCut>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  const cut = { project_id: project.id, actor_id: by.user_id, by };
  await workers.enqueue(db, closeBetweenForks, cut);
}

const batchSize = 100;

/** Closes what is proposed between a project that was a fork and others, in both directions. Safe to repeat. */
export const closeBetweenForks: WorkerDefinition<Cut> = {
  name: 'close_between_forks',
  worksFor: ({ actor_id }) => toUserOwner(actor_id),

  async run({ project_id, actor_id, by = readWorkRequest({ user_id: actor_id }) }, dependencies) {
    const { db } = dependencies;
    for (const side of ['source_project_id', 'target_project_id'] as const) {
      for (let after = 0, full = true; full;) {
        const rows = await db<MergeRequestRow>('merge_requests')
          .where({ [side]: project_id, state: 'opened' })
          .whereRaw('source_project_id <> target_project_id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(batchSize)
          .select('id');
        for (const { id } of rows) await closeRequest(dependencies, id, by);
        after = rows.at(-1)?.id ?? after;
        full = rows.length === batchSize;
      }
    }
  },
};
