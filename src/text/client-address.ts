import type { IncomingHttpHeaders } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/** The part of a request that identifies its origin. */
export interface Received {
  readonly headers?: IncomingHttpHeaders;
  /** Null in Node after the end of the connection. */
  readonly socket: { readonly remoteAddress?: string | undefined } | null;
}

/** Address of the client of a request, in one spelling; empty once the connection is closed. */
export type ClientAddress = (request: Received) => string;

/**
 * Tells the address of callers. What `X-Forwarded-For` says counts as far as trusted proxies wrote it: the list is read
 * from its end, up to the first address that is no proxy. Everything before that anybody could have sent.
 */
export async function createClientAddress(trusted: readonly string[]): Promise<ClientAddress> {
  const getPeer = ({ socket }: Received) => (socket === null ? '' : findPeer(socket));
  if (trusted.length === 0) return getPeer;
  const { default: proxyAddress } = await import('proxy-addr');
  const trusts = proxyAddress.compile([...trusted]);
  return (request) => {
    const { headers, socket } = request;
    if (headers?.['x-forwarded-for'] === undefined || socket?.remoteAddress === undefined) {
      return getPeer(request);
    }
    // The library reads nothing but these two, and its types ask for a whole request.
    const asked = { headers, socket } as Parameters<typeof proxyAddress.all>[0];
    const hops = proxyAddress.all(asked, trusts);
    // If a forwarded entry is not an address, the last valid hop is used: the proxy's own address.
    return normalizeAddress(hops.findLast((hop) => normalizeAddress(hop) !== null) ?? '') ?? '';
  };
}

/** The remote address of each connection, which may serve many requests. */
const peers = new WeakMap<object, string>();

function findPeer(socket: NonNullable<Received['socket']>): string {
  const known = peers.get(socket);
  if (known !== undefined) return known;
  const address = normalizeAddress(socket.remoteAddress ?? '') ?? '';
  if (address !== '') peers.set(socket, address);
  return address;
}

/**
 * An address without port, brackets and zone, with mapped IPv4 addresses in their own form; null for an invalid
 * address.
 */
function normalizeAddress(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  const address = isIP(bare) === 0 ? bare.replace(/:\d+$/, '') : bare;
  switch (isIP(address)) {
    case 4:
      return address;
    case 6: {
      // The zone names the network interface, which has no effect here.
      const [withoutZone = ''] = address.split('%');
      const same = new SocketAddress({ address: withoutZone, family: 'ipv6' }).address;
      return /^::ffff:([0-9.]+)$/.exec(same)?.[1] ?? same;
    }
    default:
      return null;
  }
}
