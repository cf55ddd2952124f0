import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { countCommits } from '../../git/commit-range.ts';
import type { Repository } from '../../git/repository.ts';
import type { ProjectRow } from '../../records/project.ts';
import { currentSettings } from '../../settings/current.ts';
import { recordEvent } from '../events/record.ts';
import type { EventPush } from '../events/table.ts';
import { protectFirstBranch } from '../protected-branches/default-protection.ts';
import { removeReleases } from '../tags/releases.ts';
import { refreshKey, refreshRepository } from './workers.ts';

export interface RefChange {
  /** `refs/heads/x` or `refs/tags/x`; of others nothing is told, such as notes. */
  readonly ref: string;
  /** Object id; null for a ref that is new. */
  readonly before: string | null;
  /** Object id; null for a ref that is gone. */
  readonly after: string | null;
  /** How many commits came with it, where the caller knows; they are counted otherwise. */
  readonly commitCount?: number;
  /** Of the newest of these commits, likewise. */
  readonly title?: string;
}

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock'>;

interface Announcement {
  readonly project: { readonly id: number };
  readonly author: { readonly id: number };
  readonly changes: readonly RefChange[];
  /** When the refs moved, if that was not just now: then what was told since is not told again. */
  readonly movedAt?: Date;
}

/** Milliseconds that rows may lag behind a repository in which refs move all the time. */
const refreshInterval = 10_000;
const titleLength = 70;

/**
 * What follows from refs that moved: activity events, last activity, the default branch of a first push, the end of
 * releases whose tags are gone, and the refresh of size, commit count, languages and commit-graph, which is queued; in
 * one transaction. Called once for each write after its refs moved, before it is answered.
 */
export async function announceRefChanges(
  context: Context,
  { project, author, changes, movedAt }: Announcement,
): Promise<void> {
  if (changes.length === 0) return;
  const { db, git, workers, clock } = context;
  const repository = git.repository(project.id);
  const row = await findRow(db, project.id);
  if (row === undefined) return;
  const moves = changes.map(({ ref, after }) => ({ ref, to: after }));
  const first = firstBranch(row, changes);
  if (first !== null && (await repository.defaultBranch()) !== first) {
    await repository.setHead(first);
  }
  const { push_event_activities_limit: limit } = await currentSettings(db);
  const defaultBranch = first ?? row.default_branch;
  const pushes = await describePushes(repository, defaultBranch, changes, limit);

  const at = movedAt ?? clock();
  const now = at.toISOString();
  const tell = async (db: Database) => {
    const untold = movedAt === undefined ? pushes : await untoldPushes(db, project.id, pushes, now);
    for (const push of untold) {
      await recordEvent(db, { author, action: 'pushed', project, push, at });
    }
    await removeReleases(db, project.id, deletedTags(changes), now);
    const place = () => db<ProjectRow>('projects').where({ id: project.id });
    await place().where('last_activity_at', '<', now).update({ last_activity_at: now });
    if (first !== null) {
      const noted = { default_branch: first, empty_repo: false };
      const isFirst = (await place().where({ empty_repo: true }).update(noted)) > 0;
      if (isFirst) await protectFirstBranch(db, project.id, first, now);
    }
    await workers.enqueue(
      db,
      refreshRepository,
      { project_id: project.id },
      { key: refreshKey(project.id), runAt: refreshTime(row, clock()) },
    );
    db.afterCommit(() => repository.movesTold(moves));
  };
  // The git host has it on disk who moved what, until the rows are there; what is repaired from that is told for good.
  await db.transaction(tell, { awaitDurability: movedAt !== undefined });
}

/** Those of which no event since that time tells. */
async function untoldPushes(
  db: Database,
  projectId: number,
  pushes: readonly EventPush[],
  since: string,
): Promise<EventPush[]> {
  const told = await db('events')
    .where({ project_id: projectId, action: 'pushed' })
    .where('created_at', '>=', since)
    .select<{ push: EventPush }[]>('push');
  const known = new Set(told.map(({ push }) => identityOf(push)));
  return pushes.filter((push) => !known.has(identityOf(push)));
}

const identityOf = ({ ref_type, ref, ref_count, commit_from, commit_to }: EventPush) =>
  [ref_type, ref, ref_count, commit_from, commit_to].join(' ');

interface Row extends Pick<ProjectRow, 'default_branch' | 'empty_repo'> {
  readonly refreshed_at: string | null;
}

async function findRow(db: Database, id: number): Promise<Row | undefined> {
  return db('projects')
    .leftJoin('project_statistics', 'project_statistics.project_id', 'projects.id')
    .where('projects.id', id)
    .select('projects.default_branch', 'projects.empty_repo', 'project_statistics.refreshed_at')
    .first<Row | undefined>();
}

/** At once, unless it was done just now: then all that moves until the next time is seen together. */
function refreshTime({ refreshed_at }: Row, now: Date): Date {
  if (refreshed_at === null) return now;
  const next = Date.parse(refreshed_at) + refreshInterval;
  return new Date(Math.max(now.getTime(), Math.min(next, now.getTime() + refreshInterval)));
}

const branchPrefix = 'refs/heads/';
const tagPrefix = 'refs/tags/';

function deletedTags(changes: readonly RefChange[]): string[] {
  return changes
    .filter(({ ref, after }) => after === null && ref.startsWith(tagPrefix))
    .map(({ ref }) => ref.slice(tagPrefix.length));
}

/** The default branch that the first push decides, null for later ones. */
function firstBranch(row: Row, changes: readonly RefChange[]): string | null {
  if (!row.empty_repo) return null;
  const names = changes
    .filter(({ ref, after }) => after !== null && ref.startsWith(branchPrefix))
    .map(({ ref }) => ref.slice(branchPrefix.length));
  const wanted = [row.default_branch, 'main', 'master'].find((name) => names.includes(name));
  return wanted ?? names[0] ?? null;
}

/** One event for each ref, or for all of a kind when there are more than `limit`. */
async function describePushes(
  repository: Repository,
  defaultBranch: string,
  changes: readonly RefChange[],
  limit: number,
): Promise<EventPush[]> {
  const pushes: EventPush[] = [];
  for (const refType of ['branch', 'tag'] as const) {
    for (const action of ['created', 'removed', 'pushed'] as const) {
      const alike = changes.filter((each) => typeOf(each) === refType && actionOf(each) === action);
      if (alike.length > limit) pushes.push(summaryOf(refType, action, alike.length));
      else {
        for (const change of alike) {
          pushes.push(await describe(repository, defaultBranch, refType, change));
        }
      }
    }
  }
  return pushes;
}

function summaryOf(
  ref_type: EventPush['ref_type'],
  action: EventPush['action'],
  ref_count: number,
): EventPush {
  const none = { commit_from: null, commit_to: null, ref: null, commit_title: null };
  return { commit_count: 0, action, ref_type, ...none, ref_count };
}

async function describe(
  repository: Repository,
  defaultBranch: string,
  ref_type: EventPush['ref_type'],
  change: RefChange,
): Promise<EventPush> {
  const { ref, before, after } = change;
  const prefix = ref_type === 'tag' ? tagPrefix : branchPrefix;
  const { count, title } =
    after === null || ref_type === 'tag'
      ? { count: 0, title: null }
      : await describeCommits(repository, defaultBranch, { ...change, after });
  return {
    commit_count: count,
    action: actionOf(change),
    ref_type,
    commit_from: before,
    commit_to: after,
    ref: ref.slice(prefix.length),
    commit_title: title,
    ref_count: null,
  };
}

async function describeCommits(
  repository: Repository,
  defaultBranch: string,
  { ref, before, after, ...given }: RefChange & { after: string },
): Promise<{ count: number; title: string | null }> {
  const isDefault = ref === branchPrefix + defaultBranch;
  // A new branch brings what the default one has not.
  const base = async () => before ?? (isDefault ? null : await repository.branch(defaultBranch));
  const count =
    given.commitCount ?? (await countCommits(repository, { from: await base(), to: after }));
  if (count === 0) return { count, title: null };
  const title = given.title ?? (await repository.commitInfo(after))?.message.split('\n', 1)[0];
  return { count, title: title === undefined ? null : shortened(title) };
}

/** Postgres keeps no NUL, which a pushed message may hold. */
function shortened(title: string): string {
  const text = title.replaceAll('\0', '').trim();
  const letters = [...text];
  return letters.length > titleLength ? `${letters.slice(0, titleLength - 3).join('')}...` : text;
}

/** Null for refs that are neither. */
function typeOf({ ref }: Pick<RefChange, 'ref'>): EventPush['ref_type'] | null {
  if (ref.startsWith(tagPrefix)) return 'tag';
  return ref.startsWith(branchPrefix) ? 'branch' : null;
}

function actionOf({ before, after }: RefChange): EventPush['action'] {
  if (before === null) return 'created';
  return after === null ? 'removed' : 'pushed';
}
