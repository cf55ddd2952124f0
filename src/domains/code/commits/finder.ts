import type { Knex } from 'knex';
import type { Text } from '#runtime/later-text.ts';
import type { Database } from '#src/database/database.ts';
import { describeLongText, selectLongTexts } from '#src/database/long-texts.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { readCommit, type LogRange } from '#src/git/reading/log.ts';
import { readShown, type ShownCommit, loadShownCommit } from '#src/git/reading/shown-commit.ts';
import { isObjectId } from '#src/git/formats/ref-name.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { Repository } from '#src/git/repository.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import { selectShownCommits, showsObject } from '#src/git/shown-objects.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import {
  readInRepository,
  type RepositoryAccess,
  openSeenRepository,
} from '#src/domains/core/repositories/finder.ts';
import type { CommitNoteRow } from './table.ts';

export interface FoundCommit {
  readonly repository: Repository;
  readonly commit: CommitInfo;
}

/**
 * Requires access to the code for callers that come from another feature.
 * @throws Forbidden when the repository is switched off, or closed to the caller
 */
export function requireCode(project: ProjectAccess): void {
  if (!isFeatureVisible(project, 'repository')) throw new Forbidden();
}

/**
 * Commit of a commit id, branch or tag.
 * @throws NotFound with the missing repository or commit
 */
export function findCommitOfProject(
  git: Git,
  project: RepositoryAccess,
  ref: string,
): Promise<FoundCommit> {
  return readInRepository(git, project, async (repository) => ({
    repository,
    commit: (await findByFullId(repository, ref)) ?? (await readResolved(repository, ref)),
  }));
}

/** Commit with this id: a branch with the same name does not take precedence. */
async function findByFullId(repository: Repository, ref: string): Promise<CommitInfo | null> {
  if (!isObjectId(ref)) return null;
  const commit = await readCommitInfo(repository, ref.toLowerCase());
  return commit !== null && (await showsObject(repository, ref)) ? commit : null;
}

/** Commits with these ids that the actor may see; missing ones are omitted, or all if the repository is missing. */
export async function findShownCommits(
  git: Git,
  project: RepositoryAccess,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownCommit>> {
  if (!isFeatureVisible(project, 'repository')) return new Map();
  try {
    const repository = openSeenRepository(git, project);
    const shown = [...(await selectShownCommits(repository, ids))];
    const commits = await readShown(shown, (id) => loadShownCommit(repository, id));
    return new Map(commits.flatMap((commit) => (commit === null ? [] : [[commit.id, commit]])));
  } catch (error) {
    if (error instanceof RepositoryMissing) return new Map();
    throw error;
  }
}

async function readResolved(repository: Repository, ref: string): Promise<CommitInfo> {
  return readCommit(repository, await requireRevision(repository, ref));
}

/**
 * Parses the range of a list of commits: a ref, or a text like `a..b` or `a...b`. The default branch replaces a
 * missing side and a missing ref; null when there are no commits yet.
 * @throws NotFound when a ref means nothing
 */
export async function findRange(
  repository: Repository,
  project: Pick<ProjectRow, 'default_branch'>,
  ref: string | undefined,
): Promise<LogRange | null> {
  if (ref === undefined || ref === '') {
    const head = await findDefaultHead(repository, project);
    return head === null ? null : { of: head };
  }
  // No ref has two dots in its name.
  const [, from, dots, to] = /^(.*?)(\.\.\.?)(.*)$/s.exec(ref) ?? [];
  if (from === undefined || to === undefined) return { of: await requireRevision(repository, ref) };
  const end = async (name: string) => {
    const id =
      name === ''
        ? await findDefaultHead(repository, project)
        : await requireRevision(repository, name);
    if (id === null) throw new NotFound('Commit');
    return id;
  };
  const [first, last] = await Promise.all([end(from), end(to)]);
  return dots === '..' ? { of: last, without: first } : { either: [first, last] };
}

async function findDefaultHead(
  repository: Repository,
  { default_branch }: Pick<ProjectRow, 'default_branch'>,
): Promise<string | null> {
  return (await resolveRef(repository, default_branch)) ?? resolveRef(repository, 'HEAD');
}

async function requireRevision(repository: Repository, ref: string): Promise<string> {
  const id = await resolveRevision(repository, ref);
  if (id === null) throw new NotFound('Commit');
  return id;
}

/** A note with its author; its text may be read later. */
export type ListedCommitNoteRow = AuthorColumns &
  Pick<CommitNoteRow, 'path' | 'line' | 'line_type' | 'created_at'> & { readonly note: Text };

const noteTexts = [describeLongText('commit_notes', 'note')];

/** The notes on a commit, the oldest first. */
export function loadCommitNotes(
  db: Database,
  project: Pick<ProjectRow, 'id'>,
  commitId: string,
  query: OffsetQuery,
): Promise<Page<ListedCommitNoteRow>> {
  const notes = selectLongTexts(db('commit_notes'), db, noteTexts)
    .join('users as authors', 'authors.id', 'commit_notes.author_id')
    .where({ 'commit_notes.project_id': project.id, 'commit_notes.commit_id': commitId })
    .select('commit_notes.id', 'commit_notes.path', 'commit_notes.line')
    .select('commit_notes.line_type', 'commit_notes.created_at', 'commit_notes.updated_at')
    .select(listAuthorColumns())
    .orderBy('commit_notes.id') as Knex.QueryBuilder<ListedCommitNoteRow, ListedCommitNoteRow[]>;
  return paginate(db, notes, query, { texts: noteTexts });
}
