import { hash } from 'node:crypto';
import { GitFailure } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

/** Cache key that depends on these files: `default` if all are missing. */
export async function computeKeyOfFiles(
  git: Git,
  { project_id, sha }: Pick<JobRow, 'project_id' | 'sha'>,
  files: readonly string[],
): Promise<string> {
  const repository = git.repository(project_id);
  const blobs: string[] = [];
  for (const path of files) {
    try {
      const file = await readFileEntry(repository, sha, path);
      if (file !== null) blobs.push(`${path} ${file.blobId}`);
    } catch (error) {
      // The name is invalid, or the repository was deleted.
      if (!(error instanceof GitFailure)) throw error;
    }
  }
  return blobs.length === 0 ? 'default' : hash('sha1', blobs.join('\n'), 'hex');
}
