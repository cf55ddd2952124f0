import { setImmediate as nextTurn } from 'node:timers/promises';
import { bump } from '#src/database/access-revision.ts';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import { type AuthorizationPart, splitScope } from './authorization-parts.ts';
import {
  addToTotals,
  findRoots,
  hasMoved,
  type PartScope,
  storeGranted,
} from './authorization-statements.ts';
import { type AuthorizationScope, selectGrants } from './granted-levels.ts';

interface LevelDifference {
  readonly user_id: number;
  readonly project_id: number;
  /** Null: no row is stored. */
  readonly stored: number | null;
  /** Null: nothing grants the stored row. */
  readonly computed: number | null;
}

/** Change of the number of projects of one listing below one top-level namespace in which a user has a level. */
interface TotalDifference {
  readonly user_id: number;
  readonly listing: number;
  readonly root_id: number;
  readonly stored: number;
  readonly computed: number;
}

/** Adds a job that continues with the authorizations of a scope, in the transaction of `db`. */
type Later = (db: Database, scope: AuthorizationScope) => Promise<unknown>;

const later = new WeakMap<object, Later>();

/** Owner of the job that continues work too large for one transaction. Without it everything is done at once. */
export function refreshLater(db: Database, goOn: Later): void {
  later.set(db[execution].instance, goOn);
}

/** Parts of a thousand users and projects that are refreshed in the transaction of the change. */
const maxPartsOfTransaction = 4;

/**
 * Updates the stored authorizations, and `projects.root_id`, after changes of memberships, shares and the tree of
 * groups, and makes every process drop its cached levels. Call it in the transaction of the change, after it, for
 * everything that the change touches.
 *
 * For a large change the user `first` is updated at once, and a job updates all others.
 */
export async function refreshAuthorizations(
  db: Database,
  scope: AuthorizationScope,
  today = findToday(db),
  first?: number,
): Promise<void> {
  if (Object.keys(scope).length === 0)
    throw new Error('the change of authorizations is not specified');
  const goOn = later.get(db[execution].instance);
  await db.transaction(async (db) => {
    await bump(db);
    let left = goOn === undefined ? Infinity : maxPartsOfTransaction;
    for await (const part of splitScope(db, scope)) {
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
  for await (const part of splitScope(db, { ...scope, userIds: [user] })) {
    await rewrite(db, part, today);
  }
}

/**
 * Updates stored authorizations as `refreshAuthorizations` does, in separate transactions; call it after the change is
 * committed.
 */
export async function refreshInParts(
  db: Database,
  scope: AuthorizationScope,
  { today = findToday(db), signal }: { readonly today?: string; readonly signal?: AbortSignal },
): Promise<void> {
  for await (const part of splitScope(db, scope)) {
    signal?.throwIfAborted();
    await db.transaction(async (db) => {
      await bump(db);
      await rewrite(db, part, today);
    });
    await nextTurn();
  }
}

/** Recomputes the authorizations of every user and project, whatever is stored. */
export async function recomputeAuthorizations(db: Database, today = findToday(db)): Promise<void> {
  await db.transaction(async (db) => {
    await bump(db);
    await rewrite(db, {}, today);
    // Totals that were wrong before would be as wrong after.
    await db('project_authorization_totals').delete();
    await addToTotals(db, {}, 1);
  });
}

/**
 * Runs `change` and keeps `project_authorization_totals` in line with it. The change may add and remove authorizations
 * of the scope and change `projects.listing` of its projects, but neither memberships nor the tree of groups.
 *
 * The function raises the access revision first, which locks that row until the end of the transaction. Of two concurrent
 * changes, each of which sees only its own, the second waits and counts both.
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

/** Recounts the totals; the revision must be raised before. */
async function countAnew(
  db: Database,
  part: PartScope,
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
  for await (const { placeOnly, ...part } of splitScope(db, scope)) {
    if (placeOnly !== true) await addToTotals(db, part, sign);
  }
}

/** Differences of the stored authorizations and their totals from the grants; empty unless data is broken. */
export async function compareAuthorizations(
  db: Database,
  today = findToday(db),
): Promise<(LevelDifference | TotalDifference)[]> {
  return [...(await compareLevels(db, today)), ...(await compareTotals(db, today))];
}

async function compareLevels(db: Database, today: string): Promise<LevelDifference[]> {
  const selectComputed = () => selectGrants(db, {}, today).as('computed');
  const missing = db(selectComputed())
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
    .leftJoin(selectComputed(), (on) =>
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
  const computed = db(selectGrants(db, {}, today).as('granted'))
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

async function rewrite(db: Database, part: AuthorizationPart, today: string): Promise<void> {
  const { placeOnly = false, ...scope } = part;
  if (placeOnly) {
    if (!(await hasMoved(db, scope))) return;
    // The project has more users than one statement counts.
    await addAllToTotals(db, scope, -1);
    await findRoots(db, scope);
    await addAllToTotals(db, scope, 1);
    return;
  }
  await countAnew(db, scope, async () => {
    await findRoots(db, scope);
    await storeGranted(db, scope, today);
  });
}
