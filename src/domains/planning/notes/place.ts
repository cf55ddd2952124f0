import type { Database } from '#src/database/database.ts';

/** The location of a noteable, as parameters of the operations. */
export interface NotePlace {
  /** The project or group. */
  readonly container: number;
  /** Number within the project; the id of an epic. */
  readonly number: number;
}

const tables = {
  issue: { table: 'issues', container: 'project_id', number: 'iid' },
  merge_request: { table: 'merge_requests', container: 'target_project_id', number: 'iid' },
  epic: { table: 'epics', container: 'group_id', number: 'id' },
} as const;

/** Finds the place of a noteable by id, without a visibility check; null if there is none. */
export async function findPlace(
  db: Database,
  kind: keyof typeof tables,
  id: string,
): Promise<NotePlace | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { table, container, number } = tables[kind];
  const row = await db(table)
    .where('id', Number(id))
    .first<NotePlace | undefined>({ container, number });
  return row ?? null;
}
