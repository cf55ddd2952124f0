import type { Knex } from 'knex';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import {
  type ShapedStatement,
  prepareShapedStatement,
  type Slots,
} from '#src/database/statement.ts';
import {
  type AuthorizationScope,
  selectGrants,
  selectGrantSources,
  whereWithinScope,
} from './granted-levels.ts';

/** A part of a scope: its projects and users by their ids. */
export type PartScope = Omit<AuthorizationScope, 'namespaceId'>;

interface Parameters {
  readonly projectIds: readonly number[];
  readonly userIds: readonly number[];
  readonly above: number;
  readonly last: number;
  readonly today: string;
  readonly sign: 1 | -1;
}

/** The conditions that a scope has. */
type Shape = readonly (keyof PartScope)[];

type Build = (
  db: Database,
  scope: PartScope,
  slots: Slots<Parameters>,
) => Knex.QueryBuilder | Knex.Raw;

/**
 * Statement about the users and projects of a part. Each change of a user's access runs all of these, and Knex takes
 * several times longer to build one than the database to run it. They are built once for the conditions of a part.
 */
function preparePartStatement<Result extends object>(
  build: Build,
): ShapedStatement<Shape, Parameters, Result> {
  return prepareShapedStatement<Shape, Parameters, Result>((db, slots, shape) => {
    const scope: PartScope = {
      ...(shape.includes('projectIds') && { projectIds: slots.projectIds }),
      ...(shape.includes('userIds') && { userIds: slots.userIds }),
      ...(shape.includes('userRange') && { userRange: [slots.above, slots.last] }),
    };
    return build(db, scope, slots);
  });
}

const conditions = ['projectIds', 'userIds', 'userRange'] as const;

function listConditions(scope: PartScope): Shape {
  return conditions.filter((condition) => scope[condition] !== undefined);
}

function toParameters(scope: PartScope, today: string, sign: 1 | -1 = 1): Parameters {
  const { projectIds = [], userIds = [], userRange: [above, last] = [0, 0] } = scope;
  return { projectIds, userIds, above, last, today, sign };
}

/** Maximum pairs of user and project in one statement. */
export const maxPairsOfPart = 1000;

/** The limit is part of the SQL, so that Postgres plans these statements once for a connection. */
const inSql = { skipBinding: true };

const concernedPairs = preparePartStatement<{ user_id: number }>((db, scope, slots) =>
  selectConcerned(db, scope, slots.today)
    .select('user_id')
    .limit(maxPairsOfPart + 1, inSql),
);

/** Tells whether the scope contains more users and projects than one statement handles. */
export async function isLarge(db: Database, scope: PartScope): Promise<boolean> {
  const { length } = await readConcerned(concernedPairs, db, scope);
  return length > maxPairsOfPart;
}

const concernedProjects = preparePartStatement<{ project_id: number }>((db, scope, slots) =>
  selectConcerned(db, scope, slots.today).distinct('project_id'),
);

/** The projects that the scope concerns. */
export async function findProjectsInScope(db: Database, scope: PartScope): Promise<number[]> {
  const rows = await readConcerned(concernedProjects, db, scope);
  return rows.map((row) => row.project_id);
}

const concernedUsers = preparePartStatement<{ user_id: number }>((db, scope, slots) =>
  selectConcerned(db, scope, slots.today)
    .distinct('user_id')
    .limit(maxPairsOfPart + 1, inSql),
);

/** The users that the scope concerns: of more than a part takes, one more than that. */
export async function findUsersInScope(db: Database, scope: PartScope): Promise<number[]> {
  const rows = await readConcerned(concernedUsers, db, scope);
  return rows.map((row) => row.user_id);
}

function readConcerned<Result extends object>(
  statement: ShapedStatement<Shape, Parameters, Result>,
  db: Database,
  scope: PartScope,
): Promise<Result[]> {
  return statement.all(db, listConditions(scope), toParameters(scope, findToday(db)));
}

/** Users and projects of the stored rows and of the granted ones, from all sources. */
function selectConcerned(db: Database, scope: PartScope, today: string): Knex.QueryBuilder {
  const stored = db('project_authorizations as held').select('held.user_id', 'held.project_id');
  const granted = db(selectGrantSources(db, scope, today).as('sources'));
  const pairs = whereWithinScope(db, stored, scope, 'held.user_id', 'held.project_id').unionAll([
    granted.select('user_id', 'project_id'),
  ]);
  return db(pairs.as('concerned'));
}

const unfoundedRows = preparePartStatement((db, scope, slots) => {
  const selectPairs = (query: Knex.QueryBuilder) => query.select('user_id', 'project_id');
  const stored = whereWithinScope(db, db('project_authorizations'), scope, 'user_id', 'project_id');
  // One pass finds the rows of one query that the other has not; `not in` compares each row with all that may be
  // null.
  const unfounded = selectPairs(stored).except([
    selectPairs(db(selectGrants(db, scope, slots.today).as('granted'))),
  ]);
  return db('project_authorizations').whereIn(['user_id', 'project_id'], unfounded).delete();
});

const grantedRows = preparePartStatement((db, scope, slots) =>
  db.raw(
    `insert into project_authorizations (user_id, project_id, access_level)
     select user_id, project_id, access_level from ? as granted where true
     on conflict (user_id, project_id) do update set access_level = excluded.access_level
     where project_authorizations.access_level <> excluded.access_level`,
    [selectGrants(db, scope, slots.today)],
  ),
);

/** Replaces the stored levels by the granted ones. */
export async function storeGranted(db: Database, scope: PartScope, today: string): Promise<void> {
  const parameters = toParameters(scope, today);
  await unfoundedRows.run(db, listConditions(scope), parameters);
  await grantedRows.run(db, listConditions(scope), parameters);
}

const totals = preparePartStatement((db, scope, slots) => {
  const authorizations = db('project_authorizations as held')
    .join('projects', 'projects.id', 'held.project_id')
    .whereNotNull('projects.listing')
    .groupBy('held.user_id', 'projects.listing', 'projects.root_id')
    .select(
      'held.user_id',
      'projects.listing',
      'projects.root_id',
      db.raw('? * count(*) as count', [slots.sign]),
    );
  return db.raw(
    `insert into project_authorization_totals (user_id, listing, root_id, count)
     select user_id, listing, root_id, count from ? as held where true
     on conflict (user_id, listing, root_id) do update
     set count = project_authorization_totals.count + excluded.count`,
    [whereWithinScope(db, authorizations, scope, 'held.user_id', 'held.project_id')],
  );
});

/** Adds the stored rows of the scope to the totals, or subtracts them. */
export async function addToTotals(db: Database, scope: PartScope, sign: 1 | -1): Promise<void> {
  await totals.run(db, listConditions(scope), toParameters(scope, findToday(db), sign));
}

/** SQL for the top-level namespace of another one, the value of `projects.root_id`. */
export const selectRootNamespace = (namespace: string) =>
  `(select above.ancestor_id from namespace_ancestors as above
    where above.namespace_id = ${namespace} order by above.distance desc limit 1)`;

const movedProject = preparePartStatement<{ id: number }>((db, scope) =>
  selectMovedProjects(db, scope).select('id').limit(1, inSql),
);

/** Tells whether a project or one of its ancestors was moved. */
export async function hasMoved(db: Database, scope: PartScope): Promise<boolean> {
  const parameters = toParameters(scope, findToday(db));
  return (await movedProject.first(db, listConditions(scope), parameters)) !== undefined;
}

const roots = preparePartStatement((db, scope) =>
  selectMovedProjects(db, scope).update({
    root_id: db.raw(selectRootNamespace('projects.namespace_id')),
  }),
);

/** Writes `projects.root_id` after a move of a project or of one of its ancestors. */
export async function findRoots(db: Database, scope: PartScope): Promise<void> {
  // A change of single users' access has moved no project.
  if (scope.userIds !== undefined) return;
  await roots.run(db, listConditions(scope), toParameters(scope, findToday(db)));
}

/** Projects whose `root_id` differs from their actual top-level namespace. */
function selectMovedProjects(db: Database, scope: PartScope): Knex.QueryBuilder {
  const projects = whereWithinScope(db, db('projects'), scope, 'user_id', 'projects.id');
  return projects.whereRaw(`root_id <> ${selectRootNamespace('projects.namespace_id')}`);
}
