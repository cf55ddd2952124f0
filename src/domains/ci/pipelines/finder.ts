import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { RowNotFound } from '#src/errors.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { PipelineRow } from './table.ts';

/** Filters that select pipelines of a project. */
export interface PipelinesOf {
  readonly sha?: string | undefined;
  readonly ref?: string | undefined;
  readonly id?: number | undefined;
  readonly iid?: number | undefined;
  readonly source?: PipelineRow['source'] | undefined;
}

/**
 * Condition for pipelines that are no child pipelines. The source is text, not a bound value: if all pipelines have
 * one source, Postgres expects an unknown value to be that one, and plans for no rows.
 */
export const isNoChild = `pipelines.source <> 'parent_pipeline'`;

const named = ['id', 'iid', 'source'] as const;

const findNewest = prepareShapedStatement<
  readonly (keyof PipelinesOf)[],
  { readonly project: number } & Required<{ [Name in keyof PipelinesOf]: number | string }>,
  PipelineRow
>((db, slots, criteria) => {
  const pipelines = db('pipelines').where('project_id', slots.project);
  for (const name of criteria) pipelines.where(name, slots[name]);
  // Child pipelines are parts of their parents, and do not represent a commit.
  if (!named.some((name) => criteria.includes(name))) pipelines.whereRaw(isNoChild);
  return pipelines.orderBy('id', 'desc').limit(1).select('*');
});

/** The newest pipeline of a project, of a commit or a ref; null if absent. */
export async function findNewestPipeline(
  db: Database,
  { id: project }: Pick<ProjectRow, 'id'>,
  { sha, ref, id, iid, source }: PipelinesOf,
): Promise<PipelineRow | null> {
  const query = { sha, ref, id, iid, source };
  const numbers = { project, id: id ?? 0, iid: iid ?? 0 };
  const values = { ...numbers, sha: sha ?? '', ref: ref ?? '', source: source ?? '' };
  const names = ['sha', 'ref', 'id', 'iid', 'source'] as const;
  const criteria = names.filter((name) => query[name] !== undefined);
  return (await findNewest.first(db, criteria, values)) ?? null;
}

interface CommitOfProject {
  readonly project_id: number;
  readonly sha: string;
}

/** The newest pipelines of many commits, found in one query; null for a commit without pipelines. */
export async function findNewestPipelines(
  db: Database,
  commits: readonly CommitOfProject[],
): Promise<(commit: CommitOfProject) => PipelineRow | null> {
  if (commits.length === 0) return () => null;
  const listDistinct = (name: 'project_id' | 'sha') => [
    ...new Set(commits.map((commit) => commit[name])),
  ];
  const newest = db('pipelines')
    .whereRaw(isNoChild)
    .select(db.raw('max(id)'))
    .groupBy('project_id', 'sha');
  whereInList(
    whereInList(newest, 'project_id', listDistinct('project_id')),
    'sha',
    listDistinct('sha'),
  );
  const rows = await db<PipelineRow>('pipelines').whereIn('id', newest);
  const found = new Map(rows.map((row) => [formatKey(row), row]));
  return (commit) => found.get(formatKey(commit)) ?? null;
}

const formatKey = ({ project_id, sha }: CommitOfProject) => JSON.stringify([project_id, sha]);

/** @throws RowNotFound */
export async function findPipeline(
  db: Database,
  project: Pick<ProjectRow, 'id'>,
  id: number,
): Promise<PipelineRow> {
  const found = await findNewestPipeline(db, project, { id });
  if (found === null) throw new RowNotFound();
  return found;
}

/** Tells whether one of the latest jobs of a pipeline failed and was allowed to. */
export async function hasWarnings(db: Database, { id }: Pick<PipelineRow, 'id'>): Promise<boolean> {
  const warning = await db('jobs')
    .where({ pipeline_id: id, allow_failure: true })
    .whereRaw('not retried')
    .whereIn('status', ['failed', 'canceled'])
    .first('id');
  return warning !== undefined;
}
