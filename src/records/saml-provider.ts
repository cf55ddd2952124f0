import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';

/** The identities that members of a group have at its single sign-on have this provider. */
export const groupSaml = 'group_saml';

/** The single sign-on of a top-level group, without the digest of its SCIM token: no answer needs it. */
export interface SamlProviderRow {
  readonly id: number;
  readonly group_id: number;
  readonly enabled: boolean;
  readonly sso_url: string;
  /** Pairs of digits in upper case, with colons. */
  readonly certificate_fingerprint: string;
  /** The access level of provisioned users. */
  readonly default_membership_role: number;
  readonly scim_token_created_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const samlProviderColumns = [
  'id',
  'group_id',
  'enabled',
  'sso_url',
  'certificate_fingerprint',
  'default_membership_role',
  'scim_token_created_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SamlProviderRow)[];

const ofGroup = prepareStatement<{ group: number }, SamlProviderRow>((db, { group }) =>
  db('saml_providers')
    .where('group_id', group)
    .select([...samlProviderColumns])
    .limit(1),
);

export function findSamlProvider(
  db: Database,
  groupId: number,
): Promise<SamlProviderRow | undefined> {
  return ofGroup.first(db, { group: groupId });
}

/** @throws NotFound where single sign-on is not set up */
export async function requireSamlProvider(db: Database, groupId: number): Promise<SamlProviderRow> {
  const row = await findSamlProvider(db, groupId);
  if (row === undefined) throw new NotFound('SAML Provider');
  return row;
}
