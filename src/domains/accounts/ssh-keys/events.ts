import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { SshKeyRow } from './table.ts';

/** A public key in events. */
export type AnnouncedKey = Pick<SshKeyRow, 'id' | 'type' | 'content' | 'created_at' | 'updated_at'>;

interface OwnKey {
  readonly key: AnnouncedKey;
  readonly owner: { readonly username: string };
}

/** A user has a key more. */
export const sshKeyAdded = createDomainEvent<OwnKey>('ssh_key_added');

/** A user has a key less. */
export const sshKeyRemoved = createDomainEvent<OwnKey>('ssh_key_removed');
