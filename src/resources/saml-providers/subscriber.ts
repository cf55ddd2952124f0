import type { Database } from '../../database/database.ts';
import { deleteInParts } from '../../database/in-parts.ts';
import { subscribeTo } from '../../domain-events/subscription.ts';
import { type Moved, containerRemoved } from '../namespaces/events.ts';
import { selectTree } from '../namespaces/tree.ts';

export const subscriptions = [subscribeTo(containerRemoved, { prepare: forgetIdentities })];

/** The single sign-on of a group goes with it by itself, but not the identities that people have there. */
async function forgetIdentities(db: Database, { kind, id }: Moved): Promise<void> {
  if (kind !== 'group') return;
  const providers = db('saml_providers').whereIn('group_id', selectTree(db, id)).select('id');
  await deleteInParts(db, 'identities', db('identities').whereIn('saml_provider_id', providers));
}
