import type { Request } from 'express';
import type { Authenticate } from '../../../auth/authenticate.ts';
import { BadRequest, Unauthorized } from '../../../errors.ts';
import type { SignedInVisit } from '../handlers.tsx';

/**
 * Asks whoever is signed in for their password, and answers what is stored of it.
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
