import { NotFound } from '#src/errors.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import type { Git } from '#src/git/git.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { listTree } from '#src/git/reading/tree-listing.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { mebibyteBytes } from '#src/units.ts';

type ProjectBranch = Pick<ProjectRow, 'id' | 'default_branch'>;

/** The kinds of records with templates in a project's repository. */
export type TemplateType = 'issues' | 'merge_requests';

const folders: Readonly<Record<TemplateType, string>> = {
  issues: '.gitlab/issue_templates',
  merge_requests: '.gitlab/merge_request_templates',
};

const ending = '.md';
/** Limit on the entries of the folder that are read. */
const maxEntries = 1000;
const maxBytes = mebibyteBytes;

/** The names of the templates on the default branch, in order; none when there is no repository or no folder. */
export async function findTemplateNames(
  git: Git,
  project: ProjectBranch,
  type: TemplateType,
): Promise<string[]> {
  const names = await readOnDefaultBranch(git, project, async (repository, commitId) => {
    const options = { commitId, path: folders[type], recursive: false, limit: maxEntries };
    const listing = await listTree(repository, { ...options, from: { offset: 0 } });
    if (listing === null || listing === 'unknown') return [];
    return listing.entries
      .filter((entry) => entry.type === 'blob' && isPlain(entry.mode))
      .map(({ path }) => path.slice(folders[type].length + 1))
      .filter((file) => file.endsWith(ending) && file.length > ending.length)
      .map((file) => file.slice(0, -ending.length));
  });
  return names ?? [];
}

/** @throws NotFound when there is no such template */
export async function findTemplate(
  git: Git,
  project: ProjectBranch,
  type: TemplateType,
  name: string,
): Promise<string> {
  const path = `${folders[type]}/${name}${ending}`;
  const content = await readOnDefaultBranch(git, project, async (repository, commitId) => {
    if (name.includes('/') || findFilePathFault(path) !== null) return null;
    const file = await readFileEntry(repository, commitId, path);
    if (file === null || !isPlain(file.mode) || file.size > maxBytes) return null;
    return (await readBlob(repository, file.blobId, { maxBytes })).toString('utf8');
  });
  if (content === null) throw new NotFound('Template');
  return content;
}

/** Symbolic links and submodules are skipped. */
const isPlain = (mode: string) => mode.startsWith('100');

/** Null without a repository or without commits. */
async function readOnDefaultBranch<Found>(
  git: Git,
  project: ProjectBranch,
  read: (repository: Repository, commitId: string) => Promise<Found>,
): Promise<Found | null> {
  const repository = git.repository(project.id);
  try {
    const commitId = await readBranchHead(repository, project.default_branch);
    return commitId === null ? null : await read(repository, commitId);
  } catch (error) {
    if (error instanceof RepositoryMissing) return null;
    throw error;
  }
}
