import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { type UserRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { refsMoved } from '#src/domains/core/repositories/events.ts';
import { closeRequest } from './end-request.ts';
import { followSource } from './follow-source.ts';
import { followTarget } from './follow-target.ts';
import { readHeads } from './heads.ts';
import { readRequestPages } from './request-pages.ts';

interface Push {
  readonly project_id: number;
  readonly author_id: number;
  /** Jobs of earlier versions have none. */
  readonly by?: UserRequest;
  readonly branches: readonly string[];
  /** Names, each with the commit where the branch was before; nothing of new branches. */
  readonly before?: readonly (readonly [string, string])[];
}

/** Number of branches that one job handles. */
const branchBatchSize = 100;

/** Queues jobs for batches of moved branches that are source or target of merge requests. */
export async function followBranches(
  db: Database,
  { project, by, moves }: FactsOf<typeof refsMoved>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  const moved = moves.filter(({ refType }) => refType === 'branch');
  const push = { project_id: project.id, author_id: by.user_id, by };
  for (const some of splitIntoBatches(moved, branchBatchSize)) {
    const names = some.map(({ name }) => name);
    const open = await withOpenRequests.all(db, { projectId: project.id, names });
    if (open.length === 0) continue;
    const branches = open.map(({ name }) => name);
    const before = some.flatMap(({ name, before }) =>
      before === null ? [] : [[name, before] as const],
    );
    await workers.enqueue(db, followPush, { ...push, branches, before });
  }
}

/** Selects the branches that are source or target of an open merge request. */
const withOpenRequests = prepareStatement<
  { projectId: number; names: readonly string[] },
  { name: string }
>((db, { projectId, names }) => {
  const open = (side: 'source' | 'target') =>
    whereInList(db('merge_requests'), `merge_requests.${side}_branch`, names)
      .where({ [`${side}_project_id`]: projectId })
      .whereIn('state', ['opened', 'locked'])
      .select(`${side}_branch as name`);
  return open('source').union(open('target'));
});

/**
 * Updates the merge requests of moved branches: a new version for each source, and a new check for each target. Merge
 * requests whose commits the target contains are merged; those whose branch is deleted are closed.
 */
export const followPush: WorkerDefinition<Push> = {
  name: 'follow_push',
  worksFor: ({ author_id }) => toUserOwner(author_id),

  async run(push, dependencies) {
    const {
      project_id,
      author_id,
      by = readWorkRequest({ user_id: author_id }),
      branches,
      before = [],
    } = push;
    const { db } = dependencies;
    const known = new Map(before);
    for (const branch of branches) {
      const from = { source_project_id: project_id, source_branch: branch, state: 'opened' };
      const open = () => db('merge_requests').where(from);
      // One push may bring the same to both branches: the target had less before.
      const findStart = ({ target_project_id: into, target_branch }: MergeRequestRow) =>
        into === project_id ? known.get(target_branch) : undefined;
      for await (const rows of readRequestPages<MergeRequestRow>(open)) {
        for (const row of rows) await followSource(dependencies, row, by, findStart(row));
      }
    }
    // Merge requests from the pushed branches already have their new heads.
    for (const branch of branches) {
      const moved = { projectId: project_id, branch, before: known.get(branch) ?? null };
      await followTarget(dependencies, moved, by);
    }
    // The target may have got their commits by the same push: those are merged by now.
    for (const branch of branches) {
      const from = { source_project_id: project_id, source_branch: branch, state: 'opened' };
      for await (const rows of readRequestPages<MergeRequestRow>(() =>
        db('merge_requests').where(from),
      )) {
        for (const row of rows) await closeWithoutSource(dependencies, row, by);
      }
    }
  },
};

/** Closes a merge request whose source branch is gone. */
async function closeWithoutSource(
  dependencies: Pick<WorkerDependencies, 'db' | 'git' | 'clock'>,
  mergeRequest: MergeRequestRow,
  by: UserRequest,
): Promise<void> {
  const { source } = await readHeads(dependencies.git, mergeRequest);
  if (source === null) await closeRequest(dependencies, mergeRequest.id, by);
}
