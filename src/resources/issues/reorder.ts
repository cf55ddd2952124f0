import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { HttpError } from '../../errors.ts';
import { featureVisible } from '../../policy/features.ts';
import { findVisibleProject } from '../../policy/project-access.ts';
import { issuePolicy } from './policy.ts';
import type { IssueRow } from './table.ts';
import { visibleIssues } from './visible.ts';

/** Issues that are placed one behind the other are so far apart. */
const gap = 512;

type Placed = Pick<IssueRow, 'id' | 'relative_position'>;

interface Neighbours {
  /** Id of the issue that it will follow. */
  readonly after?: number | undefined;
  /** Id of the issue that will follow it. */
  readonly before?: number | undefined;
}

/**
 * Places an issue in the order made by hand. Issues that never were placed come after all others, by id, and are placed
 * as far as the move reaches. A neighbour may be of another project of the same top-level group, for which the caller
 * plans as well: boards and lists of groups show one order. Nothing of the projects of the three comes between them.
 * @throws HttpError 422 when a neighbour is no such issue
 */
export async function reorderIssue(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { id, project_id }: Pick<IssueRow, 'id' | 'project_id'>,
  { after, before }: Neighbours,
): Promise<void> {
  const named = [...new Set([after, before].filter((each) => each !== undefined))];
  const projects = await projectsOfMove({ db, actor }, { id, project_id }, named);
  await db.transaction(async (db) => {
    // Two moves in one project wait for each other.
    await inList(db('projects'), 'id', projects).orderBy('id').forNoKeyUpdate().select('id');
    const find = async () => {
      const others = inList(db('issues'), 'project_id', projects).whereNot({ id });
      const rows = await inList(others, 'id', named).select<Placed[]>('id', 'relative_position');
      return new Map(rows.map((row) => [row.id, row.relative_position]));
    };
    const known = await find();
    if (known.size < named.length) throw cannotMove();
    const unplaced = named.filter((each) => known.get(each) === null);
    if (unplaced.length > 0) await placeUpTo(db, projects, Math.max(...unplaced));
    let position = await between(db, { id, projects }, await find(), { after, before });
    if (position === null) {
      await spread(db, projects);
      position = await between(db, { id, projects }, await find(), { after, before });
    }
    if (position === null) throw cannotMove();
    await db('issues').where({ id }).update({ relative_position: position });
  });
}

/**
 * The projects of an issue and of its neighbours: three at most.
 * @throws HttpError 422 when a neighbour is hidden, or its project is of another group or not the caller's to plan
 */
async function projectsOfMove(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { id, project_id: own }: Pick<IssueRow, 'id' | 'project_id'>,
  named: readonly number[],
): Promise<readonly number[]> {
  const issues = await inList(visibleIssues(db, actor), 'issues.id', named)
    .whereNot('issues.id', id)
    .select<Pick<IssueRow, 'project_id'>[]>('issues.project_id');
  if (issues.length < named.length) throw cannotMove();
  const others = new Set(issues.map(({ project_id }) => project_id).filter((each) => each !== own));
  if (others.size === 0) return [own];
  const root = await topGroupOf(db, own);
  for (const other of others) {
    const project = await findVisibleProject(db, actor, other);
    const plans =
      project !== null && featureVisible(project, 'issues') && issuePolicy.plan({ project });
    if (!plans || root === undefined || (await topGroupOf(db, other)) !== root) throw cannotMove();
  }
  return [own, ...others];
}

/** Undefined for projects of people. */
async function topGroupOf(db: Database, projectId: number): Promise<number | undefined> {
  const top = await db('projects')
    .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
    .join('namespaces', 'namespaces.id', 'above.ancestor_id')
    .where({ 'projects.id': projectId, 'namespaces.kind': 'group' })
    .whereNull('namespaces.parent_id')
    .first<{ id: number } | undefined>('namespaces.id');
  return top?.id;
}

const cannotMove = () => new HttpError(422, { message: { error: 'Unprocessable Entity' } });

/** A place between the neighbours; null when there is none left. */
async function between(
  db: Database,
  { id, projects }: { readonly id: number; readonly projects: readonly number[] },
  positions: ReadonlyMap<number, number | null>,
  { after, before }: Neighbours,
): Promise<number | null> {
  const others = () => inList(db('issues'), 'project_id', projects).whereNot({ id });
  const at = (neighbour: number | undefined) =>
    neighbour === undefined ? null : (positions.get(neighbour) ?? null);
  const left = at(after);
  // Behind the first, whatever else was said: the two may not be neighbours any more.
  if (left !== null) {
    const next = await others()
      .where('relative_position', '>', left)
      .min<{ position: number | null }[]>('relative_position as position')
      .first();
    const right = next?.position ?? null;
    return right === null ? left + gap : middle(left, right);
  }
  const right = at(before);
  if (right === null) return null;
  const previous = await others()
    .where('relative_position', '<', right)
    .max<{ position: number | null }[]>('relative_position as position')
    .first();
  return previous?.position == null ? right - gap : middle(previous.position, right);
}

function middle(left: number, right: number): number | null {
  return right - left < 2 ? null : Math.floor((left + right) / 2);
}

/** Places the issues without a place, up to this one, behind all that have one. */
async function placeUpTo(db: Database, projects: readonly number[], lastId: number): Promise<void> {
  const own = marksOf(projects);
  await db.raw(
    `update issues set relative_position = placed.position
     from (
       select id,
         (select coalesce(max(relative_position), 0) from issues where project_id in (${own}))
           + ${gap} * row_number() over (order by id) as position
       from issues where project_id in (${own}) and relative_position is null and id <= ?
     ) as placed
     where placed.id = issues.id`,
    [...projects, ...projects, lastId],
  );
}

/** Gives all that have a place one far from the next. */
async function spread(db: Database, projects: readonly number[]): Promise<void> {
  await db.raw(
    `update issues set relative_position = placed.position
     from (
       select id, ${gap} * row_number() over (order by relative_position, id) as position
       from issues where project_id in (${marksOf(projects)}) and relative_position is not null
     ) as placed
     where placed.id = issues.id`,
    [...projects],
  );
}

const marksOf = (values: readonly number[]) => values.map(() => '?').join();
