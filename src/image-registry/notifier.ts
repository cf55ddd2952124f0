import { hash, timingSafeEqual } from 'node:crypto';
import type { Config } from '#src/config.ts';
import { Unauthorized } from '#src/errors.ts';

/**
 * Checks the secret of notifications, before a body is read.
 * @throws Unauthorized for a wrong secret, and for every caller where none is configured
 */
export function requireNotifier(
  { registryNotificationSecret: secret }: Pick<Config, 'registryNotificationSecret'>,
  shown: string | undefined,
): void {
  // Digests have one length, and are compared in one time.
  const known = hash('sha256', secret ?? '', 'buffer');
  const same = timingSafeEqual(known, hash('sha256', shown ?? '', 'buffer'));
  if (secret === null || !same) throw new Unauthorized();
}
