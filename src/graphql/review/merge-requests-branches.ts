import type { GraphqlContext } from '../context.ts';
import { readFileStats } from '#src/git/reading/file-stats.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { loadPlacedMergeRequest, type PlacedMergeRequest } from './merge-requests-place.ts';
import { findSource } from '#src/domains/review/merge-requests/head-pipeline.ts';
import { readHead } from '#src/domains/review/merge-requests/heads.ts';
import { findNewestVersions } from '#src/domains/review/merge-requests/versions.ts';

/** The project of the source branch; null if deleted, or hidden from the caller. */
export async function loadSourceProject(
  context: GraphqlContext,
  { project, row }: PlacedMergeRequest,
): Promise<ProjectAccess | null> {
  const id = row.source_project_id;
  if (id === null || id === project.id) return id === null ? null : project;
  return context.lookUp(() => findSource(context.request, project, id));
}

/** The abilities of the caller on the source branch; null where they do not see its project. */
export async function loadSourceAbilities(context: GraphqlContext, id: number) {
  const placed = await loadPlacedMergeRequest(context, id);
  const source = await loadSourceProject(context, placed);
  if (source === null) return null;
  const { db, actor } = context.request;
  return context.lookUp(() => findBranchAbilities(db, source, actor, placed.row.source_branch));
}

/** Tells whether the caller may merge into the target branch. */
export async function mayMerge(context: GraphqlContext, id: number): Promise<boolean> {
  const { project, row } = await loadPlacedMergeRequest(context, id);
  const { db, actor } = context.request;
  const find = () => findBranchAbilities(db, project, actor, row.target_branch);
  return (await context.lookUp(find)).canMerge;
}

/** Tells whether a branch exists in a project that the caller sees. */
export async function hasBranch(
  context: GraphqlContext,
  id: number,
  which: 'source' | 'target',
): Promise<boolean> {
  const placed = await loadPlacedMergeRequest(context, id);
  const project = which === 'target' ? placed.project : await loadSourceProject(context, placed);
  if (project === null) return false;
  const repository = context.request.git.repository(project.id);
  return (await context.lookUp(() => readHead(repository, placed.row[`${which}_branch`]))) !== null;
}

const loadVersions = (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  findNewestVersions(db, ids);

export async function countVersionCommits(
  context: GraphqlContext,
  id: number,
): Promise<number | null> {
  return (await context.batches.load(loadVersions, id, context))?.commit_count ?? null;
}

/** Numbers of changed lines of each file; null for callers who may not read the code, and above the limit. */
export async function loadFileStats(context: GraphqlContext, id: number) {
  const { project } = await loadPlacedMergeRequest(context, id);
  if (!isFeatureVisible(project, 'repository')) return null;
  const version = await context.batches.load(loadVersions, id, context);
  if (version === undefined) return [];
  const repository = context.request.git.repository(project.id);
  return context.lookUp(() => readFileStats(repository, version.base_sha, version.head_sha));
}
