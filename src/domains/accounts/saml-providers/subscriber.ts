import type { Database } from '#src/database/database.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { type Moved, containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';

export const subscriptions = [subscribeTo(containerRemoved, { prepare: forgetIdentities })];

/** Foreign keys delete the single sign-on with its group, but not the identities of its users. */
async function forgetIdentities(db: Database, { kind, id }: Moved): Promise<void> {
  if (kind !== 'group') return;
  const providers = db('saml_providers').whereIn('group_id', selectTree(db, id)).select('id');
  await deleteInParts(db, 'identities', db('identities').whereIn('saml_provider_id', providers));
}
