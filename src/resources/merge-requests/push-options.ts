import { truncateText } from '../../text/beginning-of.ts';
import type { Environment } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { whereInList } from '../../database/dialect.ts';
import { HttpError } from '../../errors.ts';
import type { PushedRef } from '../../git/transport/transport.ts';
import { isPaid } from '../../plan.ts';
import { isFeatureVisible } from '../../policy/features.ts';
import { findProjectFor, type ProjectAccess } from '../../policy/project-access.ts';
import type { Actor } from '../../records/actor.ts';
import { parseTitle } from '../../git/formats/commit-object.ts';
import { readBranchHead } from '../../git/reading/branches.ts';
import { readCommitInfo } from '../../git/reading/commits.ts';
import { createUrls } from '../../text/urls.ts';
import { waitForPipeline } from './auto-merge.ts';
import { createMergeRequest, findTarget } from './create.ts';
import { mayChangeMergeRequest } from './finder.ts';
import { catchUpWithSource } from './follow-source.ts';
import { readHeads } from './heads.ts';
import { requireMerger } from './merge/preconditions.ts';
import type { MergeRequestRow } from '../../records/merge-request.ts';
import { updateMergeRequest } from './update.ts';

type Deps = Pick<Environment, 'db' | 'git' | 'clock' | 'config' | 'workers'>;

const branchPrefix = 'refs/heads/';
/** Branches of one push for which there is a link, or a merge request is made. */
const maxBranches = 4;

/** The pushed branches from which something may be merged. */
function sourceBranches(
  { default_branch }: Pick<ProjectAccess, 'default_branch'>,
  refs: readonly PushedRef[],
): readonly string[] {
  const names = refs.flatMap(({ ref, to }) =>
    to !== null && ref.startsWith(branchPrefix) ? [ref.slice(branchPrefix.length)] : [],
  );
  return names.filter((name) => name !== default_branch).slice(0, maxBranches);
}

/** Lines for whoever pushes: where to create a merge request from each branch, or to look at the one that there is. */
export async function listPushLinks(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  project: ProjectAccess,
  refs: readonly PushedRef[],
): Promise<readonly string[]> {
  const branches = sourceBranches(project, refs);
  if (branches.length === 0 || project.empty_repo) return [];
  if (!isFeatureVisible(project, 'merge_requests') || !(await printsLinks(db, project))) return [];
  const open = await openFrom(db, project, branches);
  const url = createUrls(config.baseUrl);
  const page = `${project.full_path}/-/merge_requests`;
  return branches.flatMap((branch) => {
    const known = open.get(branch);
    const query = `merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
    return known === undefined
      ? [
          '',
          `To create a merge request for ${branch}, visit:`,
          `  ${url.web(`${page}/new?${query}`)}`,
          '',
        ]
      : ['', `View merge request for ${branch}:`, `  ${url.web(`${page}/${known.iid}`)}`, ''];
  });
}

async function printsLinks(db: Database, { id }: Pick<ProjectAccess, 'id'>): Promise<boolean> {
  const settings = await db('project_settings')
    .where({ project_id: id })
    .first<{ printing_merge_request_link_enabled: boolean } | undefined>(
      'printing_merge_request_link_enabled',
    );
  return settings?.printing_merge_request_link_enabled === true;
}

/** The open merge requests within the project from these branches. */
async function openFrom(
  db: Database,
  { id }: Pick<ProjectAccess, 'id'>,
  branches: readonly string[],
): Promise<ReadonlyMap<string, MergeRequestRow>> {
  const open = db<MergeRequestRow>('merge_requests').where({
    source_project_id: id,
    target_project_id: id,
    state: 'opened',
  });
  const rows: MergeRequestRow[] = await whereInList(open, 'source_branch', branches);
  return new Map(rows.map((row) => [row.source_branch, row]));
}

/** The push options about merge requests. */
export interface MergeRequestPushOptions {
  readonly create: boolean;
  readonly target?: string;
  readonly title?: string;
  readonly description?: string;
  readonly remove_source_branch?: boolean;
  readonly draft?: boolean;
  readonly merge_when_pipeline_succeeds?: boolean;
}

const texts = new Set(['target', 'title', 'description']);
const switches = new Map([
  ['create', 'create'],
  ['remove_source_branch', 'remove_source_branch'],
  ['draft', 'draft'],
  ['merge_when_pipeline_succeeds', 'merge_when_pipeline_succeeds'],
  ['auto_merge', 'merge_when_pipeline_succeeds'],
]);

/** Reads `merge_request.<name>` and `merge_request.<name>=<value>`; others are for others, or for nobody. */
function readRequestOptions(options: readonly string[]): MergeRequestPushOptions | null {
  const found: Record<string, string | boolean> = {};
  for (const option of options) {
    const [, name = '', value] = /^merge_request\.([a-z_]+)(?:=(.*))?$/s.exec(option) ?? [];
    const switched = switches.get(name);
    if (switched !== undefined && (value === undefined || value === 'true')) found[switched] = true;
    else if (texts.has(name) && value !== undefined && value !== '') found[name] = value;
  }
  if (Object.keys(found).length === 0) return null;
  return { create: false, ...found };
}

/** Tells whether the push makes merge requests: only afterwards is it known which there are. */
export const createsMergeRequests = (options: readonly string[]): boolean =>
  readRequestOptions(options)?.create === true;

interface FollowedPush {
  readonly project: ProjectAccess;
  readonly actor: Actor;
  readonly refs: readonly PushedRef[];
  readonly options: readonly string[];
}

/** Creates merge requests from pushed branches, or changes those that there are, as the options of the push say. */
export async function followPushOptions(
  deps: Deps,
  { project: before, actor, refs, options }: FollowedPush,
): Promise<void> {
  const requested = readRequestOptions(options);
  const branches = sourceBranches(before, refs);
  if (requested === null || branches.length === 0) return;
  // The first push has made a default branch.
  const project = await findProjectFor(deps.db, actor, before.id);
  const open = await openFrom(deps.db, project, branches);
  for (const branch of branches) {
    if (branch === project.default_branch) continue;
    const known = open.get(branch);
    try {
      if (known !== undefined) await change(deps, project, actor, known, requested);
      const row =
        known ??
        (requested.create ? await create(deps, project, actor, branch, requested) : undefined);
      if (row !== undefined && requested.merge_when_pipeline_succeeds === true) {
        await autoMerge(deps, project, actor, row);
      }
    } catch (error) {
      // A branch that is not there, a title that is none: the push itself went well.
      if (!(error instanceof HttpError)) throw error;
    }
  }
}

const contextOf = ({ db, git, clock, config, workers }: Deps, actor: Actor) => ({
  ...{ db, git, clock, actor, workers },
  paid: isPaid(config.plan),
});

async function create(
  deps: Deps,
  project: ProjectAccess,
  actor: Actor,
  branch: string,
  { target, title, description, remove_source_branch, draft }: MergeRequestPushOptions,
): Promise<MergeRequestRow> {
  const context = contextOf(deps, actor);
  const commit = title === undefined ? await headTitle(deps, project, branch) : title;
  const named = commit === '' ? branch : truncateText(commit, 240);
  return createMergeRequest(context, project, await findTarget(context, project, undefined), {
    source_branch: branch,
    target_branch: target ?? project.default_branch,
    title: draft === true ? `Draft: ${named}` : named,
    ...(description !== undefined && { description }),
    ...(remove_source_branch !== undefined && { remove_source_branch }),
  });
}

async function headTitle(
  { git }: Deps,
  { id }: Pick<ProjectAccess, 'id'>,
  branch: string,
): Promise<string> {
  const repository = git.repository(id);
  const head = await readBranchHead(repository, branch);
  const commit = head === null ? null : await readCommitInfo(repository, head);
  return parseTitle(commit?.message ?? '').replaceAll('\0', '');
}

async function change(
  deps: Deps,
  project: ProjectAccess,
  actor: Actor,
  mergeRequest: MergeRequestRow,
  { target, title, description, remove_source_branch }: MergeRequestPushOptions,
): Promise<void> {
  const context = contextOf(deps, actor);
  if (!(await mayChangeMergeRequest(context, project, mergeRequest))) return;
  await updateMergeRequest(context, project, mergeRequest, {
    ...(target !== undefined && { target_branch: target }),
    ...(title !== undefined && { title: truncateText(title, 255) }),
    ...(description !== undefined && { description }),
    ...(remove_source_branch !== undefined && { remove_source_branch }),
  });
}

/**
 * Merges it when the pipeline of what was pushed succeeds, which may not have begun yet; at once where it has succeeded
 * before. Only for whoever may merge it.
 */
async function autoMerge(
  deps: Deps,
  project: ProjectAccess,
  actor: Actor,
  { id }: Pick<MergeRequestRow, 'id'>,
): Promise<void> {
  const context = contextOf(deps, actor);
  const found = await deps.db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (found === undefined) return;
  await requireMerger(deps.db, project, found, actor);
  const mergeRequest = await catchUpWithSource(context, found, await readHeads(deps.git, found));
  const { head_sha: sha } = mergeRequest;
  if (sha !== null) await waitForPipeline(context, mergeRequest, { sha, wishes: {} });
}
