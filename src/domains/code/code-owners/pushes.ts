import { BadRequest } from '#src/errors.ts';
import type { Repository } from '#src/git/repository.ts';
import { listChangedPaths } from '#src/git/reading/changed-paths.ts';
import { isPaid } from '#src/plan.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import type { Push, PushDeps } from '#src/domains/core/repositories/push-checks.ts';
import { findEntries } from './find.ts';
import { matchOwningEntries } from './owned.ts';
import type { CodeOwnersEntry } from './parse.ts';

const branchPrefix = 'refs/heads/';
const reason =
  'Pushes to protected branches that contain changes to files that match patterns defined in CODEOWNERS are disabled for this project. Please submit these changes via a merge request.';

/**
 * Finds the reasons to reject a push to branches, by full name: their protection requires code owners' approval for
 * merges, and the push changes owned files. Branches in `refused` are rejected already and skipped.
 */
export async function findCodeOwnerRefusals(
  deps: PushDeps,
  { project, refs, repository }: Push,
  refused: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const owned = new Map<string, string>();
  const protects = await findProtections(deps, project);
  if (protects === null) return owned;
  for (const { ref, from, to } of refs) {
    if (from === null || to === null || !ref.startsWith(branchPrefix) || refused.has(ref)) continue;
    const branch = ref.slice(branchPrefix.length);
    if (!protects(branch)) continue;
    const entries = await findAsked(deps, project, branch);
    if (entries.length === 0) continue;
    const paths = await listChangedPaths(repository, from, to);
    if (await areOwned(entries, paths)) owned.set(ref, reason);
  }
  return owned;
}

/**
 * Rejects a change of files without a push if code owners must approve it. `pathsOf` returns the files, or null if
 * unknown.
 * @throws BadRequest
 */
export async function requireNoOwners(
  deps: PushDeps,
  project: { readonly id: number },
  branch: string,
  pathsOf: (repository: Repository) => Promise<readonly string[] | null>,
): Promise<void> {
  const protects = await findProtections(deps, project);
  if (protects?.(branch) !== true) return;
  const entries = await findAsked(deps, project, branch);
  if (entries.length === 0) return;
  const paths = await pathsOf(deps.git.repository(project.id));
  if (await areOwned(entries, paths)) throw new BadRequest(reason);
}

/** Reads the protections that require code owners' approval; null if none does. */
async function findProtections(
  { db, config }: PushDeps,
  { id: project_id }: { readonly id: number },
): Promise<((branch: string) => boolean) | null> {
  if (!isPaid(config.plan)) return null;
  const names = await db('protected_branches')
    .where({ project_id, code_owner_approval_required: true })
    .pluck<string[]>('name');
  if (names.length === 0) return null;
  return (branch) => names.some((name) => matchesRef(name, branch));
}

async function findAsked(
  { git }: PushDeps,
  { id }: { readonly id: number },
  branch: string,
): Promise<CodeOwnersEntry[]> {
  const entries = await findEntries(git.repository(id), branch);
  return entries.filter(({ optional }) => !optional);
}

/** Too many changed files count as owned, so that nobody can bypass the owners. */
const areOwned = async (entries: readonly CodeOwnersEntry[], paths: readonly string[] | null) =>
  paths === null || (await matchOwningEntries(entries, paths)).length > 0;
