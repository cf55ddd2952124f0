import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { walkParts, walkBelonging } from '#src/database/walks.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Container } from '#src/records/container.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { whereInTree } from '#src/domains/core/namespaces/tree.ts';
import type { ResourceEventRow } from '#src/domains/planning/resource-events/table.ts';

/** A milestone or an iteration. */
export interface Timebox {
  readonly kind: 'milestone' | 'iteration';
  readonly id: number;
  /** Dates, `YYYY-MM-DD`; null without a date. */
  readonly start: string | null;
  readonly due: string | null;
}

/** The work that was planned and done by the end of a day. */
export interface DailyTotals {
  readonly date: string;
  readonly scopeCount: number;
  readonly scopeWeight: number;
  readonly completedCount: number;
  readonly completedWeight: number;
}

export type TimeboxReport = readonly DailyTotals[] | 'MISSING_DATES' | 'TOO_MANY_EVENTS';

/** Maximum number of events in one report. */
const maxEvents = 50_000;
const issueBatchSize = 100;

type Context = Pick<RequestContext, 'db' | 'actor'>;
type Change = Pick<
  ResourceEventRow,
  | 'id'
  | 'issue_id'
  | 'kind'
  | 'action'
  | 'state'
  | 'milestone_id'
  | 'iteration_id'
  | 'weight'
  | 'created_at'
>;

/** How the work of a milestone or iteration grew and was done, by the issues that the actor may see, of a place or of all. */
export async function reportOn(
  { db, actor }: Context,
  timebox: Timebox,
  place: Container | null,
): Promise<TimeboxReport> {
  const { start, due } = timebox;
  if (start === null || due === null) return 'MISSING_DATES';
  const named = await findNamedIssues(db, timebox);
  if (named === null) return 'TOO_MANY_EVENTS';
  const issues: number[] = [];
  for (const some of splitIntoBatches([...named], issueBatchSize)) {
    issues.push(...(await filterVisible(db, actor, some, place)));
  }
  const changes = await loadChanges(db, timebox, issues);
  return changes === null ? 'TOO_MANY_EVENTS' : computeTotals(changes, { ...timebox, start, due });
}

/** Issues that ever were in it; null where too much happened. */
async function findNamedIssues(
  db: Database,
  { kind, id }: Timebox,
): Promise<ReadonlySet<number> | null> {
  const named = new Set<number>();
  let events = 0;
  const column = `${kind}_id`;
  const changes = db('resource_events').where(column, id).whereNotNull('issue_id');
  for await (const issues of walkParts(changes, { select: 'issue_id' })) {
    events += issues.length;
    if (events > maxEvents) return null;
    for (const issue of issues) named.add(issue);
  }
  return named;
}

async function filterVisible(
  db: Database,
  actor: Actor | null,
  ids: readonly number[],
  place: Container | null,
): Promise<readonly number[]> {
  const issues = whereInList(selectVisibleIssues(db, actor), 'issues.id', ids);
  if (place?.kind === 'project') issues.where('issues.project_id', place.id);
  if (place?.kind === 'group') whereInTree(db, issues, 'issues.project_id', place.id);
  const rows = await issues.select<{ id: number }[]>('issues.id');
  return rows.map(({ id }) => id);
}

/** The changes of these issues, in order; null above the limit. */
async function loadChanges(
  db: Database,
  { kind: own }: Timebox,
  issues: readonly number[],
): Promise<readonly Change[] | null> {
  const changes: Change[] = [];
  for (const some of splitIntoBatches(issues, issueBatchSize)) {
    // Each kind has its own order along the index.
    for (const kind of [own, 'state', 'weight'] as const) {
      const found = db('resource_events').where({ kind });
      for await (const ids of walkBelonging(found, 'issue_id', some)) {
        const rows = await whereInList(db('resource_events'), 'id', ids).select<Change[]>(
          ...['id', 'issue_id', 'kind', 'action', 'state'],
          ...['milestone_id', 'iteration_id', 'weight', 'created_at'],
        );
        changes.push(...rows);
        if (changes.length > maxEvents) return null;
      }
    }
  }
  return changes.toSorted((one, other) => {
    if (one.created_at === other.created_at) return one.id - other.id;
    return one.created_at < other.created_at ? -1 : 1;
  });
}

interface Issue {
  readonly planned: boolean;
  readonly done: boolean;
  readonly weight: number;
}

const untouched: Issue = { planned: false, done: false, weight: 0 };

/** Totals for each day with a change; earlier changes count for the first day. */
function computeTotals(
  changes: readonly Change[],
  { kind, id, start, due }: Timebox & { readonly start: string; readonly due: string },
): readonly DailyTotals[] {
  const issues = new Map<number, Issue>();
  const days: DailyTotals[] = [];
  let totals = { scopeCount: 0, scopeWeight: 0, completedCount: 0, completedWeight: 0 };
  const add = ({ planned, done, weight }: Issue, times: 1 | -1) => {
    if (!planned) return;
    totals = {
      scopeCount: totals.scopeCount + times,
      scopeWeight: totals.scopeWeight + times * weight,
      completedCount: totals.completedCount + (done ? times : 0),
      completedWeight: totals.completedWeight + (done ? times * weight : 0),
    };
  };
  for (const change of changes) {
    const day = change.created_at.slice(0, 10);
    if (day > due) break;
    const issueId = change.issue_id ?? 0;
    const before = issues.get(issueId) ?? untouched;
    const after = applyChange(before, change, { kind, id });
    issues.set(issueId, after);
    add(before, -1);
    add(after, 1);
    if (!before.planned && !after.planned) continue;
    const date = day < start ? start : day;
    if (days.at(-1)?.date === date) days.pop();
    days.push({ date, ...totals });
  }
  return days;
}

function applyChange(
  issue: Issue,
  { kind: what, action, state, weight, ...change }: Change,
  { kind, id }: Pick<Timebox, 'kind' | 'id'>,
): Issue {
  switch (what) {
    case 'state':
      return { ...issue, done: state === 'closed' };
    case 'weight':
      return { ...issue, weight: weight ?? 0 };
    default:
      // An issue that moves to another timebox leaves this one.
      return { ...issue, planned: action === 'add' && change[`${kind}_id`] === id };
  }
}
