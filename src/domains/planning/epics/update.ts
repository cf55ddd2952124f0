import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { toGroupContainer } from '#src/records/container.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest } from '#src/errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import {
  type IssuableChange,
  toDatedChanges,
  issuableChanged,
  issuableDeleted,
} from '#src/domains/planning/issuables/events.ts';
import { toEpicColumns } from './attributes.ts';
import { checkEpicConfidentiality } from './confidentiality.ts';
import { refreshEpicDates } from './create.ts';
import { refreshDates } from './dates.ts';
import type { EpicInput } from './given.ts';
import { findLabelChange, storeLabels } from '#src/domains/planning/labels/links.ts';
import {
  findParentEpic,
  findLastPlaceBelow,
  lockHierarchy,
  findObstacle,
  requireChange,
} from './parent.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { toEpicIssuable } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'workers'>;
type Caller = Pick<RequestContext, 'db' | 'actor'>;
type Group = { readonly id: number; readonly full_path: string };

/**
 * Stores changed attributes, and announces them. The group is that of the epic.
 * @throws RowNotFound when it is gone
 * @throws BadRequest with the texts of every attribute that is not valid
 * @throws NotFound where the epic above it is to be a hidden one
 * @throws Forbidden where the caller may not change the one above it
 */
export async function updateEpic(
  context: Context,
  group: Group,
  { id }: Pick<EpicRow, 'id'>,
  given: EpicInput,
): Promise<EpicRow> {
  const chosen = toEpicColumns(given);
  const at = context.clock();
  const now = at.toISOString();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  return context.db.transaction(async (db) => {
    const { parent_id, confidential } = given;
    // The hierarchy must not change while the epic becomes confidential.
    if (parent_id !== undefined || confidential !== undefined) await lockHierarchy(db, group);
    const labels = await findLabelChange(db, toGroupContainer(group), given, {
      create: true,
      now,
      exclusive: true,
    });
    const before = await lockPresent(db, 'epics', id);
    const columns = {
      ...chosen,
      ...computeState(before, given, {
        closed_at: given.updated_at ?? now,
        closed_by_id: actorId,
      }),
      ...(await findPlace({ db, actor: context.actor }, { ...before, ...chosen }, given.parent_id)),
    };
    await db('epics')
      .where({ id })
      .update({ ...columns, updated_at: given.updated_at ?? now });
    const labelled = await storeLabels(db, { kind: 'epic', id }, labels);
    const changes: IssuableChange[] = labelled === null ? [] : [labelled];
    const hidden = { ...before, ...columns };
    if (hidden.confidential !== before.confidential) await checkEpicConfidentiality(db, hidden);
    const after = await refreshEpicDates(db, before, [before.parent_id, columns.parent_id ?? null]);
    changes.push(...listChanges(before, after));
    const same =
      changes.length === 0 && given.updated_at === undefined && !isDifferent(before, after);
    if (same) {
      const { updated_at } = before;
      await db('epics').where({ id }).update({ updated_at });
      return before;
    }
    if (changes.length > 0) {
      const target = toEpicIssuable(after, group);
      const facts = { target, by, at, changes, ...toDatedChanges(given.updated_at) };
      await publish(db, issuableChanged(facts));
    }
    return after;
  });
}

/** The columns of the state, where it changes. */
function computeState(
  { state }: EpicRow,
  { state_event: event }: EpicInput,
  closed: Pick<EpicRow, 'closed_at' | 'closed_by_id'>,
) {
  if (event === 'close' && state === 'opened') return { state: 'closed', ...closed } as const;
  if (event !== 'reopen' || state === 'opened') return {};
  return { state: 'opened', closed_at: null, closed_by_id: null } as const;
}

/** The columns of the new position below another epic, if it changes. */
async function findPlace(
  context: Caller,
  epic: EpicRow,
  given: number | null | undefined,
): Promise<Partial<Pick<EpicRow, 'parent_id' | 'relative_position'>>> {
  const parentId = given === 0 ? null : given;
  if (parentId === undefined || parentId === epic.parent_id) return {};
  const { db } = context;
  if (epic.parent_id !== null) await requireMayChange(context, epic.parent_id);
  if (parentId === null) return { parent_id: null, relative_position: null };
  const parent = await findParentEpic(context, parentId);
  const obstacle = await findObstacle(db, epic, parent);
  if (obstacle !== null) throw new BadRequest({ parent: [obstacle] });
  return { parent_id: parentId, relative_position: await findLastPlaceBelow(db, parentId) };
}

/** Issues that leave an epic change it. */
async function requireMayChange(context: Caller, id: number): Promise<void> {
  const epic = await context
    .db('epics')
    .where({ id })
    .first<Pick<EpicRow, 'group_id'> | undefined>('group_id');
  if (epic !== undefined) await requireChange(context, epic);
}

/** Lists the changed attributes, for the published event. */
function listChanges(before: EpicRow, after: EpicRow): IssuableChange[] {
  const changes: IssuableChange[] = [];
  if (before.state !== after.state) changes.push({ attribute: 'state', to: after.state });
  if (before.title !== after.title) {
    changes.push({ attribute: 'title', from: before.title, to: after.title });
  }
  if (before.description !== after.description) {
    changes.push({ attribute: 'description', from: before.description, to: after.description });
  }
  if (before.confidential !== after.confidential) {
    changes.push({ attribute: 'confidential', to: after.confidential });
  }
  for (const attribute of ['start_date', 'due_date'] as const) {
    if (before[attribute] !== after[attribute]) {
      changes.push({ attribute, from: before[attribute], to: after[attribute] });
    }
  }
  if (before.parent_id !== after.parent_id) {
    changes.push({ attribute: 'parent_epic', from: before.parent_id, to: after.parent_id });
  }
  return changes;
}

const quiet = [
  'color',
  'start_date_fixed',
  'start_date_is_fixed',
  'due_date_fixed',
  'due_date_is_fixed',
] as const;

/** Tells whether an attribute differs whose changes publish no event. */
const isDifferent = (before: EpicRow, after: EpicRow) =>
  quiet.some((column) => before[column] !== after[column]);

/**
 * The epics below it stay, without one above them; issues stay without it.
 * @throws RowNotFound when it is gone
 */
export async function deleteEpic(
  context: Context,
  group: Group,
  { id }: Pick<EpicRow, 'id'>,
  unmodifiedSince?: string,
): Promise<void> {
  const at = context.clock();
  const by = toWorkRequest(requireActor(context));
  await context.db.transaction(async (db: Database) => {
    const epic = await lockPresent(db, 'epics', id, 'removal');
    checkUnmodifiedSince(unmodifiedSince, epic.updated_at);
    await removeRow(db, context, 'epics', id);
    await refreshDates(db, [epic.parent_id]);
    await publish(db, issuableDeleted({ target: toEpicIssuable(epic, group), by, at }));
  });
}
