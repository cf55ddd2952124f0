import type { WorkOwner } from '#src/workers/owners.ts';
import type { Audience } from './receivers.ts';

/** Ids of receivers by the names of their kinds. */
export type ReceiverIds = Readonly<Record<string, readonly number[]>>;

/** An event whose receivers have no deliveries yet. */
export interface StoredEvent {
  readonly id: number;
  readonly owner: WorkOwner;
  readonly audience: Audience;
  readonly trigger: string;
  readonly header: string;
  readonly subject: string;
  readonly payload_id: number | null;
  readonly bytes: number;
  readonly chain: string | null;
  /** JSON: the names of the chains whose receivers are skipped. */
  readonly told_chains: string | null;
  readonly event_uuid: string | null;
  readonly root_id: number | null;
  readonly guarded: boolean;
  /** JSON of `ReceiverIds`. */
  readonly receivers: string;
  readonly created_at: string;
}
