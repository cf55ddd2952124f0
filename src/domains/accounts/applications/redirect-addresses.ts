import type { OauthApplicationRow } from '#src/records/oauth.ts';

/** Registered by programs that no browser can be sent back to: a page shows them the code. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';

export const redirectAddresses = ({
  redirect_uri,
}: Pick<OauthApplicationRow, 'redirect_uri'>): readonly string[] => redirect_uri.split('\n');

/** Tells whether the browser may return to the URL: a registered one, or one with the differences below. */
export const mayReturnTo = (
  application: Pick<OauthApplicationRow, 'redirect_uri'>,
  address: string,
): boolean =>
  redirectAddresses(application).some(
    (registered) => registered === address || isSameProgram(registered, address),
  );

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

/**
 * A program on the user's own machine listens at any free port (RFC 8252, 7.3). The name `localhost` may lead to
 * another machine.
 */
function isSameProgram(registered: string, address: string): boolean {
  const [one, other] = [findProgram(registered), findProgram(address)];
  return one !== null && one === other;
}

function findProgram(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams, username, password, hash } = new URL(address);
  if (protocol !== 'http:' || !loopback.has(hostname)) return null;
  if (username !== '' || password !== '' || hash !== '') return null;
  searchParams.sort();
  return JSON.stringify([hostname, pathname, searchParams.toString()]);
}
