import type { KeyHookPayload } from '../../../generated/ssh-keys/types.ts';
import type { AnnouncedKey } from './events.ts';

/** The event of a key. What its owner wrote behind it stays theirs; keys of machines have none. */
export const presentKeyPayload = (
  event_name: KeyHookPayload['event_name'],
  key: AnnouncedKey,
  owner?: { readonly username: string },
): KeyHookPayload => ({
  event_name,
  created_at: key.created_at,
  updated_at: key.updated_at,
  ...(owner !== undefined && { username: owner.username }),
  key: `${key.type} ${key.content}`,
  id: key.id,
});
