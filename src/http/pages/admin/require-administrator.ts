import { NotFound } from '../../../errors.ts';
import type { SignedInVisit } from '../handlers.tsx';

/**
 * Nobody else learns which pages administrators have. In admin mode they are administrators once they have proved again
 * who they are.
 * @throws NotFound for others
 */
export function requireAdministrator({ actor }: SignedInVisit): void {
  if (!actor.admin) throw new NotFound();
}
