import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childrenOf, isRunning, signalProcess } from '#test/support/process.ts';

// A single database suffices: benchmarks use their own.
const runsHere = process.env['HEARTH_TEST_DATABASE'] === 'sqlite';

let parent: string;
let started: ChildProcess[] = [];
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'hearth-leftovers-'));
  await chmod(parent, 0o755);
});
afterEach(async () => {
  for (const { pid, exitCode, signalCode } of started) {
    if (exitCode === null && signalCode === null) signalProcess(pid, 'SIGTERM');
  }
  started = [];
  await rm(parent, { recursive: true, force: true });
});

function runScript(...args: readonly string[]): ChildProcess {
  const run = spawn('npm', ['run', '--silent', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TMPDIR: parent },
  });
  started.push(run);
  return run;
}

/** All descendants of a process. */
function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

const folders = () => readdirSync(parent, { recursive: true, encoding: 'utf8' });

describe.runIf(runsHere)('the temporary folder', () => {
  it.each([
    // The name of a file is there as soon as the part that is ended has begun.
    ['SIGTERM', ['bench', '--', '--quick', '--only=start'], /hearth\.sqlite$/],
    ['SIGINT', ['bench', '--', '--quick', '--only=start'], /hearth\.sqlite$/],
    ['SIGTERM', ['bench', '--', '--quick', '--only=postgres'], /postmaster\.pid$/],
    ['SIGINT', ['bench', '--', '--quick', '--only=git'], /copies$/],
    ['SIGTERM', ['bench:generator', '--', '--quick'], /out-1$/],
    ['SIGINT', ['bench:generator', '--', '--quick'], /out-1$/],
    ['SIGTERM', ['test:mutation', '--', '--sample=1', '--fresh'], /vitest\.config\.ts$/],
    ['SIGTERM', ['test:documents', 'github'], /hearth-run-/],
  ] as const)('is empty after a %s to npm run %j', async (signal, args, begun) => {
    const run = runScript(...args);
    const ended = once(run, 'exit');
    await expect
      .poll(() => folders().some((name) => begun.test(name)), { timeout: 120_000, interval: 100 })
      .toBe(true);
    const processes = descendantsOf(run.pid ?? 0);
    expect(processes.length).toBeGreaterThan(0);
    signalProcess(run.pid, signal);
    await ended;
    await expect.poll(() => processes.filter(isRunning)).toEqual([]);
    await expect.poll(folders).toEqual([]);
  });

  it.each([[['bench', '--', '--quick', '--only=start']], [['bench:generator', '--', '--quick']]])(
    'is empty after npm run %j',
    async (args) => {
      const [code] = (await once(runScript(...args), 'exit')) as [number | null];
      expect(code).toBe(0);
      await expect.poll(folders).toEqual([]);
    },
  );
});
