import { expect } from 'vitest';
import { childrenOf, type ServerProcess, signalProcess } from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';

/** Processes that are killed at work: the only one of a server, one of two, or the one that runs git. */
export const victims = ['the only process', 'one of two', 'the git host'] as const;
export type Victim = (typeof victims)[number];

/** The environment of a server that has such a process. */
export const environmentOf = (victim: Victim) => ({
  WORKERS: victim === 'one of two' ? '2' : '1',
});

interface Killing {
  /** The program of the server, by which its processes are found. */
  readonly main: string;
  readonly random: () => number;
  /** Starts it anew on the same data. */
  readonly start: () => Promise<ServerProcess>;
}

/** Milliseconds for an answer. A connection that was handed to a process that died with it is answered by nobody. */
const answerMs = 20_000;

/**
 * Asks a server of which a process may have been killed just now: what is asked may be asked again. Where it was the one
 * that runs git, the server says so until there is another.
 */
export async function ask(url: string, options: RequestInit): Promise<Response> {
  return until(async () => {
    try {
      const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(answerMs) });
      return answer.status !== 503 && answer;
    } catch {
      return false;
    }
  });
}

/** Kills a process of the server, and gives the server that is there afterwards. */
export async function kill(
  victim: Victim,
  server: ServerProcess,
  { main, random, start }: Killing,
): Promise<ServerProcess> {
  if (victim === 'the only process') {
    signalProcess(server.pid, 'SIGKILL');
    await server.ended;
    return start();
  }
  const of = () => childrenOf(server.pid, victim === 'one of two' ? main : 'git/host/main');
  const before = await until(() => {
    const found = of();
    return found.length > 0 && found;
  });
  const killed = before[Math.floor(random() * before.length)];
  expect(killed).toBeDefined();
  signalProcess(killed, 'SIGKILL');
  // Another one takes its place.
  await until(() => !of().includes(killed as number));
  return server;
}
