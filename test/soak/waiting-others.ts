import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '#test/support/app.ts';
import type { LargeWorld } from './large-world.ts';

/** The longest time, in milliseconds by the clock, that an answer to somebody else took. */
export interface Waits {
  readonly reader: number;
  /** Wait of a user who changes members of an own project, which needs the access revision. */
  readonly writer: number;
}

/** User who reads and changes an own project all the time, unrelated to other requests. */
export class WaitingOthers {
  readonly #ended: Promise<unknown>;
  #waits = { reader: 0, writer: 0 };
  #over = false;

  constructor(api: Api, { other: { project, owner, friend } }: LargeWorld) {
    const as = api.as(owner);
    const members = `/projects/${project.id}/members`;
    this.#ended = Promise.all([
      this.#repeat('reader', () => as.get(`/projects/${project.id}/issues`)),
      this.#repeat('writer', async () => {
        await as.post(members, { user_id: friend.id, access_level: 30 });
        await as.delete(`${members}/${friend.id}`);
      }),
    ]);
  }

  /** The longest since it was last asked. */
  read(): Waits {
    const waits = this.#waits;
    this.#waits = { reader: 0, writer: 0 };
    return waits;
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#ended;
  }

  async #repeat(kind: keyof Waits, act: () => Promise<unknown>): Promise<void> {
    while (!this.#over) {
      const begun = performance.now();
      await act();
      this.#waits[kind] = Math.max(this.#waits[kind], performance.now() - begun);
      await delay(10);
    }
  }
}
