import type { Database } from '#src/database/database.ts';
import type { Page } from '#src/lists/offset.ts';
import { type OffsetQuery, paginate } from '#src/lists/offset.ts';
import { RowNotFound } from '#src/errors.ts';
import type { HookRow } from './table.ts';

/** The project or group of the hooks; null for hooks of the instance. */
export type HookContainer =
  | { readonly kind: 'project'; readonly id: number }
  | { readonly kind: 'group'; readonly id: number }
  | { readonly kind: 'system' };

/** The columns that say where a hook is. */
export function toHookContainerColumns(place: HookContainer) {
  return {
    kind: place.kind,
    ...(place.kind === 'project' && { project_id: place.id }),
    ...(place.kind === 'group' && { group_id: place.id }),
  };
}

export const selectHooksOfContainer = (db: Database, place: HookContainer) =>
  db<HookRow>('hooks').where(toHookContainerColumns(place));

export const listHooks = (
  db: Database,
  place: HookContainer,
  query: OffsetQuery,
): Promise<Page<HookRow>> =>
  paginate(db, selectHooksOfContainer(db, place).orderBy('id').select('*'), query);

/** @throws RowNotFound unless it belongs to the place */
export async function findHook(db: Database, place: HookContainer, id: number): Promise<HookRow> {
  const row = await selectHooksOfContainer(db, place).where({ id }).first();
  if (row === undefined) throw new RowNotFound();
  return row;
}
