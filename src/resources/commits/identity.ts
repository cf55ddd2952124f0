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
