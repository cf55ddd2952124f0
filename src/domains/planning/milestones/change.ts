import type { CreateMilestone, UpdateMilestone } from '#generated/milestones/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { lockTop } from '#src/domains/core/namespaces/table.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import {
  readMilestoneAttributes,
  findMilestoneErrors,
  refuseMilestone,
  takenTitle,
} from './attributes.ts';
import { type MilestoneChanged, milestoneChanged, milestoneDatesChanged } from './events.ts';
import { findMilestone, lockMilestone, isMilestoneTitleTaken, type MilestoneRow } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'workers'>;

/** @throws BadRequest with the texts of every attribute that is not valid */
export async function createMilestone(
  context: Context,
  container: Container,
  body: CreateMilestone,
): Promise<MilestoneRow> {
  const attributes = { ...none, ...readMilestoneAttributes(body), title: body.title.trim() };
  refuseMilestone('create', findMilestoneErrors(attributes));
  const now = context.clock().toISOString();
  return context.db.transaction(async (db) => {
    await lockTop(db, container.namespaceId);
    if (await isMilestoneTitleTaken(db, container, attributes.title))
      refuseMilestone('create', takenTitle);
    const milestone = await insertReturning<MilestoneRow>(db, 'milestones', {
      [toOwnerColumn(container)]: container.id,
      iid: await takeNextMilestoneIid(db, container),
      ...attributes,
      state: 'active',
      created_at: now,
      updated_at: now,
    });
    await announce(db, context, { action: 'created', milestone, container });
    return milestone;
  });
}

const none = { description: null, start_date: null, due_date: null };

/** The next number within the project or group. */
export function takeNextMilestoneIid(db: Database, container: Container): Promise<number> {
  return takeNextInternalId(db, { scope: `${container.kind} milestones`, owner: container.id });
}

/**
 * @throws RowNotFound
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export async function updateMilestone(
  context: Context,
  container: Container,
  id: number,
  body: UpdateMilestone,
): Promise<MilestoneRow> {
  const now = context.clock().toISOString();
  return context.db.transaction(async (db) => {
    await lockTop(db, container.namespaceId);
    const before = await findMilestone(db, container, id);
    const changes = readMilestoneAttributes(body);
    const after = { ...before, ...changes, state: computeState(before, body) };
    refuseMilestone('update', findMilestoneErrors(after));
    const renamed = after.title !== before.title;
    if (renamed && (await isMilestoneTitleTaken(db, container, after.title, id))) {
      refuseMilestone('update', takenTitle);
    }
    const columns = { ...changes, state: after.state, updated_at: now };
    await db('milestones').where({ id }).update(columns);
    if (after.state !== before.state) {
      const action = after.state === 'closed' ? 'closed' : 'reopened';
      await announce(db, context, { action, milestone: after, container });
    }
    if (after.start_date !== before.start_date || after.due_date !== before.due_date) {
      await publish(db, milestoneDatesChanged({ ids: [id], gone: false }));
    }
    return { ...after, updated_at: now };
  });
}

function computeState({ state }: MilestoneRow, { state_event }: UpdateMilestone) {
  if (state_event === undefined) return state;
  return state_event === 'close' ? 'closed' : 'active';
}

/**
 * Issues and merge requests stay, without it.
 * @throws RowNotFound
 */
export async function deleteMilestone(
  context: Context,
  container: Container,
  id: number,
  unmodifiedSince?: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const milestone = await lockMilestone(db, container, id);
    checkUnmodifiedSince(unmodifiedSince, milestone.updated_at);
    await publish(db, milestoneDatesChanged({ ids: [id], gone: true }));
    await removeRow(db, context, 'milestones', id);
    await announce(db, context, { action: 'destroyed', milestone, container });
  });
}

async function announce(
  db: Database,
  context: Context,
  change: Pick<MilestoneChanged, 'action' | 'milestone' | 'container'>,
): Promise<void> {
  const author = requireActor(context).user;
  await publish(db, milestoneChanged({ ...change, author, at: context.clock() }));
}
