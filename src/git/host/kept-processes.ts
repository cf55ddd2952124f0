/** A git process that stays for the next request of its repository. */
interface KeptProcess {
  /** False for a process that cannot or must not answer any more. */
  readonly alive: boolean;
  readonly busy: boolean;
  readonly usedAt: number;
  /** Waits for the pending answers, then ends the process; resolves after its exit. */
  close(): Promise<void>;
}

/** Keeps at most `limit` processes; a new one replaces the least recently used. Idle processes are closed. */
export class KeptProcesses<Process extends KeptProcess> {
  readonly #limit: number;
  readonly #idleLimit: number;
  readonly #start: (gitDirectory: string) => Process;
  readonly #open = new Map<string, Process>();
  readonly #closing = new Set<Promise<void>>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(limit: number, idleLimit: number, start: (gitDirectory: string) => Process) {
    this.#limit = limit;
    this.#idleLimit = idleLimit;
    this.#start = start;
    this.#sweeper = setInterval(() => this.#closeIdle(), Math.max(idleLimit / 4, 10));
    this.#sweeper.unref();
  }

  /** The process of a repository, started on demand. */
  of(gitDirectory: string): Process {
    const known = this.#open.get(gitDirectory);
    this.#open.delete(gitDirectory);
    if (known?.alive === true) {
      this.#open.set(gitDirectory, known);
      return known;
    }
    if (known !== undefined) this.#seeOff(known);
    while (this.#open.size >= this.#limit) this.#closeLeastUsed();
    const process = this.#start(gitDirectory);
    this.#open.set(gitDirectory, process);
    return process;
  }

  async release(gitDirectory: string): Promise<void> {
    const process = this.#open.get(gitDirectory);
    this.#open.delete(gitDirectory);
    await process?.close();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const gitDirectory of [...this.#open.keys()]) this.#retire(gitDirectory);
    await Promise.all(this.#closing);
  }

  #closeLeastUsed(): void {
    const keys = [...this.#open.keys()];
    const quiet = keys.find((key) => this.#open.get(key)?.busy === false);
    const victim = quiet ?? keys[0];
    if (victim !== undefined) this.#retire(victim);
  }

  #closeIdle(): void {
    const before = Date.now() - this.#idleLimit;
    for (const [gitDirectory, process] of this.#open) {
      if (!process.busy && process.usedAt < before) this.#retire(gitDirectory);
    }
  }

  #retire(gitDirectory: string): void {
    const process = this.#open.get(gitDirectory);
    this.#open.delete(gitDirectory);
    if (process !== undefined) this.#seeOff(process);
  }

  /** Ends the process; `close` waits for its exit. */
  #seeOff(process: Process): void {
    const gone = process.close().finally(() => this.#closing.delete(gone));
    this.#closing.add(gone);
  }
}
