import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { environmentOf } from '../config.ts';
import type { Config } from '../config.ts';
import { StartFailure } from './start-failure.ts';

/** A process that lived this long counts as healthy: its successor starts after the shortest pause. */
const healthyTime = 60_000;
const shortestPause = 200;
const longestPause = 30_000;
const stopTime = 20_000;

/** What a server process tells the first one: that it can answer, or why it cannot start. */
export type ProcessReport = { readonly ready: true } | { readonly failure: string };

export function reportToPrimary(report: ProcessReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(report, () => resolve());
  });
}

/**
 * Starts `config.workers` processes that share the port, and keeps that many running: one that dies is replaced
 * after a pause that grows while they keep dying. Resolves when all can answer; a first one that cannot start ends
 * the others and is reported. On SIGTERM or SIGINT all are stopped, then this process exits with 0.
 */
export async function startProcesses(config: Config): Promise<void> {
  const environment = environmentOf(config);
  let state: 'starting' | 'running' | 'stopping' = 'starting';
  let pause = shortestPause;

  const stop = (signal: NodeJS.Signals) => {
    if (state === 'stopping') process.exit(signal === 'SIGINT' ? 130 : 143);
    state = 'stopping';
    void stopAll().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const replace = (dead: Worker, lived: number) => {
    pause = lived > healthyTime ? shortestPause : Math.min(longestPause, pause * 2);
    process.stderr.write(
      `Server process ${dead.process.pid} ended; the next starts in ${pause} ms\n`,
    );
    setTimeout(() => {
      if (state === 'running') start();
    }, pause);
  };
  const start = (): Worker => {
    const worker = cluster.fork(environment);
    const started = Date.now();
    worker.once('exit', () => {
      if (state === 'running') replace(worker, Date.now() - started);
    });
    return worker;
  };

  try {
    await Promise.all(Array.from({ length: config.workers }, () => untilReady(start())));
    state = 'running';
  } catch (error) {
    state = 'stopping';
    await stopAll();
    throw error;
  }
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: ProcessReport) => {
      if ('ready' in report) resolve();
      else reject(new StartFailure(report.failure));
    });
    worker.once('exit', () =>
      reject(new StartFailure('WORKERS: a server process ended while starting')),
    );
  });
}

async function stopAll(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(workers.map(stopOne));
}

function stopOne(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) {
      resolve();
      return;
    }
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTime);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.process.kill('SIGTERM');
  });
}
