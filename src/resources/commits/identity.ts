import type { Actor } from '../../auth/actor.ts';
import type { RequestContext } from '../../context.ts';
import type { Identity } from '../../git/identity.ts';
import { commitEmail } from '../users/presenter.ts';

/** Whoever commits through the API, now. */
export function committerOf(
  { url, clock }: Pick<RequestContext, 'url' | 'clock'>,
  { user }: Actor,
): Identity {
  return { name: user.name, email: commitEmail(user, url), date: clock().toISOString() };
}

/** Whom a commit names as its author: whoever commits it, as far as nothing else is given. */
export function authorOf(
  { name, email }: { readonly name?: string | undefined; readonly email?: string | undefined },
  committer: Identity,
): Identity {
  return { name: name || committer.name, email: email || committer.email, date: committer.date };
}
