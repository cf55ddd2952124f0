import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { toProcessEnvironment, setPort } from '#src/config.ts';
import { minuteMs } from '#src/units.ts';
import type { RootCredentials } from './banner.ts';
import { passOnMetrics } from './other-processes.ts';
import { StartFailure, describeSystemError } from './start-failure.ts';
import type { StartOptions } from './start-options.ts';
import { closeUntaken } from './untaken-connections.ts';

/** A process that lived this long counts as healthy: its successor starts after the shortest pause. */
const healthyAfterMs = minuteMs;
const minPauseMs = 200;
const maxPauseMs = 30_000;
/** More than a process takes that closes in time: see `shutdown.ts`. */
const stopTimeMs = 35_000;

/** The account that the first start of the instance made, and the port that all share. */
interface Prepared {
  readonly port: number;
  readonly credentials: RootCredentials | null;
}

/**
 * Messages of a server process to the primary: it listens and requests its task, it prepared the instance, it is
 * ready, or the reason why it cannot start.
 */
type ProcessReport =
  | { readonly listens: true }
  | { readonly prepared: Prepared }
  | { readonly ready: true }
  | { readonly failure: string };

export function reportToPrimary(report: ProcessReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(report, () => resolve());
  });
}

/** One process prepares the instance; the others open its database only when that is done. */
type Task = 'prepare' | 'serve';

/** Requests the task from the primary. An unrequested message could arrive before the process listens for it. */
export function askForTask(): Promise<Task> {
  return new Promise((resolve) => {
    process.once('message', ({ task }: { readonly task: Task }) => resolve(task));
    void reportToPrimary({ listens: true });
  });
}

/**
 * Starts `config.workers` processes that share the port, and replaces a process that dies, after a pause that grows
 * while they keep dying. All take the port and load their code at the same time, so that early requests wait in one of
 * them.
 *
 * Resolves when all are ready. A process that cannot start ends the others and is reported. SIGTERM or SIGINT stops
 * all, then this process exits with 0.
 */
export async function startProcesses({
  config: settings,
  env,
  json,
}: StartOptions): Promise<Prepared> {
  let environment = toProcessEnvironment(settings, env);
  // The rest of the command line is in their environment.
  cluster.setupPrimary({ args: json ? ['--json'] : [] });
  let state: 'starting' | 'running' | 'stopping' = 'starting';
  let pause = minPauseMs;
  let preparing: Worker | null = null;
  let prepared = null as Prepared | null;
  /** Processes that listen, and may open the database once it is prepared. */
  const waiting: Worker[] = [];
  const answering = new Set<Worker>();

  const isStopping = () => state === 'stopping';
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping()) process.exit(signal === 'SIGINT' ? 130 : 143);
    state = 'stopping';
    void stopAll().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const replace = (reason: string, lived: number) => {
    pause = lived > healthyAfterMs ? minPauseMs : Math.min(maxPauseMs, pause * 2);
    process.stderr.write(`${reason}; the next starts in ${pause} ms\n`);
    setTimeout(() => {
      if (state !== 'running') return;
      try {
        start();
      } catch (error) {
        replace(describeNoProcess(error), 0);
      }
    }, pause);
  };
  const listen = (worker: Worker) => {
    if (prepared !== null) assign(worker, 'serve');
    else if (preparing !== null) waiting.push(worker);
    else {
      preparing = worker;
      assign(worker, 'prepare');
    }
  };
  const passOn = passOnMetrics(() => [...answering]);
  const start = (): Worker => {
    const worker = cluster.fork(environment);
    closeUntaken(worker);
    passOn(worker);
    watchProcess(worker, {
      report(report) {
        if ('ready' in report) answering.add(worker);
        if ('listens' in report) listen(worker);
        if (!('prepared' in report)) return;
        prepared = report.prepared;
        environment = toProcessEnvironment(setPort(settings, prepared.port), env);
        for (const other of waiting) assign(other, 'serve');
      },
      ended(reason, livedMs) {
        answering.delete(worker);
        if (state === 'running') replace(reason, livedMs);
      },
    });
    return worker;
  };

  try {
    await Promise.all(Array.from({ length: settings.workers }, () => waitUntilReady(start())));
    if (prepared === null) throw new Error('the instance was not prepared');
    state = 'running';
    return prepared;
  } catch (error) {
    // A stop during the start reports no failure, because it ended the processes.
    if (isStopping()) return await new Promise<never>(() => undefined);
    state = 'stopping';
    await stopAll();
    throw error;
  }
}

interface Watcher {
  report(report: ProcessReport): void;
  ended(reason: string, livedMs: number): void;
}

function watchProcess(worker: Worker, watcher: Watcher): void {
  const started = Date.now();
  worker.on('message', (report: ProcessReport) => watcher.report(report));
  worker.once('exit', () =>
    watcher.ended(`Server process ${worker.process.pid} ended`, Date.now() - started),
  );
  worker.on('error', (error) => {
    // A process that died before it received a message still gets its end reported.
    if (isMissing(worker)) watcher.ended(describeNoProcess(error), 0);
  });
}

const assign = (worker: Worker, task: Task) => worker.send({ task });

/** Tells whether the process never started, for example because the system has no room for it. */
const isMissing = (worker: Worker) => worker.process.pid === undefined;

const describeNoProcess = (error: unknown) =>
  `No server process can be started (${describeSystemError(error)})`;

function waitUntilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: ProcessReport) => {
      if ('ready' in report) resolve();
      else if ('failure' in report) reject(new StartFailure(report.failure));
    });
    worker.once('error', (error) => {
      if (isMissing(worker)) reject(new StartFailure(`WORKERS: ${describeNoProcess(error)}`));
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
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeMs);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.process.kill('SIGTERM');
  });
}
