import type { OauthApplicationRow } from '../../records/oauth.ts';

/** Registered by programs that no browser can be sent back to: a page shows them the code. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';

export const redirectAddresses = ({
  redirect_uri,
}: Pick<OauthApplicationRow, 'redirect_uri'>): readonly string[] => redirect_uri.split('\n');
