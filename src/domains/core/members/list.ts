import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList, whereNotInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { prepareShapedStatement, type Slots } from '#src/database/statement.ts';
import { toContainsPattern } from '#src/database/text-search.ts';
import {
  type Cut,
  type CutParameters,
  toCut,
  cutPage,
  cutWalk,
  computeCutDepth,
} from '#src/lists/cut.ts';
import { isShort } from '#src/lists/filter.ts';
import {
  countList,
  maxTotalRows,
  createOffsetPage,
  type OffsetQuery,
  computeOffsetWindow,
  type Page,
} from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import { selectListedGroups, selectGroupsOpenToUser } from '#src/policy/visible.ts';
import type { Visibility } from '#src/records/visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import { selectUsersLinkedTo } from './saml-identities.ts';
import { findUsersNamed } from '#src/domains/core/users/finder.ts';
import { joinMemberParts, type MemberView } from './hydrate.ts';
import { counts, recall } from './memory.ts';
import { selectRank } from './rank.ts';
import type { MembersSource } from './sources.ts';
import type { MemberSource, MemberState } from './table.ts';

type Query = Knex.QueryBuilder;

/** The filters of lists of members. */
export interface MemberFilters extends OffsetQuery {
  readonly query?: string | undefined;
  readonly user_ids?: readonly number[] | undefined;
  readonly skip_users?: readonly number[] | undefined;
  readonly state?: MemberState | undefined;
  /** Only users with an identity at the single sign-on of this group. */
  readonly linked_to?: number | undefined;
}

/** Walk along the members of a source, or of all equivalent ones if there are many. */
interface Walk {
  readonly type: MemberSource;
  readonly many: boolean;
  readonly own: boolean;
  /** True for all groups below the source that the actor may see. */
  readonly below: boolean;
}

/** The window of user ids that a page reads. */
export interface MemberWindow {
  readonly limit: number;
  /** True for the last ones. */
  readonly backwards: boolean;
  readonly after: number | null;
  readonly before: number | null;
}

/** Part of a window as SQL. */
interface Stretch {
  readonly backwards: boolean;
  readonly after: boolean;
  readonly before: boolean;
}

const everything: Stretch = { backwards: false, after: false, before: false };

/** The facts that the SQL of a list depends on. */
interface Shape {
  readonly walks: readonly Walk[];
  /**
   * The columns that a search compares: names and all, public or no addresses. `found`: names, by the ids that an
   * index gave.
   */
  readonly search: 'found' | 'names' | 'public-addresses' | 'addresses' | null;
  readonly only: boolean;
  readonly skip: boolean;
  /** True to select memberships by level, with the ceiling of each source. */
  readonly leveled: boolean;
  readonly linked: boolean;
  readonly state: MemberState | null;
  readonly stretch: Stretch;
  /** The actor sees every group. */
  readonly all: boolean;
}

/** The ids and the ceiling of each walk, by its number. */
type OfWalks = Record<`${'source' | 'ceiling' | 'levels'}${number}`, number | readonly number[]>;

interface Parameters extends Readonly<OfWalks> {
  readonly today: string;
  readonly text: string;
  readonly pattern: string;
  readonly found: readonly number[];
  readonly only: readonly number[];
  readonly skipped: readonly number[];
  readonly group: number;
  readonly user: number;
  readonly visibilities: readonly Visibility[];
  readonly after: number;
  readonly before: number;
}

type ListSlots = Slots<Parameters>;

/** Limit of separate sources: more are grouped by kind, so that the SQL does not grow with them. */
const maxWalks = 40;

/**
 * Lists the users of these sources by id: each once, with the highest level, active memberships before waiting ones.
 * Rows of several walks may be one user, so the walks rank their memberships; the list engine alone merges by id.
 */
export async function listMembers(
  db: Database,
  actor: Actor,
  sources: readonly MembersSource[],
  filters: MemberFilters,
  today: string,
): Promise<Page<MemberView>> {
  const window = computeOffsetWindow(filters);
  const text = fold(filters.query ?? '').trim();
  const found = text === '' ? null : await findUsersNamed(db, text);
  const { shape, parameters } = plan(actor, sources, { ...filters, text, found }, today);
  const [known, rows] = await Promise.all([
    counts.current(db),
    pageStatement.all(
      db,
      { list: shape, cut: toCut(window) },
      {
        ...parameters,
        limit: window.limit,
        offset: window.offset,
        depth: computeCutDepth(window),
      },
    ),
  ]);
  const formatKey = () => JSON.stringify([shape, parameters]);
  const count = async (depth: number) =>
    (await countStatement.first(db, shape, { ...parameters, depth }))?.count ?? 0;
  const changeable = shape.search !== null || shape.only || shape.skip || shape.linked;
  return createOffsetPage(window, rows, () =>
    changeable
      ? countList(db, formatKey, count)
      : recall(known, formatKey(), () => count(maxTotalRows + 1)),
  );
}

/**
 * Users of a window in the order of their ids, and whether more follow. Those of subgroups come from a walk over all
 * memberships there.
 */
export async function sliceMembers(
  db: Database,
  actor: Actor,
  sources: readonly MembersSource[],
  {
    query,
    levels,
    window,
  }: {
    readonly query?: string | undefined;
    /** Only by memberships that count with one of these levels. */
    readonly levels?: readonly number[] | undefined;
    readonly window: MemberWindow;
  },
  today: string,
): Promise<{ readonly rows: readonly MemberView[]; readonly more: boolean }> {
  const text = fold(query ?? '').trim();
  const found = text === '' ? null : await findUsersNamed(db, text);
  const { shape, parameters } = plan(
    actor,
    sources,
    { ...everyPage, text, found, levels, window },
    today,
  );
  const page = { limit: window.limit + 1, offset: 0 };
  const rows = await pageStatement.all(
    db,
    { list: shape, cut: toCut(page) },
    { ...parameters, ...page, depth: computeCutDepth(page) },
  );
  const more = rows.length > window.limit;
  const extra = window.backwards ? rows.slice(1) : rows.slice(0, window.limit);
  return { rows: more ? extra : rows, more };
}

const everyPage: OffsetQuery = { page: 1, per_page: 1 };

/** The filters with the text to look for, folded, and the users whom an index finds by it, if it can. */
interface MemberSearch extends MemberFilters {
  readonly text: string;
  readonly found: readonly number[] | null;
  readonly levels?: readonly number[] | undefined;
  readonly window?: MemberWindow;
}

const everyLevel = Object.values(AccessLevel);

function plan(
  actor: Actor,
  sources: readonly MembersSource[],
  { user_ids = [], skip_users = [], linked_to, state, text, found, levels, window }: MemberSearch,
  today: string,
): { shape: Shape; parameters: Parameters } {
  const groups = sources.length > maxWalks ? gatherByKind(sources) : sources.map((one) => [one]);
  const ofWalks: OfWalks = {};
  const walks = groups.map((group, index): Walk => {
    const [{ type, own, ceiling, id, via }] = group as [MembersSource];
    ofWalks[`source${index}`] = group.length === 1 ? id : group.map((each) => each.id);
    ofWalks[`ceiling${index}`] = ceiling;
    if (levels !== undefined) {
      ofWalks[`levels${index}`] = everyLevel.filter((each) =>
        levels.includes(Math.min(each, ceiling)),
      );
    }
    return { type, own, many: group.length > 1, below: via === 'below' };
  });
  const address = actor.admin ? 'addresses' : 'public-addresses';
  const byName = found === null ? 'names' : 'found';
  const search = text === '' ? null : text.includes('@') ? address : byName;
  return {
    shape: {
      walks,
      search,
      only: user_ids.length > 0,
      skip: skip_users.length > 0,
      leveled: levels !== undefined,
      linked: linked_to !== undefined,
      state: state ?? null,
      stretch:
        window === undefined
          ? everything
          : {
              backwards: window.backwards,
              after: window.after !== null,
              before: window.before !== null,
            },
      all: actor.admin,
    },
    parameters: {
      today,
      text,
      pattern: isShort(text) ? escapeWildcards(text) : toContainsPattern(text),
      found: found ?? [],
      only: user_ids,
      skipped: skip_users,
      group: linked_to ?? 0,
      user: actor.user.id,
      visibilities: listVisibilities(actor),
      after: window?.after ?? 0,
      before: window?.before ?? 0,
      ...ofWalks,
    },
  };
}

/** The text as a pattern for LIKE that nothing else matches. */
function escapeWildcards(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function gatherByKind(sources: readonly MembersSource[]): MembersSource[][] {
  const kinds = new Map<string, MembersSource[]>();
  for (const source of sources) {
    const key = `${source.type} ${source.ceiling} ${source.own} ${source.via === 'below'}`;
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, [source]);
    else kind.push(source);
  }
  return [...kinds.values()];
}

/** Takes `limit`, `offset` and `depth` (their sum): all of a page might come from one walk. */
const pageStatement = prepareShapedStatement<
  { readonly list: Shape; readonly cut: Cut },
  Parameters & CutParameters,
  MemberView
>((db, slots, { list, cut }) => {
  const page = selectMerged(db, slots, list, (walk) => cutWalk(walk, cut, slots))
    .select('walks.user_id', db.raw('max(walks.best) as best'))
    .groupBy('walks.user_id')
    .orderBy('walks.user_id', list.stretch.backwards ? 'desc' : 'asc');
  return joinMemberParts(db, cutPage(page, cut, slots));
});

const countStatement = prepareShapedStatement<
  Shape,
  Parameters & { readonly depth: number },
  { count: number }
>((db, slots, shape) => {
  const { depth } = slots;
  const users = selectMerged(db, slots, shape, (walk) => walk.limit(depth))
    .distinct('walks.user_id')
    .limit(depth);
  return db(users.as('counted')).count({ count: '*' });
});

/** Merged walks, each up to the depth of the page. */
function selectMerged(
  db: Database,
  slots: ListSlots,
  shape: Shape,
  cut: (walk: Query) => Query,
): Query {
  const [first, ...rest] = shape.walks.map((walk, index) =>
    db(cut(walkAlong(db, slots, shape, walk, index)).as(`walk${index}`)).select('user_id', 'best'),
  );
  if (first === undefined) throw new Error('a list of members has no source');
  return db((rest.length === 0 ? first : first.unionAll(rest)).as('walks'));
}

function walkAlong(db: Database, slots: ListSlots, shape: Shape, walk: Walk, index: number): Query {
  const query = db('members')
    .where('members.source_type', walk.type)
    .whereNotNull('members.user_id')
    .whereNull('members.requested_at');
  const source = slots[`source${index}`];
  if (walk.below) query.whereIn('members.source_id', selectGroupsInside(db, slots, shape, index));
  else if (walk.many) whereInList(query, 'members.source_id', source as readonly number[]);
  else query.where('members.source_id', source as number);
  whereNotExpired(query, 'members', slots.today);
  if (!walk.own) query.where('members.access_level', '>', AccessLevel.Minimal);
  if (shape.leveled) {
    whereInList(query, 'members.access_level', slots[`levels${index}`] as readonly number[]);
  }
  filter(db, query, slots, shape);
  const best = selectRank(db, slots[`ceiling${index}`] as number, walk.own);
  query
    .select('members.user_id')
    .orderBy('members.user_id', shape.stretch.backwards ? 'desc' : 'asc');
  // Several sources are grouped by user, since duplicates would end the walk too early.
  return walk.many || walk.below
    ? query.select(db.raw('max(?) as best', [best])).groupBy('members.user_id')
    : query.select(db.raw('? as best', [best]));
}

/** Ids of the subgroups of a source of which the actor may see more than the name. */
function selectGroupsInside(db: Database, slots: ListSlots, shape: Shape, index: number): Query {
  const below = db('namespace_ancestors')
    .where('ancestor_id', slots[`source${index}`] as number)
    .whereRaw('distance > 0')
    .select('namespace_id');
  const shown = selectListedGroups(db).whereIn('namespaces.id', below).select('namespaces.id');
  if (shape.all) return shown;
  return shown.where((either) => {
    whereInList(either, 'namespaces.visibility', slots.visibilities);
    either.orWhereIn('namespaces.id', selectGroupsOpenToUser(db, slots.user, slots.today));
  });
}

function filter(db: Database, query: Query, slots: ListSlots, shape: Shape): void {
  if (shape.stretch.after) query.where('members.user_id', '>', slots.after);
  if (shape.stretch.before) query.where('members.user_id', '<', slots.before);
  if (shape.state !== null) query.whereRaw(`members.state = '${shape.state}'`);
  if (shape.only) whereInList(query, 'members.user_id', slots.only);
  if (shape.skip) whereNotInList(query, 'members.user_id', slots.skipped);
  if (shape.linked) query.whereIn('members.user_id', selectUsersLinkedTo(db, slots.group));
  if (shape.search === null) return;
  if (shape.search === 'found') whereInList(query, 'members.user_id', slots.found);
  const { pattern, text } = slots;
  query.join('users', 'users.id', 'members.user_id').where((either) => {
    either
      .whereRaw("users.name_key like ? escape '\\'", [pattern])
      .orWhereRaw("users.username_key like ? escape '\\'", [pattern]);
    if (shape.search === 'public-addresses') either.orWhere('users.public_email_key', text);
    if (shape.search === 'addresses') {
      either.orWhereIn(
        'members.user_id',
        db('emails').where('emails.email_key', text).select('emails.user_id'),
      );
    }
  });
}
