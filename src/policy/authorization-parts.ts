import type { Knex } from 'knex';
import { todayOf } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { inBatches } from '../in-batches.ts';
import {
  type AuthorizationScope,
  projectsDependingOn,
  sourcesOf,
  within,
} from './granted-levels.ts';

/** A statement is about so many users and projects at most. */
const pairsOfPart = 1000;

/** Users whose projects are looked up together. */
const usersAtOnce = 5;

export interface Part extends AuthorizationScope {
  /** True where this is about the place of the projects alone, and their users follow in parts of their own. */
  readonly placeOnly?: boolean;
}

/** The scope in parts that take little time each. */
export async function* partsOf(db: Database, scope: AuthorizationScope): AsyncGenerator<Part> {
  const { userIds, projectIds, namespaceId } = scope;
  if (namespaceId !== undefined) {
    const dependent = db(projectsDependingOn(db, [namespaceId]).as('dependent'));
    yield* partsOfProjects(db, await dependent.pluck<number[]>('id'), userIds);
  } else if (projectIds !== undefined) {
    yield* partsOfProjects(db, projectIds, userIds);
  } else {
    for (const some of inBatches(userIds ?? [], usersAtOnce)) {
      const projects = db(concernedBy(db, { userIds: some }).as('concerned'));
      const ids = await projects.distinct('project_id').pluck<number[]>('project_id');
      yield* partsOfProjects(db, ids, some);
    }
  }
}

async function* partsOfProjects(
  db: Database,
  ids: readonly number[],
  userIds: readonly number[] | undefined,
): AsyncGenerator<Part> {
  let size = pairsOfPart;
  for (let from = 0; from < ids.length;) {
    const projectIds = ids.slice(from, from + size);
    const part = { projectIds, ...(userIds && { userIds }) };
    const large = await isLarge(db, part);
    if (large && projectIds.length > 1) {
      size = Math.ceil(projectIds.length / 2);
      continue;
    }
    if (large) yield* partsOfUsers(db, part);
    else yield part;
    from += projectIds.length;
    size = Math.min(pairsOfPart, 2 * size);
  }
}

async function isLarge(db: Database, scope: AuthorizationScope): Promise<boolean> {
  const pairs = db(concernedBy(db, scope).as('concerned')).limit(pairsOfPart + 1);
  const { length } = await pairs.select('user_id');
  return length > pairsOfPart;
}

/** Of one project that has more users than a part. */
async function* partsOfUsers(db: Database, scope: AuthorizationScope): AsyncGenerator<Part> {
  // Changes of single users' access have moved no project.
  if (scope.userIds === undefined) yield { ...scope, placeOnly: true };
  const { userIds } = scope;
  const parts = userIds === undefined ? usersOf(db, scope) : inBatches(userIds, pairsOfPart);
  for await (const userIds of parts) yield { ...scope, userIds };
}

/** The users that the scope concerns, in the order of their ids: no statement reads more of them than a part has. */
async function* usersOf(db: Database, scope: AuthorizationScope): AsyncGenerator<number[]> {
  const newest = await db('users').max<{ id: number | null }[]>('id as id');
  const last = newest[0]?.id ?? 0;
  let width = pairsOfPart;
  for (let above = 0; above < last;) {
    const userRange = [above, above + width] as const;
    const users = db(concernedBy(db, { ...scope, userRange }).as('concerned'));
    const ids = await users
      .distinct('user_id')
      .limit(pairsOfPart + 1)
      .pluck<number[]>('user_id');
    if (ids.length > pairsOfPart) {
      width = Math.ceil(width / 2);
      continue;
    }
    if (ids.length > 0) yield ids;
    above += width;
    // Where few are met they may lie far from each other.
    if (ids.length < pairsOfPart / 4) width *= 2;
  }
}

/** Users and projects of the rows that are stored, and of those that are granted, by whatever source. */
function concernedBy(db: Database, scope: AuthorizationScope): Knex.QueryBuilder {
  const stored = db('project_authorizations as held').select('held.user_id', 'held.project_id');
  const granted = db(sourcesOf(db, scope, todayOf(db)).as('sources'));
  return within(db, stored, scope, 'held.user_id', 'held.project_id').unionAll([
    granted.select('user_id', 'project_id'),
  ]);
}
