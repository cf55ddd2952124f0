import type { SamlProvider } from '#generated/saml-providers/types.ts';
import type { SamlProviderRow } from '#src/records/saml-provider.ts';
import type { Urls } from '#src/text/urls.ts';

type Group = { readonly full_path: string };

export function presentSamlProvider(row: SamlProviderRow, group: Group, url: Urls): SamlProvider {
  return {
    id: row.id,
    group_id: row.group_id,
    enabled: row.enabled,
    sso_url: row.sso_url,
    certificate_fingerprint: row.certificate_fingerprint,
    default_membership_role: row.default_membership_role,
    scim_url: formatScimUrl(group, url),
    scim_token_created_at: row.scim_token_created_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The URL to enter at the identity provider. */
export const formatScimUrl = ({ full_path }: Group, url: Urls): string =>
  url.web(`api/scim/v2/groups/${encodeURIComponent(full_path)}`);
