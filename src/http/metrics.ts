import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Environment } from '#src/context.ts';
import {
  expose,
  collectInstanceMetrics,
  collectProcessMetrics,
  type Exposition,
} from '#src/metrics/collect.ts';
import type { OtherProcesses } from '#src/metrics/metric.ts';
import type { RequestCounts } from '#src/metrics/request-counts.ts';
import { loadRecentSettings } from '#src/settings/current.ts';

export interface MetricsDeps {
  readonly environment: Environment;
  readonly requests: RequestCounts;
  readonly others: OtherProcesses | null;
}

/** Metrics of the instance for authorized readers; null for others. Concurrent readers share one answer. */
export function createMetrics(
  deps: MetricsDeps,
): (request: IncomingMessage) => Promise<Exposition | null> {
  const { environment } = deps;
  const mayRead = createReaderCheck(environment);
  let underWay: Promise<Exposition> | null = null;
  return async (request) => {
    if (!mayRead(request) || !(await areEnabled(environment))) return null;
    underWay ??= collect(deps).finally(() => (underWay = null));
    return underWay;
  };
}

async function collect({ environment, requests, others }: MetricsDeps): Promise<Exposition> {
  const [own, shared, gathered] = await Promise.all([
    collectProcessMetrics(environment, requests),
    collectInstanceMetrics(environment),
    others?.gather() ?? { answers: [], missing: 0 },
  ]);
  return expose(own, shared, gathered);
}

/** Metrics stay enabled while the database is away: an operator needs them then. */
async function areEnabled({ db }: Environment): Promise<boolean> {
  try {
    return (await loadRecentSettings(db)).prometheus_metrics_enabled;
  } catch {
    return true;
  }
}

/** The headers that proxies add to a request. */
const traces = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Returns the check of readers: callers with the token, and callers from an allowed address. */
function createReaderCheck({
  config: { metricsToken, metricsAllowed },
  clientAddress,
}: Environment): (request: IncomingMessage) => boolean {
  const digest = metricsToken === null ? null : computeDigest(metricsToken);
  const isAllowed = proxyAddress.compile([...metricsAllowed]);
  return (request) => {
    const { headers, socket } = request;
    const shown = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (digest !== null && shown !== undefined)
      return timingSafeEqual(digest, computeDigest(shown));
    const address = clientAddress(request);
    // The address of an untrusted proxy is not that of the caller.
    const isProxy = traces.some((name) => headers[name] !== undefined);
    if (isProxy && address === clientAddress({ socket })) return false;
    return address !== '' && isAllowed(address, 0);
  };
}

const computeDigest = (token: string) => createHash('sha256').update(token).digest();
