import { toPipelineQuery } from '#generated/graphql/arguments/pipelines.ts';
import type {
  DetailedStatusSource,
  PipelineQueryArguments,
  PipelineSource,
} from '#generated/graphql/resolvers.ts';
import type { PipelineDetailedStatus } from '#generated/common/types.ts';
import type { Listed } from '#runtime/graphql/types.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findVisibleProjects, type ProjectAccess } from '#src/policy/project-access.ts';
import { loadBranchRules, loadTagRules } from '#src/policy/protected-refs.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import { findRefsOfJobs } from '#src/domains/ci/pipelines/job-ref.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { pipelineList } from '#src/domains/ci/pipelines/list.ts';
import { whereMayReadPipelines } from '#src/domains/ci/pipelines/policy.ts';
import { presentPipelineRow } from '#src/domains/ci/pipelines/presenter.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

const loadHomes = async (ids: readonly number[], { request: { db, actor } }: GraphqlContext) =>
  whereMayReadPipelines(db, await findVisibleProjects(db, actor, ids));

/**
 * A project whose pipelines and jobs the caller may read; lookups of many sources are batched.
 * @throws NotFound
 */
export async function loadPipelineHome(
  context: GraphqlContext,
  projectId: number,
): Promise<ProjectAccess> {
  const home = await findHome(context, projectId);
  if (home === null) throw new NotFound('Pipelines');
  return home;
}

/** A project whose pipelines and jobs the caller may read; null where `loadPipelineHome` throws. */
export const findHome = async (
  context: GraphqlContext,
  projectId: number,
): Promise<ProjectAccess | null> =>
  (await context.batches.load(loadHomes, projectId, context)) ?? null;

const loadRows = async (ids: readonly number[], { request: { db } }: GraphqlContext) => {
  const rows = await whereInList(db<PipelineRow>('pipelines'), 'pipelines.id', ids).select('*');
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Loads the row of a pipeline, without a permission check.
 * @throws NotFound
 */
export async function loadPipelineRow(context: GraphqlContext, id: number): Promise<PipelineRow> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined) throw new NotFound('Pipeline');
  return row;
}

/** The pipeline with this id, where the caller may read it; else null. */
export async function findVisiblePipeline(
  context: GraphqlContext,
  id: number,
): Promise<PipelineSource | null> {
  const row = await context.batches.load(loadRows, id, context);
  const home = row === undefined ? null : await findHome(context, row.project_id);
  return row === undefined || home === null ? null : toPipelineSource(context, row, home);
}

/** Presents pipelines of the projects whose pipelines the caller may read. */
export const presentPipelines = (
  context: GraphqlContext,
  rows: readonly PipelineRow[],
): Promise<PipelineSource[]> => presentInHomes(context, rows, toPipelineSource);

/** Presents rows of pipelines or jobs, for the projects whose pipelines the caller may read. */
export async function presentInHomes<Row extends { readonly project_id: number }, Source>(
  context: GraphqlContext,
  rows: readonly Row[],
  present: (context: GraphqlContext, row: Row, home: ProjectAccess) => Source,
): Promise<Source[]> {
  const shown = rows.map(async (row) => {
    const home = await findHome(context, row.project_id);
    return home === null ? [] : [present(context, row, home)];
  });
  return (await Promise.all(shown)).flat();
}

export function toPipelineSource(
  context: GraphqlContext,
  row: PipelineRow,
  home: ProjectAccess,
): PipelineSource {
  context.batches.remember(loadRows, row.id, row, context);
  return presentPipelineRow(row, home, context.request.url);
}

/** The arguments in the words of REST, the newest first. */
export const toNewestFirst = (args: PipelineQueryArguments) => ({
  ...toPipelineQuery(args),
  order_by: 'id' as const,
  sort: 'desc' as const,
});

/** Pipelines of a project; projects are read in batches. */
export async function listPipelinesOfProject(
  context: GraphqlContext,
  id: number,
  args: PipelineQueryArguments,
): Promise<Listed<PipelineSource>> {
  if ((await findHome(context, id)) === null) return [];
  const query = toNewestFirst(args);
  const paged = {
    list: pipelineList,
    query: { ...query, project: { id } },
    present: (rows: readonly PipelineRow[]) => presentPipelines(context, rows),
  };
  // These scopes skip from ref to ref in the index, which works in one project at a time.
  if (args.scope === 'BRANCHES' || args.scope === 'TAGS')
    return createConnectionPages(context, paged);
  return createConnectionPagesOfParent(context, {
    ...paged,
    parent: id,
    common: { ...query, project: { id: 0 } },
    table: 'projects',
    slots: { project: 'id' },
  });
}

/** Number of pipelines of the project that match the arguments. */
export function countPipelines(
  context: GraphqlContext,
  id: number,
  args: PipelineQueryArguments,
): Promise<number> {
  const { request } = context;
  const query = { ...toNewestFirst(args), project: { id } };
  const admin = request.actor?.admin === true;
  const listQuery = { actor: request.actor, query, now: request.clock(), admin };
  return context.lookUp(() => pipelineList.count(request.db, listQuery));
}

/** Adds the GraphQL fields of a status to those of REST; `job` is the id of its job. */
export function toStatusSource(
  shown: PipelineDetailedStatus,
  { status, id, job = 0 }: { readonly status: string; readonly id: number; readonly job?: number },
): DetailedStatusSource {
  return {
    job_id: job,
    detailsPath: shown.details_path,
    favicon: shown.favicon,
    group: shown.group,
    hasDetails: shown.has_details,
    icon: shown.icon,
    id: `${status}-${id}`,
    label: shown.label,
    name: shown.group.toUpperCase().replaceAll('-', '_'),
    text: shown.text,
    tooltip: shown.tooltip,
  };
}

const loadRefs = (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  findRefsOfJobs(db, ids);

/** Tells whether the caller may change a pipeline. */
export async function mayChangePipelineRow(
  context: GraphqlContext,
  home: ProjectAccess,
  { id, ref, tag }: Pick<PipelineRow, 'id' | 'ref' | 'tag'>,
): Promise<boolean> {
  const isOfRequest = !tag && isRequestRef(ref);
  const ofJobs = isOfRequest ? await context.batches.load(loadRefs, id, context) : undefined;
  return mayChangeRef(context, home, { ref: ofJobs ?? ref, tag });
}

/** Tells whether the caller may change jobs of a ref; refs of one project are looked up in a batch. */
export async function mayChangeRef(
  context: GraphqlContext,
  home: ProjectAccess,
  { ref, tag }: Pick<JobRow, 'ref' | 'tag'>,
): Promise<boolean> {
  const { db, actor } = context.request;
  if (actor === null) return false;
  if (!tag && isRequestRef(ref)) return home.level >= AccessLevel.Developer && !home.archived;
  const load = async (refs: readonly string[]) => {
    if (tag) {
      const rules = await loadTagRules(db, home, actor);
      return new Map(refs.map((each) => [each, rules(each).canCreate]));
    }
    const rules = await loadBranchRules(db, home, actor, refs);
    return new Map(refs.map((each) => [each, rules.abilities(each).canMerge]));
  };
  const name = `changeable ${tag ? 'tags' : 'branches'} of ${home.id}`;
  return (await context.batches.load(load, ref, context, name)) === true;
}
