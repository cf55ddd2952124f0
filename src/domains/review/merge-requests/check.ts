import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { GitTimeout, ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { mergesCleanly } from '#src/git/writing/merge-commits.ts';
import { formatKeepRef, readRefs, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofMergeRequest } from '#src/workers/owners.ts';
import { askThoseWhoWait } from './ask-people.ts';
import type { versionAdded } from './events.ts';
import { catchUpWithSource } from './follow-source.ts';
import { forgetMergeStatus } from './forget-merge-status.ts';
import { addsNothing, type Heads, readHeads } from './heads.ts';
import type { MergeRequestRow, MergeStatus } from '#src/records/merge-request.ts';

interface Payload {
  readonly id: number;
}

/**
 * Follows what was pushed while the version was made, keeps the commits of a merge request reachable, and finds out if
 * its branches merge without conflict.
 */
export const checkMergeRequest: WorkerDefinition<Payload> = {
  name: 'check_merge_request',
  worksFor: ({ id }, db) => ofMergeRequest(db, id),

  async run({ id }, { db, git, clock }) {
    const found = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    if (found === undefined) return;
    const heads = await readHeads(git, found);
    const mergeRequest = await catchUpWithSource({ db, git, clock }, found, heads);
    await keepHead(git, mergeRequest);
    await checkMergeStatus({ db, git, clock }, mergeRequest, heads);
  },
};

/** Queues the checks of a page's merge requests whose merge status is unknown. */
export async function recheckLater(
  { db, workers }: Pick<RequestContext, 'db' | 'workers'>,
  rows: readonly Pick<MergeRequestRow, 'id' | 'merge_status' | 'state'>[],
): Promise<void> {
  const ids = rows
    .filter(({ state, merge_status }) => state === 'opened' && isUnknown(merge_status))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  const key = `check_merge_requests:${ids.join()}`;
  await db.transaction((db) => workers.enqueue(db, checkMergeRequests, { ids }, { key }));
}

/** Finds out, for some that a list showed, if their branches merge without conflict. */
export const checkMergeRequests: WorkerDefinition<{ readonly ids: readonly number[] }> = {
  name: 'check_merge_requests',
  worksFor: ({ ids }, db) => ofMergeRequest(db, ids[0] ?? 0),

  async run({ ids }, { db, git, clock }, { signal }) {
    const rows = await whereInList(db<MergeRequestRow>('merge_requests'), 'id', ids);
    for (const row of rows) {
      if (signal.aborted) return;
      await checkMergeStatus({ db, git, clock }, row);
    }
  },
};

/**
 * Points `refs/merge-requests/:iid/head` at the head of the newest version, and keeps it reachable after later
 * versions. Writes nothing if that is done already.
 */
export async function keepHead(
  git: Git,
  { target_project_id, iid, head_sha, start_sha }: MergeRequestRow,
): Promise<void> {
  if (head_sha === null || start_sha === null) return;
  try {
    const repository = git.repository(target_project_id);
    const refs = [
      { ref: formatRequestRef(iid, 'head'), to: head_sha },
      ...[head_sha, start_sha].map((id) => ({ ref: formatKeepRef(id), to: id })),
    ];
    const kept = await readRefs(
      repository,
      refs.map(({ ref }) => ref),
    );
    if (refs.some(({ to }, index) => kept[index] !== to)) await updateRefs(repository, refs);
  } catch (error) {
    // A repository that is gone needs it no more.
    if (!(error instanceof RepositoryMissing || error instanceof ObjectMissing)) throw error;
  }
}

/**
 * Checks an unknown merge status, and stores it unless a branch moved in the meantime. A new conflict notifies users
 * who wait for the pipeline. `known` are the heads, if the caller has just read them.
 */
export async function checkMergeStatus(
  { db, git, clock }: Pick<RequestContext, 'git' | 'clock'> & { readonly db: Database },
  mergeRequest: MergeRequestRow,
  known?: Heads,
): Promise<MergeRequestRow> {
  const { id, state, merge_status: before, head_sha } = mergeRequest;
  if (state !== 'opened' || !isUnknown(before)) return mergeRequest;
  const heads = known ?? (await readHeads(git, mergeRequest));
  const merge_status = await findMergeStatus(git, mergeRequest, heads);
  const unchanged = { id, head_sha, merge_status: before, state };
  const checked = { ...mergeRequest, merge_status };
  const conflicts = merge_status === 'cannot_be_merged' && before !== 'cannot_be_merged_recheck';
  const store = async (db: Database) =>
    (await db('merge_requests').where(unchanged).update({ merge_status })) > 0;
  const storeAndTell = async (db: Database) => {
    const stored = await store(db);
    if (stored) await askThoseWhoWait(db, checked, { action: 'unmergeable', at: clock() });
    return stored;
  };
  const stored =
    conflicts && mergeRequest.merge_when_pipeline_succeeds
      ? await db.transaction(storeAndTell)
      : // A status that a power cut takes is found out again.
        await db.transaction(store, { awaitDurability: false });
  if (!stored) return mergeRequest;
  const { source, target } = await readHeads(git, mergeRequest);
  if (source === heads.source && target === heads.target) return checked;
  // A push during the check leaves an unknown status as it is, so the stored one may be of the old branches.
  await forgetMergeStatus(db, { id });
  return mergeRequest;
}

const isUnknown = (status: MergeStatus) =>
  status === 'unchecked' || status === 'checking' || status === 'cannot_be_merged_recheck';

/** The status is `cannot_be_merged` without commits and without either branch. */
async function findMergeStatus(
  git: Git,
  { target_project_id, head_sha }: MergeRequestRow,
  { source, target }: Heads,
): Promise<MergeStatus> {
  if (head_sha === null || source === null || target === null) return 'cannot_be_merged';
  const repository = git.repository(target_project_id);
  const heads = { ours: target, theirs: head_sha };
  try {
    if (source !== head_sha && (await addsNothing(repository, { source, target }))) {
      return 'cannot_be_merged';
    }
    const clean = await mergesCleanly(repository, heads);
    return clean ? 'can_be_merged' : 'cannot_be_merged';
  } catch (error) {
    // A merge would take git as long, which is longer than it may take.
    if (error instanceof GitTimeout || error instanceof ObjectMissing) return 'cannot_be_merged';
    throw error;
  }
}

/** Queues the check of a new version, whose merge status is unknown. */
export async function checkNewVersion(
  db: Database,
  { mergeRequest: { id } }: FactsOf<typeof versionAdded>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  await workers.enqueue(db, checkMergeRequest, { id }, { key: `check_merge_request:${id}` });
}
