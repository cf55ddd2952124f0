import type { RequestContext } from '../../context.ts';
import type { Identity } from '../../git/formats/identity.ts';
import type { Actor } from '../../records/actor.ts';
import { findCommitEmailHost } from '../../settings/commit-email-host.ts';
import { loadCurrentSettings } from '../../settings/current.ts';
import { chooseCommitEmail } from '../users/presenter.ts';

/** Whoever commits through the API, now. */
export async function findCommitter(
  { db, config, clock }: Pick<RequestContext, 'db' | 'config' | 'clock'>,
  { user }: Actor,
): Promise<Identity> {
  const host = findCommitEmailHost(await loadCurrentSettings(db), new URL(config.baseUrl).hostname);
  return { name: user.name, email: chooseCommitEmail(user, host), date: clock().toISOString() };
}

/** Whom a commit names as its author: whoever commits it, as far as nothing else is given. */
export function chooseAuthor(
  { name, email }: { readonly name?: string | undefined; readonly email?: string | undefined },
  committer: Identity,
): Identity {
  return { name: name || committer.name, email: email || committer.email, date: committer.date };
}
