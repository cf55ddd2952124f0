import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { Duplex } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GitUnavailable } from './errors.ts';
import { buildHostEnvironment } from './host/environment.ts';
import { FrameWriter, readFrames } from './host/frames.ts';
import type { HostLimits } from './host/operations.ts';
import type { FromHost } from './host/protocol.ts';

/** A host that died sooner than this after its start is started again after a pause. */
const rapidDeathMs = 1000;
const maxPauseMs = 5000;

export interface HostProcessOptions {
  /** The directory that holds the repositories. */
  readonly root: string;
  readonly limits: HostLimits;
  /** True where the first request starts the host, instead of the constructor. */
  readonly onDemand: boolean;
  /** The host's entry module; null means the one beside this module. */
  readonly module: string | null;
}

/** Receives the messages of the process, and its end. */
interface Listener {
  receive(message: FromHost, body: Buffer): void;
  ended(): void;
}

export interface RunningHost {
  readonly child: ChildProcess;
  readonly pipe: Duplex;
  readonly writer: FrameWriter;
  readonly gone: Promise<void>;
}

/** The process of the git host: started, and started again whenever it dies. */
export class HostProcess {
  readonly #options: HostProcessOptions;
  readonly #listener: Listener;
  #host: RunningHost | null = null;
  #rapidDeaths = 0;
  #closing = false;
  #waitsForDemand: boolean;

  constructor(options: HostProcessOptions, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
    this.#waitsForDemand = options.onDemand;
    if (!options.onDemand) this.#start();
  }

  /** The process id; null while none runs. */
  get id(): number | null {
    return this.#host?.child.pid ?? null;
  }

  /** Running host, even after the start of closing; null without one. */
  get running(): RunningHost | null {
    return this.#host;
  }

  /** The running host; a host on demand is started. Throws `GitUnavailable`. */
  require(): RunningHost {
    this.startDemanded();
    if (this.#host === null || this.#closing)
      throw new GitUnavailable('the git host process is not running');
    return this.#host;
  }

  /** Starts a host that waits for the first request. */
  startDemanded(): void {
    if (this.#waitsForDemand && !this.#closing) this.#start();
  }

  /** A running request keeps the server process alive; an idle host does not. */
  keepServerAlive(busy: boolean): void {
    if (this.#host !== null && (busy || !this.#closing)) setReferenced(this.#host.pipe, busy);
  }

  /** Rejects new requests and restarts from here on. Returns the running host, which the caller ends. */
  beginClosing(): RunningHost | null {
    this.#closing = true;
    return this.#host;
  }

  #start(): void {
    this.#waitsForDemand = false;
    const startedAt = Date.now();
    let child: ChildProcess;
    try {
      child = this.#fork();
    } catch {
      // The system has no room for a process now.
      this.#onDeath(undefined, startedAt);
      return;
    }
    const gone = new Promise<void>((resolve) => {
      let ended = false;
      const end = () => {
        if (!ended) this.#onDeath(child.pid, startedAt);
        ended = true;
        resolve();
      };
      child.once('exit', end);
      // The event may occur several times, and without a run; an error without a listener would end this process.
      child.on('error', end);
    });
    // A child without descriptors has no pipes; its `error` event follows.
    const pipe = (child.stdio as readonly unknown[] | undefined)?.[4];
    if (!(pipe instanceof Duplex)) return;
    pipe.on(
      'data',
      readFrames<FromHost>((message, body) => this.#listener.receive(message, body)),
    );
    pipe.on('error', () => undefined);
    // Only a running request keeps the server process alive, an idle host does not.
    child.unref();
    child.channel?.unref();
    this.#host = { child, pipe, writer: new FrameWriter(pipe), gone };
    setReferenced(pipe, false);
  }

  #fork(): ChildProcess {
    const module = this.#options.module ?? findHostModule();
    return fork(module, [this.#options.root, JSON.stringify(this.#options.limits)], {
      // The host has its own process group: Ctrl-C in a terminal reaches the server only.
      detached: true,
      execArgv: listHostArguments(module),
      env: buildHostEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    });
  }

  #onDeath(processId: number | undefined, startedAt: number): void {
    this.#host?.pipe.destroy();
    this.#host = null;
    endGroup(processId);
    this.#listener.ended();
    if (this.#closing) return;
    this.#rapidDeaths = Date.now() - startedAt < rapidDeathMs ? this.#rapidDeaths + 1 : 0;
    if (this.#rapidDeaths === 0) this.#start();
    else {
      const pauseMs = Math.min(50 * 2 ** this.#rapidDeaths, maxPauseMs);
      setTimeout(() => {
        if (!this.#closing) this.#start();
      }, pauseMs).unref();
    }
  }
}

/** The host's entry module beside this one: TypeScript in development, compiled in production. */
function findHostModule(): string {
  return fileURLToPath(new URL(`./host/main${extname(import.meta.url)}`, import.meta.url));
}

function listHostArguments(module: string): string[] {
  if (extname(module) !== '.ts') return [];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href];
}

/** Ends the process group of the host, politely, so that each git in it removes its lock files. */
function endGroup(processId: number | undefined): void {
  if (processId === undefined) return;
  try {
    process.kill(-processId, 'SIGTERM');
  } catch {
    // The process group has ended already.
  }
}

function setReferenced(pipe: Duplex, referenced: boolean): void {
  // The pipe is a socket underneath, which its type does not say.
  const { ref, unref } = pipe as Duplex & { ref?: () => void; unref?: () => void };
  (referenced ? ref : unref)?.call(pipe);
}
