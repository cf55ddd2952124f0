import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { countOpen } from '#src/domains/planning/issues/count.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { bounds, takeAtMost } from '../bounds.ts';
import { type ImportContext, storeInTurn, storeOnce, walkInSteps } from '../context.ts';
import { readLinkedText } from '../links.ts';
import {
  readDayValue,
  readFlag,
  readList,
  readMaybeFlag,
  readNumber,
  readPart,
  RecordRefused,
  readRequiredText,
  readTime,
  readWord,
} from '../values.ts';
import { putIntoEpic } from './epics.ts';
import { findNamedIteration } from './iterations.ts';
import { storeNotes } from './notes.ts';
import {
  readAwardRows,
  readEventsOfIssuable,
  type ImportedIssuable,
  storeCounts,
  storeHistory,
  historyLists,
  importLabelLinks,
  storeLeaves,
  readTimeRows,
} from './on-targets.ts';
import { readIid, ensureMilestone } from './titled.ts';

const maxTitleChars = 255;
export const maxDescriptionChars = bounds['createIssue.description'];

/** Attributes of an issue that an import reads. */
export const issueAttributes: ReadonlySet<string> = new Set([
  ...['iid', 'title', 'description', 'state', 'author_id', 'closed_at', 'closed_by_id'],
  ...['confidential', 'discussion_locked', 'due_date', 'time_estimate', 'weight'],
  ...['relative_position', 'issue_type', 'health_status', 'created_at', 'updated_at', 'milestone'],
  ...['issue_assignees', 'notes', 'label_links', 'award_emoji', 'timelogs', 'events'],
  ...['severity', 'epic_issue', 'iteration', 'duplicated_to', ...historyLists],
]);

/** Stores an issue with its related records. */
export async function storeIssue(
  context: ImportContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  const milestone = readPart(record, 'milestone');
  const milestone_id = milestone === null ? null : await ensureMilestone(context, milestone);
  const iteration = readPart(record, 'iteration');
  const iteration_id = iteration === null ? null : await findNamedIteration(context, iteration);
  if (iteration !== null && iteration_id === null) await refused();
  const issue = await insertIssue(context, record, { milestone_id, iteration_id });
  const { id, iid, title, confidential, created_at } = issue;
  const target: ImportedIssuable = { kind: 'issue', id, iid, title, confidential, created_at };
  await putIntoEpic(context, record, issue, refused);
  const place = { issue_id: id };
  const assignees = new Set<number>();
  for await (const each of walkInSteps(context, readList(record, 'issue_assignees'))) {
    assignees.add(context.users.of(each, 'user_id'));
  }
  const most = bounds['createIssue.assignee_ids'];
  await storeLeaves(
    context,
    'issue_assignees',
    (await takeAtMost([...assignees], most, refused)).map((user_id) => ({ ...place, user_id })),
  );
  await importLabelLinks(context, record, target, refused);
  await storeHistory(context, record, target, refused);
  const { rows: awards, upvotes, downvotes } = await readAwardRows(context, record, place);
  await storeLeaves(context, 'award_emoji', awards);
  const { rows: times, total } = await readTimeRows(context, record, place);
  await storeLeaves(context, 'time_logs', times);
  await storeLeaves(context, 'events', await readEventsOfIssuable(context, record, target));
  const user_notes_count = await storeNotes(context, record, target, refused);
  const counts = { upvotes, downvotes, total_time_spent: total, user_notes_count };
  await storeCounts(context, target, counts);
  await passOverOthers(context, record, refused);
}

/** Tells whether the issue of a record was closed as a duplicate. */
export const isDuplicate = (record: RawTree) => readPart(record, 'duplicated_to') !== null;

/**
 * Leads a duplicate to the issue that it repeats, once all issues are there.
 * @throws RecordRefused where that was not stored, or is the duplicate itself
 */
export async function linkDuplicate(context: ImportContext, record: RawTree): Promise<void> {
  const { projectId: project_id } = context;
  const place = (issue: RawTree | null) => ({
    project_id,
    iid: issue === null ? 0 : readIid(issue),
  });
  const [own, other] = [place(record), place(readPart(record, 'duplicated_to'))];
  if (own.iid === other.iid) throw new RecordRefused('it repeats itself');
  await storeInTurn(context, async (db) => {
    const original = await db('issues').where(other).first<{ id: number } | undefined>('id');
    if (original === undefined) throw new RecordRefused('the original was not stored');
    await db('issues').where(own).update({ duplicated_to_id: original.id });
  });
}

async function insertIssue(
  context: ImportContext,
  record: RawTree,
  plan: Pick<IssueRow, 'milestone_id' | 'iteration_id'>,
): Promise<IssueRow> {
  const { projectId, users, now, paid } = context;
  const iid = readIid(record);
  if (iid === null) throw new RecordRefused('iid is no number');
  const title = readRequiredText(record, 'title', maxTitleChars);
  const description = readLinkedText(context, record, 'description', maxDescriptionChars);
  const state = readWord(record, 'state', ['opened', 'closed']);
  const created_at = readTime(record, 'created_at') ?? now;
  const { count, completed } = countTasks(description);
  const row = {
    ...{ project_id: projectId, iid, title, title_key: fold(title), description, state },
    author_id: users.of(record, 'author_id'),
    issue_type: typeOf(record),
    severity: severityOf(record),
    confidential: readFlag(record, 'confidential'),
    discussion_locked: readMaybeFlag(record, 'discussion_locked'),
    due_date: readDayValue(record, 'due_date'),
    ...plan,
    weight: paid ? readNumber(record, 'weight') : null,
    health_status: paid ? healthOf(record) : null,
    relative_position: readNumber(record, 'relative_position', { least: -2_147_483_648 }),
    time_estimate: readNumber(record, 'time_estimate') ?? 0,
    task_count: count,
    completed_task_count: completed,
    created_at,
    updated_at: readTime(record, 'updated_at') ?? created_at,
    closed_at: state === 'closed' ? readTime(record, 'closed_at') : null,
    closed_by_id: state === 'closed' ? users.maybe(record, 'closed_by_id') : null,
  };
  return storeOnce(context, 'iid is taken', async (db) => {
    const issue = await insertReturning<IssueRow>(db, 'issues', row);
    await reserveInternalId(db, { scope: 'issues', owner: projectId }, iid);
    await countOpen(db, projectId, null, issue);
    return issue;
  });
}

const types = ['issue', 'incident', 'test_case'] as const;

const severities = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;

/** Incidents alone have one. */
const severityOf = (record: RawTree) =>
  typeOf(record) === 'incident' ? readWord(record, 'severity', severities) : 'UNKNOWN';

/** A word or, in older archives, a number; anything else is an issue. */
function typeOf(record: RawTree): IssueRow['issue_type'] {
  const number = readNumber(record, 'issue_type');
  return number === null ? readWord(record, 'issue_type', types) : (types[number] ?? 'issue');
}

function healthOf(record: RawTree): IssueRow['health_status'] {
  const words = ['on_track', 'needs_attention', 'at_risk'] as const;
  return words.find((word) => word === record['health_status']) ?? null;
}

/** Counts related records of an issue for which this instance has no resource yet. */
async function passOverOthers(
  { passedOver }: ImportContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  for (const name of ['designs', 'design_versions']) {
    const { length } = readList(record, name);
    if (length === 0) continue;
    passedOver.note(waitsFor('designs', name), length);
    await refused();
  }
}
