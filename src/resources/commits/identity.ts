import type { RequestContext } from '../../context.ts';
import type { Identity } from '../../git/formats/identity.ts';
import type { Actor } from '../../records/actor.ts';
import { commitEmailHost } from '../../settings/commit-email-host.ts';
import { currentSettings } from '../../settings/current.ts';
import { commitEmail } from '../users/presenter.ts';

/** Whoever commits through the API, now. */
export async function committerOf(
  { db, config, clock }: Pick<RequestContext, 'db' | 'config' | 'clock'>,
  { user }: Actor,
): Promise<Identity> {
  const host = commitEmailHost(await currentSettings(db), new URL(config.baseUrl).hostname);
  return { name: user.name, email: commitEmail(user, host), date: clock().toISOString() };
}

/** Whom a commit names as its author: whoever commits it, as far as nothing else is given. */
export function authorOf(
  { name, email }: { readonly name?: string | undefined; readonly email?: string | undefined },
  committer: Identity,
): Identity {
  return { name: name || committer.name, email: email || committer.email, date: committer.date };
}
