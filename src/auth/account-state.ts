import { Forbidden } from '#src/errors.ts';
import { isInternal } from '#src/records/user-types.ts';
import type { UserRow, UserState } from '#src/records/user.ts';

const reasons: Readonly<Record<Exclude<UserState, 'active'>, string>> = {
  blocked: 'Your account has been blocked.',
  ldap_blocked: 'Your account has been blocked.',
  banned: 'Your account has been blocked.',
  blocked_pending_approval:
    'Your account is pending approval by an administrator and therefore blocked.',
  deactivated: 'Your account has been deactivated. Sign in again in the browser to reactivate it.',
};

/** Reason why the owner of a token may not use the API at `now`; null if permitted. */
function describeRefusal(user: UserRow, passwordExpiresAt: number, now: number): string | null {
  if (user.state !== 'active') return reasons[user.state];
  if (isInternal(user)) return 'This internal user cannot be used.';
  if (user.confirmed_at === null) return 'Your primary email address is not confirmed.';
  if (passwordExpiresAt <= now) return 'Your password expired. Change it in the browser.';
  return null;
}

/**
 * Checks an account when a user signs in with a browser, which reactivates a deactivated account, and where a password
 * can be changed.
 * @throws Forbidden with the reason
 */
export function requireSignIn(user: UserRow): void {
  const state = user.state === 'deactivated' ? 'active' : user.state;
  requireUsableAccount({ ...user, state }, Infinity, 0);
}

/** Throws `Forbidden` with the reason. */
export function requireUsableAccount(user: UserRow, passwordExpiresAt: number, now: number): void {
  const refusal = describeRefusal(user, passwordExpiresAt, now);
  if (refusal !== null) throw new Forbidden(refusal);
}
