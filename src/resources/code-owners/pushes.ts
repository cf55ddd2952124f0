import { changedPaths } from '../../git/reading/changed-paths.ts';
import { isPaid } from '../../plan.ts';
import { matchesRef } from '../../policy/ref-pattern.ts';
import type { Push, PushDeps } from '../repositories/push-checks.ts';
import { findEntries } from './find.ts';
import { owningEntries } from './owned.ts';

const branchPrefix = 'refs/heads/';
const reason =
  'Pushes to protected branches that contain changes to files that match patterns defined in CODEOWNERS are disabled for this project. Please submit these changes via a merge request.';

/**
 * Why branches of a push may not move, by their full names: their protection wants code owners to approve what is merged,
 * and a push would bring changes of what they own past them.
 */
export async function refusedByCodeOwners(
  { db, git, config }: PushDeps,
  { project, refs, repository }: Push,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  if (!isPaid(config.plan)) return refused;
  const protections = await db('protected_branches')
    .where({ project_id: project.id, code_owner_approval_required: true })
    .pluck<string[]>('name');
  if (protections.length === 0) return refused;
  for (const { ref, from, to } of refs) {
    if (from === null || to === null || !ref.startsWith(branchPrefix)) continue;
    const branch = ref.slice(branchPrefix.length);
    if (!protections.some((name) => matchesRef(name, branch))) continue;
    const entries = await findEntries(git.repository(project.id), branch);
    const asked = entries.filter(({ optional }) => !optional);
    if (asked.length === 0) continue;
    const paths = await changedPaths(repository, from, to);
    if (paths === null || (await owningEntries(asked, paths)).length > 0) refused.set(ref, reason);
  }
  return refused;
}
