import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { readLog } from '#src/git/reading/log.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { readProse } from '#src/rendering/prose.ts';
import { readClosings } from '#src/domains/planning/markdown/closings.ts';
import type { NamedIssuable } from '#src/domains/planning/markdown/named-targets.ts';
import { maxPlaceNames } from '#src/domains/planning/markdown/places.ts';
import { findMentioned } from '#src/domains/planning/markdown/mentioned.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

/** Maximum number of commits whose messages are read, and of characters of each. */
const maxCommits = 100;
const maxMessageChars = 65_536;

type ClosingProject = Pick<ProjectAccess, 'id' | 'namespace_id' | 'full_path' | 'default_branch'>;

/**
 * The issues that a merge request says to close, by id, as far as the caller may see them. Only what is merged into the
 * default branch closes any.
 */
export async function findClosedIssues(
  { db, git, actor }: Pick<RequestContext, 'db' | 'git' | 'actor'>,
  project: ClosingProject,
  mergeRequest: MergeRequestRow,
): Promise<readonly number[]> {
  if (actor === null) return [];
  const named = await findClosings({ db, git }, project, mergeRequest, actor);
  return named.map(({ row }) => row.id);
}

/** The issues that a merge request says to close, by id, as the actor sees them. */
export async function findClosings(
  { db, git }: { readonly db: Database; readonly git: Git },
  project: ClosingProject,
  mergeRequest: MergeRequestRow,
  actor: Actor,
): Promise<NamedIssuable[]> {
  if (mergeRequest.target_branch !== project.default_branch) return [];
  const texts = [
    readProse(mergeRequest.description ?? ''),
    ...(await readMessages(git, mergeRequest)),
  ];
  const references = new Map(
    texts.flatMap(readClosings).map((reference) => [reference.raw, reference]),
  );
  const place = { container: toProjectContainer(project), fullPath: project.full_path };
  const lookedUp = [...references.values()].slice(0, maxPlaceNames);
  const named = await findMentioned(db, lookedUp, place, actor);
  const issues = named.filter(({ kind }) => kind === 'issue');
  return [...new Map(issues.map((issue) => [issue.row.id, issue])).values()];
}

async function readMessages(
  git: Git,
  { target_project_id, head_sha, start_sha }: MergeRequestRow,
): Promise<readonly string[]> {
  if (head_sha === null || start_sha === null) return [];
  const range = { of: head_sha, without: start_sha };
  try {
    const commits = await readLog(git.repository(target_project_id), { range, limit: maxCommits });
    return commits.map(({ message }) => message.slice(0, maxMessageChars));
  } catch (error) {
    const gone = [ObjectMissing, RepositoryMissing];
    if (gone.some((kind) => error instanceof kind)) return [];
    throw error;
  }
}
