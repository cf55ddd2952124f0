import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { HttpError } from '../../errors.ts';
import type { IssueRow } from './table.ts';

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
 * as far as the move reaches.
 * @throws HttpError 422 when a neighbour is no other issue of the project
 */
export async function reorderIssue(
  db: Database,
  { id, project_id }: Pick<IssueRow, 'id' | 'project_id'>,
  { after, before }: Neighbours,
): Promise<void> {
  await db.transaction(async (db) => {
    // Two moves in one project wait for each other.
    await db('projects').where('id', project_id).forNoKeyUpdate().select('id');
    const named = [after, before].filter((each) => each !== undefined);
    const find = async () => {
      const others = db('issues').where({ project_id }).whereNot({ id });
      const rows = await inList(others, 'id', named).select<Placed[]>('id', 'relative_position');
      return new Map(rows.map((row) => [row.id, row.relative_position]));
    };
    const known = await find();
    if (known.size < new Set(named).size) throw cannotMove();
    const unplaced = named.filter((each) => known.get(each) === null);
    if (unplaced.length > 0) await placeUpTo(db, project_id, Math.max(...unplaced));
    let position = await between(db, { id, project_id }, await find(), { after, before });
    if (position === null) {
      await spread(db, project_id);
      position = await between(db, { id, project_id }, await find(), { after, before });
    }
    if (position === null) throw cannotMove();
    await db('issues').where({ id }).update({ relative_position: position });
  });
}

const cannotMove = () => new HttpError(422, { message: { error: 'Unprocessable Entity' } });

/** A place between the neighbours; null when there is none left. */
async function between(
  db: Database,
  { id, project_id }: Pick<IssueRow, 'id' | 'project_id'>,
  positions: ReadonlyMap<number, number | null>,
  { after, before }: Neighbours,
): Promise<number | null> {
  const others = () => db('issues').where({ project_id }).whereNot({ id });
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
async function placeUpTo(db: Database, projectId: number, lastId: number): Promise<void> {
  await db.raw(
    `update issues set relative_position = placed.position
     from (
       select id,
         (select coalesce(max(relative_position), 0) from issues where project_id = ?)
           + ${gap} * row_number() over (order by id) as position
       from issues where project_id = ? and relative_position is null and id <= ?
     ) as placed
     where placed.id = issues.id`,
    [projectId, projectId, lastId],
  );
}

/** Gives all that have a place one far from the next. */
async function spread(db: Database, projectId: number): Promise<void> {
  await db.raw(
    `update issues set relative_position = placed.position
     from (
       select id, ${gap} * row_number() over (order by relative_position, id) as position
       from issues where project_id = ? and relative_position is not null
     ) as placed
     where placed.id = issues.id`,
    [projectId],
  );
}
