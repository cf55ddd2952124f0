import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { replaceNetwork } from '#src/outbound/network.ts';

/** Valid until 2120 for the hosts that services have for everybody, and for names below `example.com`. */
export const tls = JSON.parse(readFileSync(path.join(import.meta.dirname, 'tls.json'), 'utf8')) as {
  readonly certificate: string;
  readonly key: string;
};

/**
 * Serves these hosts by a server on this machine over TLS until the test ends; no other host exists. The settings must
 * allow requests to this machine.
 */
export async function standInFor(
  hosts: readonly string[],
  listener: RequestListener,
): Promise<void> {
  onTestFinished(await beginToStandIn(hosts, listener));
}

/** The same until what it returns is called. Other hosts do not exist, or are found as usual. */
export async function beginToStandIn(
  hosts: readonly string[],
  listener: RequestListener,
  others: 'none' | 'usual' = 'none',
): Promise<() => void> {
  const server = createServer({ cert: tls.certificate, key: tls.key }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const restore = replaceNetwork({
    look: (hostname) => {
      if (hosts.includes(hostname))
        return Promise.resolve([{ address: '127.0.0.1', family: 4, port }]);
      return others === 'none' ? Promise.resolve([]) : undefined;
    },
    authority: tls.certificate,
  });
  return () => {
    restore();
    server.closeAllConnections();
    server.close();
  };
}
