import type { BroadcastMessage } from '#generated/broadcast-messages/types.ts';
import type { BroadcastMessageRow } from './table.ts';

export function presentBroadcastMessage(message: BroadcastMessageRow, now: Date): BroadcastMessage {
  return {
    id: message.id,
    message: message.message,
    starts_at: message.starts_at,
    ends_at: message.ends_at,
    color: message.color,
    font: message.font,
    active:
      Date.parse(message.starts_at) <= now.getTime() && now.getTime() < Date.parse(message.ends_at),
    target_access_levels: [...message.target_access_levels],
    target_path: message.target_path,
    broadcast_type: message.broadcast_type,
    dismissable: message.dismissable,
  };
}
