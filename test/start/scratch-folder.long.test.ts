import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#test/support/long.ts';
import { isRunning, signalProcess } from '#test/support/process.ts';
import { sweepScratchFolders } from '#test/support/scratch-folder.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'hearth-scratch-'));
  // Postgres works in it as somebody else.
  await chmod(parent, 0o755);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Starts a run below `parent`, which prints where its folder is. */
async function startRun(...args: readonly string[]) {
  const script = path.resolve(import.meta.dirname, '../support/scratch-owner.ts');
  const run = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, TMPDIR: parent, TSX_DISABLE_CACHE: '1' },
  });
  const [line] = (await once(run.stdout, 'data')) as [Buffer];
  const { folder, child } = JSON.parse(line.toString()) as { folder: string; child: number };
  const left = () =>
    existsSync(folder) ? 'the folder' : isRunning(child) ? 'the child' : 'nothing';
  return { run, folder, child, left };
}

describe('a scratch folder', () => {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;
  it('goes with its run, and what the run started, whatever ends it', async () => {
    const runs = await Promise.all(signals.map(() => startRun()));
    for (const [index, { run, folder, child }] of runs.entries()) {
      expect(path.dirname(folder)).toBe(parent);
      expect(isRunning(child)).toBe(true);
      const signal = signals[index] ?? 'SIGTERM';
      const ended = once(run, 'exit');
      signalProcess(run.pid, signal);
      expect(await ended).toEqual([null, signal]);
    }
    for (const { left } of runs) await expect.poll(left).toBe('nothing');
    expect(readdirSync(parent)).toEqual([]);
  });

  it.runIf(isLong).each([
    ['ends by itself', 'exit', 3],
    ['fails', 'throw', 1],
  ])('is gone when its run %s', async (_, order, code) => {
    const { run, folder, left } = await startRun();
    const ended = once(run, 'exit');
    run.stdin.write(order);
    expect(await ended).toEqual([code, null]);
    // The server deletes the folder at once: the next look finds nothing.
    expect(existsSync(folder)).toBe(false);
    await expect.poll(left).toBe('nothing');
  });

  it.runIf(isLong)('goes with a Postgres in it', async () => {
    const { run, left } = await startRun('--postgres');
    signalProcess(run.pid, 'SIGKILL');
    await expect.poll(left).toBe('nothing');
    await expect.poll(() => readdirSync(parent)).toEqual([]);
  });

  it('is swept when its process has ended, whatever the clock says', async () => {
    const { run, folder } = await startRun();
    // Names of a folder of an earlier process with the same number, and of one in another container.
    const [pid, start, namespace] = path.basename(folder).split('-').slice(2);
    const dead = path.join(parent, `hearth-run-${pid}-${Number(start) - 1}-${namespace}-aaaaaa`);
    const elsewhere = path.join(parent, `hearth-run-${pid}-${Number(start) - 1}-77-aaaaaa`);
    const others = path.join(parent, 'hearth-run-of-somebody');
    for (const each of [dead, elsewhere, others]) mkdirSync(each);
    for (const each of [folder, elsewhere, others]) utimesSync(each, 0, 0);
    sweepScratchFolders(parent);
    expect([folder, dead, elsewhere, others].map((each) => existsSync(each))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const ended = once(run, 'exit');
    signalProcess(run.pid, 'SIGTERM');
    await ended;
  });
});
