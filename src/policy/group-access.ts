import { todayOf } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Slots } from '../database/statement.ts';
import { NotFound } from '../errors.ts';
import type { Actor } from '../records/actor.ts';
import { groupColumns, type GroupRow } from '../records/group.ts';
import { whereGranting } from '../records/membership.ts';
import { fullPathKey } from '../records/namespace.ts';
import { AccessLevel } from './access-level.ts';
import { effectiveLevel, groupLevelColumns } from './group-level.ts';
import type { GroupLevels } from './group-level.ts';
import { isVisibleTo } from './visibility.ts';

/** A group as an actor may see it, with what the actor holds in it. */
export interface GroupAccess extends GroupRow {
  /**
   * From memberships and shares, those of the groups above included; `Owner` for administrators.
   * `None` with a private group: the actor belongs to something inside.
   */
  readonly level: AccessLevel;
  /** True where the level comes from being an administrator, and no membership gives as much. */
  readonly viaAdministrator: boolean;
  /** True where the actor is an auditor, who reads the group whatever the level. */
  readonly viaAuditor: boolean;
}

type Found = GroupRow & GroupLevels;
type Caller = { readonly user: number; readonly today: string };

function groupWithLevels(db: Database, { user, today }: Slots<Caller>) {
  return db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.pending_delete', false)
    .select(...groupColumns, ...groupLevelColumns(db, 'namespaces.id', user, today))
    .limit(1);
}

const findById = statement<Caller & { id: number }, Found>((db, slots) =>
  groupWithLevels(db, slots).where('namespaces.id', slots.id),
);

const findByPath = statement<Caller & { key: string }, Found>((db, slots) =>
  groupWithLevels(db, slots).whereRaw('lower(namespaces.full_path) = ?', [slots.key]),
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
  const caller = { user: actor?.user.id ?? 0, today: todayOf(db) };
  const found = await find(db, caller, idOrPath);
  if (found === undefined) throw new NotFound('Group');
  const { member_level, share_level, ...row } = found;
  const held = effectiveLevel({ member_level, share_level });
  const viaAdministrator = actor?.admin === true && held < AccessLevel.Owner;
  const level = viaAdministrator ? AccessLevel.Owner : held;
  const opens = level > (byName ? AccessLevel.None : AccessLevel.Minimal);
  if (!opens && !isVisibleTo(row.visibility, actor)) {
    if (actor === null || !(await belongsInside(db, caller, row.id))) throw new NotFound('Group');
  }
  return { ...row, level, viaAdministrator, viaAuditor: actor?.user.auditor === true };
}

async function find(
  db: Database,
  caller: Caller,
  idOrPath: number | string,
): Promise<Found | undefined> {
  if (typeof idOrPath === 'number') return findById.first(db, { ...caller, id: idOrPath });
  // Digits that came as text are no id that exists, and digits never name a path.
  const key = /^\d+$/.test(idOrPath) ? null : fullPathKey(idOrPath);
  return key === null ? undefined : findByPath.first(db, { ...caller, key });
}

const findMembershipInside = statement<Caller & { group: number }, { id: number }>(
  (db, { user, today, group }) =>
    whereGranting(
      db('namespace_ancestors as below').join('members', (on) => {
        on.on('members.source_id', 'below.namespace_id');
        on.andOnVal('members.source_type', 'Namespace');
      }),
      today,
    )
      .where('below.ancestor_id', group)
      .where('members.user_id', user)
      .where('members.access_level', '>', AccessLevel.Minimal)
      .select('members.id')
      .limit(1),
);

const findProjectInside = statement<{ user: number; group: number }, { project_id: number }>(
  (db, { user, group }) =>
    db('namespace_ancestors as below')
      .join('projects', 'projects.namespace_id', 'below.namespace_id')
      .join('project_authorizations as held', 'held.project_id', 'projects.id')
      .where('below.ancestor_id', group)
      .where('held.user_id', user)
      .whereNotNull('projects.listing')
      .select('held.project_id')
      .limit(1),
);

/** Tells whether the user is a member of a group below, or authorized for a project inside. */
async function belongsInside(
  db: Database,
  { user, today }: Caller,
  group: number,
): Promise<boolean> {
  const inside =
    (await findMembershipInside.first(db, { user, today, group })) ??
    (await findProjectInside.first(db, { user, group }));
  return inside !== undefined;
}
