import { applicationScopes } from '#src/auth/scopes.ts';
import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { blank, findTextErrors, describeTooLong } from '#src/text/text-errors.ts';
import { outOfBand } from './redirect-addresses.ts';
import type { ApplicationAttributes } from './table.ts';

interface ApplicationInput {
  readonly name: string;
  /** One address on each line. */
  readonly redirect_uri: string;
  /** Separated by blanks. */
  readonly scopes: string;
  readonly confidential: boolean;
  readonly trusted?: boolean;
}

/** Characters of all addresses together. */
const maxAddressChars = 16_384;

/**
 * Reads the stored attributes of an application, for any caller.
 * @throws BadRequest with all that is wrong
 */
export function checkApplicationAttributes(input: ApplicationInput): ApplicationAttributes {
  const addresses = input.redirect_uri.split(/[\s]+/).filter((address) => address !== '');
  const scopes = [...new Set(input.scopes.split(/\s+/).filter((scope) => scope !== ''))];
  const errors = Object.fromEntries(
    Object.entries({
      name: findTextErrors(input.name),
      redirect_uri: findAddressErrors(addresses),
      scopes: findScopeErrors(scopes),
    }).filter(([, texts]) => texts.length > 0),
  ) satisfies AttributeErrors;
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  return {
    name: input.name.trim(),
    redirect_uri: addresses.join('\n'),
    scopes,
    confidential: input.confidential,
    trusted: input.trusted ?? false,
  };
}

function findScopeErrors(scopes: readonly string[]): string[] {
  if (scopes.length === 0) return [blank];
  const known: readonly string[] = applicationScopes;
  return scopes.every((scope) => known.includes(scope))
    ? []
    : ["doesn't match configured on the server."];
}

function findAddressErrors(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [blank];
  if (addresses.join('\n').length > maxAddressChars) return [describeTooLong(maxAddressChars)];
  return [...new Set(addresses.flatMap((address) => findAddressError(address) ?? []))];
}

/** Schemes whose content browsers execute. */
const forbiddenSchemes = new Set(['data:', 'javascript:', 'vbscript:']);

function findAddressError(address: string): string | null {
  if (address === outOfBand) return null;
  if (!/^[a-z][a-z0-9+.-]*:[\x21-\x7e]+$/i.test(address)) return 'must be an absolute URI.';
  const url = URL.parse(address);
  // A browser treats such an address without slashes as a path of this instance.
  if (url === null || /^https?:(?!\/\/)/i.test(address)) return 'must be an absolute URI.';
  // These characters would end a directive of the content security policy that allows the redirect.
  if (/[;,]/.test(url.host)) return 'must be an absolute URI.';
  if (forbiddenSchemes.has(url.protocol)) return 'is forbidden by the server.';
  return address.includes('#') ? 'cannot contain a fragment.' : null;
}
