import { cachedBlobBytes, type FileEntry, type FileFacts } from '../caches.ts';
import { parseFileMode } from '../formats/file-mode.ts';
import { checkFilePath } from '../formats/file-path.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { digestBlob, readBlob } from './blobs.ts';
import { findLastCommit } from './commits.ts';

/**
 * The file at `path` of a commit; null when there is none, or a directory or submodule. Throws
 * `InvalidFilePath` for a path that no file may have.
 */
export async function readFileEntry(
  repository: Repository,
  commitId: string,
  path: string,
): Promise<FileEntry | null> {
  const { caches } = repository;
  const key = repository.key(`${commitId}:${path}`);
  const known = caches.files.get(key);
  if (known !== undefined) return known;
  checkFilePath(path);
  if (!isObjectId(commitId)) return null;
  return caches.sharedFiles.once(key, async () => {
    const question = { commit: commitId.toLowerCase(), path };
    const { answer } = await repository.askAsServer('entry', question);
    if (answer === null) return null;
    const { id: blobId, size } = answer;
    const mode = parseFileMode(answer.mode);
    if (mode === null) return null;
    const entry: FileEntry = { blobId, mode, size };
    caches.files.set(key, entry);
    caches.blobSizes.set(repository.key(blobId), size);
    return entry;
  });
}

/**
 * The file at `path` of a commit with its last commit and digest; the bytes of a small file are then in memory, too.
 */
export async function readFileFacts(
  repository: Repository,
  commitId: string,
  path: string,
): Promise<FileFacts | null> {
  const { fileFacts } = repository.caches;
  const key = repository.key(`${commitId}:${path}`);
  const known = fileFacts.get(key);
  if (known !== undefined) return known;
  const entry = await readFileEntry(repository, commitId, path);
  if (entry === null) return null;
  const [lastCommitId, sha256] = await Promise.all([
    findLastCommit(repository, commitId, path),
    digestFile(repository, entry),
  ]);
  const facts: FileFacts = { ...entry, lastCommitId: lastCommitId ?? commitId, sha256 };
  fileFacts.set(key, facts);
  return facts;
}

/** The digest of a file. Reads the content of a small one, too, because it is wanted next. */
async function digestFile(repository: Repository, { blobId, size }: FileEntry): Promise<string> {
  if (size <= cachedBlobBytes) await readBlob(repository, blobId);
  return digestBlob(repository, blobId);
}
