import { setTimeout as delay } from 'node:timers/promises';
import type { CostlyRequest } from './costly-requests.ts';
import type { PlainAnswer, PlainClient } from './plain-client.ts';
import { noStall, type Stall, type StallMeters } from './stalls.ts';

/** No request may keep an event loop busy for longer, in milliseconds. */
export const LONGEST = 100;
/** Milliseconds from which on a stall is measured again, because a machine that does much else makes small stalls long. */
const SUSPECT = 50;
const REPEATS = 2;

export interface Measured {
  readonly operation: string;
  readonly kind: string;
  readonly caller: string;
  readonly status: number;
  readonly process: string;
  readonly stall: Stall;
}

/** The longest stalls that requests caused, and what else was wrong with their answers. */
export class LongestStalls {
  readonly all: Measured[] = [];
  readonly failures: string[] = [];
  requests = 0;
  readonly #client: PlainClient;
  readonly #meters: StallMeters;

  constructor(client: PlainClient, meters: StallMeters) {
    this.#client = client;
    this.#meters = meters;
  }

  /** Sends one request and notes how long each process was held up; the least of some times counts. */
  async measure(request: CostlyRequest, caller: string, token: string | null): Promise<number> {
    const headers = token === null ? {} : { 'private-token': token };
    const sent = { ...request, headers: { ...headers, ...request.headers } };
    const answer = await this.#send(sent, caller);
    let stalls = await this.#meters.read();
    for (let again = 0; again < REPEATS && worstOf(stalls) > SUSPECT; again += 1) {
      // Work after the answer of the request before is none of this one's.
      await delay(50);
      await this.#meters.read();
      const { status } = await this.#send(sent, caller);
      // A request that works only once costs nothing the second time.
      if (status !== answer.status) break;
      const next = await this.#meters.read();
      stalls = Object.fromEntries(
        Object.entries(stalls).map(([name, stall]) => [name, lesser(stall, next[name] ?? noStall)]),
      );
    }
    const { operation, kind } = request;
    for (const [process, stall] of Object.entries(stalls)) {
      this.all.push({ operation, kind, caller, status: answer.status, process, stall });
    }
    return answer.status;
  }

  /** The worst, as a table; of one operation's only the worst two of each process. */
  report(most: number): string {
    const seen = new Map<string, number>();
    const rows = this.all
      .toSorted((a, b) => b.stall.ran - a.stall.ran)
      .filter(({ operation, process }) => {
        const count = (seen.get(operation + process) ?? 0) + 1;
        seen.set(operation + process, count);
        return count <= 2;
      })
      .slice(0, most)
      .map(lineOf);
    return [`${this.requests} requests; ran, held and by the clock in ms:`, ...rows].join('\n');
  }

  async #send(sent: CostlyRequest, caller: string): Promise<PlainAnswer> {
    this.requests += 1;
    const answer = await this.#client.send(sent);
    if (answer.status >= 500 && answer.status !== 501 && answer.status !== sent.switchedOff) {
      const { operation, kind } = sent;
      this.failures.push(`${operation} (${kind}) as ${caller}: ${answer.status} ${answer.text}`);
    }
    return answer;
  }
}

export function lineOf({ operation, kind, caller, status, process, stall }: Measured): string {
  const figures = [stall.ran, stall.held, stall.wall].map((each) => each.toFixed(0).padStart(6));
  return `${figures.join('')}  ${process}: ${operation}, ${kind}, as ${caller}: ${status}`;
}

const worstOf = (stalls: Readonly<Record<string, Stall>>) =>
  Math.max(0, ...Object.values(stalls).map(({ ran }) => ran));

const lesser = (a: Stall, b: Stall) => (a.ran < b.ran ? a : b);
