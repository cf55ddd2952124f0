import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { clearReferences, hasFewReferences } from '#src/database/in-parts.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';

/**
 * The columns that hide a row, by table. A row without a project or group is in no list, has no number or title to
 * find it by, and is not shown by rows that refer to it.
 */
const nowhere = {
  issues: { project_id: null, state: 'closed' },
  merge_requests: {
    source_project_id: null,
    target_project_id: null,
    state: 'closed',
    rebase_started_at: null,
  },
  epics: { group_id: null, parent_id: null },
  labels: { project_id: null, group_id: null },
  milestones: {
    project_id: null,
    group_id: null,
    state: 'closed',
    start_date: null,
    due_date: null,
  },
  boards: { project_id: null, group_id: null },
  hooks: { project_id: null, group_id: null, kind: 'removed' },
} as const;

/** No title contains a line break, so filters by title do not match. */
const titled: ReadonlySet<string> = new Set(['labels', 'milestones']);

type Removable = keyof typeof nowhere;

/**
 * Removes a row with all that its foreign keys take along; to be called in the transaction of the change. A row to which
 * much refers hides at once, and leaves in parts by a job.
 */
export async function removeRow(
  db: Database,
  { workers, actor }: Pick<RequestContext, 'workers' | 'actor'>,
  table: Removable,
  id: number,
): Promise<void> {
  if (await hasFewReferences(db, table, id)) {
    await db(table).where({ id }).delete();
    return;
  }
  const title = titled.has(table) ? { title: `\n${id}` } : {};
  await db(table)
    .where({ id })
    .update({ ...nowhere[table], ...title });
  await workers.enqueue(db, removeHidden, { table, id, user_id: actor?.user.id ?? 0 });
}

/** Removes a row that hides, after all that refers to it. */
export const removeHidden: WorkerDefinition<{
  readonly table: Removable;
  readonly id: number;
  /** The user who requested the deletion. */
  readonly user_id: number;
}> = {
  name: 'remove_hidden',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  timeout: 3600,

  async run({ table, id }, { db }, { signal }) {
    await clearReferences(db, table, [id], { signal });
    await db(table).where({ id }).delete();
  },
};
