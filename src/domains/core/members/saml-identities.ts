import type { Member } from '#generated/members/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { groupSaml } from '#src/records/saml-provider.ts';
import type { MemberContainer } from './place.ts';

type Identity = NonNullable<Member['group_saml_identity']>;

/** The provider with each requested identity; null values for missing ones. */
interface Found {
  readonly provider_id: number;
  readonly user_id: number | null;
  readonly extern_uid: string | null;
}

interface IdentityQuery {
  readonly namespace: number;
  readonly users: readonly number[];
}

const identitiesAt = prepareStatement<IdentityQuery, Found>((db, { namespace, users }) =>
  db('namespaces as top')
    .join('saml_providers as providers', 'providers.group_id', 'top.id')
    .leftJoin(
      whereInList(db('identities').whereNotNull('extern_uid_key'), 'user_id', users)
        .select('saml_provider_id', 'user_id', 'extern_uid')
        .as('theirs'),
      'theirs.saml_provider_id',
      'providers.id',
    )
    .where('top.id', namespace)
    .whereNull('top.parent_id')
    .where('providers.enabled', true)
    .select('providers.id as provider_id', 'theirs.user_id', 'theirs.extern_uid'),
);

/** The identities of these users at the single sign-on of the group; null without one, as in subgroups. */
export async function loadSamlIdentities(
  db: Database,
  { namespaceId }: MemberContainer,
  users: readonly number[],
): Promise<ReadonlyMap<number, Identity> | null> {
  const found = await identitiesAt.all(db, { namespace: namespaceId, users });
  if (found.length === 0) return null;
  const identities = new Map<number, Identity>();
  for (const { provider_id, user_id, extern_uid } of found) {
    if (user_id === null || extern_uid === null) continue;
    identities.set(user_id, { extern_uid, provider: groupSaml, saml_provider_id: provider_id });
  }
  return identities;
}

/** The users who have an identity at the single sign-on of a group without a parent. */
export const selectUsersLinkedTo = (db: Database, groupId: number) =>
  db('saml_providers as providers')
    .join('namespaces as top', 'top.id', 'providers.group_id')
    .join('identities', 'identities.saml_provider_id', 'providers.id')
    .where('top.id', groupId)
    .whereNull('top.parent_id')
    .where('providers.enabled', true)
    .whereNotNull('identities.extern_uid_key')
    .select('identities.user_id');
