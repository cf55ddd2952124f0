import { createHmac } from 'node:crypto';
import type { Token } from 'markdown-it';
import { trimSlashes } from './without-slashes.ts';

/** A proxy that hides from other hosts who reads. */
export interface PictureProxy {
  readonly url: string;
  /** The secret that signs addresses; the proxy rejects unsigned ones. */
  readonly secret: string;
  /** Hosts whose images are loaded directly, `*.` for all subdomains; includes the host of the instance. */
  readonly direct: readonly string[];
}

/** Lets readers load pictures of other hosts through the proxy of the instance. */
export function proxyPictures(tokens: readonly Token[], proxy: PictureProxy): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const address: unknown = token.type === 'image' ? token.attrGet('src') : null;
    if (typeof address !== 'string' || !isElsewhere(address, proxy.direct)) continue;
    token.attrSet('src', toProxyUrl(address, proxy));
    token.attrSet('data-canonical-src', address);
  }
}

function isElsewhere(address: string, direct: readonly string[]): boolean {
  // A URL without a scheme uses the scheme of the page.
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return false;
  const { hostname } = new URL(absolute);
  return !direct.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}

/** Address in the form of such proxies: the signature of the address, and the address in hexadecimal. */
function toProxyUrl(address: string, { url, secret }: PictureProxy): string {
  const signature = createHmac('sha1', secret).update(address).digest('hex');
  return `${trimSlashes(url)}/${signature}/${Buffer.from(address).toString('hex')}`;
}
