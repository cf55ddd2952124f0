import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { type MembersChanged, membersChanged } from '#src/domains/core/members/events.ts';

export const subscriptions = [subscribeTo(membersChanged, { record: follow })];

/** Users whom owners add or remove by hand are active, or not, for the identity provider too. */
async function follow(db: Database, { action, members, at }: MembersChanged): Promise<void> {
  const ofGroups = members.filter(({ source_type }) => source_type === 'Namespace');
  if (ofGroups.length === 0) return;
  const byGroup = gatherRowsBy(ofGroups, ({ source_id }) => source_id);
  const providers = await whereInList(db('saml_providers'), 'group_id', [...byGroup.keys()]).select<
    { id: number; group_id: number }[]
  >('id', 'group_id');
  const active = action === 'joined';
  for (const { id, group_id } of providers) {
    const users = (byGroup.get(group_id) ?? []).flatMap(({ user_id }) => user_id ?? []);
    await whereInList(
      db('identities').where({ saml_provider_id: id, active: !active }),
      'user_id',
      users,
    ).update({ active, updated_at: at.toISOString() });
  }
}
