import { truncateText } from '#src/text/beginning-of.ts';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { BadRequest, Forbidden, HttpError, readReason } from '#src/errors.ts';
import type { PushedRef } from '#src/git/transport/transport.ts';
import { isPaid } from '#src/plan.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { parseTitle } from '#src/git/formats/commit-object.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { createUrls } from '#src/text/urls.ts';
import { waitForPipeline } from './auto-merge.ts';
import { createMergeRequest, findTarget } from './create.ts';
import { mayChangeMergeRequest } from './finder.ts';
import { catchUpWithSource } from './follow-source.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { whereUsableIn } from '#src/domains/core/namespaces/tree.ts';
import { readHeads } from './heads.ts';
import { requireMerger } from './merge/preconditions.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { findUsersByIdOrUsername } from '#src/domains/core/users/finder.ts';
import { type MergeRequestPushOptions, readPushOptions } from './read-push-options.ts';
import { toDraftTitle } from './title.ts';
import { updateMergeRequest } from './update.ts';

type Deps = Pick<Environment, 'db' | 'git' | 'clock' | 'config' | 'workers'>;

const branchPrefix = 'refs/heads/';
/** Branches of one push for which there is a link, or a merge request is made. */
const maxBranches = 4;

/** The pushed branches that may be sources of merge requests. */
function listSourceBranches(
  { default_branch }: Pick<ProjectAccess, 'default_branch'>,
  refs: readonly PushedRef[],
): readonly string[] {
  const names = refs.flatMap(({ ref, to }) =>
    to !== null && ref.startsWith(branchPrefix) ? [ref.slice(branchPrefix.length)] : [],
  );
  return names.filter((name) => name !== default_branch).slice(0, maxBranches);
}

/** Lines of output for the push: links to create a merge request from each branch, or to view the existing one. */
export async function listPushLinks(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  project: ProjectAccess,
  refs: readonly PushedRef[],
): Promise<readonly string[]> {
  const branches = listSourceBranches(project, refs);
  if (branches.length === 0 || project.empty_repo) return [];
  if (!isFeatureVisible(project, 'merge_requests') || !(await needsLinks(db, project))) return [];
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

async function needsLinks(db: Database, { id }: Pick<ProjectAccess, 'id'>): Promise<boolean> {
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

/** Tells whether the push makes merge requests: only afterwards is it known which there are. */
export const createsMergeRequests = (options: readonly string[]): boolean =>
  readPushOptions(options).requested?.create === true;

interface FollowedPush {
  readonly project: ProjectAccess;
  readonly actor: Actor;
  readonly refs: readonly PushedRef[];
  readonly options: readonly string[];
}

/**
 * Creates merge requests from pushed branches, or changes existing ones, by the options of the push. Returns the reasons
 * of options without effect, for the output of the push.
 */
export async function followPushOptions(
  deps: Deps,
  { project: before, actor, refs, options }: FollowedPush,
): Promise<readonly string[]> {
  const { requested, warnings } = readPushOptions(options);
  const branches = listSourceBranches(before, refs);
  if (requested === null) return warnings;
  // The first push has made a default branch.
  const project = await findProjectFor(deps.db, actor, before.id);
  const sources = branches.filter((branch) => branch !== project.default_branch);
  if (sources.length === 0) {
    return [
      ...warnings,
      'Push options of merge requests need a branch other than the default branch',
    ];
  }
  const open = await openFrom(deps.db, project, sources);
  const refusals: string[] = [];
  for (const branch of sources) {
    try {
      await followForBranch(deps, { project, actor, branch, requested }, open.get(branch));
    } catch (error) {
      // The push itself succeeded.
      if (!(error instanceof HttpError)) throw error;
      refusals.push(`Merge request of branch ${branch}: ${describeRefusal(error)}`);
    }
  }
  return [...warnings, ...refusals];
}

/** The reason of a refusal, in words. */
function describeRefusal({ body }: HttpError): string {
  const { message, error } = typeof body === 'object' && body !== null ? body : { message: body };
  const reason = message ?? error;
  if (typeof reason === 'string') return readReason(reason) || reason;
  if (typeof reason !== 'object' || reason === null) return 'the request is not allowed';
  return Object.entries(reason)
    .map(([name, texts]) => `${name} ${[texts].flat().join(', ')}`)
    .join('; ');
}

interface FollowedBranch {
  readonly project: ProjectAccess;
  readonly actor: Actor;
  readonly branch: string;
  readonly requested: MergeRequestPushOptions;
}

/** @throws HttpError where an option cannot have its effect */
async function followForBranch(
  deps: Deps,
  { project, actor, branch, requested }: FollowedBranch,
  known: MergeRequestRow | undefined,
): Promise<void> {
  if (known === undefined && !requested.create) {
    throw new BadRequest(
      `A merge_request.create push option is required to create a merge request for branch ${branch}`,
    );
  }
  const { target } = requested;
  if (
    target !== undefined &&
    (await readBranchHead(deps.git.repository(project.id), target)) === null
  ) {
    throw new BadRequest(`Branch ${target} does not exist`);
  }
  const row = known ?? (await create(deps, project, actor, branch, requested));
  if (known !== undefined) await change(deps, project, actor, known, requested);
  if (requested.merge_when_pipeline_succeeds === true)
    await setAutoMerge(deps, project, actor, row);
}

const createContext = ({ db, git, clock, config, workers }: Deps, actor: Actor) => ({
  db,
  git,
  clock,
  actor,
  workers,
  paid: isPaid(config.plan),
});

async function create(
  deps: Deps,
  project: ProjectAccess,
  actor: Actor,
  branch: string,
  requested: MergeRequestPushOptions,
): Promise<MergeRequestRow> {
  const context = createContext(deps, actor);
  const { target, title, draft, label } = requested;
  const commit = title === undefined ? await readHeadTitle(deps, project, branch) : title;
  const named = commit === '' ? branch : truncateText(commit, 240);
  return createMergeRequest(context, project, await findTarget(context, project, undefined), {
    source_branch: branch,
    target_branch: target ?? project.default_branch,
    title: draft === true ? toDraftTitle(named) : named,
    ...(await toCommonInput(deps.db, project, requested)),
    ...(label.length > 0 && { labels: [...label] }),
  });
}

/** The input that creating and updating a merge request share. */
async function toCommonInput(
  db: Database,
  project: ProjectAccess,
  { description, remove_source_branch, milestone, assign, unassign }: MergeRequestPushOptions,
) {
  return {
    // A push option is one line.
    ...(description !== undefined && { description: description.replaceAll(String.raw`\n`, '\n') }),
    ...(remove_source_branch !== undefined && { remove_source_branch }),
    ...(milestone !== undefined && { milestone_id: await findMilestone(db, project, milestone) }),
    ...(assign.length > 0 && { add_assignee_ids: await findUserIds(db, assign) }),
    ...(unassign.length > 0 && { remove_assignee_ids: await findUserIds(db, unassign) }),
  };
}

/** @throws BadRequest for a user who does not exist */
async function findUserIds(db: Database, named: readonly string[]): Promise<number[]> {
  const names = named.map((name) => name.replace(/^@/, ''));
  const { users, missing } = await findUsersByIdOrUsername(db, names);
  const [unknown] = missing;
  if (unknown !== undefined) throw new BadRequest(`User ${unknown} does not exist`);
  return users.map(({ id }) => id);
}

/** @throws BadRequest for a title that no milestone of the project, or of a group above, has */
async function findMilestone(
  db: Database,
  project: Pick<ProjectAccess, 'id' | 'namespace_id'>,
  title: string,
): Promise<number> {
  const named = db('milestones').where({ title });
  const milestone = await whereUsableIn(db, named, toProjectContainer(project))
    .orderBy('id')
    .first<{ id: number } | undefined>('id');
  if (milestone === undefined) throw new BadRequest(`Milestone ${title} does not exist`);
  return milestone.id;
}

async function readHeadTitle(
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
  requested: MergeRequestPushOptions,
): Promise<void> {
  const context = createContext(deps, actor);
  if (!(await mayChangeMergeRequest(context, project, mergeRequest))) throw new Forbidden();
  const { target, title, draft, label, unlabel } = requested;
  const named = title === undefined ? mergeRequest.title : truncateText(title, 255);
  await updateMergeRequest(context, project, mergeRequest, {
    ...(target !== undefined && { target_branch: target }),
    ...(draft === true ? { title: toDraftTitle(named) } : title !== undefined && { title: named }),
    ...(await toCommonInput(deps.db, project, requested)),
    ...(label.length > 0 && { add_labels: [...label] }),
    ...(unlabel.length > 0 && { remove_labels: [...unlabel] }),
  });
}

/**
 * Enables the automatic merge for the pushed commits, whose pipeline may not exist yet; merges at once if it has
 * succeeded. Requires the permission to merge.
 */
async function setAutoMerge(
  deps: Deps,
  project: ProjectAccess,
  actor: Actor,
  { id }: Pick<MergeRequestRow, 'id'>,
): Promise<void> {
  const context = createContext(deps, actor);
  const found = await deps.db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (found === undefined) return;
  await requireMerger(deps.db, project, found, actor);
  const mergeRequest = await catchUpWithSource(context, found, await readHeads(deps.git, found));
  const { head_sha: sha } = mergeRequest;
  if (sha !== null) await waitForPipeline(context, mergeRequest, { sha, wishes: {} });
}
