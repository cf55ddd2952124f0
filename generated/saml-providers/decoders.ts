// Generated from spec/domains/* /saml-providers.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /groups/{id}/saml_provider */
export function decodeGetSamlProvider({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/saml_provider */
export function decodeSetSamlProvider({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.enabled, "body/enabled", faults)) !== undefined) body.enabled = v;
  if ((v = decoder1(merged.sso_url, "body/sso_url", faults)) !== undefined) body.sso_url = v;
  if ((v = decoder1(merged.certificate_fingerprint, "body/certificate_fingerprint", faults)) !== undefined) body.certificate_fingerprint = v;
  if ((v = d.integer(merged.default_membership_role, "body/default_membership_role", faults)) !== undefined) body.default_membership_role = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/saml_provider */
export function decodeDeleteSamlProvider({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/saml_provider/scim_token */
export function decodeCreateScimToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/saml_provider/scim_token */
export function decodeRevokeScimToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
