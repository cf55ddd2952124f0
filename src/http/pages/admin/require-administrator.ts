import { NotFound } from '#src/errors.ts';
import type { SignedInVisit } from '../handlers.tsx';

/**
 * Hides the admin pages from other users. In admin mode, administrators count as such only after they have confirmed
 * their identity again.
 * @throws NotFound for others
 */
export function requireAdministrator({ actor }: SignedInVisit): void {
  if (!actor.admin) throw new NotFound();
}
