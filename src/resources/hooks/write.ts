import type { RequestContext } from '../../context.ts';
import { changeAccess } from '../../database/access-revision.ts';
import { cappedCount, insertReturning } from '../../database/dialect.ts';
import { HttpError } from '../../errors.ts';
import { checkUnmodifiedSince } from '../../unmodified-since.ts';
import { removeRow } from '../removals/remove-row.ts';
import { columnsOf, type HookBody } from './attributes.ts';
import { hooksOfGroup, hooksOfProject } from './limits.ts';
import { columnsOfPlace, findHook, hooksOf, type HookPlace } from './place.ts';
import type { HookRow } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'now' | 'workers' | 'actor'>;

export async function createHook(
  { db, now }: Context,
  place: HookPlace,
  body: HookBody,
): Promise<HookRow> {
  const columns = await columnsOf(db, body, null, place.kind);
  return changeAccess(db, async (db) => {
    const most = place.kind === 'group' ? hooksOfGroup : hooksOfProject;
    if ((await cappedCount(db, hooksOf(db, place), most)) >= most) {
      const base = [`Maximum number of ${place.kind} hooks (${most}) exceeded`];
      throw new HttpError(422, { message: { base } });
    }
    const times = { created_at: now, updated_at: now };
    return insertReturning<HookRow>(db, 'hooks', {
      ...columns,
      ...columnsOfPlace(place),
      ...times,
    });
  });
}

export async function updateHook(
  { db, now }: Context,
  place: HookPlace,
  id: number,
  body: HookBody,
): Promise<HookRow> {
  const before = await findHook(db, place, id);
  const columns = await columnsOf(db, body, before, place.kind);
  return changeAccess(db, async (db) => {
    await hooksOf(db, place)
      .where({ id })
      .update({ ...columns, updated_at: now });
    return findHook(db, place, id);
  });
}

export async function deleteHook(
  context: Context,
  place: HookPlace,
  id: number,
  unmodifiedSince: string | undefined,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const row = await findHook(db, place, id);
    checkUnmodifiedSince(unmodifiedSince, row.updated_at);
    await removeRow(db, context, 'hooks', id);
  });
}
