import type { Environment } from '#src/context.ts';
import type { ProposedPush, PushedRef, Verdict } from '#src/git/transport/transport.ts';
import type { Log } from '#src/log.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { findCodeOwnerRefusals } from '#src/domains/code/code-owners/pushes.ts';
import { findPushRuleRefusals } from '#src/domains/code/push-rules/pushes.ts';
import { findForgedCommitRefusals } from '#src/domains/core/repositories/forged-commits.ts';
import { findRefRefusals } from '#src/domains/core/repositories/push-checks.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { createsMergeRequests, followPushOptions, listPushLinks } from './push-options.ts';

// Receiving a push involves resources of several layers, up to merge requests, so it belongs to the highest of them.

/** The permissions of the user who pushes. */
export interface Pusher {
  readonly project: ProjectAccess;
  readonly actor: Actor;
}

/** A push while it is received. */
export interface ReceivedPush extends Pusher {
  /** Checks the user's access again; returns the reason if it is gone. */
  readonly admitAgain: () => Promise<Pusher | string>;
  readonly outcome: PushOutcome;
}

/** The facts about a push that come up while it is received. */
export interface PushOutcome {
  /** The reason for each ref that was not accepted, filled while the push is checked. */
  readonly refusals: Map<string, string>;
  /** Likewise. */
  readonly options: string[];
  /** Lines of output for the push that are known after all of its consequences. */
  readonly lastWords: string[];
}

interface Deps {
  readonly environment: Environment;
  readonly log: Log;
}

/** Accepts all refs of a push or none: rejected refs must not leave unreferenced objects behind. */
export async function judgePush(
  { environment, log }: Deps,
  { project, actor, admitAgain, outcome }: ReceivedPush,
  push: ProposedPush,
): Promise<Verdict> {
  try {
    const forged = await findForgedCommitRefusals(push);
    // A user who may not push to a branch is not told what others own there.
    const early = await findRefRefusals(environment, { ...push, project, actor });
    const owned = await findCodeOwnerRefusals(environment, { ...push, project, actor }, early);
    const againstRules = await findPushRuleRefusals(environment, { ...push, project, actor });
    // The push may have begun an hour ago, and the rules may have taken a minute: rights are those of this moment.
    const now = await admitAgain();
    const refused =
      typeof now === 'string'
        ? new Map(push.refs.map(({ ref }) => [ref, now]))
        : new Map([
            ...forged,
            ...owned,
            ...againstRules,
            ...(await findRefRefusals(environment, { ...push, ...now })),
          ]);
    if (refused.size > 0) return refuse(push, refused, outcome);
    outcome.options.push(...push.options);
    const known = !createsMergeRequests(push.options);
    const messages = known ? await listPushLinks(environment, project, push.refs) : [];
    return { accepted: true, messages };
  } catch (error) {
    log.error(
      { event: 'push_check_failed', project: project.id, err: error },
      'failed to check a push',
    );
    throw error;
  }
}

function refuse(
  { refs }: ProposedPush,
  refused: ReadonlyMap<string, string>,
  { refusals }: PushOutcome,
): Verdict {
  for (const { ref } of refs) {
    refusals.set(ref, refused.get(ref) ?? 'Another ref of this push was refused.');
  }
  const reasons = [...refused].map(([ref, reason]) => `${ref}: ${reason}`);
  return { accepted: false, messages: ['', ...reasons.slice(0, 20), ''] };
}

/** Warnings about options that the output of a push shows. */
const maxWarnings = 20;

/** Announces that the refs of a push have moved, and does what its options ask for. */
export async function announcePush(
  { environment, log }: Deps,
  { project, actor, outcome }: ReceivedPush,
  refs: readonly PushedRef[],
): Promise<void> {
  const { options, lastWords } = outcome;
  const changes = refs.map(({ ref, from, to }) => ({ ref, before: from, after: to }));
  try {
    const pushed = { project, by: toWorkRequest(actor), changes, pushOptions: options };
    await announceRefChanges(environment, pushed);
  } catch (error) {
    // The refs have moved; the mark on the repository sees to what follows.
    log.error(
      { event: 'push_event_failed', project: project.id, err: error },
      'failed to publish a push',
    );
  }
  try {
    const warnings = await followPushOptions(environment, { project, actor, refs, options });
    if (warnings.length > 0)
      lastWords.push('', 'WARNINGS:', '', ...warnings.slice(0, maxWarnings), '');
    if (createsMergeRequests(options)) {
      lastWords.push(...(await listPushLinks(environment, project, refs)));
    }
  } catch (error) {
    log.warn(
      { event: 'push_options_failed', project: project.id, err: error },
      'failed to apply push options',
    );
  }
}
