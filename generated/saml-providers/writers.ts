// Generated from spec/domains/* /saml-providers.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { SamlProvider, ScimToken } from './types.ts';

export function writeSamlProvider(v: SamlProvider): string {
  return ('{"id":' + w.number(v.id) + ',"group_id":' + w.number(v.group_id) + ',"enabled":' + w.boolean(v.enabled) + ',"sso_url":' + w.text(v.sso_url) + ',"certificate_fingerprint":' + w.text(v.certificate_fingerprint) + ',"default_membership_role":' + w.number(v.default_membership_role) + ',"scim_url":' + w.text(v.scim_url) + ',"scim_token_created_at":' + w.text(v.scim_token_created_at) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + '}');
}

export function writeScimToken(v: ScimToken): string {
  return ('{"token":' + w.text(v.token) + ',"scim_url":' + w.text(v.scim_url) + ',"created_at":' + w.text(v.created_at) + '}');
}
