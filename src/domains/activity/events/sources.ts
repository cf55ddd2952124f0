import type { ListOwnEventsRequest } from '#generated/events/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { ListQuery, FilterContext, Query } from '#src/lists/filter.ts';
import type { Nearby, Walk } from '#src/lists/declaration.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { auditLevel } from '#src/policy/auditing.ts';
import { isFeatureVisible, writeFeatureCondition } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import { selectGroupsAtLevel, selectGroupsOpenToUser } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { findActiveProjects } from '#src/domains/core/projects/finder.ts';
import { activityLagMs } from './record.ts';
import type { EventFeature } from '#src/records/event.ts';

/** The owner of the events: a project, an author, or all projects that the actor is a member of. */
type EventsOf =
  | {
      readonly kind: 'project';
      readonly id: number;
      /** The features that the actor may read. */
      readonly readable: readonly EventFeature[];
      readonly confidential: boolean;
    }
  | { readonly kind: 'author'; readonly id: number }
  /** An epic that the actor sees. */
  | { readonly kind: 'epic'; readonly id: number }
  | { readonly kind: 'memberships' };

/** The parameters of the operations, and whose events are listed. */
export type EventParameters = ListOwnEventsRequest['query'] & { readonly of: EventsOf };
export type EventListQuery = ListQuery<EventParameters>;

type Reader = 'anonymous' | 'user' | 'auditor' | 'administrator';

export type EventSource =
  | {
      readonly kind: 'project';
      readonly reader: Reader;
      readonly readable: readonly EventFeature[];
      readonly confidential: boolean;
    }
  | { readonly kind: 'author'; readonly reader: Reader; readonly open: readonly Visibility[] }
  | { readonly kind: 'epic'; readonly reader: Reader }
  /** Projects of the actor's memberships, or the most recently active ones among them. */
  | {
      readonly kind: 'each' | 'active';
      readonly reader: Reader;
      readonly projects: 'few' | 'counted' | 'many';
    }
  /** Events of these projects among the first of all. */
  | { readonly kind: 'nearby'; readonly reader: Reader };

const features: readonly EventFeature[] = [
  'issues',
  'merge_requests',
  'repository',
  'request_commits',
  'snippets',
  'wiki',
  'milestones',
];

/** Events of a project that the actor may see. */
export const toProjectEventScope = (project: ProjectAccess): EventsOf => ({
  kind: 'project',
  id: project.id,
  readable: features.filter((feature) => isReadable(project, feature)),
  confidential: project.level >= AccessLevel.Reporter,
});

/** Milestones are visible with issues or merge requests, and commits of merge requests only with both features. */
function isReadable(project: ProjectAccess, feature: EventFeature): boolean {
  if (feature === 'milestones') {
    return isFeatureVisible(project, 'issues') || isFeatureVisible(project, 'merge_requests');
  }
  if (feature === 'request_commits') {
    return isFeatureVisible(project, 'repository') && isFeatureVisible(project, 'merge_requests');
  }
  return isFeatureVisible(project, feature);
}

/** Events of at most this many projects are read project by project. */
const maxFewProjects = 100;
/** Events in more projects than this are not counted. */
const maxCountedProjects = 1_000;

const countHeld = prepareStatement<{ user: number }, { count: number | null }>((db, { user }) =>
  db('project_authorization_totals').where('user_id', user).sum('count as count'),
);

/** Number of projects for which the actor is authorized, if necessary. */
export async function loadEventProjects(db: Database, { actor, query: { of } }: EventListQuery) {
  const [row] =
    of?.kind === 'memberships' ? await countHeld.all(db, { user: actor?.user.id ?? 0 }) : [];
  return { prepared: Number(row?.count ?? 0), values: {} };
}

export function listEventSources(
  { actor, query: { of } }: EventListQuery,
  held: number | null,
): EventSource[] {
  const reader = getReader(actor);
  switch (of?.kind) {
    case undefined:
      return [];
    case 'project':
      return [{ kind: 'project', reader, readable: of.readable, confidential: of.confidential }];
    case 'author':
      return [{ kind: 'author', reader, open: listVisibilities(actor) }];
    case 'epic':
      return [{ kind: 'epic', reader }];
    case 'memberships': {
      const count = held ?? 0;
      const projects =
        count > maxCountedProjects ? 'many' : count > maxFewProjects ? 'counted' : 'few';
      return [{ kind: 'each', reader, projects }];
    }
  }
}

function getReader(actor: Actor | null): Reader {
  if (actor === null) return 'anonymous';
  if (actor.admin) return 'administrator';
  return actor.user.auditor ? 'auditor' : 'user';
}

/** Counting the events of many projects takes longer than reading many pages. */
export const isCounted = (source: EventSource) =>
  source.kind !== 'each' || source.projects !== 'many';

/** Values of projects that were active last. */
type Near = { readonly projects?: readonly number[]; readonly since?: string };

interface EventSlots extends Required<Near> {
  readonly owner: number;
  readonly user: number;
  readonly today: string;
  readonly oldest: string;
}

export function walkEvents(
  db: Database,
  source: EventSource,
  { user, projects }: EventSlots,
  { sort }: FilterContext,
): Walk | null {
  const held = db('project_authorizations as held')
    .join('projects', 'projects.id', 'held.project_id')
    .where('held.user_id', user)
    .whereNotNull('projects.listing');
  const each = 'events.project_id = held.project_id';
  switch (source.kind) {
    case 'each':
      return { rows: held, each, key: 'held.project_id' };
    case 'active':
      return { rows: whereInList(held, 'held.project_id', projects), each };
    case 'nearby': {
      // SQLite keeps the order of a cross join: the events are walked, and their projects looked up.
      const rows = db('events')
        .crossJoin(db.raw('project_authorizations as held'))
        .crossJoin(db.raw('projects'))
        .where('events.created_at', sort === 'asc' ? '<=' : '>=', endOfNearby(db, sort));
      rows.whereRaw(each).where('held.user_id', user);
      rows.whereRaw('projects.id = held.project_id').whereNotNull('projects.listing');
      return { rows };
    }
    default:
      return null;
  }
}

export function whereEventShown(
  events: Query,
  source: EventSource,
  slots: EventSlots,
  { db }: FilterContext,
): void {
  // SQLite uses the first condition as the bound of the index range.
  if (source.kind === 'active') events.where('events.created_at', '>', slots.since);
  events.where('events.created_at', '>=', slots.oldest);
  if (source.reader !== 'administrator') whereNotBanned(events);
  const { owner, user } = slots;
  switch (source.kind) {
    case 'project':
      events.where('events.project_id', owner).where((either) => {
        either.whereNull('events.feature').orWhereIn('events.feature', source.readable);
      });
      if (!source.confidential) whereNotConfidential(events, user);
      return;
    case 'author':
      events.where('events.author_id', owner);
      whereVisible(db, events, source, slots);
      return;
    case 'epic':
      events.whereRaw(`events.target_type = 'Epic'`).where('events.target_id', owner);
      return;
    default:
      whereReadable(events, source.reader, user);
  }
}

/** Excludes actions of banned users on issues: only administrators see them. */
function whereNotBanned(events: Query): void {
  const banned = "select users.id from users where users.state = 'banned'";
  events.whereRaw(
    `(events.feature is null or events.feature <> 'issues' or events.author_id not in (${banned}))`,
  );
}

/** Leaves the events that an actor may see where they happened: in projects, in groups, or nowhere. */
function whereVisible(
  db: Database,
  events: Query,
  { reader, open }: Extract<EventSource, { kind: 'author' }>,
  { user, today }: EventSlots,
): void {
  const project = db('projects').select(db.raw('1')).whereRaw('projects.id = events.project_id');
  project.whereNotNull('projects.listing');
  if (reader !== 'anonymous') {
    project.leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    });
  }
  const group = db('namespaces as homes')
    .select(db.raw('1'))
    .whereRaw('homes.id = events.group_id');
  group.where({ 'homes.kind': 'group', 'homes.pending_delete': false });
  if (reader !== 'administrator') {
    project.where((visible) => {
      visible.whereIn('projects.visibility', open);
      if (reader !== 'anonymous') visible.orWhereNotNull('held.access_level');
    });
    group.where((visible) => {
      visible.whereIn('homes.visibility', open);
      if (reader !== 'anonymous')
        visible.orWhereIn('homes.id', selectGroupsOpenToUser(db, user, today));
    });
  }
  if (reader === 'anonymous' || reader === 'user') {
    group.where((either) => {
      either.where('events.confidential', false).orWhere('events.author_id', user);
      either.orWhereIn('homes.id', selectGroupsAtLevel(db, user, today, AccessLevel.Reporter));
    });
  }
  whereReadable(project, reader, user);
  events.where((either) => {
    either
      .whereExists(project)
      .orWhere((inGroup) => void inGroup.whereNull('events.project_id').whereExists(group))
      .orWhere((nowhere) => {
        nowhere.whereNull('events.project_id').whereNull('events.group_id');
      });
  });
}

/** Keeps events about features of `projects` that the actor may read, without hidden ones. */
function whereReadable(query: Query, reader: Reader, user: number): void {
  const level = levels[reader];
  const rules = features.map(
    (feature) => `when '${feature}' then ${formatReadable(feature, level)}`,
  );
  query.whereRaw(`case events.feature ${rules.join(' ')} else true end`);
  whereNotConfidential(query, user, level);
}

/** The level of the actor in `projects`, in SQL. */
const levels: Readonly<Record<Reader, string>> = {
  anonymous: '0',
  user: 'coalesce(held.access_level, 0)',
  auditor: String(auditLevel),
  administrator: String(AccessLevel.Owner),
};

function formatReadable(feature: EventFeature, level: string): string {
  if (feature === 'milestones') {
    const [issues, requests] = formatConditions(level, 'issues', 'merge_requests');
    return `(${issues} or ${requests})`;
  }
  if (feature === 'request_commits') {
    const [repository, requests] = formatConditions(level, 'repository', 'merge_requests');
    return `(${repository} and ${requests})`;
  }
  return writeFeatureCondition(feature, level);
}

const formatConditions = (
  level: string,
  ...features: readonly ('issues' | 'merge_requests' | 'repository')[]
) => features.map((feature) => writeFeatureCondition(feature, level));

/** Keeps events that are public, the user's own, or visible to the user as a reporter. */
function whereNotConfidential(query: Query, user: number, level = '0'): void {
  query.where((either) => {
    either.where('events.confidential', false).orWhere('events.author_id', user);
    either.orWhereRaw(`${level} >= ${AccessLevel.Reporter}`);
  });
}

/** Number of recent events of the whole instance that are read before events of single projects. */
const nearestRows = 2_000;
/** Deeper pages are read project by project. */
const maxDepth = 500;

/** Time of the n-th event from the end of the list. */
function endOfNearby(db: Database, sort: 'asc' | 'desc') {
  const end = db('events as near')
    .orderBy([
      { column: 'near.created_at', order: sort },
      { column: 'near.id', order: sort },
    ])
    .select('near.created_at')
    .limit(1, { skipBinding: true })
    .offset(nearestRows, { skipBinding: true });
  return db.raw(`coalesce((?), '${sort === 'asc' ? '9999' : '0001'}-01-01T00:00:00.000Z')`, [end]);
}

/**
 * Reads the newest events of all projects first, which contain a page of many active projects. If they are others'
 * events, reads the most recently active projects, and then more of them.
 */
export async function* walkNearbyEvents(
  db: Database,
  { actor, query }: EventListQuery,
  source: EventSource,
  depth: number,
): AsyncIterable<readonly Nearby<EventSource, Near>[]> {
  if (source.kind !== 'each' || source.projects === 'few' || depth > maxDepth) return;
  if (actor === null) return;
  const { reader } = source;
  yield [{ source: { kind: 'nearby', reader }, values: {}, enough: depth }];
  const { sort = 'desc', action, target_type, before, after } = query;
  const filtered = [action, target_type, before, after].some((filter) => filter !== undefined);
  if (filtered || sort === 'asc') return;
  for (const asked of [depth * 2, depth * 8]) {
    const active = await findActiveProjects(db, actor, asked);
    const projects = active.map(({ id }) => id);
    // No other project was active later than the last of these.
    const last = active[asked - 1]?.last_activity_at;
    const since = new Date(last === undefined ? 0 : Date.parse(last) + activityLagMs).toISOString();
    const enough = last === undefined ? 0 : depth;
    yield [{ source: { ...source, kind: 'active' }, values: { projects, since }, enough }];
  }
}
