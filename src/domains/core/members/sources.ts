import type { Database } from '#src/database/database.ts';
import { prepareShapedStatement, type Slots } from '#src/database/statement.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectMemberLevel } from '#src/policy/group-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { createMemory, recall } from './memory.ts';
import type { MemberContainer } from './place.ts';
import type { MemberSource } from './table.ts';

/** Memberships that apply to a container: its own, those of ancestors, or of invited groups. */
export interface MembersSource {
  readonly type: MemberSource;
  readonly id: number;
  /** The most they give. */
  readonly ceiling: AccessLevel;
  /** True for members of the place itself: only there does minimal access count. */
  readonly own: boolean;
  /** Path of the memberships to the container; `below` are those of visible subgroups. */
  readonly via: 'place' | 'above' | 'share' | 'below';
}

interface FoundSource {
  readonly source_id: number;
  readonly distance: number;
  /** Null for the groups above the place itself. */
  readonly ceiling: number | null;
  readonly visibility: Visibility | null;
  readonly held: number | null;
  /** Visibility of the group that is invited to the invited group, for sources reached in two steps. */
  readonly second_visibility: Visibility | null;
  readonly second_held: number | null;
}

interface Parameters {
  readonly place: number;
  readonly namespace: number;
  readonly user: number;
  readonly today: string;
}

/**
 * Groups whose memberships count, with the invited groups that lead to them. The shape is whether it is about a
 * group or a project: projects are shared on their own too.
 */
const findSources = prepareShapedStatement<MemberSource, Parameters, FoundSource>(
  (db, slots, type) => {
    const above = db('namespace_ancestors as above')
      .where('above.namespace_id', slots.namespace)
      .select(listColumns(db, { id: 'above.ancestor_id', distance: 'above.distance' }));
    const shared = whereNotExpired(
      db('namespace_ancestors as sharing')
        .join('group_group_links as links', 'links.shared_group_id', 'sharing.ancestor_id')
        .join('namespaces as invited', 'invited.id', 'links.shared_with_group_id')
        .join('namespace_ancestors as reached', 'reached.namespace_id', 'invited.id')
        .where('sharing.namespace_id', slots.namespace),
      'links',
      slots.today,
    ).select(
      listColumns(
        db,
        { id: 'reached.ancestor_id', ceiling: 'links.group_access', first: 'invited' },
        slots,
      ),
    );
    if (type === 'Namespace') return above.unionAll([shared]);

    const selectInvitedToProject = () =>
      whereNotExpired(
        db('project_group_links as shares')
          .join('namespaces as invited', 'invited.id', 'shares.group_id')
          .where('shares.project_id', slots.place),
        'shares',
        slots.today,
      );
    const direct = selectInvitedToProject()
      .join('namespace_ancestors as reached', 'reached.namespace_id', 'invited.id')
      .select(
        listColumns(
          db,
          { id: 'reached.ancestor_id', ceiling: 'shares.group_access', first: 'invited' },
          slots,
        ),
      );
    const further = whereNotExpired(
      selectInvitedToProject()
        .join('namespace_ancestors as sharing', 'sharing.namespace_id', 'invited.id')
        .join('group_group_links as links', 'links.shared_group_id', 'sharing.ancestor_id')
        .join('namespaces as guests', 'guests.id', 'links.shared_with_group_id')
        .join('namespace_ancestors as reached', 'reached.namespace_id', 'guests.id'),
      'links',
      slots.today,
    ).select(
      listColumns(
        db,
        {
          id: 'reached.ancestor_id',
          ceiling:
            'case when links.group_access < shares.group_access then links.group_access else shares.group_access end',
          first: 'invited',
          second: 'guests',
        },
        slots,
      ),
    );
    return above.unionAll([shared, direct, further]);
  },
);

interface Columns {
  readonly id: string;
  readonly distance?: string;
  readonly ceiling?: string;
  /** Aliases of the invited groups on the way. */
  readonly first?: string;
  readonly second?: string;
}

function listColumns(db: Database, names: Columns, slots?: Slots<Parameters>) {
  const { id, distance = '0', ceiling = 'cast(null as integer)', first, second } = names;
  const selectLevel = (group: string | undefined, name: string) =>
    group === undefined || slots === undefined
      ? db.raw(`cast(null as integer) as ${name}`)
      : selectMemberLevel(db, `${group}.id`, slots.user, slots.today).as(name);
  const formatVisibility = (group: string | undefined) =>
    group === undefined ? 'cast(null as varchar(16))' : `${group}.visibility`;
  return [
    db.raw(`${id} as source_id, ${distance} as distance, ${ceiling} as ceiling`),
    db.raw(`${formatVisibility(first)} as visibility`),
    selectLevel(first, 'held'),
    db.raw(`${formatVisibility(second)} as second_visibility`),
    selectLevel(second, 'second_held'),
  ];
}

/** The memberships of the place alone. */
export function toOwnSource(place: MemberContainer): MembersSource {
  return { type: place.type, id: place.id, ceiling: AccessLevel.Owner, own: true, via: 'place' };
}

/** The memberships of the groups below a group. */
export function toSourceBelow(place: MemberContainer): MembersSource {
  const { type, id } = place;
  return { type, id, ceiling: AccessLevel.Owner, own: false, via: 'below' };
}

type Asking = Pick<Actor, 'admin'> & { readonly user: Pick<Actor['user'], 'id'> };

const memory = createMemory<readonly MembersSource[]>();

/**
 * Sources that the actor may see: of invited groups the public ones, and those of the actor's memberships. Each occurs
 * once, with its highest ceiling.
 */
export async function loadMemberSources(
  db: Database,
  actor: Asking,
  place: MemberContainer,
  today: string,
): Promise<readonly MembersSource[]> {
  const known = await memory.current(db);
  const key = `${place.type} ${place.id} ${actor.user.id} ${actor.admin} ${today}`;
  return recall(known, key, () => loadSources(db, actor, place, today));
}

async function loadSources(
  db: Database,
  actor: Asking,
  place: MemberContainer,
  today: string,
): Promise<readonly MembersSource[]> {
  const parameters = {
    place: place.id,
    namespace: place.namespaceId,
    user: actor.user.id,
    today,
  };
  const found = await findSources.all(db, place.type, parameters);
  const sources = new Map<number, MembersSource>();
  for (const row of found) {
    const shown =
      actor.admin ||
      (isShown(row.visibility, row.held) && isShown(row.second_visibility, row.second_held));
    const own = place.type === 'Namespace' && row.ceiling === null && row.distance === 0;
    const ceiling = (row.ceiling ?? AccessLevel.Owner) as AccessLevel;
    const known = sources.get(row.source_id);
    if (!shown || (known !== undefined && (known.own || (known.ceiling >= ceiling && !own))))
      continue;
    const via = own ? 'place' : row.ceiling === null ? 'above' : 'share';
    sources.set(row.source_id, { type: 'Namespace', id: row.source_id, ceiling, own, via });
  }
  const all = [...sources.values()].sort((a, b) => a.id - b.id);
  return place.type === 'Project' ? [toOwnSource(place), ...all] : all;
}

const isShown = (visibility: Visibility | null, level: number | null) =>
  visibility === null || visibility === 'public' || (level ?? 0) > AccessLevel.Minimal;
