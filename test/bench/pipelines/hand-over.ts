import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Spread, spreadOf } from '../measure.ts';
import { type BenchServer, cpuTimeOf } from '../processes.ts';
import { figure, line } from '../table.ts';

/** Jobs of a round, number of runners that request at the same moment, and rounds. */
const [jobsOfRound, atOnce, rounds] = [300, 16, 5];
/** Milliseconds between two questions of one runner, as runners have it by default. */
const pause = 3_000;

interface Asked {
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
}

function ask(origin: string, token: string, agent: Agent): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request(`${origin}/api/v4/jobs/request`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, took: performance.now() - began });
      });
    })
      .once('error', reject)
      .end(JSON.stringify({ token, info: { name: 'bench' } }));
  });
}

/** Takes jobs as fast as the server gives them: hand-overs per second, and per clock tick of its CPU time. */
async function takeJobs({ origin, pid }: BenchServer, tokens: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const [before, began] = [await cpuTimeOf(pid), performance.now()];
  let [taken, next] = [0, 0];
  const runner = async () => {
    while (taken < jobsOfRound) {
      next += 1;
      const { status } = await ask(origin, tokens[next % tokens.length] ?? '', agent);
      if (status === 201) taken += 1;
      else if (status !== 409) throw new Error(`a hand-over was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  agent.destroy();
  const seconds = (performance.now() - began) / 1000;
  return { rate: taken / seconds, perCpu: taken / ((await cpuTimeOf(pid)) - before) };
}

/** Many runners request a job every few seconds: sorted milliseconds of their hand-overs. */
async function takeInTurn({ origin }: BenchServer, tokens: readonly string[], turns: number) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  await Promise.all(
    tokens.map(async (token, at) => {
      await delay((at * pause) / tokens.length);
      for (let turn = 0; turn < turns; turn += 1) {
        const { status, took } = await ask(origin, token, agent);
        if (status === 201) times.push(took);
        else if (status !== 409) throw new Error(`a hand-over was answered ${status}`);
        await delay(Math.max(0, pause - took));
      }
    }),
  );
  agent.destroy();
  return times.sort((one, other) => one - other);
}

/** The same queue is emptied by both in turn. */
export async function compareHandOver(
  [hearth, bare]: readonly [BenchServer, BenchServer],
  tokens: readonly string[],
): Promise<void> {
  const ratios = { rate: [] as number[], perCpu: [] as number[] };
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [hearth, bare] : [bare, hearth];
    const results = new Map<BenchServer, { rate: number; perCpu: number }>();
    for (const server of order) results.set(server, await takeJobs(server, tokens));
    const [ours, theirs] = [results.get(hearth), results.get(bare)];
    if (ours === undefined || theirs === undefined) throw new Error('nothing was compared');
    rates[0].push(ours.rate);
    rates[1].push(theirs.rate);
    ratios.rate.push(ours.rate / theirs.rate);
    ratios.perCpu.push(ours.perCpu / theirs.perCpu);
  }
  const shown = (spread: Spread) => String(Math.round(spread.median));
  line(
    `POST /jobs/request, ${tokens.length} runners`,
    figure(spreadOf(ratios.rate)),
    figure(spreadOf(ratios.perCpu)),
    '0.5',
    `${shown(spreadOf(rates[0]))} : ${shown(spreadOf(rates[1]))}`,
  );
  for (const [name, server] of [
    ['Hearth', hearth],
    ['bare', bare],
  ] as const) {
    const times = await takeInTurn(server, tokens, 3);
    const at = (share: number) =>
      `${(times[Math.floor(times.length * share)] ?? NaN).toFixed(1)} ms`;
    const title = `each asks every ${pause / 1000} s, ${name}: p50, p99 of ${times.length} hand-overs`;
    line(title, at(0.5), at(0.99), '50 ms');
  }
}
