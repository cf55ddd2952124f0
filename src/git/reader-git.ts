import type { Git } from './git.ts';
import type { Repository } from './repository.ts';

/** Git for one who reads and may leave: what still runs for them then ends. */
export class ReaderGit implements Git {
  readonly #git: Git;
  readonly #left: () => AbortSignal;

  constructor(git: Git, left: () => AbortSignal) {
    this.#git = git;
    this.#left = left;
  }

  repository(projectId: number): Repository {
    return this.#git.repository(projectId).readBy(this.#left);
  }

  marked(): ReturnType<Git['marked']> {
    return this.#git.marked();
  }

  start(): void {
    this.#git.start();
  }

  get hostProcessId(): number | null {
    return this.#git.hostProcessId;
  }

  close(): Promise<void> {
    return this.#git.close();
  }
}
