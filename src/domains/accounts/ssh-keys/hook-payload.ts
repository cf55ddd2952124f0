import type { KeyHookPayload } from '#generated/ssh-keys/types.ts';
import type { AnnouncedKey } from './events.ts';

/** Builds the event of a key without its comment; deploy keys have no owner. */
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
