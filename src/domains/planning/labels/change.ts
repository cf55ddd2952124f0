import type { RequestContext } from '#src/context.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { Conflict } from '#src/errors.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { lockTop } from '#src/domains/core/namespaces/table.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import { toLabelColumns, type LabelInput } from './attributes.ts';
import { findLabel, isLabelTitleTaken, type LabelRow, setPriority } from './table.ts';

interface Given extends LabelInput {
  /** The rank in the project; null for none. */
  readonly priority?: number | null | undefined;
}

/**
 * @throws BadRequest with the texts of every attribute that is not valid
 * @throws Conflict when the title is taken here or above
 */
export async function createLabel(
  context: RequestContext,
  container: Container,
  input: Given & { readonly title: string; readonly color: string },
): Promise<LabelRow> {
  const columns = await toLabelColumns(context, input);
  const { db, now } = context;
  return db.transaction(async (db) => {
    await lockTop(db, container.namespaceId);
    if (await isLabelTitleTaken(db, container, columns.title ?? '')) throw createTakenError();
    const label = await insertReturning<LabelRow>(db, 'labels', {
      [toOwnerColumn(container)]: container.id,
      ...columns,
      created_at: now,
      updated_at: now,
    });
    if (input.priority !== undefined) {
      await setPriority(db, { project_id: container.id, label_id: label.id }, input.priority);
    }
    return label;
  });
}

const createTakenError = () => new Conflict('Label already exists');

/**
 * Changes a label of exactly this project or group.
 * @throws NotFound
 * @throws BadRequest with the texts of every attribute that is not valid
 * @throws Conflict when the title is taken here or above
 */
export async function updateLabel(
  context: RequestContext,
  container: Container,
  idOrTitle: number | string,
  input: Given,
): Promise<LabelRow> {
  // The lookup precedes the rendering, so that a request for an unknown label fails at once.
  await findLabel(context.db, container, idOrTitle);
  const columns = await toLabelColumns(context, input);
  const { db, now } = context;
  return db.transaction(async (db) => {
    await lockTop(db, container.namespaceId);
    const { id, title } = await findLabel(db, container, idOrTitle);
    const renamed = columns.title !== undefined && columns.title !== title;
    if (renamed && (await isLabelTitleTaken(db, container, columns.title, id)))
      throw createTakenError();
    await db('labels')
      .where({ id })
      .update({ ...columns, updated_at: now });
    if (input.priority !== undefined) {
      await setPriority(db, { project_id: container.id, label_id: id }, input.priority);
    }
    return findLabel(db, container, id);
  });
}

/**
 * Takes a label of exactly this project or group from everything that has it.
 * @throws NotFound
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteLabel(
  context: Pick<RequestContext, 'db' | 'workers' | 'actor'>,
  container: Container,
  idOrTitle: number | string,
  unmodifiedSince?: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    await lockTop(db, container.namespaceId);
    const { id, updated_at } = await findLabel(db, container, idOrTitle);
    checkUnmodifiedSince(unmodifiedSince, updated_at);
    await removeRow(db, context, 'labels', id);
  });
}
