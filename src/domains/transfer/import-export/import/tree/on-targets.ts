import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { insertForIds } from '#src/database/dialect.ts';
import { toOwnerColumn } from '#src/records/container.ts';
import { counters, readEmojiName } from '#src/domains/conversation/award-emoji/give.ts';
import { eventActionNumbers } from '../../export/tree/events.ts';
import type { IssuableKind } from '#src/domains/planning/issuables/issuable.ts';
import type { EventAction, EventFeature } from '#src/records/event.ts';
import { bounds } from '../bounds.ts';
import { walkInSteps, type ContainerContext, storeInTurn } from '../context.ts';
import {
  readForeignId,
  readList,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readTime,
  readWord,
} from '../values.ts';
import { findNamedIteration } from './iterations.ts';
import { ensureLabel, ensureMilestone } from './titled.ts';

/** A row to insert, by its columns. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Rows of one statement, which blocks other writers while it runs. */
export const batchRows = 200;
/** Characters of texts in one statement, where there is more than one row: texts may be a million each. */
const batchChars = 1_000_000;

/** The rows in order, as many at once as one statement takes. */
export function* splitIntoStatements(rows: readonly NewRow[]): Generator<readonly NewRow[]> {
  let together: NewRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const own = charactersOf(row);
    const fits = together.length < batchRows && characters + own <= batchChars;
    if (together.length > 0 && !fits) {
      yield together;
      together = [];
      characters = 0;
    }
    together.push(row);
    characters += own;
  }
  if (together.length > 0) yield together;
}

const charactersOf = (row: NewRow) =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );

/** The record that events refer to. */
interface EventTarget {
  readonly kind: 'issue' | 'merge_request' | 'epic' | 'milestone';
  readonly id: number;
  readonly iid: number;
  readonly title: string;
  readonly confidential: boolean;
}

/** The issue, merge request or epic that records are attached to. */
export interface ImportedIssuable extends EventTarget {
  readonly kind: IssuableKind;
  readonly created_at: string;
}

export const toIssuableColumn = ({ kind }: Pick<ImportedIssuable, 'kind'>) => `${kind}_id` as const;

/** Epics belong to no part of a project. */
const featureOf = {
  issue: { type: 'Issue', feature: 'issues' },
  merge_request: { type: 'MergeRequest', feature: 'merge_requests' },
  epic: { type: 'Epic', feature: null },
  milestone: { type: 'Milestone', feature: 'milestones' },
} as const satisfies Record<
  EventTarget['kind'],
  { readonly type: string; readonly feature: EventFeature | null }
>;

/** Stores rows in parts, each in a transaction of its own; gives their ids in their order. */
export async function storeRows(
  context: ContainerContext,
  table: string,
  rows: readonly NewRow[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const some of splitIntoStatements(rows)) {
    ids.push(...(await storeInTurn(context, (db) => insertForIds(db, table, some))));
  }
  return ids;
}

/** Stores rows that nothing refers to, in parts, each in a transaction of its own. */
export async function storeLeaves(
  context: ContainerContext,
  table: string,
  rows: readonly NewRow[],
): Promise<void> {
  for (const some of splitIntoStatements(rows)) {
    await storeInTurn(context, (db) => db(table).insert(some));
  }
}

/** Reactions, each user's of a name once, and how many votes they are. */
export async function readAwardRows(
  context: ContainerContext,
  record: RawTree,
  place: object,
): Promise<{
  readonly rows: readonly NewRow[];
  readonly upvotes: number;
  readonly downvotes: number;
}> {
  const { users, now } = context;
  const rows = new Map<string, NewRow>();
  const votes = { upvotes: 0, downvotes: 0 };
  for await (const award of walkInSteps(context, readList(record, 'award_emoji'))) {
    const name = readEmojiName(readMildText(award, 'name', 255) ?? '');
    if (name === null) continue;
    const user_id = users.of(award, 'user_id');
    const key = `${user_id} ${name}`;
    if (rows.has(key)) continue;
    const created_at = readTime(award, 'created_at') ?? now;
    rows.set(key, {
      ...{ ...place, name, user_id, created_at },
      updated_at: readTime(award, 'updated_at') ?? created_at,
    });
    const counter = counters.get(name);
    if (counter !== undefined) votes[counter] += 1;
  }
  return { rows: [...rows.values()], ...votes };
}

/** The limits are those of time logged through the API. */
const maxSummaryChars = 4_096;
const mostSeconds = 2_147_483_647;

/** Times, as far as they do not take more away than there is, and their sum. */
export async function readTimeRows(
  context: ContainerContext,
  record: RawTree,
  place: object,
): Promise<{ readonly rows: readonly NewRow[]; readonly total: number }> {
  const { container, users, now } = context;
  let total = 0;
  const rows: NewRow[] = [];
  const logs = await sortByTime(context, readList(record, 'timelogs'), 'spent_at');
  for await (const log of walkInSteps(context, logs)) {
    const time_spent = readNumber(log, 'time_spent', { least: -mostSeconds });
    if (time_spent === null || time_spent === 0) continue;
    if (total + time_spent < 0 || total + time_spent > mostSeconds) continue;
    total += time_spent;
    const spent_at = readTime(log, 'spent_at') ?? readTime(log, 'created_at') ?? now;
    rows.push({
      ...{ ...place, time_spent, spent_at, user_id: users.of(log, 'user_id') },
      project_id: container.id,
      summary: readMildText(log, 'summary', maxSummaryChars),
      created_at: readTime(log, 'created_at') ?? spent_at,
    });
  }
  return { rows, total };
}

/** Sorts records by a time attribute, because archive lists are unordered. Each time is parsed once. */
export async function sortByTime(
  context: Pick<ContainerContext, 'pauses'>,
  records: readonly RawTree[],
  name: string,
): Promise<readonly RawTree[]> {
  const timed: { readonly record: RawTree; readonly at: string }[] = [];
  for await (const record of walkInSteps(context, records)) {
    timed.push({ record, at: readTime(record, name) ?? '' });
  }
  const inOrder = timed.toSorted(({ at: a }, { at: b }) => (a < b ? -1 : a > b ? 1 : 0));
  return inOrder.map(({ record }) => record);
}

const actions: ReadonlyMap<number, EventAction> = new Map(
  Object.entries(eventActionNumbers).map(([action, number]) => [number, action as EventAction]),
);

interface EventPlace {
  readonly targetType: string;
  readonly targetId: number;
  readonly target: EventTarget;
  readonly confidential: boolean;
}

/** Reads the activity that a record implies for its target. Comments on epics record none. */
export async function readEventRows(
  context: ContainerContext,
  record: RawTree,
  { targetType, targetId, target, confidential }: EventPlace,
): Promise<readonly NewRow[]> {
  const { users, container, now } = context;
  const { feature, type } = featureOf[target.kind];
  const itself = targetType === type;
  if (!itself && feature === null) return [];
  const rows: NewRow[] = [];
  for await (const event of walkInSteps(context, readList(record, 'events'))) {
    const action = actions.get(readNumber(event, 'action') ?? 0);
    if (action === undefined) continue;
    const expected = itself ? action !== 'commented' : action === 'commented';
    if (!expected || action === 'pushed') continue;
    rows.push({
      author_id: users.of(event, 'author_id'),
      [toOwnerColumn(container)]: container.id,
      action,
      target_type: targetType,
      target_id: targetId,
      target_iid: itself ? target.iid : null,
      target_title: target.title,
      feature,
      confidential,
      created_at: readTime(event, 'created_at') ?? now,
    });
  }
  return rows;
}

/** Reads the activity that a record implies for the target itself. */
export const readEventsOfIssuable = (
  context: ContainerContext,
  record: RawTree,
  target: EventTarget,
) =>
  readEventRows(context, record, {
    ...{ target, targetType: featureOf[target.kind].type, targetId: target.id },
    confidential: target.confidential,
  });

/** Gives the target its labels, each once. */
export async function importLabelLinks(
  context: ContainerContext,
  record: RawTree,
  target: ImportedIssuable,
  refused: () => Promise<void>,
): Promise<void> {
  const place = { [toIssuableColumn(target)]: target.id };
  const ids = new Set<number>();
  for await (const link of walkInSteps(context, readList(record, 'label_links'))) {
    const label = readPart(link, 'label');
    if (label === null) continue;
    if (ids.size >= bounds['createIssue.labels']) {
      await refused();
      break;
    }
    try {
      ids.add(await ensureLabel(context, label));
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      await refused();
    }
  }
  const links = [...ids].map((label_id) => ({ ...place, label_id }));
  await storeLeaves(context, 'label_links', links);
}

type ReadChange = (context: ContainerContext, event: RawTree) => Promise<NewRow | null>;

/** The lists of a record with the changes of its target, and the columns of each; null for a change that is left out. */
const histories: Readonly<Record<string, ReadChange>> = {
  // The link of a refused label reports the change too.
  async resource_label_events(context, event) {
    const label = readPart(event, 'label');
    // The label was deleted.
    if (event['label'] === null) return { kind: 'label', action: actionOf(event), label_id: null };
    const label_id = label === null ? null : await ensureLabel(context, label).catch(ofRefused);
    return label_id === null ? null : { kind: 'label', action: actionOf(event), label_id };
  },
  async resource_state_events(_, event) {
    const state = states.find((each) => each === event['state']);
    return state === undefined ? null : { kind: 'state', state };
  },
  async resource_milestone_events(context, event) {
    const milestone = readPart(event, 'milestone');
    if (milestone === null) return null;
    const milestone_id = await ensureMilestone(context, milestone).catch(ofRefused);
    return milestone_id === null
      ? null
      : { kind: 'milestone', action: actionOf(event), milestone_id };
  },
  async resource_iteration_events(context, event) {
    const iteration = readPart(event, 'iteration');
    const iteration_id = iteration === null ? null : await findNamedIteration(context, iteration);
    return iteration_id === null
      ? null
      : { kind: 'iteration', action: actionOf(event), iteration_id };
  },
  async resource_weight_events({ paid }, event) {
    return paid ? { kind: 'weight', weight: readNumber(event, 'weight') } : null;
  },
};

export const historyLists: readonly string[] = Object.keys(histories);

const states = ['closed', 'reopened', 'merged'] as const;
const actionOf = (event: RawTree) => readWord(event, 'action', ['add', 'remove']);

/** Stores the changes of labels, state, milestone, iteration and weight of the target; calls `refused` for others. */
export async function storeHistory(
  context: ContainerContext,
  record: RawTree,
  target: ImportedIssuable,
  refused: () => Promise<void>,
): Promise<void> {
  const place = { [toIssuableColumn(target)]: target.id };
  for (const [list, read] of Object.entries(histories)) {
    const changes: NewRow[] = [];
    const inOrder = await sortByTime(context, readList(record, list), 'created_at');
    for await (const event of walkInSteps(context, inOrder)) {
      const change = await read(context, event);
      if (change === null) {
        await refused();
        continue;
      }
      const isKnown = readForeignId(event, 'user_id') !== null;
      changes.push({
        ...{ ...place, ...change },
        user_id: isKnown ? context.users.of(event, 'user_id') : null,
        created_at: readTime(event, 'created_at') ?? context.now,
      });
    }
    await storeLeaves(context, 'resource_events', changes);
  }
}

function ofRefused(error: unknown): null {
  if (error instanceof RecordRefused) return null;
  throw error;
}

const tableOf = { issue: 'issues', merge_request: 'merge_requests', epic: 'epics' } as const;

/** Writes the counters of a target, such as its numbers of notes. */
export function storeCounts(
  context: ContainerContext,
  { kind, id }: ImportedIssuable,
  counts: Readonly<Record<string, number>>,
): Promise<unknown> {
  return storeInTurn(context, (db: Database) => db(tableOf[kind]).where({ id }).update(counts));
}
