import type { LookupAddress } from 'node:dns';

/** An address of a host. Only a stand-in of the network has its own port. */
export interface FoundAddress extends LookupAddress {
  readonly port?: number;
}

/** Replaces name resolution and certificate authorities in tests. */
interface StandIn {
  /**
   * Finds the addresses of a name; undefined for regular resolution. An address without a port uses the port of the
   * URL.
   */
  readonly look?: (hostname: string) => Promise<readonly FoundAddress[]> | undefined;
  /** The certificate authority that is trusted in place of the usual ones, in PEM. */
  readonly authority?: string;
}

let standing: StandIn = {};

/** The stand-in of a test; empty in production. */
export const findStandIn = (): StandIn => standing;

/**
 * Makes all requests of this process resolve hosts and trust servers by a stand-in. For tests only: no setting or
 * request parameter leads here. Returns a function that ends the replacement.
 */
export function replaceNetwork(other: StandIn): () => void {
  const before = standing;
  standing = other;
  return () => {
    standing = before;
  };
}
