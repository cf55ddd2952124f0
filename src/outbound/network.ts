import type { LookupAddress } from 'node:dns';

/** An address of a host. Another port than the URL's is there only where something stands in for the network. */
export interface FoundAddress extends LookupAddress {
  readonly port?: number;
}

/** Stands in for the names of the world, and for those who vouch for its servers. */
interface StandIn {
  /**
   * Finds the addresses of a name; undefined for one that is looked up as usual. An address without a port of its own is
   * asked at the port of the URL.
   */
  readonly look?: (hostname: string) => Promise<readonly FoundAddress[]> | undefined;
  /** The certificate authority that is trusted in place of the usual ones, in PEM. */
  readonly authority?: string;
}

let standing: StandIn = {};

/** The stand-in of a test; empty otherwise. */
export const findStandIn = (): StandIn => standing;

/**
 * Has all requests of this process find hosts and trust servers by a stand-in. Tests alone call it: no setting and no
 * parameter of a request leads here. Returns what ends it.
 */
export function replaceNetwork(other: StandIn): () => void {
  const before = standing;
  standing = other;
  return () => {
    standing = before;
  };
}
