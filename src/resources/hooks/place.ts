import type { Database } from '../../database/database.ts';
import type { Page } from '../../lists/offset.ts';
import { type OffsetQuery, paginate } from '../../lists/offset.ts';
import { RowNotFound } from '../../errors.ts';
import type { HookRow } from './table.ts';

/** The project or group whose hooks they are; those of the instance have none. */
export type HookPlace =
  | { readonly kind: 'project'; readonly id: number }
  | { readonly kind: 'group'; readonly id: number }
  | { readonly kind: 'system' };

/** The columns that say where a hook is. */
export function columnsOfPlace(place: HookPlace) {
  return {
    kind: place.kind,
    ...(place.kind === 'project' && { project_id: place.id }),
    ...(place.kind === 'group' && { group_id: place.id }),
  };
}

export const hooksOf = (db: Database, place: HookPlace) =>
  db<HookRow>('hooks').where(columnsOfPlace(place));

export const listHooks = (
  db: Database,
  place: HookPlace,
  query: OffsetQuery,
): Promise<Page<HookRow>> => paginate(db, hooksOf(db, place).orderBy('id').select('*'), query);

/** @throws RowNotFound unless it belongs to the place */
export async function findHook(db: Database, place: HookPlace, id: number): Promise<HookRow> {
  const row = await hooksOf(db, place).where({ id }).first();
  if (row === undefined) throw new RowNotFound();
  return row;
}
