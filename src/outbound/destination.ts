import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLocalAddress, matchesEntry, type Endpoint } from './addresses.ts';
import { Lookups } from './lookups.ts';
import { NameResolver } from './names.ts';
import { type FoundAddress, findStandIn } from './network.ts';

/** The rules of the instance for its requests to other servers. */
export interface OutboundRules {
  /** True where requests may go to the local network. */
  readonly localAllowed: boolean;
  /** Host names, addresses and networks of the local network to which requests may go in any case. */
  readonly exceptions: readonly string[];
  /** True if a connection must use the checked address, whatever the name resolves to later. */
  readonly pinned: boolean;
  /** True in silent mode: every destination is refused. */
  readonly silent?: boolean;
}

export interface Destination extends Endpoint {
  /** Address to connect to. */
  readonly address: string;
  readonly family: 4 | 6;
}

/** The destination does not exist, or is forbidden; the caller must not learn which. */
export class DestinationRefused extends Error {
  constructor(hostname: string) {
    super(`may not be asked: ${hostname}`);
    this.name = 'DestinationRefused';
  }
}

const usualPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'git:': 9418 };

/** The port of a URL; 0 for schemes without a default port. */
export function findPort({ port, protocol }: URL): number {
  return port === '' ? (usualPorts[protocol] ?? 0) : Number(port);
}

/**
 * Looks a host up, once. The caller must connect to the returned address: a second look-up could return another one.
 * @throws DestinationRefused when one of its addresses is forbidden, or it has none
 */
export async function findDestination(url: URL, rules: OutboundRules): Promise<Destination> {
  const endpoint = toEndpoint(url);
  const { hostname } = endpoint;
  if (rules.silent === true) throw new DestinationRefused(hostname);
  const found = await findAddresses(hostname);
  const [first] = found;
  if (first === undefined) throw new DestinationRefused(hostname);
  if (!found.every(({ address }) => isAllowed(endpoint, address, rules))) {
    throw new DestinationRefused(hostname);
  }
  const { address, family, port = endpoint.port } = first;
  return { hostname, port, address, family: family === 6 ? 6 : 4 };
}

/** Tells whether the rules forbid the host of a URL; a host that cannot be resolved counts as allowed. */
export async function isForbidden(url: URL, rules: OutboundRules): Promise<boolean> {
  const endpoint = toEndpoint(url);
  const found = await findAddresses(endpoint.hostname);
  return !found.every(({ address }) => isAllowed(endpoint, address, rules));
}

const toEndpoint = (url: URL): Endpoint => ({
  hostname: url.hostname.replace(/^\[|\]$/g, ''),
  port: findPort(url),
});

function findAddresses(hostname: string): Promise<readonly FoundAddress[]> {
  if (isIP(hostname) !== 0) return look(hostname);
  return findStandIn().look?.(hostname) ?? lookups.addressesOf(hostname);
}

function isAllowed(endpoint: Endpoint, address: string, rules: OutboundRules): boolean {
  if (rules.localAllowed || !isLocalAddress(address)) return true;
  return rules.exceptions.some((entry) => matchesEntry(entry, endpoint, address));
}

const look = (hostname: string) => lookup(hostname, { all: true });

const names = new NameResolver();

const lookups = new Lookups({
  look: (hostname) => names.look(hostname),
  patience: 5_000,
  atOnce: 256,
  waiting: 1_000,
});
