import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { Conflict, Forbidden, HttpError, NotAllowed, Unauthorized } from '#src/errors.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import { isAncestor } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { mergesCleanly } from '#src/git/writing/merge-commits.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import { type Review, loadReview } from '#src/domains/ci/approvals/review.ts';
import { hasAllApprovals } from '#src/domains/ci/approvals/state.ts';
import { countUnresolvedThreads } from '#src/domains/planning/notes/unresolved.ts';
import { isActiveStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import { allowsMerge } from '#src/domains/ci/pipelines/merge-rule.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { addsNothing, type Heads } from '../heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { mergeSettings, type MergeSettings } from './settings.ts';

export type MergeContext = Pick<
  RequestContext,
  'db' | 'git' | 'clock' | 'config' | 'url' | 'paid' | 'workers'
>;

/** A merge request that may be merged now. */
export interface Mergeable {
  readonly settings: MergeSettings;
  /** The heads of its branches. */
  readonly source: string;
  readonly target: string;
  /** The review at the count of approvals; approvals are counted with it again after the row is locked. */
  readonly review: Review;
  /** Tells that its pipeline runs and is waited for. */
  readonly waits: boolean;
}

interface MergeCheck {
  /** The target. */
  readonly project: ProjectAccess;
  readonly mergeRequest: MergeRequestRow;
  /** Current heads of the branches. */
  readonly heads: Heads;
  /** Full id of the commit that the source branch must be at. */
  readonly sha?: string | undefined;
  /** A pipeline that runs may be waited for. */
  readonly mayWait: boolean;
}

/** The error for branches that cannot be merged, with status 406. */
export class BranchUnmergeable extends HttpError {
  constructor() {
    super(406, { message: 'Branch cannot be merged' });
  }
}

/**
 * Checks everything that a merge needs except the permission (`requireMerger`), in the documented order of errors.
 * @throws NotAllowed where the state of the merge request, its threads, its pipeline or its approvals are in the way
 * @throws BranchUnmergeable where the branches conflict, or the source lacks what the project wants it to have
 * @throws Conflict where `sha` is not the head of the source branch
 */
export async function checkMerge(context: MergeContext, asked: MergeCheck): Promise<Mergeable> {
  const { db, git } = context;
  const { project, mergeRequest } = asked;
  const { state, draft, head_sha } = mergeRequest;
  if (state !== 'opened') throw new NotAllowed(`The merge request is ${state}.`);
  if (draft) throw new NotAllowed('The merge request is a draft.');
  if (head_sha === null) throw new NotAllowed('The merge request has no commits.');
  const { source, target } = asked.heads;
  if (source === null) throw new NotAllowed('The source branch does not exist.');
  if (target === null) throw new NotAllowed('The target branch does not exist.');
  if (await isSourceDeleted(db, mergeRequest)) {
    throw new NotAllowed('The source project was deleted.');
  }
  const repository = git.repository(project.id);
  if (source !== head_sha && (await addsNothing(repository, { source, target }))) {
    throw new NotAllowed('The target branch has all commits of the source branch.');
  }
  const settings = await mergeSettings(db, project);
  if (await waitsForThreads(db, settings, mergeRequest)) {
    throw new NotAllowed('A thread is not resolved.');
  }
  const waits = await checkPipeline(db, settings, asked);
  const review = await loadReview(context, mergeRequest);
  const approved = await hasAllApprovals(context, project, mergeRequest, review, { waits });
  if (!approved) throw new NotAllowed('Approvals are missing.');

  await checkBranches(repository, settings, { source: head_sha, target });
  const { sha } = asked;
  if (sha !== undefined && sha.toLowerCase() !== source) {
    throw new Conflict(`SHA does not match HEAD of source branch: ${source}`);
  }
  // The mergeability of a push that arrived just now is not known yet.
  if (source !== head_sha) throw new BranchUnmergeable();
  return { settings, source, target, review, waits };
}

/** Tells whether the deletion of the source project was requested; its repository may still exist. */
async function isSourceDeleted(
  db: Database,
  { source_project_id, target_project_id }: MergeRequestRow,
): Promise<boolean> {
  if (source_project_id === null || source_project_id === target_project_id) return false;
  const source = await db<ProjectRow>('projects')
    .select('deletion_requested_at')
    .where({ id: source_project_id })
    .first();
  return source === undefined || source.deletion_requested_at !== null;
}

/**
 * @throws Forbidden in archived projects
 * @throws Unauthorized for whoever may not merge into the branch
 */
export async function requireMerger(
  db: Database,
  project: ProjectAccess,
  { target_branch }: Pick<MergeRequestRow, 'target_branch'>,
  actor: Actor,
): Promise<void> {
  if (project.archived) throw new Forbidden();
  const { canMerge } = await findBranchAbilities(db, project, actor, target_branch);
  if (!canMerge) throw new Unauthorized('The caller may not merge into the target branch.');
}

/** Tells whether the project wants threads to be resolved that are not. */
export async function waitsForThreads(
  db: Database,
  { only_allow_merge_if_all_discussions_are_resolved: asked }: MergeSettings,
  mergeRequest: Pick<MergeRequestRow, 'id'>,
): Promise<boolean> {
  return asked && (await countUnresolvedThreads(db, mergeRequest)) > 0;
}

/** Tells whether the merge must wait for the pipeline. */
async function checkPipeline(
  db: Database,
  settings: MergeSettings,
  { mergeRequest, mayWait }: MergeCheck,
): Promise<boolean> {
  const pipeline = await findHeadPipeline(db, mergeRequest);
  if (mayWait && pipeline !== null && isActiveStatus(pipeline.status)) return true;
  // An automatic merge requires a successful pipeline, even if the project does not.
  const passes = mayWait ? pipeline?.status === 'success' : allowsMerge(settings, pipeline);
  if (!passes) throw new NotAllowed('The pipeline did not succeed.');
  return false;
}

/** @throws BranchUnmergeable */
export async function checkBranches(
  repository: Repository,
  { merge_method }: Pick<MergeSettings, 'merge_method'>,
  { source, target }: { readonly source: string; readonly target: string },
): Promise<void> {
  try {
    const straight = merge_method !== 'merge';
    if (straight && !(await isAncestor(repository, target, source))) throw new BranchUnmergeable();
    if (!(await mergesCleanly(repository, { ours: target, theirs: source }))) {
      throw new BranchUnmergeable();
    }
  } catch (error) {
    // Git merges no files that it cannot hold at once.
    throw exceedsMemory(error) ? new BranchUnmergeable() : error;
  }
}
