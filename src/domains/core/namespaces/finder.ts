import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ListNamespacesRequest } from '#generated/namespaces/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import type { Plan } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import {
  computeEffectiveLevel,
  selectGroupLevelColumns,
  type GroupLevels,
} from '#src/policy/group-level.ts';
import { selectOwnGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereGranting } from '#src/records/membership.ts';
import { toFullPathKey, type NamespaceRow } from '#src/records/namespace.ts';
import { chooseFreeLevel } from '#src/domains/core/members/seats.ts';
import { type NamespaceAccess, namespacePolicy } from './policy.ts';
import { whereNameContains } from './search.ts';

type Filters = ListNamespacesRequest['query'];

/** The namespaces that the actor owns or is a direct member of; all of them for administrators. */
export async function listNamespaces(
  db: Database,
  actor: Actor,
  filters: Filters,
  today: string,
): Promise<Page<NamespaceAccess>> {
  const query = db<{ id: number }>('namespaces')
    .select('namespaces.id')
    .where('namespaces.pending_delete', false)
    .orderBy('namespaces.id');
  if (!actor.admin || filters.owned_only) {
    const beyond = filters.owned_only ? AccessLevel.Maintainer : AccessLevel.None;
    query.where((either) => {
      either.where('namespaces.owner_id', actor.user.id);
      either.orWhereIn('namespaces.id', selectOwnGroups(db, actor.user.id, today, beyond));
    });
  }
  if (filters.top_level_only) query.whereNull('namespaces.parent_id');
  await whereNameContains(db, query, fold(filters.search ?? ''));
  const { rows, page } = await paginate(db, query, filters);
  const ids = rows.map(({ id }) => id);
  const found = await namespacesById.all(db, { ids, user: actor.user.id, today });
  return { rows: found.map((row) => addLevel(row, actor)), page };
}

type Found = NamespaceRow & GroupLevels;
type Caller = { readonly user: number; readonly today: string };

function selectWithLevels(db: Database, { user, today }: Caller) {
  return db('namespaces').select(
    'namespaces.*',
    ...selectGroupLevelColumns(db, 'namespaces.id', user, today),
  );
}

const namespacesById = prepareStatement<Caller & { ids: readonly number[] }, Found>((db, slots) =>
  whereInList(selectWithLevels(db, slots), 'namespaces.id', slots.ids).orderBy('namespaces.id'),
);

const namespaceById = prepareStatement<Caller & { id: number }, Found>((db, slots) =>
  selectWithLevels(db, slots).where('namespaces.id', slots.id).limit(1),
);

const namespaceByPath = prepareStatement<Caller & { key: string }, Found>((db, slots) =>
  selectWithLevels(db, slots).whereRaw('lower(namespaces.full_path) = ?', [slots.key]).limit(1),
);

function addLevel({ member_level, share_level, ...row }: Found, actor: Actor): NamespaceAccess {
  const ownLevel = computeEffectiveLevel({ member_level, share_level });
  const owned = actor.admin || row.owner_id === actor.user.id;
  return { ...row, level: owned ? AccessLevel.Owner : ownLevel };
}

/** @throws NotFound also when the actor is nobody in it */
export async function findNamespaceFor(
  db: Database,
  actor: Actor,
  idOrPath: number | string,
  today: string,
): Promise<NamespaceAccess> {
  const row = await find(db, { user: actor.user.id, today }, idOrPath);
  const namespace = row === undefined ? undefined : addLevel(row, actor);
  if (namespace === undefined || !namespacePolicy.read({ namespace })) {
    throw new NotFound('Namespace');
  }
  return namespace;
}

async function find(
  db: Database,
  caller: Caller,
  idOrPath: number | string,
): Promise<Found | undefined> {
  if (typeof idOrPath === 'number') return namespaceById.first(db, { ...caller, id: idOrPath });
  // A text of digits is never an id of an existing object, and never a path.
  const key = /^\d+$/.test(idOrPath) ? null : toFullPathKey(idOrPath);
  return key === null ? undefined : namespaceByPath.first(db, { ...caller, key });
}

type Count = { readonly group_id: number; readonly count: number };

const countMembers = prepareStatement<{ groups: readonly number[]; today: string }, Count>(
  (db, { groups, today }) =>
    whereGranting(
      whereInList(
        db('namespace_ancestors as below').join('members', (on) => {
          on.on('members.source_id', 'below.namespace_id');
          on.andOnVal('members.source_type', 'Namespace');
        }),
        'below.ancestor_id',
        groups,
      ),
      today,
    )
      .groupBy('below.ancestor_id')
      .select('below.ancestor_id as group_id')
      .countDistinct({ count: 'members.user_id' }),
);

/** Number of distinct members of each group or of its descendants; absent for groups without members. */
export async function countMembersOfGroups(
  db: Database,
  groups: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, number>> {
  if (groups.length === 0) return new Map();
  const rows = await countMembers.all(db, { groups, today });
  return new Map(rows.map(({ group_id, count }) => [group_id, Number(count)]));
}

/** Maximum members of a group that is counted together with others: a page has a hundred groups. */
const maxSmallMembers = 50;
const memberBatchSize = 1_000;

interface SmallCount {
  readonly group_id: number;
  /** Number of members, counted up to one above the bound. */
  readonly members: number | string;
  readonly seats: number | string;
}

const countSmall = prepareStatement<{ groups: readonly number[]; free: number }, SmallCount>(
  (db, { groups, free }) => {
    const selectFirst = () =>
      db('billable_members')
        .whereRaw('billable_members.group_id = counts.group_id')
        .orderBy('user_id')
        .limit(maxSmallMembers + 1, { skipBinding: true })
        .select('access_level', 'awaiting');
    const paid = db(selectFirst().as('some'))
      .where('awaiting', false)
      .where('access_level', '>', free);
    return whereInList(db('billable_counts as counts'), 'counts.group_id', groups).select(
      'counts.group_id',
      db(selectFirst().as('some')).count('*').as('members'),
      paid.count('*').as('seats'),
    );
  },
);

interface Member {
  readonly user_id: number;
  readonly access_level: number;
  readonly awaiting: boolean;
}

const someMembers = prepareStatement<{ group: number; behind: number }, Member>(
  (db, { group, behind }) =>
    db('billable_members')
      .where('group_id', group)
      .where('user_id', '>', behind)
      .orderBy('user_id')
      .limit(memberBatchSize, { skipBinding: true })
      .select('user_id', 'access_level', 'awaiting'),
);

/**
 * Loads the last counts of billable members; groups without a count are left out. Members of small groups are counted
 * in one statement, those of each large group in batches with pauses.
 */
export async function countSeatsOfGroups(
  db: Database,
  groups: readonly number[],
  plan: Plan,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  if (groups.length === 0) return counts;
  const free = chooseFreeLevel(plan);
  for (const { group_id, members, seats } of await countSmall.all(db, { groups, free })) {
    const isSmall = Number(members) <= maxSmallMembers;
    counts.set(group_id, isSmall ? Number(seats) : await countSeatsInParts(db, group_id, free));
  }
  return counts;
}

async function countSeatsInParts(db: Database, group: number, free: number): Promise<number> {
  let seats = 0;
  for (let behind = 0; ;) {
    const members = await someMembers.all(db, { group, behind });
    seats += members.filter(
      ({ access_level, awaiting }) => !awaiting && access_level > free,
    ).length;
    if (members.length < memberBatchSize) return seats;
    behind = members.at(-1)?.user_id ?? 0;
    await nextTurn();
  }
}
