import { createRunnerToken } from '#src/auth/registration-token.ts';
import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { computeTokenExpiry } from './token-expiry.ts';

type RunnerType = 'instance_type' | 'group_type' | 'project_type';

/** A runner without the digest of its token, which only a lookup by token needs. */
export interface RunnerRow {
  readonly id: number;
  readonly runner_type: RunnerType;
  /** Id of the group; null for runners of other types. */
  readonly group_id: number | null;
  readonly description: string | null;
  /** False for a paused runner. */
  readonly active: boolean;
  readonly locked: boolean;
  readonly run_untagged: boolean;
  readonly access_level: 'not_protected' | 'ref_protected';
  /** Seconds. */
  readonly maximum_timeout: number | null;
  readonly maintenance_note: string | null;
  readonly tag_list: readonly string[];
  readonly name: string | null;
  readonly version: string | null;
  readonly revision: string | null;
  readonly platform: string | null;
  readonly architecture: string | null;
  readonly ip_address: string | null;
  readonly contacted_at: string | null;
  readonly token_expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns of `RunnerRow`; the record makes the compiler check that none is forgotten. */
const columns: Readonly<Record<keyof RunnerRow, true>> = {
  id: true,
  runner_type: true,
  group_id: true,
  description: true,
  active: true,
  locked: true,
  run_untagged: true,
  access_level: true,
  maximum_timeout: true,
  maintenance_note: true,
  tag_list: true,
  name: true,
  version: true,
  revision: true,
  platform: true,
  architecture: true,
  ip_address: true,
  contacted_at: true,
  token_expires_at: true,
  created_at: true,
  updated_at: true,
};

/** Qualified columns for `select`. */
export const runnerColumns: readonly string[] = Object.keys(columns).map(
  (name) => `runners.${name}`,
);

/** Attributes that are given at registration and may be changed later. */
export type RunnerAttributes = Pick<
  RunnerRow,
  | 'description'
  | 'active'
  | 'locked'
  | 'run_untagged'
  | 'access_level'
  | 'maximum_timeout'
  | 'maintenance_note'
  | 'tag_list'
>;

export type NewRunner = Omit<
  RunnerRow,
  'id' | 'contacted_at' | 'token_expires_at' | 'created_at' | 'updated_at'
>;

export interface RunnerToken {
  readonly token: string;
  /** ISO 8601; null for never. */
  readonly token_expires_at: string | null;
}

/** Writes a runner, for one project when it is given; the text of its token is in the result and nowhere else. */
export async function insertRunner(
  db: Database,
  runner: NewRunner,
  projectId: number | null,
  now: string,
): Promise<RunnerToken & { id: number }> {
  const token = createRunnerToken();
  return db.transaction(async (db) => {
    const token_expires_at = await computeTokenExpiry(db, runner.runner_type, now);
    const { id } = await insertReturning<RunnerRow>(db, 'runners', {
      ...runner,
      tag_list: JSON.stringify(runner.tag_list),
      search_text: toSearchText(runner),
      token_digest: digestToken(token),
      token_expires_at,
      created_at: now,
      updated_at: now,
    });
    await insertTags(db, id, runner.tag_list);
    if (projectId !== null) await linkProject(db, id, projectId, now);
    return { id, token, token_expires_at };
  });
}

/** Violates the primary key of the table when the runner serves the project already. */
export async function linkProject(
  db: Database,
  runnerId: number,
  projectId: number,
  now: string,
): Promise<void> {
  await db('runner_projects').insert({
    runner_id: runnerId,
    project_id: projectId,
    created_at: now,
  });
}

export async function updateRunner(
  db: Database,
  id: number,
  { tag_list, ...changes }: Partial<RunnerAttributes>,
  now: string,
): Promise<void> {
  await db('runners')
    .where({ id })
    .update({
      ...changes,
      ...(tag_list && { tag_list: JSON.stringify(tag_list) }),
      ...(changes.description !== undefined && { search_text: toSearchText(changes) }),
      updated_at: now,
    });
  if (tag_list === undefined) return;
  await db('runner_tags').where({ runner_id: id }).delete();
  await insertTags(db, id, tag_list);
}

/** Searched text of a runner. */
const toSearchText = ({ description }: { readonly description?: string | null }) =>
  description == null ? null : fold(description);

async function insertTags(db: Database, id: number, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await db('runner_tags').insert(tags.map((name) => ({ runner_id: id, name })));
}

/** Gives the runner another token; the old one ends. */
export async function resetRunnerToken(
  db: Database,
  { id, runner_type }: Pick<RunnerRow, 'id' | 'runner_type'>,
  now: string,
): Promise<RunnerToken> {
  const token = createRunnerToken();
  const token_expires_at = await computeTokenExpiry(db, runner_type, now);
  await db('runners')
    .where({ id })
    .update({ token_digest: digestToken(token), token_expires_at, updated_at: now });
  return { token, token_expires_at };
}

/** Locks the runner until the transaction ends: who counts its projects or checks its tags does this first. */
export async function lockRunner(db: Database, id: number): Promise<RunnerRow | undefined> {
  return db<RunnerRow>('runners')
    .where({ id })
    .select<RunnerRow[]>(...runnerColumns)
    .forUpdate()
    .first();
}
