import type { RefMove, RepositoryPath } from './host/protocol.ts';

export type FinishedMove = Pick<RefMove, 'ref' | 'to'>;

const tellingDelayMs = 100;

/** Moves of refs whose consequences are complete. The host is informed in batches, since no caller waits for it. */
export class FinishedMoves {
  readonly #told = new Map<RepositoryPath, FinishedMove[]>();
  readonly #send: (repository: RepositoryPath, moves: readonly FinishedMove[]) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(send: (repository: RepositoryPath, moves: readonly FinishedMove[]) => void) {
    this.#send = send;
  }

  /** Sends them together with other finished moves at the next opportunity. */
  add(repository: RepositoryPath, moves: readonly FinishedMove[]): void {
    const told = this.#told.get(repository) ?? [];
    told.push(...moves);
    this.#told.set(repository, told);
    this.#timer ??= setTimeout(() => this.tellNow(), tellingDelayMs).unref();
  }

  tellNow(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const [repository, moves] of this.#told) this.#send(repository, moves);
    this.#told.clear();
  }
}
