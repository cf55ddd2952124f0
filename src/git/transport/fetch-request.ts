import { Readable } from 'node:stream';
import { GatheredBytes } from '#runtime/body-bytes.ts';
import { CallerBusy, OutputTooLarge, ReaderGone } from '../errors.ts';
import { ReadingRate, watchRate } from '#runtime/reading-rate.ts';
import type { Repository } from '../repository.ts';
import { SpooledAnswer } from '../spool.ts';
import type { RequestedObjects } from './requested-objects.ts';

/** Maximum bytes of the wants and haves of a fetch: as many lines as a million refs need. */
const maxRequestBytes = 64 * 1024 * 1024;
/** Bytes of a small request, which needs no reservation: all connections together may hold this much in memory. */
const smallRequestBytes = 64 * 1024;

/**
 * Reads the request of a fetch to its end, so that git need not wait for it; `requested` records the objects.
 * @throws OutputTooLarge for more than any client needs
 * @throws CallerBusy when the caller has sent too much in other waiting requests
 * @throws ReaderGone for a client below the minimum rate
 */
export async function readFetchRequest(
  repository: Repository,
  input: Readable,
  requested: RequestedObjects | null,
): Promise<Readable> {
  const { rate } = repository.spoolRoom.limits;
  const kept = new ReadingRate(rate);
  const request = new FetchRequest(repository);
  const unwatch = watchRate(rate, () => {
    if (kept.isTooSlow(true, request.bytes, Date.now()))
      input.destroy(new ReaderGone('sent too slowly'));
  });
  try {
    for await (const chunk of input) {
      requested?.take(chunk as Buffer);
      await request.add(chunk as Buffer);
    }
    return request.whole();
  } catch (error) {
    request.forget();
    throw error;
  } finally {
    unwatch();
  }
}

class FetchRequest {
  readonly #repository: Repository;
  /** The request is joined to one piece: clients may send byte by byte. */
  readonly #gathered = new GatheredBytes();
  #spooled: SpooledAnswer | null = null;
  bytes = 0;

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  async add(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length;
    if (this.bytes > maxRequestBytes) throw new OutputTooLarge('the request');
    this.#gathered.add(chunk);
    if (this.#gathered.size <= smallRequestBytes) return;
    const { caller, spoolRoom: room } = this.#repository;
    // The request may wait for its turn without a limit.
    this.#spooled ??= new SpooledAnswer({ room, caller, each: maxRequestBytes, watched: false });
    this.#hold(this.#spooled);
    await this.#spooled.settled();
  }

  whole(): Readable {
    if (this.#spooled === null) return Readable.from([this.#gathered.take()]);
    this.#hold(this.#spooled);
    this.#spooled.finish();
    return this.#spooled;
  }

  #hold(spooled: SpooledAnswer): void {
    const piece = this.#gathered.take();
    if (piece.length > 0 && !spooled.hold(piece)) throw new CallerBusy('the request');
  }

  forget(): void {
    this.#spooled?.destroy();
  }
}
