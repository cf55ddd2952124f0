import type { UpdatePushRule } from '#generated/push-rules/types.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';

/** The rules for commits and pushes to a project. A pattern that is null or empty is no rule. */
export interface PushRuleRow {
  readonly id: number;
  readonly project_id: number;
  readonly commit_message_regex: string | null;
  readonly commit_message_negative_regex: string | null;
  readonly branch_name_regex: string | null;
  readonly author_email_regex: string | null;
  readonly file_name_regex: string | null;
  readonly deny_delete_tag: boolean;
  readonly member_check: boolean;
  readonly prevent_secrets: boolean;
  readonly commit_committer_check: boolean;
  readonly reject_unsigned_commits: boolean;
  /** Megabytes; 0 for no limit. */
  readonly max_file_size: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export function findPushRule(db: Database, projectId: number): Promise<PushRuleRow | undefined> {
  return db<PushRuleRow>('push_rules')
    .where({ project_id: projectId })
    .first<PushRuleRow | undefined>()
    .then((row) => row);
}

/** Violates the unique index when the project has rules already. */
export function insertPushRule(
  db: Database,
  projectId: number,
  body: UpdatePushRule,
  now: string,
): Promise<PushRuleRow> {
  return insertReturning<PushRuleRow>(db, 'push_rules', {
    ...pickColumns(body),
    project_id: projectId,
    created_at: now,
    updated_at: now,
  });
}

/** Undefined when the project has no rules. */
export async function updatePushRule(
  db: Database,
  projectId: number,
  body: UpdatePushRule,
  now: string,
): Promise<PushRuleRow | undefined> {
  const [row] = await db('push_rules')
    .where({ project_id: projectId })
    .update({ ...pickColumns(body), updated_at: now })
    .returning<PushRuleRow[]>('*');
  return row;
}

/** False when the project has no rules. */
export async function deletePushRule(db: Database, projectId: number): Promise<boolean> {
  return (await db('push_rules').where({ project_id: projectId }).delete()) > 0;
}

export const pushRuleNames = [
  'commit_message_regex',
  'commit_message_negative_regex',
  'branch_name_regex',
  'author_email_regex',
  'file_name_regex',
  'deny_delete_tag',
  'member_check',
  'prevent_secrets',
  'commit_committer_check',
  'reject_unsigned_commits',
  'max_file_size',
] as const satisfies readonly (keyof UpdatePushRule & keyof PushRuleRow)[];

function pickColumns(body: UpdatePushRule): Partial<PushRuleRow> {
  const names = pushRuleNames.filter((name) => body[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}
