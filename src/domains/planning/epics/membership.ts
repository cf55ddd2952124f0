import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { IssuableChange } from '#src/domains/planning/issuables/events.ts';
import { checkIssueConfidentiality } from './confidentiality.ts';
import { refreshDates } from './dates.ts';
import { requireChange } from './parent.ts';
import { placeStepSize } from './places.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';

type Context = Pick<RequestContext, 'db' | 'actor'>;

interface ProjectNamespace {
  readonly namespace_id: number;
}

/** The epic that an issue is to belong to: null for none. */
interface GivenMembership {
  /** 0 and null mean no epic. */
  readonly epic_id?: number | null | undefined;
  /** The epic by its number within the group of the project. */
  readonly epic_iid?: number | null | undefined;
}

/**
 * Puts an issue, whose row the caller has locked or has just made, into an epic or takes it out, and tells what
 * changes.
 * @throws NotFound where the epic is hidden, or not of a group above the project
 * @throws Forbidden where the caller may not change it
 * @throws BadRequest where it is confidential and the issue is not
 */
export async function storeMembership(
  context: Context,
  project: ProjectNamespace,
  issue: { readonly id: number; readonly confidential: boolean },
  input: GivenMembership,
): Promise<IssuableChange[]> {
  if (input.epic_id === undefined && input.epic_iid === undefined) return [];
  const epic = await findGiven(context, project, input);
  const changes = await putInto(context.db, issue.id, epic?.id ?? null);
  if (changes.length > 0) await checkIssueConfidentiality(context.db, issue, 'issueInto');
  return changes;
}

async function findGiven(
  context: Context,
  project: ProjectNamespace,
  { epic_id, epic_iid }: GivenMembership,
): Promise<EpicRow | null> {
  const number = epic_id ?? epic_iid ?? 0;
  if (number === 0) return null;
  const { db, actor } = context;
  const epics = selectVisibleEpics(db, actor).whereIn(
    'epics.group_id',
    selectLineage(db, project.namespace_id),
  );
  if (typeof epic_id === 'number') epics.where('epics.id', number);
  else epics.where({ 'epics.group_id': project.namespace_id, 'epics.iid': number });
  const epic = await epics.first<EpicRow | undefined>('epics.*');
  if (epic === undefined) throw new NotFound('Epic');
  await requireChange(context, epic);
  return epic;
}

/** Appends the issue to an epic; null removes it from its epic. */
export async function putInto(
  db: Database,
  issueId: number,
  epicId: number | null,
): Promise<IssuableChange[]> {
  const link = await db('epic_issues')
    .where({ issue_id: issueId })
    .first<{ id: number; epic_id: number } | undefined>('id', 'epic_id');
  const from = link?.epic_id ?? null;
  if (from === epicId) return [];
  if (epicId === null) {
    await db('epic_issues').where({ issue_id: issueId }).delete();
  } else {
    const relative_position = await findLastPlaceInEpic(db, epicId);
    await db('epic_issues')
      .insert({ issue_id: issueId, epic_id: epicId, relative_position })
      .onConflict('issue_id')
      .merge({ epic_id: epicId, relative_position });
  }
  await refreshDates(db, [from, epicId]);
  return [{ attribute: 'epic', from, to: epicId }];
}

/** The place behind all issues of the epic, which is locked until the transaction ends. */
export async function findLastPlaceInEpic(db: Database, epicId: number): Promise<number> {
  const epic = await db('epics').where('id', epicId).forNoKeyUpdate().first('id');
  if (epic === undefined) throw new NotFound('Epic');
  const last = await db('epic_issues')
    .where('epic_id', epicId)
    .max<{ place: number | null }[]>({ place: 'relative_position' })
    .first();
  return (last?.place ?? 0) + placeStepSize;
}
