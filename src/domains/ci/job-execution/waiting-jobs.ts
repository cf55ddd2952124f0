import type { Knex } from 'knex';
import { listRangesBehind } from '#src/database/behind.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement, prepareStatement, type Slots } from '#src/database/statement.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';

/** The jobs of a project that wait with the same tags for the same ref: a runner takes all of them or none. */
export interface WaitingJobs {
  readonly project_id: number;
  /** JSON, as `jobs.tag_list`. */
  readonly tag_list: string;
  readonly ref: string;
  readonly tag: boolean;
  /** The lowest id among them. */
  readonly first: number;
}

/** Maximum number of projects of one look-up, of job kinds of all of them, and of job kinds of one. */
export const maxWaitingProjects = 100;
const maxKinds = 1_000;
const maxKindsOfProject = 200;

const isWaiting = `waiting.status = 'pending' and waiting.kind = 'build'`;

/** Searched jobs: those with this `queue_tag`, or all. */
type Shape = 'tagged' | 'all';

const formatTagCondition = (shape: Shape) =>
  shape === 'tagged' ? 'and waiting.queue_tag = ?' : '';

interface ProjectStep {
  readonly queueTag: string;
  readonly after: number;
  readonly most: number;
  readonly one: number;
}

/** Each step of the walk is one step into an index, past all other jobs of the project before. */
const walkProjects = prepareShapedStatement<Shape, ProjectStep, { project_id: number }>(
  (db, { queueTag, after, most, one }, shape) => {
    const tag = shape === 'tagged' ? [queueTag] : [];
    return db.raw(
      `with recursive first_project as (
         select waiting.project_id from jobs as waiting
         where ${isWaiting} ${formatTagCondition(shape)} and waiting.project_id > ?
         order by waiting.project_id limit ?
       ), walk as (
         select project_id, 1 as place from first_project
         union all
         select (
           select waiting.project_id from jobs as waiting
           where ${isWaiting} ${formatTagCondition(shape)} and waiting.project_id > walk.project_id
           order by waiting.project_id limit ?
         ), place + 1
         from walk where project_id is not null and place < ?
       )
       select project_id from walk where project_id is not null`,
      [...tag, after, one, ...tag, one, most],
    );
  },
);

/** `maxWaitingProjects` with jobs that wait, behind a project. Without a tag: with any jobs that wait. */
export async function findWaitingProjects(
  db: Database,
  { queueTag, after }: { readonly queueTag?: string; readonly after: number },
): Promise<number[]> {
  const shape = queueTag === undefined ? 'all' : 'tagged';
  const step = { queueTag: queueTag ?? '', after, most: maxWaitingProjects, one: 1 };
  const rows = await walkProjects.all(db, shape, step);
  return rows.map(({ project_id }) => project_id);
}

interface OwnProjects {
  readonly queueTag: string;
  readonly owner: number;
  readonly after: number;
}

/** Selects the projects of a runner that have waiting jobs. */
const selectWaiting = (
  db: Database,
  own: Knex.QueryBuilder,
  { queueTag, after }: Slots<OwnProjects>,
) =>
  own
    .where('projects.id', '>', after)
    .whereExists(
      db('jobs as waiting')
        .whereRaw(`${isWaiting} and waiting.project_id = projects.id`)
        .where('waiting.queue_tag', queueTag)
        .select(db.raw('1')),
    )
    .orderBy('projects.id')
    .limit(maxWaitingProjects)
    .select('projects.id as project_id');

const findOfProjectRunner = prepareStatement<OwnProjects, { project_id: number }>((db, slots) =>
  selectWaiting(
    db,
    db('runner_projects')
      .join('projects', 'projects.id', 'runner_projects.project_id')
      .where('runner_projects.runner_id', slots.owner),
    slots,
  ),
);

const findOfGroupRunner = prepareStatement<OwnProjects, { project_id: number }>((db, slots) =>
  selectWaiting(
    db,
    db('namespace_ancestors')
      .join('projects', 'projects.namespace_id', 'namespace_ancestors.namespace_id')
      .where('namespace_ancestors.ancestor_id', slots.owner),
    slots,
  ),
);

/** Finds up to `maxWaitingProjects` projects of a group or project runner with waiting jobs, after a given project. */
export async function findWaitingProjectsOfRunner(
  db: Database,
  { id, group_id, runner_type }: RunnerRow,
  { queueTag, after }: { readonly queueTag: string; readonly after: number },
): Promise<number[]> {
  const ofGroup = runner_type === 'group_type';
  const find = ofGroup ? findOfGroupRunner : findOfProjectRunner;
  const rows = await find.all(db, { queueTag, after, owner: ofGroup ? (group_id ?? 0) : id });
  return rows.map(({ project_id }) => project_id);
}

interface KindsStep {
  readonly queueTag: string;
  readonly projects: readonly number[];
  readonly most: number;
  readonly mostOfProject: number;
  readonly one: number;
}

/** The columns that tell kinds of jobs apart. */
const kind = ['tag_list', 'ref', 'tag'];
const columns = ['project_id', ...kind].map((name) => `jobs.${name}`).join(', ');
const inOrder = kind.map((name) => `waiting.${name}`).join(', ');

/** The first kind of each project, then the second of each, and so on: each found by one step into an index. */
const walkKinds = prepareShapedStatement<Shape, KindsStep, WaitingJobs>(
  (db, { queueTag, projects, most, mostOfProject, one }, shape) => {
    const tag = shape === 'tagged' ? [queueTag] : [];
    const first = whereInList(db('projects'), 'projects.id', projects)
      .joinRaw(
        `join jobs on jobs.id = (
           select waiting.id from jobs as waiting
           where ${isWaiting} ${formatTagCondition(shape)} and waiting.project_id = projects.id
           order by ${inOrder}, waiting.id limit ?
         )`,
        [...tag, one],
      )
      .select(db.raw(`jobs.id, ${columns}, 1 as place`));
    const behind = listRangesBehind(
      db('jobs'),
      kind.map((name) => ({ column: `waiting.${name}`, value: db.raw(`walk.${name}`) })),
    ).map((narrow) => {
      const job = db('jobs as waiting').select('waiting.id').limit(one);
      void job.whereRaw(`${isWaiting} ${formatTagCondition(shape)}`, tag);
      void job.whereRaw('waiting.project_id = walk.project_id');
      narrow(job);
      return job.orderByRaw(`${inOrder}, waiting.id`);
    });
    const next = db.raw(
      `select jobs.id, ${columns}, walk.place + 1
       from walk join jobs on jobs.id = coalesce(${behind.map(() => '?').join(', ')})
       where walk.place < ?`,
      [...behind, mostOfProject],
    );
    return db('walk')
      .withRecursive('walk', first.unionAll(next))
      .select('project_id', 'tag_list', 'ref', 'tag', 'id as first')
      .limit(most);
  },
);

/** The kinds of jobs of these projects that wait. */
export function findKindsOfWaiting(
  db: Database,
  projects: readonly number[],
  queueTag?: string,
): Promise<WaitingJobs[]> {
  const shape = queueTag === undefined ? 'all' : 'tagged';
  return walkKinds.all(db, shape, {
    queueTag: queueTag ?? '',
    projects,
    one: 1,
    most: maxKinds,
    mostOfProject: maxKindsOfProject,
  });
}
