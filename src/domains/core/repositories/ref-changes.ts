import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { publish } from '#src/domain-events/publish.ts';
import { readBranchHead, readDefaultBranch } from '#src/git/reading/branches.ts';
import { countCommits } from '#src/git/reading/commit-range.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { firstBranchMade, gatherMovesAlike, type AnnouncedRefMove, refsMoved } from './events.ts';

export interface RefChange {
  /** `refs/heads/x` or `refs/tags/x`; other refs, such as notes, are not announced. */
  readonly ref: string;
  /** Object id; null for a ref that is new. */
  readonly before: string | null;
  /** Object id; null for a deleted ref. */
  readonly after: string | null;
  /** Number of commits of the move, if the caller knows it; counted otherwise. */
  readonly commitCount?: number;
  /** Title of the newest of these commits, where the caller knows it. */
  readonly title?: string;
}

type Context = Pick<RequestContext, 'db' | 'git' | 'clock'>;

interface Announcement {
  readonly project: { readonly id: number };
  readonly by: UserRequest;
  readonly changes: readonly RefChange[];
  readonly pushOptions?: readonly string[];
  /** Time at which the refs moved, if not just now: moves that were announced since are not announced again. */
  readonly movedAt?: Date;
}

/** Maximum milliseconds by which rows lag behind a repository with constant moves. */
const refreshIntervalMs = 10_000;
const maxTitleChars = 70;

/**
 * Notes in the rows of a project that refs moved, and announces it, in one transaction. Called once for each write
 * after its refs moved, before it is answered.
 */
export async function announceRefChanges(
  context: Context,
  announcement: Announcement,
): Promise<void> {
  if (announcement.changes.length === 0) return;
  const tell = await prepareAnnouncement(context, announcement);
  // Announcements of repaired moves wait until they are durable.
  await context.db.transaction(tell, { awaitDurability: announcement.movedAt !== undefined });
}

/**
 * Same within a transaction of the caller, by the returned function. It need not wait for durability, unless the moves
 * were repaired.
 */
export async function prepareAnnouncement(
  { db, git, clock }: Context,
  { project, by, changes, pushOptions = [], movedAt }: Announcement,
): Promise<(db: Database) => Promise<void>> {
  const repository = git.repository(project.id);
  const row = await findRow.first(db, project);
  if (row === undefined) return async () => undefined;
  const first = findFirstBranch(row, changes);
  if (first !== null && (await readDefaultBranch(repository)) !== first) {
    await setDefaultBranch(repository, first);
  }
  const { push_event_activities_limit: limit } = await loadCurrentSettings(db);
  const defaultBranch = first ?? row.default_branch;
  const moves = await describeMoves(repository, defaultBranch, changes, limit);

  const at = movedAt ?? clock();
  const now = at.toISOString();
  return async (db) => {
    await noteActivity.run(db, { id: project.id, now });
    if (first !== null) {
      const noted = { default_branch: first, empty_repo: false };
      const place = db<ProjectRow>('projects').where({ id: project.id, empty_repo: true });
      const isFirst = (await place.update(noted)) > 0;
      if (isFirst) await publish(db, firstBranchMade({ project, branch: first, at: now }));
    }
    const again = movedAt !== undefined;
    const refreshAt = refreshTime(row, clock());
    await publish(db, refsMoved({ project, by, moves, at, again, pushOptions, refreshAt }));
    // The git host keeps the author of the moves on disk until the rows exist.
    const told = changes.map(({ ref, after }) => ({ ref, to: after }));
    db.afterCommit(() => repository.movesTold(told));
  };
}

interface Row extends Pick<ProjectRow, 'default_branch' | 'empty_repo'> {
  readonly refreshed_at: string | null;
}

const findRow = prepareStatement<{ id: number }, Row>((db, { id }) =>
  db('projects')
    .leftJoin('project_statistics', 'project_statistics.project_id', 'projects.id')
    .where('projects.id', id)
    .select('projects.default_branch', 'projects.empty_repo', 'project_statistics.refreshed_at')
    .limit(1),
);

const noteActivity = prepareStatement<{ id: number; now: string }, never>((db, { id, now }) =>
  db('projects')
    .where({ id })
    .where('last_activity_at', '<', now)
    .update({ last_activity_at: now }),
);

/** The refresh is due now, or one interval after the last one, so that one refresh covers all moves until then. */
function refreshTime({ refreshed_at }: Row, now: Date): Date {
  if (refreshed_at === null) return now;
  const next = Date.parse(refreshed_at) + refreshIntervalMs;
  return new Date(Math.max(now.getTime(), Math.min(next, now.getTime() + refreshIntervalMs)));
}

const branchPrefix = 'refs/heads/';
const tagPrefix = 'refs/tags/';

/** The default branch that the first push decides, null for later ones. */
function findFirstBranch(row: Row, changes: readonly RefChange[]): string | null {
  if (!row.empty_repo) return null;
  const names = changes
    .filter(({ ref, after }) => after !== null && ref.startsWith(branchPrefix))
    .map(({ ref }) => ref.slice(branchPrefix.length));
  const wanted = [row.default_branch, 'main', 'master'].find((name) => names.includes(name));
  return wanted ?? names[0] ?? null;
}

/** Describes moved branches and tags; the commits of refs with the same move are read for at most `limit` refs. */
async function describeMoves(
  repository: Repository,
  defaultBranch: string,
  changes: readonly RefChange[],
  limit: number,
): Promise<AnnouncedRefMove[]> {
  const moves: AnnouncedRefMove[] = [];
  for (const alike of gatherMovesAlike(changes.flatMap(addType))) {
    for (const { refType, ...change } of alike) {
      const { before, after } = change;
      const isTold = refType === 'branch' && after !== null && alike.length <= limit;
      const commits = isTold
        ? await describeCommits(repository, defaultBranch, { ...change, after })
        : null;
      const prefix = refType === 'tag' ? tagPrefix : branchPrefix;
      moves.push({ refType, name: change.ref.slice(prefix.length), before, after, commits });
    }
  }
  return moves;
}

/** Refs other than branches and tags are not announced. */
function addType(change: RefChange): (RefChange & Pick<AnnouncedRefMove, 'refType'>)[] {
  if (change.ref.startsWith(tagPrefix)) return [{ ...change, refType: 'tag' }];
  return change.ref.startsWith(branchPrefix) ? [{ ...change, refType: 'branch' }] : [];
}

async function describeCommits(
  repository: Repository,
  defaultBranch: string,
  { ref, before, after, ...described }: RefChange & { after: string },
): Promise<{ count: number; title: string | null }> {
  const isDefault = ref === branchPrefix + defaultBranch;
  // A new branch adds the commits that the default branch lacks.
  const findBase = async () =>
    before ?? (isDefault ? null : await readBranchHead(repository, defaultBranch));
  const count =
    described.commitCount ??
    (await countCommits(repository, { from: await findBase(), to: after }));
  if (count === 0) return { count, title: null };
  const title =
    described.title ?? (await readCommitInfo(repository, after))?.message.split('\n', 1)[0];
  return { count, title: title === undefined ? null : shortenTitle(title) };
}

/** Postgres keeps no NUL, which a pushed message may hold. */
function shortenTitle(title: string): string {
  const text = title.replaceAll('\0', '').trim();
  const letters = [...text];
  return letters.length > maxTitleChars
    ? `${letters.slice(0, maxTitleChars - 3).join('')}...`
    : text;
}
