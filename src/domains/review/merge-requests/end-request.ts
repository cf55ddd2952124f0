import { publish } from '#src/domain-events/publish.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { issuableChanged, toEditColumns } from '#src/domains/planning/issuables/events.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';
import { withoutAutoMerge } from './update.ts';

/** The columns that say how a merge request ended. */
type End = Partial<MergeRequestRow> & { readonly state: 'closed' | 'merged' };

/**
 * Ends a merge request by what happened to its branches, and announces it. One that is not open stays as it is.
 * @param endOf the end of the row as it is now; null where it does not end after all
 */
export async function endRequest(
  { db, clock }: Pick<WorkerDependencies, 'db' | 'clock'>,
  { id, by }: { readonly id: number; readonly by: UserRequest },
  endOf: (before: MergeRequestRow, now: string) => End | null,
): Promise<void> {
  await db.transaction(async (db) => {
    const before = await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .forNoKeyUpdate()
      .first();
    if (before?.state !== 'opened') return;
    const at = clock();
    const now = at.toISOString();
    const end = endOf(before, now);
    if (end === null) return;
    const changes = [{ attribute: 'state', to: end.state } as const];
    const edit = toEditColumns(changes, by, now);
    const changed = { ...withoutAutoMerge, ...end, ...edit, updated_at: now };
    await db('merge_requests').where({ id }).update(changed);
    const project = await db('projects')
      .where({ id: before.target_project_id })
      .first<{ id: number; namespace_id: number; full_path: string } | undefined>(
        'id',
        'namespace_id',
        'full_path',
      );
    if (project === undefined) return;
    const target = toMergeRequestIssuable({ ...before, ...changed }, project);
    await publish(db, issuableChanged({ target, by, at, changes, before }));
  });
}

/** Closes a merge request whose source or target is gone, unless it is no longer open. */
export const closeRequest = (
  dependencies: Pick<WorkerDependencies, 'db' | 'clock'>,
  id: number,
  by: UserRequest,
): Promise<void> =>
  endRequest(dependencies, { id, by }, (_, now) => ({
    state: 'closed',
    closed_at: now,
    closed_by_id: by.user_id,
  }));
