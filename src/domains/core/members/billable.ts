import type { Knex } from 'knex';
import type {
  BillableMember,
  BillableMembership,
  ListBillableMembersRequest,
} from '#generated/members/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { prepareShapedStatement, type Slots } from '#src/database/statement.ts';
import { findContaining } from '#src/database/text-search.ts';
import { toDay } from '#src/text/day.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import {
  countList,
  createOffsetPage,
  type OffsetQuery,
  computeOffsetWindow,
  type Page,
  paginate,
} from '#src/lists/offset.ts';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import type { UserState } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { neverActive } from './billable-counts.ts';
import { isLastOwner } from './last-owner.ts';
import type { MemberContainer } from './place.ts';
import { chooseShownEmail } from './presenter.ts';
import { selectMembershipsWithin } from './remove.ts';
import type { MembershipType, SeatRow } from './seats.ts';
import { type MemberRow, removeMembers } from './table.ts';

type Filters = ListBillableMembersRequest['query'];

/** Column and direction of each order. */
const orders = {
  access_level_asc: ['access_level', 'asc'],
  access_level_desc: ['access_level', 'desc'],
  last_joined: ['joined_at', 'desc'],
  oldest_joined: ['joined_at', 'asc'],
  name_asc: ['name_key', 'asc'],
  name_desc: ['name_key', 'desc'],
  oldest_sign_in: ['signed_in_asc', 'asc'],
  recent_sign_in: ['signed_in_desc', 'desc'],
  last_activity_on_asc: ['active_asc', 'asc'],
  last_activity_on_desc: ['active_desc', 'desc'],
} as const satisfies Record<NonNullable<Filters['sort']>, readonly [string, 'asc' | 'desc']>;

interface BillableRow {
  readonly user_id: number;
  readonly username: string;
  readonly name: string;
  readonly state: UserState;
  readonly avatar: string | null;
  readonly email: string;
  readonly public_email: string;
  readonly created_at: string;
  readonly membership_type: MembershipType;
  readonly active_asc: string;
}

interface Shape {
  readonly sort: NonNullable<Filters['sort']> | null;
  /** `found`: among users of whom an index knows. */
  readonly search: 'found' | 'names' | null;
  readonly awaiting: boolean;
}

interface Parameters {
  readonly group: number;
  readonly free: number;
  readonly text: string;
  readonly pattern: string;
  readonly found: readonly number[];
}

interface PageParameters extends Parameters {
  readonly limit: number;
  readonly offset: number;
}

interface CountParameters extends Parameters {
  readonly cap: number;
}

/** Lists a page of the count of `countedAt`. `free` is the highest level without a seat. */
export async function listBillable(
  db: Database,
  groupId: number,
  filters: Filters,
  { free, countedAt }: { readonly free: AccessLevel; readonly countedAt: string },
): Promise<Page<BillableRow>> {
  const window = computeOffsetWindow(filters);
  const text = fold(filters.search ?? '').trim();
  // Names contain no `@`: such a text is an address, which only finds users with a public one.
  const byName = text !== '' && !text.includes('@');
  const found = byName ? await findContaining(db, 'users', text) : null;
  const shape: Shape = {
    sort: filters.sort ?? null,
    search: text === '' ? null : found === null ? 'names' : 'found',
    awaiting: filters.include_awaiting_members,
  };
  const parameters = {
    group: groupId,
    free,
    text,
    pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%`,
    found: found ?? [],
  };
  const { limit, offset } = window;
  const rows = await pageStatement.all(db, shape, { ...parameters, limit, offset });
  const unsorted = { ...shape, sort: null };
  const formatKey = () => JSON.stringify(['billable members', unsorted, parameters, countedAt]);
  const count = async (cap: number) =>
    (await countStatement.first(db, unsorted, { ...parameters, cap }))?.count ?? 0;
  return createOffsetPage(window, rows, () => countList(db, formatKey, count));
}

const pageStatement = prepareShapedStatement<Shape, PageParameters, BillableRow>(
  (db, slots, shape) => {
    const [column, direction] =
      shape.sort === null ? (['user_id', 'asc'] as const) : orders[shape.sort];
    const page = selectBillable(db, slots, shape)
      .select('billable_members.user_id', 'membership_type', 'active_asc')
      .select(`billable_members.${column} as position`)
      .orderBy(`billable_members.${column}`, direction)
      .limit(slots.limit)
      .offset(slots.offset);
    if (shape.sort !== null) page.orderBy('billable_members.user_id', direction);
    return db(page.as('page'))
      .join('users', 'users.id', 'page.user_id')
      .select(
        'page.user_id',
        'page.membership_type',
        'page.active_asc',
        'users.username',
        'users.name',
        'users.state',
        'users.avatar',
        'users.email',
        'users.public_email',
        'users.created_at',
      )
      .orderBy('page.position', direction)
      .orderBy('page.user_id', direction);
  },
);

const countStatement = prepareShapedStatement<Shape, CountParameters, { count: number }>(
  (db, slots, shape) => {
    const rows = selectBillable(db, slots, shape).select('billable_members.user_id');
    return db(rows.limit(slots.cap).as('counted')).count({ count: '*' });
  },
);

function selectBillable(db: Database, slots: Slots<Parameters>, shape: Shape): Knex.QueryBuilder {
  const query = db('billable_members')
    .where('billable_members.group_id', slots.group)
    // As a sum, so that the index of levels does not tempt the planner away from that of the order.
    .whereRaw('billable_members.access_level + 0 > ?', [slots.free]);
  if (!shape.awaiting) query.where('billable_members.awaiting', false);
  if (shape.search === null) return query;
  if (shape.search === 'found') whereInList(query, 'billable_members.user_id', slots.found);
  const { pattern, text } = slots;
  return query.join('users as found', 'found.id', 'billable_members.user_id').where((either) => {
    either
      .whereRaw("found.name_key like ? escape '\\'", [pattern])
      .orWhereRaw("found.username_key like ? escape '\\'", [pattern])
      .orWhere('found.public_email_key', text);
  });
}

export function presentBillable(row: BillableRow, actor: Actor, url: Urls): BillableMember {
  const { user_id: id, username, name, state, avatar } = row;
  return {
    ...presentUserBasic({ id, username, name, state, avatar }, url),
    email: chooseShownEmail(actor, row),
    last_activity_on: row.active_asc === neverActive ? null : row.active_asc,
    membership_type: row.membership_type,
    removable: row.membership_type === 'group_member' || row.membership_type === 'project_member',
    created_at: row.created_at,
  };
}

interface MembershipRow extends Pick<
  MemberRow,
  'id' | 'source_id' | 'source_type' | 'access_level' | 'created_at' | 'expires_at'
> {
  readonly group_name: string;
  readonly group_path: string;
  readonly project_name: string | null;
  readonly project_path: string | null;
}

/** The direct memberships of a user in the tree of a group, oldest first. */
export function listBillableMemberships(
  db: Database,
  groupId: number,
  userId: number,
  query: OffsetQuery,
  today: string,
): Promise<Page<MembershipRow>> {
  const memberships = whereNotExpired(
    selectMembershipsWithin(db, groupId, userId),
    'members',
    today,
  )
    .whereNull('members.requested_at')
    .leftJoin('projects', (on) => {
      on.on('projects.id', 'members.source_id').andOnVal('members.source_type', 'Project');
    })
    .joinRaw(
      `inner join namespaces on namespaces.id =
         case members.source_type when 'Project' then projects.namespace_id else members.source_id end`,
    )
    .select(
      'members.id',
      'members.source_type',
      'members.source_id',
      'members.access_level',
      'members.created_at',
      'members.expires_at',
      'namespaces.full_name as group_name',
      'namespaces.full_path as group_path',
      'projects.name as project_name',
      'projects.full_path as project_path',
    )
    .orderBy('members.id');
  return paginate(db, memberships as Knex.QueryBuilder<MembershipRow, MembershipRow[]>, query);
}

export function presentMembership(row: MembershipRow, url: Urls): BillableMembership {
  const project = row.project_name === null ? null : row.project_path;
  return {
    id: row.id,
    source_id: row.source_id,
    source_full_name:
      row.project_name === null ? row.group_name : `${row.group_name} / ${row.project_name}`,
    source_members_url: url.web(
      project === null
        ? `groups/${row.group_path}/-/group_members`
        : `${project}/-/project_members`,
    ),
    created_at: row.created_at,
    expires_at: row.expires_at,
    access_level: {
      string_value: formatAccessLevel(row.access_level),
      integer_value: row.access_level,
    },
  };
}

/**
 * Ends every direct membership of a user in the tree, and takes the user off the list.
 * @throws BadRequest when nothing in the tree is theirs to lose
 * @throws Forbidden when the group would be left without owner
 */
export async function removeBillable(
  db: Database,
  place: MemberContainer,
  seat: SeatRow | undefined,
  userId: number,
  now: string,
): Promise<void> {
  if (seat === undefined) throw new BadRequest('No member found for the given user_id');
  if (seat.kind > 1) throw new BadRequest('Members of invited groups cannot be removed here');
  await db.transaction(async (db) => {
    const ids = await selectMembershipsWithin(db, place.id, userId).pluck<number[]>('members.id');
    if (await isLastOwner(db, place, userId, toDay(now))) throw new Forbidden();
    await removeMembers(
      db,
      ids,
      { event: 'left', scope: { namespaceId: place.id, userIds: [userId] } },
      now,
    );
    await db('billable_members').where({ group_id: place.id, user_id: userId }).delete();
  });
}
