import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { GitFailed, RepositoryMissing } from '#src/git/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readLog } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findProjectAsUser, type ProjectAsUser } from '#src/policy/project-as-user.ts';
import type { Query } from '#src/lists/filter.ts';
import { type UserRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import { toProjectContainer } from '#src/records/container.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { closeIssue, isAutocloseEnabled } from '#src/domains/planning/issues/close.ts';
import { readClosings } from '#src/domains/planning/markdown/closings.ts';
import type {
  NamedIssuable,
  IssuableReference,
} from '#src/domains/planning/markdown/named-targets.ts';
import { maxPlaceNames } from '#src/domains/planning/markdown/places.ts';
import { addSystemNotes } from '#src/domains/planning/notes/system.ts';
import type { IssuableId } from '#src/domains/planning/notes/table.ts';
import type { refsMoved } from '#src/domains/core/repositories/events.ts';
import {
  findMentioned,
  readMentionedIssuables,
  toViewpoint,
} from '#src/domains/planning/markdown/mentioned.ts';
import { formatProjectPathFrom } from '#src/domains/planning/issuables/references.ts';
import { toIssuableColumns, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';

/** Maximum number of branches of one push, of commits of all of them, and of characters of a message that are read. */
const maxBranches = 10;
const maxCommits = 100;
const maxMessageChars = 65_536;

interface Move {
  readonly branch: string;
  /** Null for a new branch. */
  readonly before: string | null;
  readonly after: string;
  /** Number of commits of the push. */
  readonly count: number;
}

interface Push {
  readonly project_id: number;
  readonly author_id: number;
  /** Jobs of earlier versions have none. */
  readonly by?: UserRequest;
  readonly moves: readonly Move[];
}

/** Messages of commits that were pushed may name others. */
export async function readCommitsOfPush(
  db: Database,
  { project, by, moves }: FactsOf<typeof refsMoved>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  const branches = moves.flatMap(({ refType, name: branch, before, after, commits }) => {
    const count = commits?.count ?? 0;
    return refType === 'branch' && after !== null && count > 0
      ? [{ branch, before, after, count }]
      : [];
  });
  if (branches.length === 0) return;
  const push = { project_id: project.id, author_id: by.user_id, by };
  await workers.enqueue(db, readPushedCommits, {
    ...push,
    moves: branches.slice(0, maxBranches),
  });
}

/**
 * Adds notes to issues and epics that pushed commits mention, and closes issues that commits on the default branch
 * close. It acts with the permissions of the user who pushed.
 */
export const readPushedCommits: WorkerDefinition<Push> = {
  name: 'read_pushed_commits',
  worksFor: ({ author_id }) => toUserOwner(author_id),

  async run(
    { project_id, author_id, by: request = readWorkRequest({ user_id: author_id }), moves },
    dependencies,
  ) {
    const { db, git } = dependencies;
    const by = await findProjectAsUser(db, request, project_id);
    // The user may have lost access to the pushed commits.
    if (by === null || !isFeatureVisible(by.project, 'repository')) return;
    const repository = git.repository(project_id);
    const commits = await findCommits(repository, by.project.default_branch, moves);
    const named = await findNamedInPush(db, by, commits);
    if (named.size === 0) return;
    await noteCommits(dependencies, by, commits, named);
    await closeIssues(dependencies, by, commits, named);
  },
};

/** Text of a commit, or about one. */
export interface PushedCommitText {
  readonly id: string;
  readonly message: string;
}

interface PushedCommit extends PushedCommitText {
  /** True if the commit reached the default branch. */
  readonly arrived: boolean;
}

/** The newest commits, oldest first. */
async function findCommits(
  repository: Repository,
  main: string,
  moves: readonly Move[],
): Promise<PushedCommit[]> {
  const found = new Map<string, PushedCommit>();
  const mainFirst = [...moves].sort(
    (one, other) => Number(other.branch === main) - Number(one.branch === main),
  );
  for (const move of mainFirst) {
    const left = maxCommits - found.size;
    const arrived = move.branch === main;
    for (const { id, message } of await listCommits(repository, main, move, left)) {
      if (found.has(id)) continue;
      found.set(id, { id, message: message.slice(0, maxMessageChars), arrived });
    }
  }
  return [...found.values()].reverse();
}

async function listCommits(
  repository: Repository,
  main: string,
  { branch, before, after, count }: Move,
  limit: number,
): Promise<readonly CommitInfo[]> {
  if (limit <= 0) return [];
  try {
    if (count === 1) {
      const commit = await readCommitInfo(repository, after);
      return commit === null ? [] : [commit];
    }
    // A new branch adds the commits that the default branch lacks.
    const base = before ?? (branch === main ? null : await readBranchHead(repository, main));
    const range = { of: after, ...(base !== null && { without: base }) };
    return await readLog(repository, { range, limit });
  } catch (error) {
    // The branch may have moved again, and its previous head may be missing.
    if (error instanceof GitFailed || error instanceof RepositoryMissing) return [];
    throw error;
  }
}

/** The issues and epics that are mentioned, by the reference as it was written. */
export async function findNamedInPush(
  db: Database,
  { project, actor }: ProjectAsUser,
  commits: readonly PushedCommitText[],
): Promise<ReadonlyMap<string, NamedIssuable>> {
  const references = new Map<string, IssuableReference>();
  for (const { message } of commits) {
    for (const reference of readMentionedIssuables(message))
      references.set(reference.raw, reference);
  }
  const place = { container: toProjectContainer(project), fullPath: project.full_path };
  const lookedUp = [...references.values()].slice(0, maxPlaceNames);
  const named = await findMentioned(db, lookedUp, place, actor);
  return new Map(named.map((target) => [target.reference.raw, target]));
}

/** Notes of one push. */
const maxNotes = 500;

export async function noteCommits(
  { db, clock }: WorkerDependencies,
  { project, actor }: ProjectAsUser,
  commits: readonly PushedCommitText[],
  named: ReadonlyMap<string, NamedIssuable>,
): Promise<void> {
  const byTarget = new Map<string, { target: NamedIssuable; ids: Set<string> }>();
  let left = maxNotes;
  for (const { id, message } of commits) {
    for (const { raw } of readMentionedIssuables(message)) {
      const target = named.get(raw);
      if (target === undefined || left === 0) continue;
      const key = `${target.kind} ${target.row.id}`;
      const each = byTarget.get(key) ?? { target, ids: new Set() };
      byTarget.set(key, each);
      each.ids.add(id);
      left -= 1;
    }
  }
  for (const { target, ids } of byTarget.values()) {
    const path = formatProjectPathFrom(project.full_path, toViewpoint(target));
    const prefix = path === '' ? '' : `${path}@`;
    const bodies = [...ids].map((id) => `mentioned in commit ${prefix}${id}`);
    const on = { kind: target.kind, id: target.row.id };
    await noteOnce(db, on, bodies, { project, actor, at: clock() });
  }
}

/** Adds notes that the target lacks, because a job may repeat, or a branch may be pushed twice. */
async function noteOnce(
  db: Database,
  target: IssuableId,
  bodies: readonly string[],
  { project, actor, at }: ProjectAsUser & { readonly at: Date },
): Promise<void> {
  await db.transaction(async (db) => {
    if (!(await isLocked(db, target))) return;
    const own = db('notes').where({ ...toIssuableColumns(target), about_project_id: project.id });
    const rows = await whereInList(own, 'body', bodies).select<{ body: string }[]>('body');
    const known = new Set(rows.map(({ body }) => body));
    const about = { kind: 'project', id: project.id } as const;
    const facts = {
      target,
      authorId: actor.user.id,
      action: 'cross_reference',
      about,
      at,
    } as const;
    const fresh = bodies.filter((body) => !known.has(body));
    await addSystemNotes(
      db,
      fresh.map((body) => ({ ...facts, body })),
    );
  });
}

/** False for a deleted target. */
async function isLocked(db: Database, target: IssuableId): Promise<boolean> {
  const { table } = issuableKinds[target.kind];
  const row = await db(table).where({ id: target.id }).forNoKeyUpdate().first('id');
  return row !== undefined;
}

async function closeIssues(
  dependencies: WorkerDependencies,
  by: ProjectAsUser,
  commits: readonly PushedCommit[],
  named: ReadonlyMap<string, NamedIssuable>,
): Promise<void> {
  const closings = new Map<number, NamedIssuable>();
  const merged = await findMergedBy(dependencies.db, by.project, commits);
  for (const { id: commit, message, arrived } of commits) {
    // A merge request has closed its issues itself.
    if (merged.has(commit)) continue;
    for (const { raw } of arrived ? readClosings(message) : []) {
      const target = named.get(raw);
      if (target?.kind === 'issue') closings.set(target.row.id, target);
    }
  }
  if (closings.size === 0 || !(await isAutocloseEnabled(dependencies.db, by.project))) return;
  for (const target of closings.values()) await closeIssue(dependencies, by.actor, target);
}

/** Ids of the merge commits of a merge request. */
async function findMergedBy(
  db: Database,
  { id }: ProjectAccess,
  commits: readonly PushedCommit[],
): Promise<ReadonlySet<string>> {
  const made = ['merge_commit_sha', 'squash_commit_sha', 'in_progress_merge_sha'] as const;
  const ids = commits.map((commit) => commit.id);
  const [first, ...others] = made.map((column): Query =>
    whereInList(db('merge_requests').where({ target_project_id: id }), column, ids).select(
      `${column} as sha`,
    ),
  );
  const rows = (await first?.unionAll(others)) as { sha: string }[];
  return new Set(rows.map(({ sha }) => sha));
}
