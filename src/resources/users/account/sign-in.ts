import { createSession, type NewSession } from '../../../auth/sessions.ts';
import type { SigningIn } from '../../../auth/password-login.ts';
import type { Database } from '../../../database/database.ts';
import { dayOf } from '../../../day.ts';
import { Unauthorized } from '../../../errors.ts';
import { lockUser } from '../table.ts';
import { changeState, stateChanges } from './states.ts';

interface Arrival {
  readonly now: Date;
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the browser is to keep the session when it is closed. */
  readonly remembered: boolean;
}

/**
 * Begins a session for somebody who has shown who they are. A deactivated account becomes active by it.
 * @throws Unauthorized when the account, or its password, changed meanwhile
 */
export async function signIn(
  db: Database,
  { user, digest }: SigningIn,
  { now, ip, userAgent, remembered }: Arrival,
): Promise<NewSession> {
  const at = now.toISOString();
  if (user.state === 'deactivated') {
    await changeState(db, user.id, stateChanges.activate, { actor: user, now: at });
  }
  return db.transaction(async (db) => {
    const locked = await lockUser(db, user.id);
    const stored = await db('users').where('id', user.id).first('password_digest');
    if (locked?.state !== 'active' || stored?.password_digest !== digest) throw new Unauthorized();
    await db('users')
      .where('id', user.id)
      .update({
        sign_in_count: locked.sign_in_count + 1,
        last_sign_in_at: locked.current_sign_in_at,
        last_sign_in_ip: locked.current_sign_in_ip,
        current_sign_in_at: at,
        current_sign_in_ip: ip,
        last_activity_on: dayOf(at),
      });
    return createSession(db, user, now, { remembered, userAgent, ip });
  });
}
