import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Slots } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import { whereGranting } from '#src/records/membership.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { AccessLevel } from './access-level.ts';
import { computeEffectiveLevel, selectGroupLevelColumns } from './group-level.ts';
import type { GroupLevels } from './group-level.ts';
import { isVisibleTo } from './visibility.ts';

/** A group that an actor may see, with the actor's access level. */
export interface GroupAccess extends GroupRow {
  /**
   * Level from memberships and shares, including inherited ones; `Owner` for administrators. `None` for a private group
   * means membership of a subgroup or project inside.
   */
  readonly level: AccessLevel;
  /** True if the level comes from the administrator role, and no membership grants as much. */
  readonly viaAdministrator: boolean;
  /** True where the actor is an auditor, who reads the group whatever the level. */
  readonly viaAuditor: boolean;
}

type Found = GroupRow & GroupLevels;
type Caller = { readonly user: number; readonly today: string };

function selectGroupWithLevels(db: Database, { user, today }: Slots<Caller>) {
  return db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.pending_delete', false)
    .select(...groupColumns, ...selectGroupLevelColumns(db, 'namespaces.id', user, today));
}

const findById = prepareStatement<Caller & { id: number }, Found>((db, slots) =>
  selectGroupWithLevels(db, slots).where('namespaces.id', slots.id).limit(1),
);

const findByPath = prepareStatement<Caller & { key: string }, Found>((db, slots) =>
  selectGroupWithLevels(db, slots)
    .whereRaw('lower(namespaces.full_path) = ?', [slots.key])
    .limit(1),
);

const findByIds = prepareStatement<Caller & { ids: readonly number[] }, Found>((db, slots) =>
  whereInList(selectGroupWithLevels(db, slots), 'namespaces.id', slots.ids),
);

/**
 * The group with this id or full path (in any case), as the actor may see it. Personal namespaces
 * are no groups. Minimal access tells the name of a group in lists, and opens nothing of it; `byName` finds it
 * nevertheless, for what may be done without seeing more.
 * @throws NotFound whether it is hidden, being deleted, or not there
 */
export async function findGroupFor(
  db: Database,
  actor: Actor | null,
  idOrPath: number | string,
  { byName = false } = {},
): Promise<GroupAccess> {
  const caller = { user: actor?.user.id ?? 0, today: findToday(db) };
  const found = await find(db, caller, idOrPath);
  if (found === undefined) throw new NotFound('Group');
  const access = toGroupAccess(found, actor);
  const opens = access.level > (byName ? AccessLevel.None : AccessLevel.Minimal);
  if (!opens && !isVisibleTo(access.visibility, actor)) {
    const inside = actor === null ? new Set() : await findMembershipInside(db, caller, [access.id]);
    if (!inside.has(access.id)) throw new NotFound('Group');
  }
  return access;
}

/** Finds the groups with these ids that the actor may see. */
export async function findVisibleGroups(
  db: Database,
  actor: Actor | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GroupAccess>> {
  const caller = { user: actor?.user.id ?? 0, today: findToday(db) };
  const found = (await findByIds.all(db, { ...caller, ids })).map((row) =>
    toGroupAccess(row, actor),
  );
  const isOpen = ({ level, visibility }: GroupAccess) =>
    level > AccessLevel.Minimal || isVisibleTo(visibility, actor);
  const closed = found.filter((access) => !isOpen(access)).map(({ id }) => id);
  const inside = actor === null ? new Set() : await findMembershipInside(db, caller, closed);
  return new Map(
    found
      .filter((access) => isOpen(access) || inside.has(access.id))
      .map((access) => [access.id, access]),
  );
}

function toGroupAccess(
  { member_level, share_level, ...row }: Found,
  actor: Actor | null,
): GroupAccess {
  const ownLevel = computeEffectiveLevel({ member_level, share_level });
  const viaAdministrator = actor?.admin === true && ownLevel < AccessLevel.Owner;
  const level = viaAdministrator ? AccessLevel.Owner : ownLevel;
  return { ...row, level, viaAdministrator, viaAuditor: actor?.user.auditor === true };
}

async function find(
  db: Database,
  caller: Caller,
  idOrPath: number | string,
): Promise<Found | undefined> {
  if (typeof idOrPath === 'number') return findById.first(db, { ...caller, id: idOrPath });
  // Digits as text are never an existing id, and no path consists of digits.
  const key = /^\d+$/.test(idOrPath) ? null : toFullPathKey(idOrPath);
  return key === null ? undefined : findByPath.first(db, { ...caller, key });
}

const withMembershipInside = prepareStatement<
  Caller & { groups: readonly number[] },
  { id: number }
>((db, { user, today, groups }) =>
  whereInList(
    whereGranting(
      db('namespace_ancestors as below').join('members', (on) => {
        on.on('members.source_id', 'below.namespace_id');
        on.andOnVal('members.source_type', 'Namespace');
      }),
      today,
    ),
    'below.ancestor_id',
    groups,
  )
    .where('members.user_id', user)
    .where('members.access_level', '>', AccessLevel.Minimal)
    .distinct('below.ancestor_id as id'),
);

const withProjectInside = prepareStatement<
  { user: number; groups: readonly number[] },
  { id: number }
>((db, { user, groups }) =>
  whereInList(
    db('namespace_ancestors as below')
      .join('projects', 'projects.namespace_id', 'below.namespace_id')
      .join('project_authorizations as held', 'held.project_id', 'projects.id'),
    'below.ancestor_id',
    groups,
  )
    .where('held.user_id', user)
    .whereNotNull('projects.listing')
    .distinct('below.ancestor_id as id'),
);

/** Selects groups in which the user is a member of a subgroup, or authorized for a project. */
async function findMembershipInside(
  db: Database,
  { user, today }: Caller,
  groups: readonly number[],
): Promise<ReadonlySet<number>> {
  if (groups.length === 0) return new Set();
  const members = await withMembershipInside.all(db, { user, today, groups });
  const found = new Set(members.map(({ id }) => id));
  const rest = groups.filter((id) => !found.has(id));
  if (rest.length === 0) return found;
  const projects = await withProjectInside.all(db, { user, groups: rest });
  return new Set([...found, ...projects.map(({ id }) => id)]);
}
