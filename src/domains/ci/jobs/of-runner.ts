import type { Knex } from 'knex';
import type { ListRunnerJobsRequest, RunnerJob } from '#generated/runners/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isNarrowedByService } from '#src/policy/external-authorization.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { type ListedJobRow, joinPipelines } from './list.ts';
import { presentCommon } from './presenter.ts';

/** Current and past jobs of a runner in projects that the caller may read. */
export async function loadJobsOfRunner(
  context: RequestContext,
  runnerId: number,
  query: ListRunnerJobsRequest['query'],
): Promise<Page<RunnerJob>> {
  const { db } = context;
  const actor = requireActor(context);
  const jobs = db('jobs').where('jobs.runner_id', runnerId).orderBy('jobs.id', query.sort);
  if (query.status !== undefined) jobs.where('jobs.status', query.status);
  if (!actor.admin) {
    const readable = db('project_authorizations')
      .where('user_id', actor.user.id)
      .where('access_level', '>=', AccessLevel.Reporter);
    jobs.whereIn('jobs.project_id', readable.select('project_id'));
  }
  if (await isNarrowedByService(db, actor)) jobs.whereRaw('1 = 0');
  const listed = joinPipelines(jobs) as Knex.QueryBuilder<ListedJobRow, ListedJobRow[]>;
  const { rows, page } = await paginate(db, listed, query);
  const projects = await loadProjects(db, rows);
  const getHome = ({ project_id }: ListedJobRow) =>
    projects.get(project_id) ?? throwGone(project_id);
  const common = await presentCommon(context, getHome, rows);
  const body = rows.map((row, index) => {
    const { full_path, full_name, ...identity } = getHome(row);
    return {
      ...(common[index] as (typeof common)[number]),
      project: {
        ...identity,
        name_with_namespace: `${full_name} / ${identity.name}`,
        path_with_namespace: full_path,
      },
    };
  });
  return { rows: body, page };
}

type Home = Pick<
  ProjectRow,
  'id' | 'description' | 'name' | 'path' | 'full_path' | 'created_at'
> & {
  /** Full name of the namespace. */
  readonly full_name: string;
};

async function loadProjects(
  db: Database,
  rows: readonly ListedJobRow[],
): Promise<ReadonlyMap<number, Home>> {
  const ids = [...new Set(rows.map(({ project_id }) => project_id))];
  const found: Home[] = await whereInList(db('projects'), 'projects.id', ids)
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .select('projects.id', 'projects.description', 'projects.name', 'projects.path')
    .select('projects.full_path', 'projects.created_at', 'namespaces.full_name');
  return new Map(found.map((project) => [project.id, project]));
}

function throwGone(id: number): never {
  throw new Error(`project ${id} was deleted during the request`);
}
