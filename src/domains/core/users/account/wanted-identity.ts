import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { findExternUidError } from '#src/records/extern-uid.ts';
import { findSamlProvider, groupSaml } from '#src/records/saml-provider.ts';
import type { IdentityRow } from '../table.ts';
import { isPresent } from './validation.ts';

interface IdentityInput {
  readonly provider?: string | null;
  readonly extern_uid?: string | null;
  readonly group_id_for_saml?: number | null;
}

/**
 * The identity that an administrator gives a user, at the single sign-on of a group where one is named and has it.
 * @throws BadRequest when it cannot be one there
 */
export async function readIdentityInput(
  db: Database,
  { provider, extern_uid, group_id_for_saml: group }: IdentityInput,
  paid: boolean,
): Promise<Pick<IdentityRow, 'provider' | 'extern_uid' | 'saml_provider_id'> | null> {
  if (!isPresent(provider) || !isPresent(extern_uid)) return null;
  const named = paid && provider === groupSaml ? (group ?? null) : null;
  const saml = named === null ? undefined : await findSamlProvider(db, named);
  const error = saml === undefined ? null : findExternUidError(extern_uid ?? '');
  if (error !== null) throw new BadRequest({ 'identities.extern_uid': [error] });
  return {
    provider: provider ?? '',
    extern_uid: extern_uid ?? '',
    saml_provider_id: saml?.id ?? null,
  };
}
