import type { MergeRequestSource } from '#generated/graphql/resolvers.ts';
import type { MergeRequest } from '#generated/merge-requests/types.ts';
import { NotFound } from '#src/errors.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { requireFeature } from '#src/policy/guard.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadRowsWithoutTexts } from '#src/domains/review/merge-requests/details.ts';
import { presentMergeRequestsById } from '#src/domains/review/merge-requests/presenter.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

/** A merge request and its target, as the caller may see them. */
export interface PlacedMergeRequest {
  readonly project: ProjectAccess;
  /** The merge request without its description. */
  readonly row: MergeRequestRow;
}

/**
 * The project, where the caller may read its merge requests. Callers without credentials may in public projects.
 * @throws NotFound
 * @throws Forbidden
 */
export async function loadReadableProject(
  context: GraphqlContext,
  id: number,
): Promise<ProjectAccess> {
  const project = await loadProjectAccess(context, id);
  requireFeature(project, 'merge_requests');
  return project;
}

const loadRows = async (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  new Map((await loadRowsWithoutTexts(db, ids)).map((row) => [row.id, row]));

/** @throws NotFound where the merge request is gone, or as `loadReadableProject` does */
export async function loadPlacedMergeRequest(
  context: GraphqlContext,
  id: number,
): Promise<PlacedMergeRequest> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined) throw new NotFound('Merge Request');
  return { row, project: await loadReadableProject(context, row.target_project_id) };
}

/** The merge request with this id, as the caller may see it. */
export async function loadVisibleMergeRequest(
  context: GraphqlContext,
  id: number,
): Promise<MergeRequestSource> {
  const { row } = await loadPlacedMergeRequest(context, id);
  return { id: row.id };
}

export async function loadMergeRequestBodies(
  ids: readonly number[],
  { request }: GraphqlContext,
): Promise<ReadonlyMap<number, MergeRequest>> {
  const shown = { from: null, labelDetails: true };
  const bodies = await presentMergeRequestsById(request, ids, shown);
  return new Map(bodies.map((body) => [body.id, body]));
}

/** Loads the fields that REST lists return for a merge request. */
export async function loadWholeMergeRequest(
  context: GraphqlContext,
  source: MergeRequestSource,
): Promise<MergeRequestSource> {
  if (source.references !== undefined) return source;
  const body = await context.batches.load(loadMergeRequestBodies, source.id, context);
  if (body === undefined) throw new NotFound('Merge Request');
  return body;
}
