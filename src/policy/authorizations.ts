import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { bump } from '../database/access-revision.ts';
import { todayOf } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { execution } from '../database/execution.ts';
import { type Part, partsOf } from './authorization-parts.ts';
import { type AuthorizationScope, grants, within } from './granted-levels.ts';

interface LevelDifference {
  readonly user_id: number;
  readonly project_id: number;
  /** Null: no row is stored. */
  readonly stored: number | null;
  /** Null: nothing grants the stored row. */
  readonly computed: number | null;
}

/** In how many projects of one listing below one namespace at the top a user holds a level. */
interface TotalDifference {
  readonly user_id: number;
  readonly listing: number;
  readonly root_id: number;
  readonly stored: number;
  readonly computed: number;
}

/** Adds a job that goes on with the authorizations of a scope, in the transaction of `db`. */
type Later = (db: Database, scope: AuthorizationScope) => Promise<unknown>;

const later = new WeakMap<object, Later>();

/** Says who goes on with what is too much for one transaction. Without it all is done at once. */
export function refreshLater(db: Database, goOn: Later): void {
  later.set(db[execution].instance, goOn);
}

/** Parts of a thousand users and projects that are refreshed in the transaction of the change. */
const partsAtOnce = 4;

/**
 * Brings the stored authorizations, and `projects.root_id`, in line with memberships, shares and the tree of groups,
 * and makes every process forget the levels it remembers. Call it in the transaction of the change,
 * after it, for all that the change touches. Where that is much, the user `first` has their own at once, and a job goes
 * on with all others.
 */
export async function refreshAuthorizations(
  db: Database,
  scope: AuthorizationScope,
  today = todayOf(db),
  first?: number,
): Promise<void> {
  if (Object.keys(scope).length === 0) throw new Error('what has changed is not said');
  const goOn = later.get(db[execution].instance);
  await db.transaction(async (db) => {
    await bump(db);
    let left = goOn === undefined ? Infinity : partsAtOnce;
    for await (const part of partsOf(db, scope)) {
      if (left === 0) {
        if (first !== undefined) await refreshOwn(db, scope, first, today);
        await goOn?.(db, scope);
        return;
      }
      await rewrite(db, part, today);
      left -= 1;
    }
  });
}

async function refreshOwn(db: Database, scope: AuthorizationScope, user: number, today: string) {
  if (scope.userIds?.includes(user) === false) return;
  for await (const part of partsOf(db, { ...scope, userIds: [user] })) {
    await rewrite(db, part, today);
  }
}

/** The same in transactions of their own; to be called after the change is committed. */
export async function refreshInParts(
  db: Database,
  scope: AuthorizationScope,
  { today = todayOf(db), signal }: { readonly today?: string; readonly signal?: AbortSignal },
): Promise<void> {
  for await (const part of partsOf(db, scope)) {
    signal?.throwIfAborted();
    await db.transaction(async (db) => {
      await bump(db);
      await rewrite(db, part, today);
    });
    await nextTurn();
  }
}

/** Recomputes the authorizations of every user and project, whatever is stored. */
export async function recomputeAuthorizations(db: Database, today = todayOf(db)): Promise<void> {
  await db.transaction(async (db) => {
    await bump(db);
    await rewrite(db, {}, today);
    // Totals that were wrong before would be as wrong after.
    await db('project_authorization_totals').delete();
    await addToTotals(db, {}, 1);
  });
}

/**
 * Runs `change`, which may add and remove authorizations of the scope and change `projects.listing` of its projects,
 * but neither memberships nor the tree of groups, and keeps `project_authorization_totals` in line with it. Raises
 * the access revision first of all: its row is then locked until the end of the transaction, so that of two such
 * changes at the same time, each of which sees only its own, the second waits and counts with both.
 */
export async function changeAuthorizations<T>(
  db: Database,
  scope: AuthorizationScope,
  change: (db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (db) => {
    await bump(db);
    await addAllToTotals(db, scope, -1);
    const result = await change(db);
    await addAllToTotals(db, scope, 1);
    return result;
  });
}

/** After the revision was raised. */
async function countAnew(
  db: Database,
  part: AuthorizationScope,
  change: () => Promise<unknown>,
): Promise<void> {
  await addToTotals(db, part, -1);
  await change();
  await addToTotals(db, part, 1);
}

async function addAllToTotals(
  db: Database,
  scope: AuthorizationScope,
  sign: 1 | -1,
): Promise<void> {
  for await (const { placeOnly, ...part } of partsOf(db, scope)) {
    if (placeOnly !== true) await addToTotals(db, part, sign);
  }
}

/**
 * Where the stored authorizations and their totals differ from what grants them; nowhere unless something is broken.
 */
export async function compareAuthorizations(
  db: Database,
  today = todayOf(db),
): Promise<(LevelDifference | TotalDifference)[]> {
  return [...(await compareLevels(db, today)), ...(await compareTotals(db, today))];
}

async function compareLevels(db: Database, today: string): Promise<LevelDifference[]> {
  const computed = () => grants(db, {}, today).as('computed');
  const missing = db(computed())
    .leftJoin('project_authorizations as stored', (on) =>
      on.on('stored.user_id', 'computed.user_id').andOn('stored.project_id', 'computed.project_id'),
    )
    .where((either) => {
      either
        .whereNull('stored.access_level')
        .orWhereRaw('stored.access_level <> computed.access_level');
    })
    .select<LevelDifference[]>(
      'computed.user_id',
      'computed.project_id',
      'stored.access_level as stored',
      'computed.access_level as computed',
    );
  const unfounded = db('project_authorizations as stored')
    .leftJoin(computed(), (on) =>
      on.on('stored.user_id', 'computed.user_id').andOn('stored.project_id', 'computed.project_id'),
    )
    .whereNull('computed.user_id')
    .select<LevelDifference[]>(
      'stored.user_id',
      'stored.project_id',
      'stored.access_level as stored',
      'computed.access_level as computed',
    );
  return [...(await missing), ...(await unfounded)];
}

async function compareTotals(db: Database, today: string): Promise<TotalDifference[]> {
  const computed = db(grants(db, {}, today).as('granted'))
    .join('projects', 'projects.id', 'granted.project_id')
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .join('namespace_ancestors as above', (on) => {
      on.on('above.namespace_id', 'namespaces.id');
      on.on('above.distance', db.raw('namespaces.depth - 1'));
    })
    .whereNotNull('projects.listing')
    .groupBy('granted.user_id', 'projects.listing', 'above.ancestor_id')
    .select(
      'granted.user_id',
      'projects.listing',
      'above.ancestor_id as root_id',
      db.raw('0 as stored, count(*) as computed'),
    );
  const both = db('project_authorization_totals')
    .select('user_id', 'listing', 'root_id', db.raw('count as stored, 0 as computed'))
    .unionAll(computed);
  return db(both.as('totals'))
    .groupBy('user_id', 'listing', 'root_id')
    .havingRaw('sum(stored) <> sum(computed)')
    .select<TotalDifference[]>(
      'user_id',
      'listing',
      'root_id',
      db.raw('sum(stored) as stored, sum(computed) as computed'),
    );
}

async function rewrite(db: Database, part: Part, today: string): Promise<void> {
  const { placeOnly = false, ...scope } = part;
  if (placeOnly) {
    if ((await movedProjects(db, scope).first('id')) === undefined) return;
    await countAnew(db, scope, () => findRoots(db, scope));
    return;
  }
  await countAnew(db, scope, async () => {
    await findRoots(db, scope);
    const pairs = (query: Knex.QueryBuilder) => query.select('user_id', 'project_id');
    const stored = within(db, db('project_authorizations'), scope, 'user_id', 'project_id');
    // One pass finds the rows of one query that the other has not; `not in` compares each row with all that may be
    // null.
    const unfounded = pairs(stored).except([pairs(db(grants(db, scope, today).as('granted')))]);
    await db('project_authorizations').whereIn(['user_id', 'project_id'], unfounded).delete();
    await db.raw(
      `insert into project_authorizations (user_id, project_id, access_level)
       select user_id, project_id, access_level from ? as granted where true
       on conflict (user_id, project_id) do update set access_level = excluded.access_level
       where project_authorizations.access_level <> excluded.access_level`,
      [grants(db, scope, today)],
    );
  });
}

/** SQL for the namespace at the top of another one: what `projects.root_id` is. */
export const rootOf = (namespace: string) =>
  `(select above.ancestor_id from namespace_ancestors as above
    where above.namespace_id = ${namespace} order by above.distance desc limit 1)`;

/** Writes `projects.root_id` where a project or what holds it was moved. */
async function findRoots(db: Database, scope: AuthorizationScope): Promise<void> {
  // A change of single users' access has moved no project.
  if (scope.userIds !== undefined) return;
  await movedProjects(db, scope).update({ root_id: db.raw(rootOf('projects.namespace_id')) });
}

/** Projects whose `root_id` is not the one of the place where they are. */
function movedProjects(db: Database, scope: AuthorizationScope): Knex.QueryBuilder {
  const projects = within(db, db('projects'), scope, 'user_id', 'projects.id');
  return projects.whereRaw(`root_id <> ${rootOf('projects.namespace_id')}`);
}

/** Adds to the totals what is stored in the scope, or takes it from them. */
async function addToTotals(db: Database, scope: AuthorizationScope, sign: 1 | -1): Promise<void> {
  const held = db('project_authorizations as held')
    .join('projects', 'projects.id', 'held.project_id')
    .whereNotNull('projects.listing')
    .groupBy('held.user_id', 'projects.listing', 'projects.root_id')
    .select(
      'held.user_id',
      'projects.listing',
      'projects.root_id',
      db.raw(`${sign} * count(*) as count`),
    );
  await db.raw(
    `insert into project_authorization_totals (user_id, listing, root_id, count)
     select user_id, listing, root_id, count from ? as held where true
     on conflict (user_id, listing, root_id) do update
     set count = project_authorization_totals.count + excluded.count`,
    [within(db, held, scope, 'held.user_id', 'held.project_id')],
  );
}
