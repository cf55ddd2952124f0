import type { Database } from '../../database/database.ts';
import { on } from '../../domain-events/subscription.ts';
import { type Moved, placeRemoved } from '../namespaces/events.ts';
import { treeOf } from '../namespaces/tree.ts';
import { deleteSamlProviders } from './table.ts';

export const subscriptions = [on(placeRemoved, { record: forgetIdentities })];

/** The single sign-on of a group goes with it by itself, but not the identities that people have there. */
async function forgetIdentities(db: Database, { kind, id }: Moved): Promise<void> {
  if (kind !== 'group') return;
  const groups = await treeOf(db, id)
    .whereIn('namespace_id', db('saml_providers').select('group_id'))
    .pluck<number[]>('namespace_id');
  if (groups.length > 0) await deleteSamlProviders(db, groups);
}
