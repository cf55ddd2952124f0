import { readCurrentChain, runInChain } from '#src/turns/chain.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { HttpError, NotAllowed, Unauthorized } from '#src/errors.ts';
import { isPaid } from '#src/plan.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { toWorkRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { createUrls } from '#src/text/urls.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { ofMergeRequest } from '#src/workers/owners.ts';
import type { approvalChanged } from '#src/domains/review/merge-request-approvals/events.ts';
import type { threadsResolved } from '#src/domains/planning/notes/events.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import type { PipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import {
  findHeadPipelines,
  selectPipelineRequests,
} from '#src/domains/ci/pipelines/head-pipeline.ts';
import type { IssuableChange, issuableChanged } from '#src/domains/planning/issuables/events.ts';
import { finishTodosAbout } from '#src/domains/planning/issuables/todos.ts';
import { askThoseWhoWait } from './ask-people.ts';
import { type AutoMergeOptions, readAutoMergeOptions } from './auto-merge-options.ts';
import type { versionAdded } from './events.ts';
import { readHeads } from './heads.ts';
import { type MergeWishes, readSquashWish } from './merge/commits.ts';
import { merge } from './merge/merge.ts';
import { BranchUnmergeable, checkMerge, requireMerger } from './merge/preconditions.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { withoutAutoMerge } from './update.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'workers'>;

/**
 * Lets the merge request be merged when its pipeline succeeds.
 * @throws NotAllowed where it changed meanwhile
 */
export async function waitForPipeline(
  context: Context,
  { id, head_sha }: MergeRequestRow,
  { sha, wishes }: { readonly sha: string; readonly wishes: MergeWishes },
): Promise<void> {
  const actor = requireActor(context);
  const { user } = actor;
  const at = context.clock();
  const chain = readCurrentChain();
  const options: AutoMergeOptions = { ...wishes, sha, ...toWorkRequest(actor), chain };
  await context.db.transaction(async (db) => {
    const waiting = { merge_when_pipeline_succeeds: true, merge_user_id: user.id };
    const stored = await db('merge_requests')
      .where({ id, state: 'opened', draft: false, head_sha })
      .update({
        ...waiting,
        ...readSquashWish(wishes),
        merge_options: JSON.stringify(options),
        merge_error: null,
        updated_at: at.toISOString(),
      });
    if (stored === 0) throw new NotAllowed();
    const body = `enabled an automatic merge when the pipeline for ${sha} succeeds`;
    await note(db, id, { body, authorId: user.id, at });
    // The pipeline may have succeeded before the row was updated.
    await context.workers.enqueue(db, mergeWhenPipelineSucceeds, { id });
  });
}

/**
 * Lets it wait for no pipeline any more.
 * @throws Unauthorized unless the caller is the author or may merge
 * @throws NotAllowed where it is merged or closed
 * @throws HttpError 406 where it does not wait
 */
export async function cancelAutoMerge(
  context: Context,
  project: ProjectAccess,
  { id, author_id, target_branch }: MergeRequestRow,
): Promise<void> {
  const actor = requireActor(context);
  const { canMerge } = await findBranchAbilities(context.db, project, actor, target_branch);
  if (!canMerge && (author_id !== actor.user.id || project.archived)) throw new Unauthorized();
  const at = context.clock();
  await context.db.transaction(async (db) => {
    const row = await lock(db, id);
    if (row?.state !== 'opened') throw new NotAllowed();
    if (!row.merge_when_pipeline_succeeds) {
      throw new HttpError(406, { message: '406 Not Acceptable' });
    }
    await drop(db, id, at);
    await note(db, id, { body: 'canceled the automatic merge', authorId: actor.user.id, at });
  });
}

const lock = (db: Database, id: number) =>
  db<MergeRequestRow>('merge_requests').where({ id }).forNoKeyUpdate().first();

const drop = (db: Database, id: number, at: Date) =>
  db('merge_requests')
    .where({ id })
    .update({ ...withoutAutoMerge, updated_at: at.toISOString() });

interface Said {
  readonly body: string;
  readonly authorId: number;
  readonly at: Date;
}

const note = (db: Database, id: number, { body, authorId, at }: Said) =>
  addSystemNote(db, { target: { kind: 'merge_request', id }, action: 'merge', authorId, body, at });

/** Drops it, in the transaction of the change that it does not survive. */
async function abortAutoMerge(
  db: Database,
  id: number,
  {
    because,
    actorId,
    at,
  }: { readonly because: string; readonly actorId: number; readonly at: Date },
): Promise<void> {
  const row = await lock(db, id);
  if (row?.state !== 'opened' || !row.merge_when_pipeline_succeeds) return;
  await drop(db, id, at);
  const body = `aborted the automatic merge because ${because}`;
  await note(db, id, { body, authorId: actorId, at });
}

function findAbortReason(changes: readonly IssuableChange[]): string | null {
  for (const change of changes) {
    if (change.attribute === 'target_branch') return 'target branch was changed';
    if (change.attribute === 'draft' && change.to) return 'it was marked as draft';
    if (change.attribute === 'state' && change.to === 'closed') return 'it was closed';
  }
  return null;
}

interface Payload {
  readonly id: number;
}

/** Merges merge requests that waited for a pipeline, if the user still may; otherwise they keep waiting. */
export const mergeWhenPipelineSucceeds: WorkerDefinition<Payload> = {
  name: 'merge_when_pipeline_succeeds',
  worksFor: ({ id }, db) => ofMergeRequest(db, id),

  async run({ id }, dependencies) {
    const { db, config } = dependencies;
    const mergeRequest = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    const options = mergeRequest === undefined ? null : readAutoMergeOptions(mergeRequest);
    if (mergeRequest === undefined || options === null) return;
    const { target_project_id } = mergeRequest;
    const found = await findProjectAsUser(db, readWorkRequest(options), target_project_id);
    if (found === null) return;
    const { actor, project } = found;
    const url = createUrls(config.baseUrl);
    const context = { ...dependencies, actor, url, paid: isPaid(config.plan) };
    const mergeNow = async () => {
      const { sha } = options;
      await requireMerger(db, project, mergeRequest, actor);
      const heads = await readHeads(dependencies.git, mergeRequest);
      const merging = { actor, project, mergeRequest, heads, sha, mayWait: true };
      const mergeable = await checkMerge(context, merging);
      if (mergeable.waits) return;
      await merge(context, { ...merging, ...mergeable, wishes: options });
    };
    try {
      // The end of the pipeline knows nothing of a receiver that wanted the merge.
      await (options.chain === undefined ? mergeNow() : runInChain(options.chain, mergeNow));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (!(error instanceof BranchUnmergeable)) return;
      const at = dependencies.clock();
      await askThoseWhoWait(db, mergeRequest, { action: 'unmergeable', at });
    }
  },
};

/** Open merge requests whose head pipeline this is, those that wait for it first. */
async function findProposing(db: Database, pipeline: PipelineChanged['pipeline']) {
  const rows = await selectPipelineRequests(db, pipeline)
    .orderBy([{ column: 'merge_when_pipeline_succeeds', order: 'desc' }, 'id'])
    .limit(maxProposing)
    .select<MergeRequestRow[]>('*');
  const heads = await findHeadPipelines(db, rows);
  return rows.filter(({ id }) => heads.get(id)?.id === pipeline.id);
}

/** Upper limit on merge requests of one branch into different targets. */
const maxProposing = 20;

/**
 * Merges what waits for a pipeline that succeeded. A failed pipeline creates to-dos about its merge requests, until it
 * is retried.
 */
async function followPipeline(
  db: Database,
  { pipeline, before, after, at }: PipelineChanged,
  workers: Pick<Workers, 'enqueue'>,
): Promise<void> {
  const fails = after === 'failed' || after === 'canceled';
  const isTriedAgain = before === 'failed' || before === 'canceled';
  if (!fails && !isTriedAgain && after !== 'success') return;
  const rows = await findProposing(db, pipeline);
  if (!fails) {
    const ids = rows.map(({ id }) => id);
    await finishTodosAbout(db, { mergeRequestIds: ids, action: 'build_failed', at });
  }
  for (const row of rows) {
    const waits = row.merge_when_pipeline_succeeds;
    if (after === 'success' && waits) {
      await workers.enqueue(db, mergeWhenPipelineSucceeds, { id: row.id });
    } else if (after === 'failed' || (after === 'canceled' && waits)) {
      await askThoseWhoWait(db, row, { action: 'build_failed', at });
    }
  }
}

/** Queues the merge again, since the pipeline may have succeeded before the other preconditions were met. */
async function lookAgain(
  db: Database,
  workers: Pick<Workers, 'enqueue'>,
  id: number,
): Promise<void> {
  const waiting = { id, state: 'opened', merge_when_pipeline_succeeds: true };
  const row = await db('merge_requests').where(waiting).first('id');
  if (row !== undefined) await workers.enqueue(db, mergeWhenPipelineSucceeds, { id });
}

/** A pipeline that ends lets those merge that wait for it, or asks people why it failed. */
export async function mergeAfterPipeline(
  db: Database,
  changed: PipelineChanged,
  { workers }: SubscriberDependencies,
): Promise<void> {
  // The parent pipeline decides for its children.
  if (changed.pipeline.source === 'parent_pipeline') return;
  await followPipeline(db, changed, workers);
}

/** An approval may have been all that was missing. */
export async function mergeAfterApproval(
  db: Database,
  { target: { id }, action }: FactsOf<typeof approvalChanged>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (action === 'approved') await lookAgain(db, workers, id);
}

/** An open thread may have been the last obstacle. */
export async function mergeAfterThreads(
  db: Database,
  { target: { kind, id } }: FactsOf<typeof threadsResolved>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (kind === 'merge_request') await lookAgain(db, workers, id);
}

/** Cancels the automatic merge on a new version: the request to merge covered the earlier commits only. */
export async function cancelForVersion(
  db: Database,
  { mergeRequest: { id }, because, by: { user_id: actorId }, at }: FactsOf<typeof versionAdded>,
): Promise<void> {
  const branch = because === 'target' ? 'target' : 'source';
  const reason = branch === 'target' ? 'target branch was changed' : 'source branch was updated';
  if (because !== 'created') await abortAutoMerge(db, id, { because: reason, actorId, at });
}

/** Drafts and closed ones are not merged, nor those into another branch than was agreed to. */
export async function cancelForChange(
  db: Database,
  { target, by: { user_id: actorId }, at, changes }: FactsOf<typeof issuableChanged>,
): Promise<void> {
  if (target.kind !== 'merge_request') return;
  const because = findAbortReason(changes);
  if (because !== null) await abortAutoMerge(db, target.id, { because, actorId, at });
}
