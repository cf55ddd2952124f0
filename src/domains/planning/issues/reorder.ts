import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import { HttpError } from '#src/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { issuePolicy } from './policy.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { positionInSql, findUnplacedAround, findUnplacedBeside } from './table.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';

/** Initial distance between neighbours. */
const gapSize = 512;
/** Smallest distance between neighbours after a move shifted some. */
const minGapSize = 16;
/** Upper limit on attempts: a concurrent move may take the gap that an earlier step made. */
const maxTries = 10;

interface Placed extends Pick<IssueRow, 'id'> {
  readonly position: number;
}

export interface IssueNeighbours {
  /** Id of the issue that it will follow. */
  readonly after?: number | undefined;
  /** Id of the issue that will follow it. */
  readonly before?: number | undefined;
}

/** The error for a neighbour next to which the issue may not be placed. */
export class CannotMove extends HttpError {
  constructor() {
    super(422, { message: { error: 'Unprocessable Entity' } });
  }
}

/** Thrown to roll back a transaction when no position behind the given one is free. */
class NoRoom extends Error {
  readonly behind: number;

  constructor(behind: number) {
    super('there is no room yet');
    this.behind = behind;
  }
}

/**
 * Places an issue in the manual order. Unplaced issues follow all placed ones, by id; one gets a place only if others
 * need room before it. A neighbour may be in another project of the same top-level group that the caller may plan,
 * since boards and lists of groups share one order. Afterwards neither issues of the three projects nor unplaced
 * issues of others are between the issue and its neighbours.
 * @throws CannotMove
 */
export async function reorderIssue(
  context: Pick<RequestContext, 'db' | 'actor'>,
  issue: Pick<IssueRow, 'id' | 'project_id'>,
  neighbours: IssueNeighbours,
): Promise<void> {
  await storeBetweenNeighbours(context, issue, neighbours, async () => issue);
}

/**
 * Stores an issue and places it as `reorderIssue` does, in one transaction. The transaction restarts after renumbering;
 * `id` is 0 for a new issue.
 * @throws CannotMove
 */
export async function storeBetweenNeighbours<Row extends Pick<IssueRow, 'id'>>(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { id, project_id }: Pick<IssueRow, 'id' | 'project_id'>,
  { after, before }: IssueNeighbours,
  store: (db: Database) => Promise<Row>,
): Promise<Row> {
  const named = [...new Set([after, before].filter((each) => each !== undefined))];
  const projects = await findMoveProjects({ db, actor }, { id, project_id }, named);
  for (let left = maxTries; left > 0; left -= 1) {
    try {
      return await db.transaction(async (db) => {
        // First of all: who moves another issue holds these, and waits for issues then.
        await holdProjects(db, projects);
        const row = await store(db);
        await moveBetween(db, { id: row.id, projects }, { named, after, before });
        return row;
      });
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      if (!(await closeRanks(db, projects, error.behind))) {
        await makeRoom(db, projects, error.behind);
      }
    }
  }
  throw new CannotMove();
}

interface Moved {
  readonly id: number;
  readonly projects: readonly number[];
}

/**
 * @throws CannotMove when a neighbour left its project
 * @throws NoRoom
 */
async function moveBetween(
  db: Database,
  { id, projects }: Moved,
  { named, after, before }: IssueNeighbours & { readonly named: readonly number[] },
): Promise<void> {
  const others = whereInList(db('issues'), 'project_id', projects).whereNot({ id });
  const rows = await whereInList(others, 'id', named).select<Placed[]>(
    'id',
    db.raw(`${positionInSql} as position`),
  );
  if (rows.length < named.length) throw new CannotMove();
  const positions = new Map(rows.map((row) => [row.id, row.position]));
  const position = await computePositionBetween(db, { id, projects }, positions, { after, before });
  await db('issues').where({ id }).update({ relative_position: position });
}

/** Two moves in one project wait for each other. */
const holdProjects = (db: Database, projects: readonly number[]) =>
  whereInList(db('projects'), 'id', projects).orderBy('id').forNoKeyUpdate().select('id');

/**
 * The projects of an issue and of its neighbours: three at most.
 * @throws CannotMove when a neighbour is hidden, or its project is of another group or not the caller's to plan
 */
async function findMoveProjects(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { id, project_id: own }: Pick<IssueRow, 'id' | 'project_id'>,
  named: readonly number[],
): Promise<readonly number[]> {
  const issues = await whereInList(selectVisibleIssues(db, actor), 'issues.id', named)
    .whereNot('issues.id', id)
    .select<Pick<IssueRow, 'project_id'>[]>('issues.project_id');
  if (issues.length < named.length) throw new CannotMove();
  const others = new Set(issues.map(({ project_id }) => project_id).filter((each) => each !== own));
  if (others.size === 0) return [own];
  const root = await findTopGroup(db, own);
  for (const other of others) {
    const project = await findVisibleProject(db, actor, other);
    const plans =
      project !== null && isFeatureVisible(project, 'issues') && issuePolicy.plan({ project });
    if (!plans || root === undefined || (await findTopGroup(db, other)) !== root)
      throw new CannotMove();
  }
  return [own, ...others];
}

/** Undefined for projects of people. */
async function findTopGroup(db: Database, projectId: number): Promise<number | undefined> {
  const top = await db('projects')
    .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
    .join('namespaces', 'namespaces.id', 'above.ancestor_id')
    .where({ 'projects.id': projectId, 'namespaces.kind': 'group' })
    .whereNull('namespaces.parent_id')
    .first<{ id: number } | undefined>('namespaces.id');
  return top?.id;
}

/**
 * A place between the neighbours.
 * @throws NoRoom
 */
async function computePositionBetween(
  db: Database,
  moved: Moved,
  positions: ReadonlyMap<number, number>,
  { after, before }: IssueNeighbours,
): Promise<number> {
  const getPosition = (neighbour: number | undefined) =>
    neighbour === undefined ? null : (positions.get(neighbour) ?? null);
  const left = getPosition(after);
  // The first neighbour decides, since the two may no longer be adjacent.
  if (left !== null) {
    const [next] = await findNeighbours(db, moved, { from: left, direction: 'asc', most: 1 });
    if (next === undefined) {
      // Issues that are yet to be come behind it.
      const room = findUnplacedBeside(left).behind - left;
      if (room < 2) throw new NoRoom(left);
      return left + Math.min(minGapSize, Math.floor(room / 2));
    }
    if (next.position - left < 2) throw new NoRoom(left);
    return left + measureDistance(next.position - left, findUnplacedBeside(left).behind - left);
  }
  const right = getPosition(before);
  if (right === null) throw new CannotMove();
  const [previous] = await findNeighbours(db, moved, { from: right, direction: 'desc', most: 1 });
  if (previous === undefined) return right - gapSize;
  if (right - previous.position < 2) throw new NoRoom(previous.position);
  return (
    right - measureDistance(right - previous.position, right - findUnplacedBeside(right).inFront)
  );
}

/**
 * Distance of the issue from its neighbour: halfway to the next one, or to a possible unplaced issue of another
 * project, which is not read.
 */
const measureDistance = (toNext: number, toUnplaced: number): number =>
  Math.min(gapSize, Math.floor((toUnplaced < 2 ? toNext : Math.min(toNext, toUnplaced)) / 2));

interface NeighbourQuery {
  readonly from: number;
  readonly direction: 'asc' | 'desc';
  readonly most: number;
}

/** The issues nearest to a position, before or after it, by the index of each project. */
async function findNeighbours(
  db: Database,
  { id, projects }: Moved,
  { from, direction, most }: NeighbourQuery,
): Promise<readonly Placed[]> {
  const place = db.raw(positionInSql);
  const found = await Promise.all(
    projects.map((project_id) =>
      db('issues')
        .where({ project_id })
        .whereNot({ id })
        .whereRaw(`? ${direction === 'asc' ? '>' : '<'} ?`, [place, from])
        .orderBy([
          { column: place, order: direction },
          { column: 'id', order: direction },
        ])
        .limit(most)
        .select<Placed[]>('id', db.raw(`${positionInSql} as position`)),
    ),
  );
  const compareByPosition = (one: Placed, other: Placed) =>
    one.position - other.position || one.id - other.id;
  const rows = found.flat().toSorted(compareByPosition);
  return (direction === 'asc' ? rows : rows.toReversed()).slice(0, most);
}

/**
 * Makes room before the next unplaced issue of any project: it and issues placed before it move to the front half of
 * the gap. False if that is of no use.
 */
async function closeRanks(
  db: Database,
  projects: readonly number[],
  left: number,
): Promise<boolean> {
  const { inFront: start, behind: end } = findUnplacedAround(left);
  if (!Number.isFinite(start)) return false;
  return db.transaction(async (db) => {
    await holdProjects(db, projects);
    const all = { id: 0, projects };
    const some = await findNeighbours(db, all, {
      from: start,
      direction: 'asc',
      most: partRows + 1,
    });
    const rows = some.filter(({ position }) => position < end);
    const spacing = Math.floor((end - start) / 2 / (rows.length + 1));
    if (rows.length > partRows || rows.length === 0 || spacing < 2) return false;
    await setPositions(
      db,
      rows.map(({ id }, at) => [id, start + spacing * (at + 1)] as const),
    );
    return true;
  });
}

/**
 * Makes room after a place: the following issues that are too close move on, starting with the last, so that the order
 * is correct after each batch.
 */
async function makeRoom(db: Database, projects: readonly number[], left: number): Promise<void> {
  const all = { id: 0, projects };
  // The first issue with enough free positions before it.
  let count = 0;
  let end: number | null = null;
  for (let from = left; end === null;) {
    const rows = await findNeighbours(db, all, { from, direction: 'asc', most: partRows });
    const roomy = rows.findIndex((row, at) => row.position - left >= minGapSize * (count + at + 2));
    if (roomy >= 0) {
      end = rows[roomy]?.position ?? left;
      count += roomy;
    } else {
      count += rows.length;
      if (rows.length < partRows) end = left + gapSize * (count + 2);
      from = rows.at(-1)?.position ?? from;
      await nextTurn();
    }
  }
  const spacing = Math.floor((end - left) / (count + 2));
  let upper = end;
  let rank = count;
  await runStepByStep(db, async (db) => {
    await holdProjects(db, projects);
    const rows = await findNeighbours(db, all, { from: upper, direction: 'desc', most: partRows });
    const some = rows.filter((row) => row.position > left).slice(0, Math.max(0, rank));
    const [last] = some;
    if (last === undefined) return 0;
    const places = some.map((row, at) => [row.id, left + spacing * (rank - at + 1)] as const);
    // A concurrent move changed the positions, so the search for a place starts again.
    const from = last.position;
    const [next] = await findNeighbours(db, all, { from, direction: 'asc', most: 1 });
    const isPassed = next !== undefined && left + spacing * (rank + 1) >= next.position;
    const isBehind = some.some((row, at) => (places[at]?.[1] ?? 0) < row.position);
    if (isPassed || isBehind) return 0;
    await setPositions(db, places);
    upper = some.at(-1)?.position ?? upper;
    rank -= some.length;
    return some.length;
  });
}

async function setPositions(
  db: Database,
  places: readonly (readonly [id: number, position: number])[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(() => '(cast(? as bigint), cast(? as bigint))').join();
  await db.raw(
    `with placed (id, position) as (values ${rows})
     update issues set relative_position = placed.position from placed where placed.id = issues.id`,
    places.flat(),
  );
}
