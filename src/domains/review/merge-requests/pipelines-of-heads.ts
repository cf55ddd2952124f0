import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { HttpError, isForLater } from '#src/errors.ts';
import { GitFailure } from '#src/git/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { readWorkRequest, type StoredRequest } from '#src/policy/work-requester.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { versionAdded } from './events.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { createPipelineOfRequest } from './create-pipeline.ts';
import { findPipelinePlace } from './pipeline-place.ts';
import { dropPipeline } from '#src/domains/ci/pipelines/remove.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

interface Head extends StoredRequest {
  readonly merge_request_id: number;
  readonly sha: string;
}

/**
 * Creates the pipeline of a new head of a merge request, where the configuration has jobs for it, as the user who pushed
 * it: see `findPipelinePlace`. Each version gets one pipeline, regardless of other pipelines of its commit.
 */
export const createMergeRequestPipelines: WorkerDefinition<Head> = {
  name: 'create_merge_request_pipelines',
  lane: 'apart',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run({ merge_request_id, sha, ...head }, dependencies, { id: cause, signal }) {
    const { db, log } = dependencies;
    const by = readWorkRequest(head);
    const mergeRequest = await db<MergeRequestRow>('merge_requests')
      .where({ id: merge_request_id, head_sha: sha, state: 'opened' })
      .first();
    if (mergeRequest === undefined) return;
    // Variables of the jobs describe the merge request, so its user must see it.
    const as = await findProjectAsUser(db, by, mergeRequest.target_project_id);
    if (as === null || !isFeatureVisible(as.project, 'merge_requests')) return;
    const { actor, project: target } = as;
    const project = await findPipelinePlace(db, { actor, target, mergeRequest, asks: false });
    if (project === null) return;
    const made = await db<PipelineRow>('pipelines').where({ merge_request_id, cause }).first();
    // An attempt that was cut off left it.
    if (made?.writing === 'creation') await dropPipeline(dependencies, made);
    else if (made !== undefined) return;
    try {
      const request = { project, actor, mergeRequest, storesFaults: true, cause };
      await createPipelineOfRequest({ ...dependencies, signal }, request);
    } catch (error) {
      signal.throwIfAborted();
      if (isForLater(error)) throw error;
      if (!(error instanceof HttpError) && !(error instanceof GitFailure)) throw error;
      log.debug(
        { event: 'pipeline_not_created', mergeRequest: merge_request_id, err: error },
        'merge request created no pipeline',
      );
    }
  },
};

/**
 * The causes of a version whose actor pushed the commits. A user who reopens a merge request may never have seen the
 * commits that were pushed while it was closed.
 */
const bringsCommits: ReadonlySet<FactsOf<typeof versionAdded>['because']> = new Set([
  'created',
  'push',
  'rebase',
]);

/** Enqueues the creation of the pipeline of a new version. */
export async function enqueuePipelineOfHead(
  db: Database,
  { mergeRequest, because, by }: FactsOf<typeof versionAdded>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  const { id: merge_request_id, head_sha: sha } = mergeRequest;
  if (sha === null || !bringsCommits.has(because)) return;
  const head = { merge_request_id, sha, ...by };
  await workers.enqueue(db, createMergeRequestPipelines, head);
}
