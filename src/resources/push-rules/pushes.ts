import { OutputTooLarge } from '../../git/errors.ts';
import { newCommits, newFiles } from '../../git/reading/pushed.ts';
import type { Repository } from '../../git/repository.ts';
import type { PushedRef } from '../../git/transport/transport.ts';
import type { Push, PushDeps } from '../repositories/push-checks.ts';
import { checkPushRules } from './enforce.ts';
import { PushRuleBroken } from './push-rule-broken.ts';

/**
 * Why the push rules of the project refuse refs of a push, by their full names; empty when they refuse none. It may take
 * a minute to look at all that a push brings.
 */
export async function refusedByRules(deps: PushDeps, push: Push): Promise<Map<string, string>> {
  const stored = deps.git.repository(push.project.id);
  const refusals = new Map<string, string>();
  for (const pushed of push.refs) {
    const reason = await ruleRefusal(deps, push, pushed, stored);
    if (reason !== null) refusals.set(pushed.ref, reason);
  }
  return refusals;
}

async function ruleRefusal(
  deps: PushDeps,
  { project, actor, repository }: Push,
  { ref, to }: PushedRef,
  stored: Repository,
): Promise<string | null> {
  try {
    await checkPushRules(deps, {
      project,
      actor,
      overGit: true,
      refs: [
        {
          ref,
          deleted: to === null,
          commits: async () => (to === null ? [] : newCommits(repository, to)),
          files: async () => (to === null ? [] : newFiles(repository, stored, to)),
        },
      ],
    });
    return null;
  } catch (error) {
    if (error instanceof PushRuleBroken) return error.reason;
    if (error instanceof OutputTooLarge) return 'The push is too large to be checked at once.';
    throw error;
  }
}
