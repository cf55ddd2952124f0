import { BlockList, isIP } from 'node:net';

type Network = readonly [address: string, bits: number];

/** Addresses of single machines of the public network; a mapped address is also checked as its target. */
const publicNetworks: readonly Network[] = [
  ['0.0.0.0', 0],
  ['::ffff:0:0', 96],
  ['2000::', 3],
];

/**
 * Networks that lead into the local network, or to no single public machine: every entry of the two registries of
 * special-purpose addresses, including those registered as globally reachable.
 */
const localNetworks: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Teredo is in it, which carries an IPv4 address inside, as 6to4 does.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const outside = createBlockList(publicNetworks);
const local = createBlockList(localNetworks);

/** Tells whether an IP address is not that of a single machine of the public network. */
export function isLocalAddress(address: string): boolean {
  return !contains(outside, address) || contains(local, address);
}

/** Host and port of a connection. */
export interface Endpoint {
  /** Host name as in the URL, an IPv6 address without brackets. */
  readonly hostname: string;
  readonly port: number;
}

/**
 * Tells whether an entry of the settings matches an endpoint. An entry is a host name or an IP address, each
 * optionally with a port, which then must match. It may also be a network such as `10.0.0.0/8`, which matches all its
 * addresses.
 */
export function matchesEntry(
  entry: string,
  { hostname, port }: Endpoint,
  address: string,
): boolean {
  const network = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(entry);
  if (network !== null) {
    const [, start = '', bits] = network;
    const most = isIP(start) === 6 ? 128 : 32;
    if (isIP(start) === 0 || Number(bits) > most) return false;
    return contains(createBlockList([[start, Number(bits)]]), address);
  }
  const [, bracketed, plain, statedPort] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(entry) ?? [];
  const named = bracketed ?? plain ?? entry;
  if (statedPort !== undefined && Number(statedPort) !== port) return false;
  if (isIP(named) !== 0)
    return contains(createBlockList([[named, isIP(named) === 6 ? 128 : 32]]), address);
  return named.toLowerCase() === hostname.toLowerCase().replace(/\.$/, '');
}

function createBlockList(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, toAddressKind(address));
  return list;
}

function contains(list: BlockList, address: string): boolean {
  // `fe80::1%eth0`: the zone names the network interface, which has no effect here.
  const [bare = ''] = address.split('%');
  return list.check(bare, toAddressKind(bare));
}

function toAddressKind(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
