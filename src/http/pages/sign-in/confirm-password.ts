import type { Request } from 'express';
import type { Authenticate } from '#src/auth/authenticate.ts';
import type { Environment } from '#src/context.ts';
import { BadRequest, Unauthorized } from '#src/errors.ts';
import { takeSecondFactor } from '#src/domains/core/users/account/second-factor.ts';
import type { SignedInVisit } from '../handlers.tsx';

/**
 * Verifies the password of a signed-in user, and returns its stored form.
 * @throws BadRequest when it is wrong, as the attribute `current_password`
 */
export async function confirmPassword(
  authenticate: Authenticate,
  { actor }: SignedInVisit,
  password: string,
  req: Request,
): Promise<string> {
  try {
    return await authenticate.confirmPassword(actor.user, password, req);
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error;
    throw new BadRequest({ current_password: ['is wrong'] });
  }
}

/**
 * Verifies a code of the second factor, for users who have one; attempts are counted like those of a sign-in.
 * @throws BadRequest when it is wrong, as the attribute `code`
 * @throws TooManyRequests when too many were wrong
 */
export async function confirmSecondFactor(
  { db, limits }: Pick<Environment, 'db' | 'limits'>,
  { actor: { user }, now }: SignedInVisit,
  code: string,
): Promise<void> {
  if (!user.two_factor_enabled) return;
  const subject = { actor: null, path: String(user.id), ip: '' };
  const giveBack = await limits.take('second_factor', subject);
  if (!(await takeSecondFactor(db, user, code, now))) {
    throw new BadRequest({ code: ['is wrong, or was used already'] });
  }
  await giveBack();
}
