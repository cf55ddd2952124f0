import { GitFailure } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readRef } from '#src/git/writing/refs.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { PipelineRefused } from './creation-request.ts';

interface FoundRef {
  readonly ref: string;
  readonly tag: boolean;
  readonly sha: string;
}

/**
 * Finds the branch or tag of this name; a full ref name resolves an ambiguous one.
 * @param branchFirst prefers the branch, so that a new tag cannot stop automatic pipelines
 * @throws PipelineRefused
 */
export async function findRef(
  git: Git,
  { id }: Pick<ProjectRow, 'id'>,
  name: string,
  { branchFirst = false }: { readonly branchFirst?: boolean } = {},
): Promise<FoundRef> {
  const repository = git.repository(id);
  const [, folder, bare = name] = /^refs\/(heads|tags)\/(.+)$/.exec(name) ?? [];
  try {
    const branch = folder === 'tags' ? null : await readBranchHead(repository, bare);
    if (branch !== null && branchFirst) return { ref: bare, tag: false, sha: branch };
    const tag = folder === 'heads' ? null : await readRef(repository, 'tag', bare);
    if (branch !== null && tag !== null) throw new PipelineRefused('Ref is ambiguous');
    if (branch !== null) return { ref: bare, tag: false, sha: branch };
    // An annotated tag resolves to the commit that it names.
    const sha = tag === null ? null : await resolveRevision(repository, `refs/tags/${bare}`);
    if (sha !== null) return { ref: bare, tag: true, sha };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
  }
  throw new PipelineRefused('Reference not found');
}
