import type { HookPushedCommit } from '#generated/common/types.ts';
import type {
  PushHookPayload,
  RepositoryUpdateHookPayload,
  TagPushHookPayload,
} from '#generated/repositories/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { Database } from '#src/database/database.ts';
import { GitFailed, RepositoryMissing } from '#src/git/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import { readLog } from '#src/git/reading/log.ts';
import { type PathChanges, readPathChanges } from '#src/git/reading/path-changes.ts';
import type { Repository } from '#src/git/repository.ts';
import { peelToCommit, readTag } from '#src/git/writing/tag-object.ts';
import { isProtectedName } from '#src/policy/protected-refs.ts';
import { requireUser } from '#src/records/user.ts';
import { kibibyteBytes } from '#src/units.ts';
import { redacted } from '#src/text/redacted.ts';
import { createUrls, type Urls } from '#src/text/urls.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { AnnouncedRefMove } from './events.ts';
import {
  type CompletionTools,
  readHookCommit,
  presentHookCommit,
  shortenMessage,
} from './hook-commits.ts';

/** Commits of one push that its payload shows, and bytes of JSON of the paths in all of them. */
const [maxCommits, maxPathsBytes] = [20, 512 * kibibyteBytes];

interface Moved {
  readonly project: { readonly id: number };
  readonly by: { readonly user_id: number };
  readonly pushOptions?: readonly string[];
}

const folders = { branch: 'refs/heads/', tag: 'refs/tags/' } as const;
const formatFullName = ({ refType, name }: AnnouncedRefMove) => folders[refType] + name;

/** Push before a worker adds the data of git. */
export interface PushFacts {
  readonly payload: PushHookPayload | TagPushHookPayload;
  readonly branch: string | null;
}

/** The move of one branch or tag. */
export async function presentPushPayload(
  db: Database,
  { project: { id }, by, pushOptions = [] }: Moved,
  move: AnnouncedRefMove,
  url: Urls,
): Promise<PushFacts> {
  const { project, code } = await loadHookProject(db, id, url);
  const user = await requireUser(db, by.user_id);
  const isTag = move.refType === 'tag';
  const kind = isTag ? 'tag_push' : 'push';
  return {
    branch: isTag ? null : move.name,
    payload: {
      object_kind: kind,
      event_name: kind,
      before: move.before ?? noObjectId,
      after: move.after ?? noObjectId,
      ref: formatFullName(move),
      ref_protected: await isProtectedName(db, { id }, move),
      checkout_sha: move.after,
      message: null,
      user_id: user.id,
      user_name: user.name,
      user_username: user.username,
      user_email: user.public_email === '' ? null : user.public_email,
      user_avatar: formatAvatarUrl(url, 'user', user),
      project_id: id,
      project,
      commits: [],
      total_commits_count: move.commits?.count ?? 0,
      push_options: nestOptions(pushOptions),
      repository: code,
    } as PushFacts['payload'],
  };
}

/** Repeatable options, counted by value. */
const countedOptions: ReadonlySet<string> = new Set([
  'ci.variable',
  ...['label', 'unlabel', 'assign', 'unassign'].map((name) => `merge_request.${name}`),
]);

/** Options of one push that its payload shows. */
const maxOptions = 100;

/** `ci.skip` and `ci.input=a=1` as `{ ci: { skip: true, input: "a=1" } }`; the values of variables are secrets. */
function nestOptions(options: readonly string[]): Record<string, Record<string, unknown>> {
  const found = new Map<string, Map<string, unknown>>();
  for (const option of options.slice(0, maxOptions)) {
    const [, named, name, value] = /^([a-z_]+)\.([a-z_]+)(?:=(.*))?$/s.exec(option) ?? [];
    if (named === undefined || name === undefined) continue;
    const scope = named === 'mr' ? 'merge_request' : named;
    const inside = found.get(scope) ?? new Map<string, unknown>();
    const shown = value !== undefined && countedOptions.has(`${scope}.${name}`);
    found.set(
      scope,
      inside.set(name, shown ? count(inside.get(name), scope, value) : (value ?? true)),
    );
  }
  return Object.fromEntries(
    [...found].map(([scope, inside]) => [scope, Object.fromEntries(inside)]),
  );
}

function count(before: unknown, scope: string, value: string): Record<string, number> {
  const counts = { ...(before as Record<string, number> | undefined) };
  const key = scope === 'ci' ? value.replace(/=.*$/s, `=${redacted}`) : value;
  return { ...counts, [key]: (counts[key] ?? 0) + 1 };
}

/** All moves of one push, for administrators. */
export async function presentRepositoryUpdatePayload(
  db: Database,
  { project: { id }, by }: Moved,
  moves: readonly AnnouncedRefMove[],
  url: Urls,
): Promise<RepositoryUpdateHookPayload> {
  const { project } = await loadHookProject(db, id, url);
  const user = await requireUser(db, by.user_id);
  const changes = moves.map((move) => ({
    before: move.before ?? noObjectId,
    after: move.after ?? noObjectId,
    ref: formatFullName(move),
  }));
  return {
    event_name: 'repository_update',
    user_id: user.id,
    user_name: user.name,
    user_email: user.email,
    user_avatar: formatAvatarUrl(url, 'user', user),
    project_id: id,
    project,
    changes,
    refs: [...new Set(changes.map(({ ref }) => ref))],
  };
}

/** Adds to a push its commits with the touched files, and the message of an annotated tag. */
export const pushCompleter = {
  name: 'commits of a push',

  async complete(facts: object, { git, config }: CompletionTools): Promise<object> {
    const { payload, branch } = facts as PushFacts;
    if (payload.after === noObjectId) return payload;
    const repository = git.repository(payload.project_id);
    const url = createUrls(config.baseUrl);
    const { path_with_namespace: path } = payload.project;
    const found =
      branch === null
        ? await readTagFacts(repository, payload)
        : { commits: await readPushedCommits(repository, payload, branch) };
    const { commits, ...beside } = found;
    const changes = await readPathChanges(repository, commits);
    const room = { bytes: maxPathsBytes };
    // Receivers use the newest commit, so that it is complete.
    const shown = commits.toReversed().map((commit): HookPushedCommit => ({
      ...presentHookCommit(commit, path, url),
      ...takePaths(changes.get(commit.id), room),
    }));
    return { ...payload, ...beside, commits: shown.toReversed() };
  },
};

/** The paths that a commit touches, as many as there is room for. */
function takePaths(
  { added, modified, removed }: PathChanges = { added: [], modified: [], removed: [] },
  room: { bytes: number },
): PathChanges {
  const take = (paths: readonly string[]) =>
    paths.filter((path) => {
      if (room.bytes > 0) room.bytes -= Buffer.byteLength(JSON.stringify(path)) + 1;
      return room.bytes > 0;
    });
  return { added: take(added), modified: take(modified), removed: take(removed) };
}

/** Newest commits of a push, oldest first; none after a reset of the branch. */
async function readPushedCommits(
  repository: Repository,
  { before, after, total_commits_count: count, project }: PushFacts['payload'],
  branch: string,
): Promise<readonly CommitInfo[]> {
  if (count === 0) return [];
  try {
    const main = project.default_branch;
    const isMain = branch === main || main === null;
    const base =
      before === noObjectId ? (isMain ? null : await readBranchHead(repository, main)) : before;
    const range = { of: after, ...(base !== null && { without: base }) };
    const found = await readLog(repository, { range, limit: Math.min(count, maxCommits) });
    return found.toReversed();
  } catch (error) {
    // The branch may have moved again, and its previous head may be missing.
    if (error instanceof GitFailed || error instanceof RepositoryMissing) return [];
    throw error;
  }
}

async function readTagFacts(repository: Repository, { after }: PushFacts['payload']) {
  const sha = await peelToCommit(repository, after);
  const tag = sha === null || sha === after ? null : await readTag(repository, after);
  const commit = sha === null ? null : await readHookCommit(repository, sha);
  const commits = commit === null ? [] : [commit];
  return {
    checkout_sha: sha,
    message: tag === null ? null : shortenMessage(tag.message),
    total_commits_count: commits.length,
    commits,
  };
}
