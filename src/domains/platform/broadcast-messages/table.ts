import type { BroadcastMessage } from '#generated/broadcast-messages/types.ts';

export interface BroadcastMessageRow {
  readonly id: number;
  /** Markdown. */
  readonly message: string;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** `#rgb` or `#rrggbb`. */
  readonly color: string;
  readonly font: string;
  /** Empty for all users. */
  readonly target_access_levels: readonly number[];
  /** Pattern in which `*` matches any characters; null matches every page. */
  readonly target_path: string | null;
  readonly broadcast_type: BroadcastMessage['broadcast_type'];
  readonly dismissable: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export type NewBroadcastMessage = Omit<BroadcastMessageRow, 'id' | 'created_at' | 'updated_at'>;
