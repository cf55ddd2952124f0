import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { changeWithin } from '../../database/in-parts.ts';
import { publish } from '../../domain-events/publish.ts';
import type { FactsOf } from '../../domain-events/domain-event.ts';
import type { SubscriberDependencies } from '../../domain-events/subscription.ts';
import type { Query } from '../../lists/filter.ts';
import { GitFailed, ObjectMissing, RepositoryMissing } from '../../git/errors.ts';
import { listCommitIds, readCommits } from '../../git/reading/log.ts';
import type { Repository } from '../../git/repository.ts';
import { surelyMergedInto } from '../../git/writing/refs.ts';
import { inBatches } from '../../turns/in-batches.ts';
import type { WorkerDefinition, WorkerDependencies } from '../../workers/definition.ts';
import { ofUser } from '../../workers/owners.ts';
import { findPusher } from '../repositories/find-pusher.ts';
import { addSystemNote } from '../notes/system.ts';
import { titleOf } from '../../git/formats/commit-object.ts';
import type { refsMoved } from '../repositories/events.ts';
import { recheckLater } from './check.ts';
import { closeRequest, endRequest } from './end-request.ts';
import { versionAdded } from './events.ts';
import { compareHeads, headOf, type Heads, type NewVersion, readHeads } from './heads.ts';
import type { MergeRequestRow } from '../../records/merge-request.ts';
import { withoutAutoMerge } from './update.ts';
import { columnsOfVersion, storeVersion } from './versions.ts';

interface Push {
  readonly project_id: number;
  readonly author_id: number;
  readonly branches: readonly string[];
  /** Names, each with the commit where the branch was before; nothing of new branches. */
  readonly before?: readonly (readonly [string, string])[];
}

/** Branches that one job looks at. */
const branchBatchSize = 100;

/** Branches that moved concern what is to be merged from or into them, in jobs of so many branches. */
export async function followBranches(
  db: Database,
  { project, author, moves }: FactsOf<typeof refsMoved>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  const moved = moves.filter(({ refType }) => refType === 'branch');
  const push = { project_id: project.id, author_id: author.id };
  for (const some of inBatches(moved, branchBatchSize)) {
    const names = some.map(({ name }) => name);
    const branches = await withOpenRequests(db, project.id, names);
    if (branches.length === 0) continue;
    const before = some.flatMap(({ name, before }) =>
      before === null ? [] : [[name, before] as const],
    );
    await workers.enqueue(db, followPush, { ...push, branches, before });
  }
}

/** Those of the branches from or into which something is to be merged. */
async function withOpenRequests(
  db: Database,
  projectId: number,
  branches: readonly string[],
): Promise<readonly string[]> {
  const open = (side: 'source' | 'target'): Query =>
    inList(db('merge_requests'), `merge_requests.${side}_branch`, branches)
      .where({ [`${side}_project_id`]: projectId })
      .whereIn('state', ['opened', 'locked'])
      .select(`${side}_branch as name`);
  const rows = (await open('source').union(open('target'))) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** Merge requests that are looked at together. */
const requestBatchSize = 500;

/**
 * The consequences for merge requests of branches that moved: those from such a branch get another version, those into
 * one have to be asked again if they merge, those of which the target has every commit are merged, and those whose branch
 * is gone are closed.
 */
export const followPush: WorkerDefinition<Push> = {
  name: 'follow_push',
  worksFor: ({ author_id }) => ofUser(author_id),

  async run({ project_id, author_id, branches, before = [] }, dependencies) {
    const { db } = dependencies;
    const known = new Map(before);
    for (const branch of branches) {
      const from = { source_project_id: project_id, source_branch: branch, state: 'opened' };
      const open = () => db('merge_requests').where(from);
      // One push may bring the same to both branches: the target had less before.
      const startOf = ({ target_project_id: into, target_branch }: MergeRequestRow) =>
        into === project_id ? known.get(target_branch) : undefined;
      for await (const rows of pagesOf<MergeRequestRow>(open)) {
        for (const row of rows) await followSource(dependencies, row, author_id, startOf(row));
      }
    }
    // Those from the branches of this push have their heads by now.
    for (const branch of branches) {
      const moved = { projectId: project_id, branch, before: known.get(branch) ?? null };
      await followTarget(dependencies, moved, author_id);
    }
    // The target may have got their commits by the same push: those are merged by now.
    for (const branch of branches) {
      const from = { source_project_id: project_id, source_branch: branch, state: 'opened' };
      for await (const rows of pagesOf<MergeRequestRow>(() => db('merge_requests').where(from))) {
        for (const row of rows) await closeWithoutSource(dependencies, row, author_id);
      }
    }
  },
};

/** Closes a merge request whose source branch is gone. */
async function closeWithoutSource(
  dependencies: Dependencies,
  mergeRequest: MergeRequestRow,
  actorId: number,
): Promise<void> {
  const { source } = await readHeads(dependencies.git, mergeRequest);
  if (source === null) await closeRequest(dependencies, mergeRequest.id, actorId);
}

/** The rows that a query finds, in the order of the ids. */
async function* pagesOf<Row extends { readonly id: number }>(
  query: () => Query,
): AsyncIterable<readonly Row[]> {
  for (let after = 0, full = true; full;) {
    const page = query().where('id', '>', after).orderBy('id').limit(requestBatchSize);
    const rows = (await page) as Row[];
    yield rows;
    after = rows.at(-1)?.id ?? after;
    full = rows.length === requestBatchSize;
  }
}

/**
 * Gives a merge request the commits that its source branch has now; safe to repeat, and to do twice at a time. Where the
 * target has them all, those count that it did not have at `targetBefore`.
 */
async function followSource(
  dependencies: Dependencies,
  mergeRequest: MergeRequestRow,
  actorId: number,
  targetBefore?: string,
): Promise<void> {
  const { db, git } = dependencies;
  const { id, head_sha } = mergeRequest;
  const { source, target } = await readHeads(git, mergeRequest);
  if (source === head_sha) {
    // It may have been away meanwhile.
    await askAgain(db, { id }, ['cannot_be_merged']);
    return;
  }
  const compare = (start: string) =>
    source === null ? null : compareHeads({ db, git }, mergeRequest, { source, target: start });
  const version =
    target === null
      ? null
      : ((await compare(target)) ??
        (targetBefore === undefined ? null : await compare(targetBefore)));
  // Without own commits it shows its last version; the target may have them all by now.
  if (version === null) {
    await askAgain(db, { id });
    return;
  }
  const repository = git.repository(mergeRequest.target_project_id);
  const added = await describeAdded(db, repository, { mergeRequest, version });
  await renew(dependencies, mergeRequest, { version, added, actorId });
}

/**
 * Follows the source branch for somebody who goes on at once with what was pushed, which `heads` tell: pushes are
 * followed a moment later, and nobody is refused for that. Returns the same object where there is nothing to follow. A push that is not told of
 * yet is not answered yet, and is left to its time.
 */
export async function catchUpWithSource(
  dependencies: Dependencies,
  mergeRequest: MergeRequestRow,
  heads: Heads,
): Promise<MergeRequestRow> {
  const { db, clock } = dependencies;
  const { source } = heads;
  const { id, state, head_sha, rebase_started_at, source_project_id, source_branch } = mergeRequest;
  if (state !== 'opened' || source_project_id === null) return mergeRequest;
  // A rebase stores itself what it made, as no push.
  if (rebase_started_at !== null) return mergeRequest;
  if (source === null || source === head_sha) return mergeRequest;
  const pushed = { ref: source_branch, commit: source, now: clock() };
  const pusher = await findPusher(db, source_project_id, pushed);
  if (pusher === null) return mergeRequest;
  await followSource(dependencies, mergeRequest, pusher);
  return (await db<MergeRequestRow>('merge_requests').where({ id }).first()) ?? mergeRequest;
}

type Dependencies = Pick<WorkerDependencies, 'db' | 'git' | 'clock'>;

interface Renewal {
  readonly version: NewVersion;
  /** The text of a note about new commits, if there are any. */
  readonly added: string | null;
  readonly actorId: number;
}

/** Changes nothing where somebody else was quicker, or it is no longer open. */
async function renew(
  { db, clock }: Dependencies,
  { id }: MergeRequestRow,
  { version, added, actorId }: Renewal,
): Promise<void> {
  await db.transaction(async (db) => {
    const before = await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .forNoKeyUpdate()
      .first();
    if (before?.state !== 'opened' || before.head_sha === version.head_sha) return;
    const at = clock();
    const now = at.toISOString();
    const changed = {
      ...columnsOfVersion(version),
      merge_status: 'unchecked',
      ...(before.merge_when_pipeline_succeeds && withoutAutoMerge),
      updated_at: now,
    } as const;
    await db('merge_requests').where({ id }).update(changed);
    const after: MergeRequestRow = { ...before, ...changed };
    const stored = await storeVersion(db, after, version, now);
    const note = { target: { kind: 'merge_request', id }, authorId: actorId, at } as const;
    if (added !== null) await addSystemNote(db, { ...note, action: 'commit', body: added });
    if (before.merge_when_pipeline_succeeds) {
      const body = 'aborted the automatic merge because source branch was updated';
      await addSystemNote(db, { ...note, action: 'merge', body });
    }
    const facts = { mergeRequest: after, version: stored, before: before.head_sha };
    // Also while it is rebased: what a rebase makes is stored by that.
    await publish(db, versionAdded({ ...facts, because: 'push', actorId, at }));
  });
}

/** New commits whose titles a note names. */
const maxNamedCommits = 10;

/** The text of a note about the new commits, the newest last; null where there are none. */
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
    ...named.map(({ id, message }) => `* ${id.slice(0, 8)} - ${titleOf(message)}`),
  ];
  const count = `${added.length} ${added.length === 1 ? 'commit' : 'commits'}`;
  return `added ${count}\n\n${lines.join('\n')}`.replaceAll('\0', '');
}

const askedAgain = {
  can_be_merged: 'unchecked',
  cannot_be_merged: 'cannot_be_merged_recheck',
} as const;

/** Nobody knows any more if these merge, of which that was known. */
async function askAgain(
  db: Database,
  where: Readonly<Record<string, unknown>>,
  known: readonly (keyof typeof askedAgain)[] = ['can_be_merged', 'cannot_be_merged'],
): Promise<void> {
  for (const merge_status of known) {
    const asked = db('merge_requests').where({ ...where, state: 'opened', merge_status });
    await changeWithin(asked, { merge_status: askedAgain[merge_status] });
  }
}

/** A branch into which something may be to be merged. */
interface MovedBranch {
  readonly projectId: number;
  readonly branch: string;
  /** Null where nobody knows, and for new branches. */
  readonly before: string | null;
}

type MergedHead = Pick<MergeRequestRow, 'id' | 'head_sha'>;

async function followTarget(
  dependencies: WorkerDependencies,
  { projectId, branch, before }: MovedBranch,
  actorId: number,
): Promise<void> {
  const { db, git } = dependencies;
  const into = { target_project_id: projectId, target_branch: branch };
  await askAgain(db, into);
  await recheckWaiting(dependencies, into);
  const repository = git.repository(projectId);
  const head = await headOf(repository, branch);
  if (head === null) return;
  const arrived = await findArrived(repository, head, before);
  const open = () => {
    const all = db('merge_requests')
      .where({ ...into, state: 'opened' })
      .select('id', 'head_sha');
    return arrived === null ? all : inList(all, 'head_sha', arrived);
  };
  for await (const rows of pagesOf<MergedHead>(open)) {
    const merged = await findMerged(repository, head, rows);
    for (const mergeRequest of rows) {
      const { head_sha } = mergeRequest;
      if (head_sha === null || !merged.has(head_sha)) continue;
      await finish(dependencies, mergeRequest, actorId);
    }
  }
}

/** Commits that come with a push for which all open merge requests are looked at rather than those with such a head. */
const maxArrivedCommits = 1_000;

/**
 * The commits that a branch has got: a merge request that is merged by that has one of them as its head, and of thousands
 * that are open no other is asked about. Null where they are too many, or nobody knows.
 */
async function findArrived(
  repository: Repository,
  head: string,
  before: string | null,
): Promise<readonly string[] | null> {
  if (before === null) return null;
  try {
    const range = { of: head, without: before };
    const ids = await listCommitIds(repository, { range, limit: maxArrivedCommits + 1 });
    return ids.length > maxArrivedCommits ? null : ids;
  } catch (error) {
    // After a push by force nothing may be left of where it was.
    if (error instanceof GitFailed || error instanceof RepositoryMissing) return null;
    throw error;
  }
}

/** Of those that wait for a pipeline people are told soon if they merge no more. */
async function recheckWaiting(
  dependencies: WorkerDependencies,
  into: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = await dependencies
    .db<MergeRequestRow>('merge_requests')
    .where({ ...into, state: 'opened', merge_when_pipeline_succeeds: true })
    .orderBy('id')
    .limit(requestBatchSize);
  await recheckLater(dependencies, rows);
}

async function findMerged(
  repository: Repository,
  head: string,
  rows: readonly MergedHead[],
): Promise<ReadonlySet<string>> {
  const heads = rows.flatMap(({ head_sha }) => head_sha ?? []);
  try {
    return await surelyMergedInto(repository, head, heads);
  } catch (error) {
    if (error instanceof RepositoryMissing || error instanceof ObjectMissing) return new Set();
    throw error;
  }
}

/** The target has every commit: whoever pushed them merged it. */
function finish(
  dependencies: WorkerDependencies,
  { id, head_sha }: MergedHead,
  actorId: number,
): Promise<void> {
  return endRequest(dependencies, { id, actorId }, (before, now) =>
    before.head_sha === head_sha
      ? {
          state: 'merged',
          merge_status: 'can_be_merged',
          merge_user_id: actorId,
          merged_at: now,
        }
      : null,
  );
}
