import { isRefName } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { resolveRef } from './resolve-ref.ts';
import { readBranchHead } from './branches.ts';

/** Maximum number of commits that the steps of a revision go back, and of parents to choose from. */
const maxSteps = 1_000;
const maxParents = 99;

/**
 * Commit that a revision means now, or null. A revision is what `resolveRef` takes, or a branch or tag by its full
 * name (`refs/tags/v1`). The steps of git may follow: `~3` for the third first parent, `^2` for the second parent,
 * `^{}` for the commit of a tag.
 *
 * Searches and reflogs are not supported. A caller who may see a commit may also see its ancestors.
 */
export async function resolveRevision(
  repository: Repository,
  revision: string,
): Promise<string | null> {
  // Ref names contain neither `~` nor `^`, so the name ends at the first one.
  const end = revision.search(/[~^]/);
  const name = end === -1 ? revision : revision.slice(0, end);
  const steps = end === -1 ? '' : revision.slice(end);
  if (!areFew(steps)) return null;
  const start = await resolveName(repository, name);
  if (start === null || steps === '') return start;
  return inspectCommit(repository, start + steps);
}

async function resolveName(repository: Repository, name: string): Promise<string | null> {
  const [, folder, bare = ''] = /^refs\/(heads|tags)\/(.+)$/s.exec(name) ?? [];
  if (folder === undefined) return resolveRef(repository, name);
  if (folder === 'heads') return readBranchHead(repository, bare);
  return isRefName(bare) ? inspectCommit(repository, name) : null;
}

async function inspectCommit(repository: Repository, name: string): Promise<string | null> {
  const { answer } = await repository.ask('inspect', { names: [`${name}^{commit}`] });
  return answer[0]?.id ?? null;
}

/** Tells whether these are valid steps of git, within the limit. */
function areFew(steps: string): boolean {
  if (steps.length > maxSteps) return false;
  let count = 0;
  let read = 0;
  for (const [step, back, parent] of steps.matchAll(/~(\d*)|\^(?:\{\}|(\d*))/gy)) {
    read += step.length;
    if (Number(parent ?? 0) > maxParents) return false;
    count += Number(back === '' ? 1 : (back ?? 1));
  }
  return read === steps.length && count <= maxSteps;
}
