import { OutputTooLarge } from '#src/git/errors.ts';
import { listNewCommits, listNewFiles } from '#src/git/reading/pushed.ts';
import type { Push, PushDeps } from '#src/domains/core/repositories/push-checks.ts';
import { createRuleCheck } from './enforce.ts';
import { PushRuleBroken } from './push-rule-broken.ts';

/**
 * Why the push rules of the project refuse refs of a push, by their full names; empty when they refuse none. It may take
 * a minute to look at all that a push brings.
 */
export async function findPushRuleRefusals(
  deps: PushDeps,
  { project, actor, repository, refs }: Push,
): Promise<Map<string, string>> {
  const refusals = new Map<string, string>();
  const check = await createRuleCheck(deps, { project, actor, overGit: true });
  if (check === null) return refusals;
  const stored = deps.git.repository(project.id);
  for (const { ref, to } of refs) {
    const pushed = {
      ref,
      deleted: to === null,
      commits: async () => (to === null ? [] : listNewCommits(repository, to)),
      files: async () => (to === null ? [] : listNewFiles(repository, stored, to)),
    };
    const reason = await check(pushed).then(() => null, describeReason);
    if (reason !== null) refusals.set(ref, reason);
  }
  return refusals;
}

function describeReason(error: unknown): string {
  if (error instanceof PushRuleBroken) return error.reason;
  if (error instanceof OutputTooLarge) return 'The push is too large to be checked at once.';
  throw error;
}
