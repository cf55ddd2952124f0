import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GCProfiler } from 'node:v8';
import type { TestApp } from '#test/support/app.ts';
import { answersOfRequests } from '#test/support/statements.ts';

/** The cost of a request, in figures that are the same on every machine. */
export interface Weight {
  /** Database statements, including those that begin and end transactions. */
  readonly statements: number;
  /** Statements whose SQL Knex builds for the request. The others were prepared once. */
  readonly built: number;
  /** Rows that the statements returned or changed. */
  readonly rows: number;
  /** Git processes that the request started. */
  readonly processes: number;
}

/**
 * Counts the processes of git: its host finds one of ours under the name `git`, which notes each start and then becomes the
 * real one. `stop` gives the search path back; the host that was started meanwhile keeps the other one.
 */
export async function countGitProcesses() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-weights-'));
  const log = path.join(folder, 'starts');
  const searchPath = process.env.PATH ?? '';
  await writeFile(log, '');
  const script = `#!/bin/sh\necho >>'${log}'\nPATH='${searchPath}'\nexec git "$@"\n`;
  await writeFile(path.join(folder, 'git'), script);
  await chmod(path.join(folder, 'git'), 0o755);
  process.env.PATH = `${folder}:${searchPath}`;
  return {
    count: async () => (await readFile(log, 'utf8')).length,
    stop: async () => {
      process.env.PATH = searchPath;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Measures the second of two equal requests: the first one fills the caches. */
export async function weigh(
  app: TestApp,
  git: { readonly count: () => Promise<number> },
  request: (turn: number) => Promise<unknown>,
): Promise<Weight> {
  await request(1);
  const before = await git.count();
  const answers = await answersOfRequests(app, () => request(2));
  return {
    statements: answers.length,
    built: answers.filter(({ built }) => built).length,
    rows: answers.reduce((sum, { rows }) => sum + rows, 0),
    processes: (await git.count()) - before,
  };
}

/** Bytes that one of `times` turns of the work allocates on the heap, whatever is collected meanwhile. */
export async function bytesOfTurn(times: number, work: () => Promise<unknown>): Promise<number> {
  const profiler = new GCProfiler();
  profiler.start();
  const first = process.memoryUsage().heapUsed;
  for (let turn = 0; turn < times; turn += 1) await work();
  const last = process.memoryUsage().heapUsed;
  const { statistics } = profiler.stop();
  let held = first;
  let allocated = 0;
  for (const { beforeGC, afterGC } of statistics) {
    allocated += beforeGC.heapStatistics.usedHeapSize - held;
    held = afterGC.heapStatistics.usedHeapSize;
  }
  return (allocated + last - held) / times;
}
