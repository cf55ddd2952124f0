import type { IncomingMessage } from 'node:http';
import type { Environment } from '#src/context.ts';
import { hasAnyThrottle } from '#src/limits/throttles.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadRecentSettings } from '#src/settings/current.ts';

/**
 * Counts a request outside the API for the throttles of the instance. `callerOf` is called only while a throttle is on.
 * @throws Throttled
 */
export async function throttleWeb(
  { db, limits, clientAddress }: Pick<Environment, 'db' | 'limits' | 'clientAddress'>,
  http: IncomingMessage,
  callerOf: () => Promise<Actor | null>,
): Promise<void> {
  const settings = await loadRecentSettings(db);
  if (!hasAnyThrottle(settings)) return;
  const actor = await callerOf();
  const [path = '', query = ''] = (http.url ?? '').split('?', 2);
  const { method = '' } = http;
  const ip = clientAddress(http);
  await limits.throttle(settings, () => ({ area: 'web', actor, path, query, method, ip }));
}
