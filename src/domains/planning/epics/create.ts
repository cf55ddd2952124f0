import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { toGroupContainer } from '#src/records/container.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest } from '#src/errors.ts';
import {
  type IssuableChange,
  toDatedChanges,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import { toEpicColumns } from './attributes.ts';
import { refreshDates } from './dates.ts';
import type { EpicInput } from './given.ts';
import { findLabelChange, storeLabels } from '#src/domains/planning/labels/links.ts';
import { findParentEpic, findLastPlaceBelow, lockHierarchy, findObstacle } from './parent.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { toEpicIssuable, insertEpic } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock'>;
type Caller = Pick<RequestContext, 'db' | 'actor'>;
type Group = { readonly id: number; readonly full_path: string };

/**
 * @throws BadRequest with the texts of every attribute that is not valid
 * @throws NotFound where the epic above it is hidden
 * @throws Forbidden where the caller may not change that one
 */
export async function createEpic(
  context: Context,
  group: Group,
  input: EpicInput & { readonly title: string },
): Promise<EpicRow> {
  const columns = toEpicColumns(input);
  const at = context.clock();
  const now = at.toISOString();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  return context.db.transaction(async (db) => {
    const caller = { db, actor: context.actor };
    const place = await findPlace(caller, group, input.parent_id ?? 0, input.confidential);
    const labels = await findLabelChange(db, toGroupContainer(group), input, {
      create: true,
      now,
      exclusive: true,
    });
    const inserted = await insertEpic(
      db,
      {
        ...columns,
        ...place,
        group_id: group.id,
        author_id: actorId,
        title: columns.title ?? input.title,
        created_at: input.created_at ?? now,
        updated_at: input.created_at ?? now,
      },
      now,
    );
    const labelled = await storeLabels(db, { kind: 'epic', id: inserted.id }, labels);
    const changes: IssuableChange[] = labelled === null ? [] : [labelled];
    const { parent_id: to } = inserted;
    if (to !== null) changes.push({ attribute: 'parent_epic', from: null, to });
    const epic = await refreshEpicDates(db, inserted);
    const target = toEpicIssuable(epic, group);
    const facts = { target, by, at, changes, ...toDatedChanges(input.created_at) };
    await publish(db, issuableCreated(facts));
    return epic;
  });
}

/**
 * Columns of the position below a parent epic. Without its own value, the new epic takes over the parent's
 * confidentiality.
 */
async function findPlace(
  context: Caller,
  group: Group,
  parentId: number,
  isConfidential: boolean | undefined,
) {
  if (parentId === 0) return {};
  const { db } = context;
  await lockHierarchy(db, group);
  const parent = await findParentEpic(context, parentId);
  const confidential = isConfidential ?? parent.confidential;
  const obstacle = await findObstacle(db, { id: null, group_id: group.id, confidential }, parent);
  if (obstacle !== null) throw new BadRequest({ parent: [obstacle] });
  const relative_position = await findLastPlaceBelow(db, parentId);
  return { parent_id: parentId, relative_position, confidential };
}

/** The epic with the days that it then has. */
export async function refreshEpicDates(
  db: Database,
  epic: Pick<EpicRow, 'id'>,
  others: Iterable<number | null> = [],
): Promise<EpicRow> {
  await refreshDates(db, [epic.id, ...others]);
  const row = await db('epics').where('id', epic.id).first<EpicRow | undefined>();
  if (row === undefined) throw new Error(`epic ${epic.id} is gone`);
  return row;
}
