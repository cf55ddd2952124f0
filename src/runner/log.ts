import { crc32 } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobPayload } from '#generated/job-execution/types.ts';
import { Masking } from '#src/text/masking.ts';
import { mebibyteBytes } from '#src/units.ts';
import type { Protocol } from './protocol.ts';

/** Number of bytes sent at once. */
const partBytes = mebibyteBytes;
/** Milliseconds between two parts. */
const partIntervalMs = 1_000;

/** The log of a job, which is sent in parts while the job runs. */
export class JobLog {
  readonly #protocol: Protocol;
  readonly #job: JobPayload;
  readonly #masking: Masking;
  readonly #stopped: AbortController;
  #waiting: Buffer[] = [];
  #sent = 0;
  #size = 0;
  #checksum = 0;
  #over = false;
  readonly #loop: Promise<void>;

  /** `stopped` is aborted when the server wants the job to stop. */
  constructor(protocol: Protocol, job: JobPayload, stopped: AbortController) {
    this.#protocol = protocol;
    this.#job = job;
    this.#stopped = stopped;
    const secrets = job.variables.filter(({ masked }) => masked).map(({ value }) => value);
    this.#masking = new Masking([...secrets, job.token]);
    this.#loop = this.#send();
  }

  write(text: string | Buffer): void {
    this.#take(this.#masking.add(Buffer.from(text)));
  }

  /** Sends the rest, and returns the expected state of the log on the server. */
  async end(): Promise<{ readonly checksum: string; readonly bytesize: number }> {
    this.#take(this.#masking.end());
    this.#over = true;
    await this.#loop;
    return { checksum: `crc32:${this.#checksum.toString(16)}`, bytesize: this.#size };
  }

  #take(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#waiting.push(Buffer.from(bytes));
    this.#size += bytes.length;
    this.#checksum = crc32(bytes, this.#checksum);
  }

  async #send(): Promise<void> {
    let failures = 0;
    while (!this.#stopped.signal.aborted) {
      const over = this.#over;
      const all = Buffer.concat(this.#waiting);
      const part = all.subarray(0, partBytes);
      this.#waiting = all.length > 0 ? [all] : [];
      if (over && part.length === 0) return;
      try {
        const { stop, status, size } = await this.#protocol.appendTrace(
          this.#job,
          this.#sent,
          part,
        );
        failures = 0;
        if (stop) this.#stopped.abort();
        // The server has more than the runner knows where an answer was lost.
        const taken = status === 202 ? part.length : (size ?? this.#sent) - this.#sent;
        this.#forget(Math.max(0, Math.min(taken, all.length)));
      } catch (error) {
        failures += 1;
        if (failures > 20) throw error;
      }
      if (!this.#over || failures > 0) await this.#pause();
    }
  }

  #forget(bytes: number): void {
    const all = Buffer.concat(this.#waiting);
    this.#waiting = all.length > bytes ? [all.subarray(bytes)] : [];
    this.#sent += bytes;
  }

  async #pause(): Promise<void> {
    const until = performance.now() + partIntervalMs;
    while (!this.#over && performance.now() < until) await pause(50);
    if (this.#over) await pause(50);
  }
}
