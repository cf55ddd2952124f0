import type { RequestContext } from '#src/context.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo, insertReturning } from '#src/database/dialect.ts';
import {
  type AuditedChange,
  audit,
  toAuditedOwner,
  toAuditedUser,
} from '#src/domain-events/audited.ts';
import { Conflict, HttpError } from '#src/errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { removeRow } from '#src/domains/projects/removals/remove-row.ts';
import { toHookColumns, type HookBody } from './attributes.ts';
import { maxHooksOfGroup, maxHooksOfProject } from './limits.ts';
import {
  toHookContainerColumns,
  findHook,
  selectHooksOfContainer,
  type HookContainer,
} from './place.ts';
import type { HookRow } from './table.ts';

export type HookContext = Pick<RequestContext, 'db' | 'now' | 'workers' | 'actor'>;

/**
 * Records a hook change in the audit log: under the actor for instance hooks, else under the project or group. The
 * address may contain secrets, so it is omitted.
 */
export async function auditHook(
  db: Database,
  place: HookContainer,
  { id, name }: HookRow,
  change: AuditedChange,
  context: HookContext,
): Promise<void> {
  const user = { id: context.actor?.user.id ?? -1 };
  const entity = place.kind === 'system' ? toAuditedUser(user) : toAuditedOwner(place);
  await audit(db, entity, change, context, { type: 'WebHook', id, details: name ?? '' });
}

export async function createHook(
  context: HookContext,
  place: HookContainer,
  body: HookBody,
): Promise<HookRow> {
  const { db, now } = context;
  const columns = await toHookColumns(db, body, null, place.kind);
  return changeAccess(db, async (db) => {
    const most = place.kind === 'group' ? maxHooksOfGroup : maxHooksOfProject;
    if ((await countUpTo(db, selectHooksOfContainer(db, place), most)) >= most) {
      const base = [`Maximum number of ${place.kind} hooks (${most}) exceeded`];
      throw new HttpError(422, { message: { base } });
    }
    const times = { created_at: now, updated_at: now };
    const row = await insertReturning<HookRow>(db, 'hooks', {
      ...columns,
      ...toHookContainerColumns(place),
      ...times,
    });
    await auditHook(db, place, row, { add: 'webhook' }, context);
    return row;
  });
}

export async function updateHook(
  context: HookContext,
  place: HookContainer,
  id: number,
  body: HookBody,
): Promise<HookRow> {
  const { db, now } = context;
  const before = await findHook(db, place, id);
  const columns = await toHookColumns(db, body, before, place.kind);
  return changeAccess(db, async (db) => {
    // The old address decides which secrets stay.
    const { url, url_variables } = await findHook(db, place, id);
    if (url !== before.url || url_variables !== before.url_variables) throw new Conflict();
    await selectHooksOfContainer(db, place)
      .where({ id })
      .update({ ...columns, updated_at: now });
    const after = await findHook(db, place, id);
    await auditHook(db, place, after, { change: 'webhook' }, context);
    return after;
  });
}

export async function deleteHook(
  context: HookContext,
  place: HookContainer,
  id: number,
  unmodifiedSince: string | undefined,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const row = await findHook(db, place, id);
    checkUnmodifiedSince(unmodifiedSince, row.updated_at);
    await removeRow(db, context, 'hooks', id);
    await auditHook(db, place, row, { remove: 'webhook' }, context);
  });
}
