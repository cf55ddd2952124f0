import type { RawTree } from '#runtime/raw.ts';
import { fold } from '#src/database/folding.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { countOpen } from '#src/domains/planning/issues/count.ts';
import { tellPosition } from '#src/domains/planning/issues/table.ts';
import { whereAuthorNotBanned } from '#src/policy/visible-issues.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import type { TreeSource } from '../export/source.ts';
import { bounds } from '../import/bounds.ts';
import { type ImportContext, storeInTurn } from '../import/context.ts';
import {
  readList,
  readNumber,
  readPart,
  RecordRefused,
  readTime,
  readWord,
} from '../import/values.ts';
import { epicOfIssue, putIntoEpic } from './epic-of-issue.ts';
import { field, readIid } from './fields.ts';
import { iterationReference } from './iterations.ts';
import { createLinkRelation } from './links.ts';
import { createIssuableLists } from './on-issuables.ts';
import { milestoneReference } from './planning.ts';
import { createRecordList } from './read.ts';
import type { Attribute, RecordList, RecordInput, Relation, WrittenRows } from './relation.ts';
import { linkToRow } from './write.ts';

const maxTitleChars = 255;

/** The issues of an archive: those of banned authors are for administrators alone. */
export function selectOwnIssues({ db, projectId, administrator }: TreeSource) {
  const issues = db('issues').where('issues.project_id', projectId).select('issues.*');
  return administrator ? issues : whereAuthorNotBanned(issues);
}

/** An issue by its number. */
export const numberedIssue: WrittenRows = {
  table: 'issues',
  rows: selectOwnIssues,
  fields: { iid: field.written },
};

const types = ['issue', 'incident', 'test_case'] as const;

const severity = field.word('UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL');

const takeIfClosed = (field: Attribute): Attribute => ({
  take: (reading, name) => (reading.row['state'] === 'closed' ? field.take?.(reading, name) : null),
});

/** Related records for which this instance has no resource yet. */
const createUnreadList = (name: string): RecordList => ({
  async store({ passedOver }, record, _, refused) {
    const { length } = readList(record, name);
    if (length === 0) return;
    passedOver.note(waitsFor('designs', name), length);
    await refused();
  },
});

/** Issues in memory at a time: the description of each may be a megabyte. */
const issueBatchSize = 20;

export const issueRelation: Relation = {
  table: 'issues',
  by: ['iid'],
  atOnce: issueBatchSize,
  rows: selectOwnIssues,
  taken: 'iid is taken',
  counter: 'issues',
  notesOthers: true,
  fields: {
    iid: field.iid,
    title: field.required(maxTitleChars),
    description: field.linkedText(bounds['createIssue.description']),
    state: field.word('opened', 'closed'),
    author_id: field.author,
    closed_at: takeIfClosed({ take: ({ record }, name) => readTime(record, name) }),
    closed_by_id: takeIfClosed(field.person),
    confidential: field.flag,
    discussion_locked: field.maybeFlag,
    due_date: field.day,
    time_estimate: field.number({}, 0),
    weight: field.paid(field.number()),
    relative_position: {
      ...field.position,
      tell: ({ relative_position }: IssueRow) => tellPosition(relative_position),
    },
    issue_type: {
      // A word or, in older archives, a number; other values mean an issue.
      take({ record }, name) {
        const found = readNumber(record, name);
        return found === null ? readWord(record, name, types) : (types[found] ?? 'issue');
      },
    },
    health_status: field.paid(field.oneOf(['on_track', 'needs_attention', 'at_risk'])),
    severity: {
      // Incidents alone have one.
      take: (reading, name) =>
        reading.row['issue_type'] === 'incident' ? severity.take?.(reading, name) : 'UNKNOWN',
    },
    ...field.times,
    milestone: milestoneReference,
    // Set when all issues are stored.
    duplicated_to: linkToRow('duplicated_to_id', numberedIssue),
    iteration: iterationReference,
    epic_issue: epicOfIssue,
    ...field.edits,
  },
  derive({ row }: RecordInput) {
    const { count, completed } = countTasks(row['description'] as string | null);
    const title_key = fold(String(row['title']));
    return { title_key, task_count: count, completed_task_count: completed };
  },
  beside: (db, { context, row }) => countOpen(db, context.container.id, null, row as IssueRow),
  after: ({ context, record, row, refused }) =>
    putIntoEpic(context as ImportContext, record, row as IssueRow, refused),
  lists: {
    issue_assignees: createRecordList('issue_assignees', {
      table: 'issue_assignees',
      owner: 'issue_id',
      by: ['user_id'],
      fields: { user_id: field.author },
      unique: ['user_id'],
      most: bounds['createIssue.assignee_ids'],
    }),
    ...createIssuableLists('issue'),
    designs: createUnreadList('designs'),
    design_versions: createUnreadList('design_versions'),
  },
};

/** Tells whether the issue of a record was closed as a duplicate. */
export const isDuplicate = (record: RawTree) => readPart(record, 'duplicated_to') !== null;

/**
 * Leads a duplicate to the issue that it repeats, once all issues are there.
 * @throws RecordRefused where that was not stored, or is the duplicate itself
 */
export async function linkDuplicate(context: ImportContext, record: RawTree): Promise<void> {
  const { projectId: project_id } = context;
  const toIssuePlace = (issue: RawTree | null) => ({
    project_id,
    iid: issue === null ? 0 : readIid(issue),
  });
  const [own, other] = [toIssuePlace(record), toIssuePlace(readPart(record, 'duplicated_to'))];
  if (own.iid === other.iid) throw new RecordRefused('the issue duplicates itself');
  await storeInTurn(context, async (db) => {
    const original = await db('issues').where(other).first<{ id: number } | undefined>('id');
    if (original === undefined) throw new RecordRefused('the original was not stored');
    await db('issues').where(own).update({ duplicated_to_id: original.id });
  });
}

export const issueLinkRelation = createLinkRelation({
  kind: 'issue',
  ends: numberedIssue,
  async find({ context, record }, name) {
    const end = readPart(record, name);
    const iid = end && readIid(end);
    if (iid === null) throw new RecordRefused('the other issue is not in the archive');
    const own = context.db('issues').where({ project_id: context.container.id, iid });
    return (await own.first<{ id: number } | undefined>('id'))?.id;
  },
});
