import { createHmac } from 'node:crypto';
import type { Token } from 'markdown-it';
import type { ApplicationSettingsRow } from '../application-settings/current.ts';

type Proxy = Pick<
  ApplicationSettingsRow,
  'asset_proxy_enabled' | 'asset_proxy_url' | 'asset_proxy_secret_key' | 'asset_proxy_allowlist'
>;

/**
 * Lets readers load pictures of other hosts through the proxy of the instance, which hides who they are. An address
 * is signed with the secret of the proxy, which serves no others. `ownHost` is that of the instance.
 */
export function proxyPictures(tokens: readonly Token[], settings: Proxy, ownHost: string): void {
  const { asset_proxy_enabled, asset_proxy_url: proxy } = settings;
  if (!asset_proxy_enabled || proxy === null || proxy === '') return;
  const direct = new Set([ownHost, ...(settings.asset_proxy_allowlist ?? [])]);
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const address: unknown = token.type === 'image' ? token.attrGet('src') : null;
    if (typeof address !== 'string' || !isElsewhere(address, direct)) continue;
    token.attrSet('src', throughProxy(address, proxy, settings.asset_proxy_secret_key ?? ''));
    token.attrSet('data-canonical-src', address);
  }
}

function isElsewhere(address: string, direct: ReadonlySet<string>): boolean {
  // Without a scheme of its own it takes that of the page.
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return false;
  const { hostname } = new URL(absolute);
  return ![...direct].some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}

/** As proxies of this kind read it: the signature of the address, and the address in hexadecimal. */
function throughProxy(address: string, proxy: string, secret: string): string {
  const signature = createHmac('sha1', secret).update(address).digest('hex');
  return `${proxy.replace(/\/*$/, '')}/${signature}/${Buffer.from(address).toString('hex')}`;
}
