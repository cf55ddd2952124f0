import { RepositoryMissing } from '#src/git/errors.ts';
import { BoundedCache } from '#src/turns/bounded-cache.ts';
import type { Git } from '#src/git/git.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { streamBlob } from '#src/git/reading/blobs.ts';
import { listChangedPaths } from '#src/git/reading/changed-paths.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import type { Repository } from '#src/git/repository.ts';
import { SingleFlight } from '#src/git/single-flight.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { matchOwningEntries } from './owned.ts';
import { type CodeOwnersEntry, limits, parseCodeOwners } from './parse.ts';

/** Paths of the file, in order of precedence. */
const places = ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'];

/** Bytes read of a file: enough for all characters that the parser reads, at four bytes each. */
const maxBytes = 4 * limits.letters;

/** Cached entries by the ids of the file and of the compared commits; they never change. */
const known = new BoundedCache<readonly CodeOwnersEntry[]>(
  { entries: 500, bytes: 16 * 1024 * 1024 },
  (entries) => entries.reduce((sum, { pattern }) => sum + 500 + 2 * pattern.text.length, 100),
);

/** The search is slow, so concurrent requests for the same key share one. */
const underWay = new SingleFlight<readonly CodeOwnersEntry[]>();

/** Entries of the code-owners file on the target branch that own the changed files of a merge request, in order. */
export async function findOwningEntries(
  git: Git,
  mergeRequest: Pick<
    MergeRequestRow,
    'target_project_id' | 'target_branch' | 'base_sha' | 'head_sha'
  >,
): Promise<readonly CodeOwnersEntry[]> {
  const { target_branch, base_sha, head_sha } = mergeRequest;
  if (base_sha === null || head_sha === null) return [];
  const repository = git.repository(mergeRequest.target_project_id);
  const file = await findFile(repository, target_branch);
  if (file === null) return [];
  const key = [file, base_sha, head_sha].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  return underWay.once(key, async () => {
    const entries = parseCodeOwners(await readBeginning(repository, file));
    const paths =
      entries.length === 0 ? [] : await listChangedPaths(repository, base_sha, head_sha);
    // Too many changed files count as owned by every entry, so that nobody can bypass the owners.
    const owning = paths === null ? entries : await matchOwningEntries(entries, paths);
    known.set(key, owning);
    return owning;
  });
}

/** All entries of the code-owners file on a branch. */
export async function findEntries(
  repository: Repository,
  branch: string,
): Promise<readonly CodeOwnersEntry[]> {
  const file = await findFile(repository, branch);
  return file === null ? [] : parseCodeOwners(await readBeginning(repository, file));
}

/** All entries of the code-owners file of a commit. */
export async function findEntriesAt(
  repository: Repository,
  commit: string,
): Promise<readonly CodeOwnersEntry[]> {
  const file = await findFileAt(repository, commit);
  return file === null ? [] : parseCodeOwners(await readBeginning(repository, file));
}

async function findFileAt(repository: Repository, commit: string): Promise<string | null> {
  // All at once: most projects have none, and each question is a way to the git host and back.
  const files = await Promise.all(places.map((path) => readFileEntry(repository, commit, path)));
  // Symbolic links are skipped.
  return files.find((file) => file?.mode.startsWith('100'))?.blobId ?? null;
}

/** The id of the file; null if absent. */
async function findFile(repository: Repository, branch: string): Promise<string | null> {
  try {
    const head = await readBranchHead(repository, branch);
    return head === null ? null : await findFileAt(repository, head);
  } catch (error) {
    if (error instanceof RepositoryMissing) return null;
    throw error;
  }
}

async function readBeginning(repository: Repository, blobId: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of streamBlob(repository, blobId)) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    // Leaving the loop ends the command.
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
