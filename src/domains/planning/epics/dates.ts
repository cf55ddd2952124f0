import type { Database } from '#src/database/database.ts';
import { whereInList, whereNotInList } from '#src/database/dialect.ts';
import { maxEpicDepth } from './depth.ts';
import type { EpicRow } from '#src/records/epic.ts';

const columns = [
  'start_date',
  'start_date_is_fixed',
  'start_date_fixed',
  'start_date_from_milestones',
  'start_date_inherited',
  'due_date',
  'due_date_is_fixed',
  'due_date_fixed',
  'due_date_from_milestones',
  'due_date_inherited',
] as const;

type Dates = Pick<EpicRow, 'id' | 'parent_id' | (typeof columns)[number]>;

interface Span {
  readonly start: string | null;
  readonly due: string | null;
}

/**
 * Computes the dates of these epics: the fixed ones, else the earliest and latest among the milestones of their issues
 * and their child epics. Parents follow if they change. Callers run it in the transaction that changes issues,
 * milestones or epics. `without` are milestones that are about to be deleted.
 */
export async function refreshDates(
  db: Database,
  ids: Iterable<number | null>,
  { without = [] }: { readonly without?: readonly number[] } = {},
): Promise<void> {
  let pending = new Set([...ids].filter((id) => id !== null));
  for (let level = 0; pending.size > 0 && level <= maxEpicDepth; level += 1) {
    const above = new Set<number>();
    const rows = await lockEpics(db, [...pending]);
    const [ofMilestones, ofChildren] = await Promise.all([
      loadMilestones(db, [...pending], without),
      loadChildren(db, [...pending]),
    ]);
    for (const row of rows) {
      const after = computeDates(
        row,
        ofMilestones.get(row.id) ?? none,
        ofChildren.get(row.id) ?? none,
      );
      if (columns.every((column) => after[column] === row[column])) continue;
      await db('epics').where('id', row.id).update(after);
      const moved = after.start_date !== row.start_date || after.due_date !== row.due_date;
      if (moved && row.parent_id !== null) above.add(row.parent_id);
    }
    pending = above;
  }
}

const none: Span = { start: null, due: null };

/** The lock makes concurrent changes of the same epic's issues and epics wait, and then see this change. */
function lockEpics(db: Database, ids: readonly number[]): PromiseLike<Dates[]> {
  return whereInList(db('epics'), 'id', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .select<Dates[]>('id', 'parent_id', ...columns);
}

function computeDates(
  row: Dates,
  milestones: Span,
  children: Span,
): Omit<Dates, 'id' | 'parent_id'> {
  const { start_date_is_fixed, start_date_fixed, due_date_is_fixed, due_date_fixed } = row;
  const start = chooseEarliest(milestones.start, children.start);
  const due = chooseLatest(milestones.due, children.due);
  return {
    start_date: start_date_is_fixed ? start_date_fixed : start,
    start_date_is_fixed,
    start_date_fixed,
    start_date_from_milestones: milestones.start,
    start_date_inherited: start,
    due_date: due_date_is_fixed ? due_date_fixed : due,
    due_date_is_fixed,
    due_date_fixed,
    due_date_from_milestones: milestones.due,
    due_date_inherited: due,
  };
}

function chooseEarliest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function chooseLatest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

type Spans = ReadonlyMap<number, Span>;

async function loadMilestones(
  db: Database,
  ids: readonly number[],
  without: readonly number[],
): Promise<Spans> {
  const issues = whereInList(db('epic_issues'), 'epic_issues.epic_id', ids)
    .join('issues', 'issues.id', 'epic_issues.issue_id')
    .join('milestones', 'milestones.id', 'issues.milestone_id');
  const rows = await whereNotInList(issues, 'milestones.id', without)
    .groupBy('epic_issues.epic_id')
    .select({ id: 'epic_issues.epic_id' })
    .min({ start: 'milestones.start_date' })
    .max({ due: 'milestones.due_date' });
  return indexSpans(rows);
}

async function loadChildren(db: Database, ids: readonly number[]): Promise<Spans> {
  const rows = await whereInList(db('epics'), 'parent_id', ids)
    .groupBy('parent_id')
    .select({ id: 'parent_id' })
    .min({ start: 'start_date' })
    .max({ due: 'due_date' });
  return indexSpans(rows);
}

function indexSpans(rows: readonly object[]): Spans {
  const spans = rows as readonly (Span & { readonly id: number })[];
  return new Map(spans.map(({ id, start, due }) => [id, { start, due }]));
}
