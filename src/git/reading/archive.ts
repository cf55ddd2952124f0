import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { FileMissing, GitTimeout, ObjectMissing } from '../errors.ts';
import { checkFilePath } from '../formats/file-path.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

export type ArchiveFormat = 'tar' | 'tar.gz' | 'tar.bz2' | 'zip';

interface ArchiveRequest {
  readonly commitId: string;
  readonly format: ArchiveFormat;
  /** The directory that everything is put below, without slashes. */
  readonly folder: string;
  /** The path to pack; `''` packs everything. */
  readonly path: string;
}

/** Milliseconds within which git must start its output, after reading all packed files. */
const beginTimeoutMs = 30_000;

/**
 * Archive of the files of a commit, packed while it is read, without the files that `.gitattributes` of the commit
 * excludes. It resolves with the first bytes, so that a failure is known before anything is sent.
 * @throws FileMissing when `path` does not exist
 * @throws GitTimeout when git does not begin
 * @throws GitFailed when this machine cannot make the format
 */
export async function streamArchive(
  repository: Repository,
  { commitId, format, folder, path }: ArchiveRequest,
): Promise<Readable> {
  if (!isObjectId(commitId)) throw new ObjectMissing(commitId);
  if (path !== '') {
    checkFilePath(path);
    const { answer } = await repository.ask('inspect', { names: [`${commitId}:${path}`] });
    if (answer[0] == null) throw new FileMissing(path);
  }
  const packer = format === 'tar.bz2' ? ['-c', 'tar.tar.bz2.command=bzip2 -c'] : [];
  const stream = repository.stream([
    ...packer,
    'archive',
    `--format=${format}`,
    `--prefix=${folder}/`,
    '--',
    commitId,
    ...(path === '' ? [] : [path]),
  ]);
  const timer = setTimeout(() => stream.destroy(new GitTimeout('archive')), beginTimeoutMs);
  try {
    // An error instead of the first bytes rejects.
    await once(stream, 'readable');
  } finally {
    clearTimeout(timer);
  }
  return stream;
}
