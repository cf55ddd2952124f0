import type { Database } from '#src/database/database.ts';
import { parseTitle } from '#src/git/formats/commit-object.ts';
import { readCommits } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { publish } from '#src/domain-events/publish.ts';
import { toUnknownRequest, type UserRequest } from '#src/policy/work-requester.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import { findPusher } from '#src/domains/core/repositories/find-pusher.ts';
import { versionAdded } from './events.ts';
import { forgetMergeStatus } from './forget-merge-status.ts';
import { compareHeads, type Heads, type NewVersion, readHeads } from './heads.ts';
import { withoutAutoMerge } from './update.ts';
import { toVersionColumns, storeVersion } from './versions.ts';

type Dependencies = Pick<WorkerDependencies, 'db' | 'git' | 'clock'>;

/**
 * Gives a merge request the commits that its source branch has now; safe to repeat, and to do twice at a time. Where the
 * target has them all, those count that it did not have at `targetBefore`.
 */
export async function followSource(
  dependencies: Dependencies,
  mergeRequest: MergeRequestRow,
  by: UserRequest,
  targetBefore?: string,
): Promise<void> {
  let row: MergeRequestRow | null = mergeRequest;
  while (row !== null) row = await followFrom(dependencies, row, by, targetBefore);
}

/**
 * Follows the source branch from the head that the row has. Returns the row as it is now if another job stored a version
 * meanwhile: that job may have read the branch later or earlier.
 */
async function followFrom(
  dependencies: Dependencies,
  mergeRequest: MergeRequestRow,
  by: UserRequest,
  targetBefore: string | undefined,
): Promise<MergeRequestRow | null> {
  const { db, git } = dependencies;
  const { id, head_sha } = mergeRequest;
  const { source, target } = await readHeads(git, mergeRequest);
  if (source === head_sha) {
    // The branch may have been deleted and restored in between.
    await forgetMergeStatus(db, { id }, ['cannot_be_merged']);
    return null;
  }
  const compare = (start: string) =>
    source === null ? null : compareHeads({ db, git }, mergeRequest, { source, target: start });
  const version =
    target === null
      ? null
      : ((await compare(target)) ??
        (targetBefore === undefined ? null : await compare(targetBefore)));
  // A merge request without own commits keeps its last version: the target may contain all of its commits.
  if (version === null) {
    await forgetMergeStatus(db, { id });
    return null;
  }
  const repository = git.repository(mergeRequest.target_project_id);
  const added = await describeAdded(db, repository, { mergeRequest, version });
  return renew(dependencies, mergeRequest, { version, added, by });
}

/**
 * Follows the source branch at once, to the head in `heads`, for a caller who continues right after a push. Pushes are
 * otherwise followed a moment later, and that delay must not fail the caller. Returns the same object if nothing
 * changed. A push that was not announced yet is left alone.
 */
export async function catchUpWithSource(
  dependencies: Dependencies,
  mergeRequest: MergeRequestRow,
  heads: Heads,
): Promise<MergeRequestRow> {
  const { db } = dependencies;
  const { source } = heads;
  const { id, state, head_sha, rebase_started_at, source_project_id, source_branch } = mergeRequest;
  if (state !== 'opened' || source_project_id === null) return mergeRequest;
  // A rebase stores itself what it made, as no push.
  if (rebase_started_at !== null) return mergeRequest;
  if (source === null || source === head_sha) return mergeRequest;
  const pushed = { ref: source_branch, commit: source };
  const pusher = await findPusher(db, source_project_id, pushed);
  if (pusher === null) return mergeRequest;
  // The event of a push keeps the user alone.
  await followSource(dependencies, mergeRequest, toUnknownRequest(pusher));
  return (await db<MergeRequestRow>('merge_requests').where({ id }).first()) ?? mergeRequest;
}

interface Renewal {
  readonly version: NewVersion;
  /** The text of a note about new commits, if there are any. */
  readonly added: string | null;
  readonly by: UserRequest;
}

/**
 * Changes nothing if the merge request is no longer open, or has another head than the version was made from. Returns the
 * row if it has another head.
 */
async function renew(
  { db, clock }: Dependencies,
  { id, head_sha }: MergeRequestRow,
  { version, added, by }: Renewal,
): Promise<MergeRequestRow | null> {
  return db.transaction(async (db) => {
    const before = await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .forNoKeyUpdate()
      .first();
    if (before?.state !== 'opened') return null;
    if (before.head_sha !== head_sha) return before;
    const at = clock();
    const now = at.toISOString();
    const changed = {
      ...toVersionColumns(version),
      merge_status: 'unchecked',
      ...(before.merge_when_pipeline_succeeds && withoutAutoMerge),
      updated_at: now,
    } as const;
    await db('merge_requests').where({ id }).update(changed);
    const after: MergeRequestRow = { ...before, ...changed };
    const stored = await storeVersion(db, after, version, now);
    const note = { target: { kind: 'merge_request', id }, authorId: by.user_id, at } as const;
    if (added !== null) await addSystemNote(db, { ...note, action: 'commit', body: added });
    if (before.merge_when_pipeline_succeeds) {
      const body = 'aborted the automatic merge because source branch was updated';
      await addSystemNote(db, { ...note, action: 'merge', body });
    }
    const facts = { mergeRequest: after, version: stored, before: before.head_sha };
    // Also while it is rebased: what a rebase makes is stored by that.
    await publish(db, versionAdded({ ...facts, because: 'push', by, at }));
    return null;
  });
}

/** New commits whose titles a note names. */
const maxNamedCommits = 10;

/** The text of a note about the new commits, newest last; null without new commits. */
async function describeAdded(
  db: Database,
  repository: Repository,
  { mergeRequest, version }: { mergeRequest: MergeRequestRow; version: NewVersion },
): Promise<string | null> {
  const rows = await db('merge_request_commits')
    .where({ merge_request_id: mergeRequest.id })
    .select<{ sha: string }[]>('sha');
  const known = new Set(rows.map(({ sha }) => sha));
  const added = version.commits.filter((sha) => !known.has(sha));
  if (added.length === 0) return null;
  const named = (await readCommits(repository, added.slice(0, maxNamedCommits))).reverse();
  const more = added.length - named.length;
  const lines = [
    ...(more > 0 ? [`* ${more} earlier ${more === 1 ? 'commit' : 'commits'}`] : []),
    ...named.map(({ id, message }) => `* ${id.slice(0, 8)} - ${parseTitle(message)}`),
  ];
  const count = `${added.length} ${added.length === 1 ? 'commit' : 'commits'}`;
  return `added ${count}\n\n${lines.join('\n')}`.replaceAll('\0', '');
}
