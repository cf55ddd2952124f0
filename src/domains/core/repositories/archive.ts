import { BadRequest, HttpError, NotFound } from '#src/errors.ts';
import { streamArchive, type ArchiveFormat } from '#src/git/reading/archive.ts';
import { FileMissing, GitFailed, GitTimeout, InvalidFilePath } from '#src/git/errors.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import type { Repository } from '#src/git/repository.ts';
import { formatAttachmentDisposition } from '#src/text/header-text.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findCommit, toFolderPath } from './finder.ts';

const formats: Readonly<Record<string, ArchiveFormat>> = {
  'tar.gz': 'tar.gz',
  tgz: 'tar.gz',
  gz: 'tar.gz',
  'tar.bz2': 'tar.bz2',
  tbz: 'tar.bz2',
  tbz2: 'tar.bz2',
  tb2: 'tar.bz2',
  bz2: 'tar.bz2',
  tar: 'tar',
  zip: 'zip',
};

interface ArchiveQuery {
  /** Any ref; the default branch without one. */
  readonly sha?: string | undefined;
  readonly path?: string | undefined;
  readonly format: string;
}

/** Packs the files of a ref below a directory named after it. */
export async function packArchive(
  repository: Repository,
  project: Pick<ProjectRow, 'path' | 'default_branch'>,
  query: ArchiveQuery,
) {
  const ref = query.sha || project.default_branch;
  const commitId = await findCommit(repository, ref, 'File');
  const format = formats[query.format] ?? 'tar.gz';
  const folder = `${project.path}-${ref.replaceAll('/', '-')}-${commitId}`;
  const path = toFolderPath(query.path ?? '');
  try {
    const body = await streamArchive(repository, { commitId, format, folder, path });
    const headers = { 'Content-Disposition': formatAttachmentDisposition(`${folder}.${format}`) };
    return { status: 200, headers, body } as const;
  } catch (error) {
    if (error instanceof FileMissing || error instanceof InvalidFilePath)
      throw new NotFound('File');
    if (exceedsMemory(error) || error instanceof GitTimeout) {
      throw new BadRequest('400 Bad request - the repository has too many files to be packed');
    }
    // The server lacks the program for this compression.
    if (error instanceof GitFailed && format === 'tar.bz2') {
      throw new HttpError(406, { message: '406 Not Acceptable' });
    }
    throw error;
  }
}
