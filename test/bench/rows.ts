import { compare } from './measure.ts';
import type { Load, Target } from './measure.ts';
import type { BenchServer } from './processes.ts';
import { figure, line, say } from './table.ts';

/** The server stores the user agent with some of the written rows. */
export const headersOfWrites = { 'content-type': 'application/json', 'user-agent': 'bench' };

export function head(title: string) {
  say();
  line(title, 'ratio by rate', 'by server CPU', 'target', 'requests/s');
}

interface Row {
  readonly token: string;
  readonly target: string;
  readonly otherUrl?: string;
  /** The body of each request, if it is to write. */
  readonly body?: string;
}

/**
 * Gives what loads both servers with the same request and prints Hearth's share of the other's rate. A load without
 * rounds asks nothing: then the comparison is of the answers alone.
 */
export function rowsUnder(load: Load) {
  return async (
    name: string,
    [hearth, other]: readonly [BenchServer, BenchServer],
    url: string,
    { token, target, otherUrl = url, body }: Row,
  ): Promise<void> => {
    if (load.rounds === 0) return;
    const request = {
      headers: { 'private-token': token, ...(body !== undefined && headersOfWrites) },
      body,
    };
    const targets: [Target, Target] = [
      { name: 'hearth', pid: hearth.pid, url: hearth.origin + url, ...request },
      { name: 'other', pid: other.pid, url: other.origin + otherUrl, ...request },
    ];
    const { rates, ratios, cpuRatios } = await compare(targets, load);
    const rate = (server: string) => Math.round(rates.get(server) ?? NaN).toLocaleString('en');
    const ratio = ratios.get('other');
    if (ratio === undefined) throw new Error('nothing was compared');
    const cpu = cpuRatios.get('other');
    line(
      name,
      figure(ratio),
      cpu === undefined ? '' : figure(cpu),
      target,
      `${rate('hearth')} : ${rate('other')}`,
    );
  };
}
