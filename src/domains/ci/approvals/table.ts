import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

/** Approval with its user and that user's access level in the project. */
export interface ApprovalRow extends UserRow {
  /** Null for users without a membership. */
  readonly access_level: number | null;
  /** The head of the merge request that was approved. */
  readonly head_sha: string | null;
}

/** The approvals of a merge request, the oldest first. */
export async function findApprovals(
  db: Database,
  { id, target_project_id }: Pick<MergeRequestRow, 'id' | 'target_project_id'>,
): Promise<readonly ApprovalRow[]> {
  return approvalsOf.all(db, { id, target_project_id });
}

const approvalsOf = prepareStatement<{ id: number; target_project_id: number }, ApprovalRow>(
  (db, { id, target_project_id }) =>
    db('approvals')
      .join('users', 'users.id', 'approvals.user_id')
      .leftJoin('project_authorizations as held', (on) => {
        on.on('held.user_id', 'users.id').andOnVal('held.project_id', target_project_id);
      })
      .where('approvals.merge_request_id', id)
      .orderBy('approvals.id')
      .select(...userColumns, 'held.access_level', 'approvals.head_sha'),
);

/** The approvals of many merge requests, by merge request. */
export async function findApprovalsOfMany(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ApprovalRow[]>> {
  const rows = await whereInList(db('approvals'), 'approvals.merge_request_id', ids)
    .join('merge_requests', 'merge_requests.id', 'approvals.merge_request_id')
    .join('users', 'users.id', 'approvals.user_id')
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.user_id', 'users.id').andOn(
        'held.project_id',
        'merge_requests.target_project_id',
      );
    })
    .orderBy('approvals.id')
    .select<(ApprovalRow & { readonly merge_request_id: number })[]>(
      ...userColumns,
      ...['held.access_level', 'approvals.head_sha', 'approvals.merge_request_id'],
    );
  return gatherRowsBy(rows, ({ merge_request_id }) => merge_request_id);
}

/** A rule of one merge request alone. */
export interface RequestRuleRow {
  readonly id: number;
  readonly merge_request_id: number;
  /** The rule of the project that it was copied from. */
  readonly source_rule_id: number | null;
  readonly name: string;
  readonly rule_type: 'regular' | 'any_approver';
  readonly approvals_required: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const requestRules = prepareStatement<{ id: number }, RequestRuleRow>((db, { id }) =>
  db('approval_request_rules').where({ merge_request_id: id }).orderBy('id').select('*'),
);

export async function findRequestRules(
  db: Database,
  { id }: Pick<MergeRequestRow, 'id'>,
): Promise<readonly RequestRuleRow[]> {
  return requestRules.all(db, { id });
}
