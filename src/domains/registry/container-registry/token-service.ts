import type { Config } from '#src/config.ts';
import { registryService } from '#src/image-registry/signed-token.ts';

/** The header that names the address and the scope of a token request. */
export function formatChallenge(
  { baseUrl }: Pick<Config, 'baseUrl'>,
  scopes: readonly string[],
  error?: 'invalid_token' | 'insufficient_scope',
): string {
  const parts = {
    realm: `${baseUrl}/jwt/auth`,
    service: registryService,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    ...(error !== undefined && { error }),
  };
  const all = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${all.join(',')}`;
}
