import type { RawTree } from '../../../../../generator/runtime/raw.ts';
import type { Database } from '../../../../database/database.ts';
import { insertForIds } from '../../../../database/dialect.ts';
import { inBatches } from '../../../../in-batches.ts';
import { counters, readEmojiName } from '../../../award-emoji/give.ts';
import { eventActionNumbers } from '../../export/tree/events.ts';
import type { EventAction, EventFeature } from '../../../events/table.ts';
import { type ImportContext, storeInProject } from '../context.ts';
import {
  foreignId,
  listOf,
  mildTextOf,
  numberOf,
  partOf,
  RecordRefused,
  timeOf,
  wordOf,
} from '../values.ts';
import { labelFor } from './titled.ts';

/** A row to insert, by its columns. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Rows of one statement: so many are stored while everybody else waits. */
export const rowsTogether = 200;

/** Where records are put: on an issue or a merge request. */
export interface ImportedTarget {
  readonly kind: 'issue' | 'merge_request';
  readonly id: number;
  readonly iid: number;
  readonly title: string;
  readonly confidential: boolean;
  readonly created_at: string;
}

export const columnOf = ({ kind }: Pick<ImportedTarget, 'kind'>) => `${kind}_id` as const;

const featureOf = {
  issue: { type: 'Issue', feature: 'issues' },
  merge_request: { type: 'MergeRequest', feature: 'merge_requests' },
} as const satisfies Record<
  ImportedTarget['kind'],
  { readonly type: string; readonly feature: EventFeature }
>;

/** Stores rows in parts, each in a transaction of its own; gives their ids in their order. */
export async function storeRows(
  context: ImportContext,
  table: string,
  rows: readonly NewRow[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const some of inBatches(rows, rowsTogether)) {
    ids.push(...(await storeInProject(context, (db) => insertForIds(db, table, some))));
  }
  return ids;
}

/** The same for rows that nothing refers to. */
export async function storeLeaves(
  context: ImportContext,
  table: string,
  rows: readonly NewRow[],
): Promise<void> {
  for (const some of inBatches(rows, rowsTogether)) {
    await storeInProject(context, (db) => db(table).insert(some));
  }
}

/** Reactions, each user's of a name once, and how many votes they are. */
export function awardRows(
  { users, now }: ImportContext,
  record: RawTree,
  place: object,
): { readonly rows: readonly NewRow[]; readonly upvotes: number; readonly downvotes: number } {
  const rows = new Map<string, NewRow>();
  const votes = { upvotes: 0, downvotes: 0 };
  for (const award of listOf(record, 'award_emoji')) {
    const name = readEmojiName(mildTextOf(award, 'name', 255) ?? '');
    if (name === null) continue;
    const user_id = users.of(award, 'user_id');
    const key = `${user_id} ${name}`;
    if (rows.has(key)) continue;
    const created_at = timeOf(award, 'created_at') ?? now;
    rows.set(key, {
      ...{ ...place, name, user_id, created_at },
      updated_at: timeOf(award, 'updated_at') ?? created_at,
    });
    const counter = counters.get(name);
    if (counter !== undefined) votes[counter] += 1;
  }
  return { rows: [...rows.values()], ...votes };
}

const longestSummary = 255;
const mostSeconds = 2_147_483_647;

/** Times, as far as they do not take more away than there is, and their sum. */
export function timeRows(
  { users, now }: ImportContext,
  record: RawTree,
  place: object,
): { readonly rows: readonly NewRow[]; readonly total: number } {
  let total = 0;
  const rows: NewRow[] = [];
  const logs = listOf(record, 'timelogs').toSorted(byTime('spent_at'));
  for (const log of logs) {
    const time_spent = numberOf(log, 'time_spent', { least: -mostSeconds });
    if (time_spent === null || time_spent === 0) continue;
    if (total + time_spent < 0 || total + time_spent > mostSeconds) continue;
    total += time_spent;
    const spent_at = timeOf(log, 'spent_at') ?? timeOf(log, 'created_at') ?? now;
    rows.push({
      ...{ ...place, time_spent, spent_at, user_id: users.of(log, 'user_id') },
      summary: mildTextOf(log, 'summary', longestSummary),
      created_at: timeOf(log, 'created_at') ?? spent_at,
    });
  }
  return { rows, total };
}

/** Lists of an archive have no order. */
export const byTime = (name: string) => (one: RawTree, other: RawTree) => {
  const [a, b] = [timeOf(one, name) ?? '', timeOf(other, name) ?? ''];
  return a < b ? -1 : a > b ? 1 : 0;
};

const actions: ReadonlyMap<number, EventAction> = new Map(
  Object.entries(eventActionNumbers).map(([action, number]) => [number, action as EventAction]),
);

interface EventPlace {
  readonly targetType: string;
  readonly targetId: number;
  readonly target: ImportedTarget;
  readonly confidential: boolean;
}

/** The activity that a record tells of, within the target that it is or stands on. */
export function eventRows(
  { users, projectId, now }: ImportContext,
  record: RawTree,
  { targetType, targetId, target, confidential }: EventPlace,
): readonly NewRow[] {
  const { feature, type } = featureOf[target.kind];
  const itself = targetType === type;
  return listOf(record, 'events').flatMap((event) => {
    const action = actions.get(numberOf(event, 'action') ?? 0);
    if (action === undefined) return [];
    const expected = itself ? action !== 'commented' : action === 'commented';
    if (!expected || action === 'pushed') return [];
    return {
      author_id: users.of(event, 'author_id'),
      project_id: projectId,
      action,
      target_type: targetType,
      target_id: targetId,
      target_iid: itself ? target.iid : null,
      target_title: target.title,
      feature,
      confidential,
      created_at: timeOf(event, 'created_at') ?? now,
    };
  });
}

/** The same of the target itself. */
export const eventsOfTarget = (context: ImportContext, record: RawTree, target: ImportedTarget) =>
  eventRows(context, record, {
    ...{ target, targetType: featureOf[target.kind].type, targetId: target.id },
    confidential: target.confidential,
  });

/** Gives the target its labels, each once, and tells of the changes of labels that it had. */
export async function storeLabels(
  context: ImportContext,
  record: RawTree,
  target: ImportedTarget,
  refused: () => Promise<void>,
): Promise<void> {
  const place = { [columnOf(target)]: target.id };
  const ids = new Set<number>();
  for (const link of listOf(record, 'label_links')) {
    const label = partOf(link, 'label');
    if (label === null) continue;
    try {
      ids.add(await labelFor(context, label));
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      await refused();
    }
  }
  const links = [...ids].map((label_id) => ({ ...place, label_id }));
  await storeLeaves(context, 'label_links', links);
  const changes: NewRow[] = [];
  for (const event of listOf(record, 'resource_label_events').toSorted(byTime('created_at'))) {
    const label = partOf(event, 'label');
    // A change of a label that cannot be is told with its link.
    const label_id = label === null ? null : await labelFor(context, label).catch(ofRefused);
    if (label_id === null) continue;
    changes.push({
      ...place,
      kind: 'label',
      action: wordOf(event, 'action', ['add', 'remove']),
      label_id,
      user_id: foreignId(event, 'user_id') === null ? null : context.users.of(event, 'user_id'),
      created_at: timeOf(event, 'created_at') ?? context.now,
    });
  }
  await storeLeaves(context, 'resource_events', changes);
}

function ofRefused(error: unknown): null {
  if (error instanceof RecordRefused) return null;
  throw error;
}

/** Writes numbers that are counted of what stands on a target. */
export function storeCounts(
  context: ImportContext,
  { kind, id }: ImportedTarget,
  counts: Readonly<Record<string, number>>,
): Promise<unknown> {
  const table = kind === 'issue' ? 'issues' : 'merge_requests';
  return storeInProject(context, (db: Database) => db(table).where({ id }).update(counts));
}
