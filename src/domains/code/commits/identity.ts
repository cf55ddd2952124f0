import type { RequestContext } from '#src/context.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import type { Actor } from '#src/records/actor.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { chooseCommitEmail } from '#src/domains/core/users/presenter.ts';

/** The actor as committer, with the current time. */
export async function findCommitter(
  { db, config, clock }: Pick<RequestContext, 'db' | 'config' | 'clock'>,
  { user }: Actor,
): Promise<Identity> {
  const host = findCommitEmailHost(await loadCurrentSettings(db), new URL(config.baseUrl).hostname);
  return { name: user.name, email: chooseCommitEmail(user, host), date: clock().toISOString() };
}

/** Author of a commit: missing values come from the committer. */
export function chooseAuthor(
  { name, email }: { readonly name?: string | undefined; readonly email?: string | undefined },
  committer: Identity,
): Identity {
  return { name: name || committer.name, email: email || committer.email, date: committer.date };
}
