import { Agent, request } from 'node:http';
import { spreadOf, type Spread } from '../measure.ts';
import type { BenchServer } from '../processes.ts';

export interface Question {
  readonly server: BenchServer;
  readonly url: string;
  readonly token: string | null;
}

export interface Times {
  /** Milliseconds of one answer, medians. */
  readonly first: number;
  readonly second: number;
  /** The first against the second, round by round. */
  readonly ratio: Spread;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export function closeConnections(): void {
  agent.destroy();
}

/** Asks both in turn, one request after the other, each round in the other order. */
export async function compareTimes(
  first: Question,
  second: Question,
  { rounds, budget }: { readonly rounds: number; readonly budget: number },
): Promise<Times> {
  const times = { first: [] as number[], second: [] as number[] };
  // Work that is done once a minute, or compilation at first use, is not part of the comparison.
  for (let warm = 0; warm < 5; warm += 1) {
    await timeOf(first);
    await timeOf(second);
  }
  for (let round = 0; round < rounds; round += 1) {
    const order = [
      [first, times.first],
      [second, times.second],
    ] as const;
    for (const [question, results] of round % 2 === 0 ? order : order.toReversed()) {
      results.push(await quartileOf(question, budget));
    }
  }
  const ratios = times.first.map((time, round) => time / (times.second[round] ?? NaN));
  return {
    first: spreadOf(times.first).median,
    second: spreadOf(times.second).median,
    ratio: spreadOf(ratios),
  };
}

/** The lower quartile, which other work of the machine reaches least, of as many requests as fit into the budget. */
async function quartileOf(question: Question, budget: number): Promise<number> {
  const times: number[] = [];
  let left = budget;
  while (times.length < 3 || left > 0) {
    const time = await timeOf(question);
    times.push(time);
    left -= time;
  }
  return spreadOf(times).low;
}

export function timeOf({ server, url, token }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = token === null ? {} : { 'private-token': token };
    const started = performance.now();
    request(server.origin + url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });
}
