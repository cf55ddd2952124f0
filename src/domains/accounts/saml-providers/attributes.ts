import type { SetSamlProvider } from '#generated/saml-providers/types.ts';
import { BadRequest } from '#src/errors.ts';
import { blank, findLengthErrors } from '#src/text/text-errors.ts';
import type { SamlProviderAttributes } from './table.ts';

/**
 * Reads the attributes of a single sign-on; missing ones keep the values of `before`.
 * @throws BadRequest with those that are missing or not valid
 */
export function readSamlProviderAttributes(
  input: SetSamlProvider,
  before: Partial<SamlProviderAttributes> = {},
): SamlProviderAttributes {
  const {
    enabled = before.enabled ?? true,
    sso_url = before.sso_url ?? '',
    default_membership_role = before.default_membership_role ?? 10,
  } = input;
  const fingerprint = input.certificate_fingerprint ?? before.certificate_fingerprint ?? '';
  const certificate_fingerprint = readFingerprint(fingerprint);
  const addressErrors = isSecureAddress(sso_url)
    ? findLengthErrors(sso_url, maxAddressChars)
    : [sso_url.trim() === '' ? blank : 'is invalid'];
  const errors = {
    ...(addressErrors.length > 0 && { sso_url: addressErrors }),
    ...(certificate_fingerprint === null && {
      certificate_fingerprint: [fingerprint.trim() === '' ? blank : 'is invalid'],
    }),
  };
  if (certificate_fingerprint === null || Object.keys(errors).length > 0)
    throw new BadRequest(errors);
  return { enabled, sso_url, certificate_fingerprint, default_membership_role };
}

const maxAddressChars = 2048;

/** An attacker who reads or changes requests to an unencrypted address could sign in as any user. */
function isSecureAddress(text: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** SHA-1 or SHA-256 as pairs of digits with colons; null for other texts. */
function readFingerprint(text: string): string | null {
  const digits = text.trim().replaceAll(':', '').toUpperCase();
  if (!/^(?:[0-9A-F]{40}|[0-9A-F]{64})$/.test(digits)) return null;
  return digits.match(/../g)?.join(':') ?? null;
}
