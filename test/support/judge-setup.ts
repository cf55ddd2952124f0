import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';

/** Address of the run's judge, which the first project that needs it starts. */
const address = path.join(tmpdir(), 'judge');
const started = Symbol.for('hearth.judge');
const run = globalThis as { [started]?: Promise<ChildProcess> | undefined };

export async function setup(project: TestProject): Promise<void> {
  await (run[started] ??= start());
  project.provide('judge', address);
}

async function start(): Promise<ChildProcess> {
  const module = path.join(import.meta.dirname, 'judge-process.ts');
  const judge = fork(module, [address], { execArgv: ['--import', 'tsx'] });
  await once(judge, 'message');
  return judge;
}

/** All projects of a run end together. */
export async function teardown(): Promise<void> {
  const judge = await run[started];
  run[started] = undefined;
  if (judge?.connected !== true) return;
  const ended = once(judge, 'exit');
  judge.disconnect();
  await ended;
}
