import type { Database } from '../../database/database.ts';

/** Where something is that people comment on, in the words of the operations. */
export interface NotePlace {
  /** The project or group. */
  readonly container: number;
  /** Its number within the project; of an epic its id. */
  readonly number: number;
}

const tables = {
  issue: { table: 'issues', container: 'project_id', number: 'iid' },
  merge_request: { table: 'merge_requests', container: 'target_project_id', number: 'iid' },
  epic: { table: 'epics', container: 'group_id', number: 'id' },
} as const;

/** Where the thing with this id is, whoever may see it; null where there is none. */
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
