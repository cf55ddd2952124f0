import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { SamlProviderRow } from '#src/records/saml-provider.ts';
import { samlProviderColumns } from '#src/records/saml-provider.ts';

export type SamlProviderAttributes = Pick<
  SamlProviderRow,
  'enabled' | 'sso_url' | 'certificate_fingerprint' | 'default_membership_role'
>;

export function insertSamlProvider(
  db: Database,
  groupId: number,
  attributes: SamlProviderAttributes,
  now: string,
): Promise<SamlProviderRow> {
  return insertReturning<SamlProviderRow>(db, 'saml_providers', {
    ...attributes,
    group_id: groupId,
    created_at: now,
    updated_at: now,
  });
}

type Changes = Partial<SamlProviderAttributes> &
  Partial<Pick<SamlProviderRow, 'scim_token_created_at'>> & {
    readonly scim_token_digest?: string | null;
  };

/** Undefined for a group without single sign-on. */
export async function updateSamlProvider(
  db: Database,
  groupId: number,
  changes: Changes,
  now: string,
): Promise<SamlProviderRow | undefined> {
  const [row] = await db('saml_providers')
    .where('group_id', groupId)
    .update({ ...changes, updated_at: now })
    .returning<SamlProviderRow[]>([...samlProviderColumns]);
  return row;
}

/** Ends the single sign-on of groups, with the identities of their members at it. Answers of how many. */
export async function deleteSamlProviders(
  db: Database,
  groups: readonly number[],
): Promise<number> {
  const selectProviders = () => db('saml_providers').whereIn('group_id', [...groups]);
  await changeWithin(
    db('identities').whereIn('saml_provider_id', selectProviders().select('id')),
    'delete',
  );
  return selectProviders().delete();
}
