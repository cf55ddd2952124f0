import type { Git } from './git.ts';
import type { Repository } from './repository.ts';

/** Git for one caller, who has a share of it. A read ends when its caller disconnects. */
export class CallerGit implements Git {
  readonly #git: Git;
  readonly #caller: () => string;
  readonly #left: (() => AbortSignal) | null;

  constructor(git: Git, caller: () => string, left: (() => AbortSignal) | null) {
    this.#git = git;
    this.#caller = caller;
    this.#left = left;
  }

  repository(projectId: number): Repository {
    return this.#git.repository(projectId).usedBy(this.#caller(), this.#left);
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

  workUnderWay(): ReturnType<Git['workUnderWay']> {
    return this.#git.workUnderWay();
  }

  close(): Promise<void> {
    return this.#git.close();
  }
}
