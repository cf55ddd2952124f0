import type { Database } from '../../database/database.ts';
import { deleteInParts } from '../../database/in-parts.ts';
import { on } from '../../domain-events/subscription.ts';
import { type Moved, containerRemoved } from '../namespaces/events.ts';
import { treeOf } from '../namespaces/tree.ts';

export const subscriptions = [on(containerRemoved, { prepare: forgetIdentities })];

/** The single sign-on of a group goes with it by itself, but not the identities that people have there. */
async function forgetIdentities(db: Database, { kind, id }: Moved): Promise<void> {
  if (kind !== 'group') return;
  const providers = db('saml_providers').whereIn('group_id', treeOf(db, id)).select('id');
  await deleteInParts(db, 'identities', db('identities').whereIn('saml_provider_id', providers));
}
