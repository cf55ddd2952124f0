import { isAbbreviatedId, isObjectId, isRefName } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { showsObject } from '../shown-objects.ts';

/**
 * Commit id that `ref` means now, or null. A ref is `HEAD`, a full commit id, the name of a branch or of a tag, or a
 * commit id shortened to at least 7 digits. It is looked up in this order: a branch named like a full commit id does
 * not hide the commit, while one named like a shortened id does.
 *
 * Revision syntax and refs other than branches and tags are not supported. The result is never cached: a push by
 * another process is seen.
 */
export function resolveRef(repository: Repository, ref: string): Promise<string | null> {
  if (!isRefName(ref)) return Promise.resolve(null);
  return repository.hidesRequests ? resolveShown(repository, ref) : resolveAny(repository, ref);
}

async function resolveShown(repository: Repository, ref: string): Promise<string | null> {
  const id = await resolveAny(repository, ref);
  // A branch or tag is shown by its target.
  if (id === null || !isAbbreviatedId(ref) || !id.startsWith(ref.toLowerCase())) return id;
  return (await showsObject(repository, id)) ? id : null;
}

function resolveAny(repository: Repository, ref: string): Promise<string | null> {
  const { turnRefs, sharedRefs } = repository.caches;
  const key = repository.key(ref);
  return turnRefs.read(
    key,
    () =>
      recallBranch(repository, ref) ?? sharedRefs.fresh(key, () => askForCommit(repository, ref)),
  );
}

/** The answer of `resolveRef`, if a file of git and a cached commit suffice. */
function recallBranch(repository: Repository, ref: string): string | null {
  // Other refs have these names before branches do.
  return ref === 'HEAD' || isObjectId(ref) ? null : recallHead(repository, ref);
}

/** The commit of a branch, under the same conditions; `name` passes `isRefName`. */
export function recallHead(repository: Repository, name: string): string | null {
  const id = repository.looseBranches.read(repository.path, name);
  const { commitIds } = repository.caches;
  return id !== null && commitIds.get(repository.key(id)) === true ? id : null;
}

async function askForCommit(repository: Repository, ref: string): Promise<string | null> {
  const names = listNames(ref);
  const { answer } = await repository.askAsServer('inspect', { names });
  const found = answer.find((facts, index) => {
    const isId = names[index] === toCommitName(ref);
    return facts !== null && (!isId || facts.id.startsWith(ref.toLowerCase()));
  });
  if (found == null) return null;
  repository.caches.commitIds.set(repository.key(found.id), true);
  return found.id;
}

/** The candidate names for git, in order of precedence. */
function listNames(ref: string): string[] {
  if (ref === 'HEAD') return ['HEAD^{commit}'];
  const named = [`refs/heads/${ref}^{commit}`, `refs/tags/${ref}^{commit}`];
  if (isObjectId(ref)) return [toCommitName(ref), ...named];
  return isAbbreviatedId(ref) ? [...named, toCommitName(ref)] : named;
}

function toCommitName(ref: string): string {
  return `${ref.toLowerCase()}^{commit}`;
}
