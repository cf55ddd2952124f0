import type { RawTree } from '#runtime/raw.ts';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { walkParts } from '#src/database/walks.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import { mayHoldEpic } from '#src/domains/planning/epics/confidentiality.ts';
import { refreshDates } from '#src/domains/planning/epics/dates.ts';
import { findLastPlaceInEpic } from '#src/domains/planning/epics/membership.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectGroupsAtLevel } from '#src/policy/visible.ts';
import type { EpicRow } from '#src/records/epic.ts';
import type { IssueRow } from '#src/records/issue.ts';
import type { TreeSource } from '../export/source.ts';
import { type ImportContext, storeInTurn } from '../import/context.ts';
import { readMildText, readPart } from '../import/values.ts';
import { epicFields } from './epics.ts';
import { field, readIid } from './fields.ts';
import type { Attribute, Source } from './relation.ts';
import { getColumn, listColumns, tellRows } from './write.ts';

const maxTitleChars = 255;
const fields = { ...epicFields, group_id: field.written };

/**
 * The epic of an issue. Confidential ones are in archives for administrators alone: any maintainer may download an archive,
 * and not all of them may see these. Descriptions are only in the archive of the group, so that they are not repeated with
 * each issue.
 */
export const epicOfIssue: Attribute = {
  column: null,
  async load(source: Source, issues) {
    const { db, administrator } = source as TreeSource;
    const links = db('epic_issues')
      .join('epics', 'epics.id', 'epic_issues.epic_id')
      .whereNotNull('epics.group_id');
    if (!administrator) void links.where('epics.confidential', false);
    const ids = issues.map((issue) => getColumn(issue, 'id') as number);
    const rows = await whereInList(links, 'epic_issues.issue_id', ids).select<object[]>(
      ...listColumns('epics', fields),
      'epic_issues.issue_id',
    );
    const records = await tellRows(source, { fields }, rows);
    const found = new Map(records.map(([row, epic]) => [getColumn(row, 'issue_id'), { epic }]));
    return (issue) => found.get(getColumn(issue, 'id')) ?? null;
  },
};

/**
 * Adds an issue to the epic with the archived title, if a group above the project has one that the importer may
 * change; otherwise calls `refused`. Groups get no new records. The dates of the epics are computed when all issues
 * are stored.
 */
export async function putIntoEpic(
  context: ImportContext,
  record: RawTree,
  issue: Pick<IssueRow, 'id' | 'confidential'>,
  refused: () => Promise<void>,
): Promise<void> {
  const link = readPart(record, 'epic_issue');
  const epic = link === null ? null : readPart(link, 'epic');
  if (epic === null) return;
  const id = context.paid ? await findEpicFor(context, epic) : null;
  const taken = id !== null && (await storeInTurn(context, (db) => addToEpic(db, id, issue)));
  if (!taken) await refused();
}
/** Adds the issue after all others of the epic; false if the epic is gone, or confidential while the issue is not. */
async function addToEpic(
  db: Database,
  epic_id: number,
  issue: Pick<IssueRow, 'id' | 'confidential'>,
): Promise<boolean> {
  const epic = await db<EpicRow>('epics')
    .where({ id: epic_id })
    .forNoKeyUpdate()
    .first<Pick<EpicRow, 'confidential'> | undefined>('confidential');
  if (epic === undefined || !mayHoldEpic(epic, issue)) return false;
  const relative_position = await findLastPlaceInEpic(db, epic_id);
  await db('epic_issues').insert({ issue_id: issue.id, epic_id, relative_position });
  return true;
}

async function findEpicFor(context: ImportContext, record: RawTree): Promise<number | null> {
  const title = readMildText(record, 'title', maxTitleChars);
  if (title === null) return null;
  const iid = readIid(record);
  const { epics } = context;
  const key = `${iid ?? 0} ${title}`;
  const before = epics.get(key);
  if (before !== undefined) return before;
  const found =
    (iid === null
      ? undefined
      : await selectEpicsByTitle(context, title).where('iid', iid).first()) ??
    (await selectEpicsByTitle(context, title).orderBy('id').first());
  epics.set(key, found?.id ?? null);
  return found?.id ?? null;
}

/** Epics with this title in the groups above the project that the importer may change. */
function selectEpicsByTitle({ db, container, users, administrator }: ImportContext, title: string) {
  const epics = db<Pick<EpicRow, 'id' | 'iid' | 'title' | 'title_key' | 'group_id'>>('epics')
    .where({ title_key: fold(title), title })
    .whereIn('group_id', selectLineage(db, container.namespaceId))
    .select('id');
  if (administrator) return epics;
  const groups = selectGroupsAtLevel(db, users.importerId, findToday(db), AccessLevel.Reporter);
  return epics.whereIn('group_id', groups);
}

/** Writes the days of the epics that the issues of the project are in, each once for many of these. */
export async function refreshEpics(context: ImportContext, signal: AbortSignal): Promise<void> {
  const { db, projectId } = context;
  const links = db('epic_issues')
    .join('issues', 'issues.id', 'epic_issues.issue_id')
    .where('issues.project_id', projectId);
  const parts = walkParts(links, { key: 'epic_issues.id', select: 'epic_issues.epic_id' });
  for await (const ids of parts) {
    signal.throwIfAborted();
    await storeInTurn(context, (db) => refreshDates(db, new Set(ids)));
  }
}
