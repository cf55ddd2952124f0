import type { GraphqlContext } from '../context.ts';
import { HttpError } from '#src/errors.ts';
import { isAncestor } from '#src/git/reading/log.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { isActiveStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import { checkMergeStatus, recheckLater } from '#src/domains/review/merge-requests/check.ts';
import { findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { loadRowsWithoutTexts } from '#src/domains/review/merge-requests/details.ts';
import { loadPlacedMergeRequest } from './merge-requests-place.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { readHead, readHeads } from '#src/domains/review/merge-requests/heads.ts';
import { composeDefaultMessages } from '#src/domains/review/merge-requests/merge/commits.ts';
import { checkMerge } from '#src/domains/review/merge-requests/merge/preconditions.ts';
import {
  mergeSettings,
  type MergeSettings,
} from '#src/domains/review/merge-requests/merge/settings.ts';
import type { MergeStatus } from '#src/records/merge-request.ts';

/** Checks the status of a single merge request at once. For several, it queues the checks, as lists do. */
async function loadStatuses(
  ids: readonly number[],
  { request }: GraphqlContext,
): Promise<ReadonlyMap<number, MergeStatus>> {
  const rows = await loadRowsWithoutTexts(request.db, ids);
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0) {
    const { merge_status } = await checkMergeStatus(request, only);
    return new Map([[only.id, merge_status]]);
  }
  await recheckLater(request, rows);
  return new Map(rows.map(({ id, merge_status }) => [id, merge_status]));
}

/** Returns whether the branches merge without conflict, if known. */
export async function loadMergeStatus(context: GraphqlContext, id: number): Promise<MergeStatus> {
  return (await context.batches.load(loadStatuses, id, context)) ?? 'unchecked';
}

/** Tells whether all conditions for a merge are met. */
export async function isMergeable(context: GraphqlContext, id: number): Promise<boolean> {
  const { project, row: mergeRequest } = await loadPlacedMergeRequest(context, id);
  if (mergeRequest.state !== 'opened') return false;
  return context.lookUp(async () => {
    const heads = await readHeads(context.request.git, mergeRequest);
    try {
      await checkMerge(context.request, { project, mergeRequest, heads, mayWait: false });
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  });
}

/** Tells whether the target branch has commits that the source branch lacks. */
export async function hasDiverged(context: GraphqlContext, id: number): Promise<boolean> {
  const { project, row } = await loadPlacedMergeRequest(context, id);
  const { head_sha, target_branch } = row;
  if (head_sha === null) return false;
  return context.lookUp(async () => {
    const repository = context.request.git.repository(project.id);
    const target = await readHead(repository, target_branch);
    return target !== null && !(await isAncestor(repository, target, head_sha));
  });
}

const loadSettings = async (ids: readonly number[], context: GraphqlContext) => {
  const found = new Map<number, MergeSettings>();
  for (const id of ids) {
    found.set(id, await context.lookUp(() => mergeSettings(context.request.db, { id })));
  }
  return found;
};

/** Merge settings of the target project. */
export async function loadMergeSettings(
  context: GraphqlContext,
  id: number,
): Promise<MergeSettings> {
  const { project } = await loadPlacedMergeRequest(context, id);
  const found = await context.batches.load(loadSettings, project.id, context);
  if (found === undefined) throw new Error(`project ${project.id} has no settings`);
  return found;
}

const loadMessages = async (ids: readonly number[], context: GraphqlContext) => {
  const found = new Map<number, Awaited<ReturnType<typeof composeMessages>>>();
  for (const id of ids) found.set(id, await composeMessages(context, id));
  return found;
};

/**
 * The default messages of a merge by the caller; null without commits, and for callers who may not merge: a template of
 * the project may contain private addresses.
 */
export const loadDefaultMessages = async (context: GraphqlContext, id: number) =>
  (await context.batches.load(loadMessages, id, context, `messages of ${id}`)) ?? null;

async function composeMessages(context: GraphqlContext, id: number) {
  const { project, row } = await loadPlacedMergeRequest(context, id);
  const settings = await loadMergeSettings(context, id);
  const { actor } = context.request;
  const { head_sha: source, start_sha: target } = row;
  if (actor === null || source === null || target === null) return null;
  return context.lookUp(async () => {
    const { db } = context.request;
    if (!(await findBranchAbilities(db, project, actor, row.target_branch)).canMerge) return null;
    const mergeRequest = await findMergeRequest(db, project, row.iid);
    const merging = { actor, project, mergeRequest, settings, source, target };
    return composeDefaultMessages(context.request, merging);
  });
}

/** The available strategies for an automatic merge: only while a pipeline runs. */
export async function listAutoMergeStrategies(
  context: GraphqlContext,
  id: number,
): Promise<string[]> {
  const { row } = await loadPlacedMergeRequest(context, id);
  if (row.state !== 'opened') return [];
  const pipeline = await context.lookUp(() => findHeadPipeline(context.request.db, row));
  return pipeline !== null && isActiveStatus(pipeline.status) ? [byPipeline] : [];
}

export const byPipeline = 'merge_when_pipeline_succeeds';
