import { setImmediate as nextTurn } from 'node:timers/promises';
import { givingWay } from './giving-way.ts';

/** Milliseconds after which others have their turn. */
const turnMs = 10;

/** Pauses work in many small steps: called after each step, yields when other work waited for its turn. */
export class Pauses {
  #turnBegan = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#turnBegan < turnMs) return;
    await this.rest();
    this.#turnBegan = performance.now();
  }

  protected async rest(): Promise<void> {
    await nextTurn();
  }
}

/** Pauses of background work: it also yields to requests. */
export class BackgroundPauses extends Pauses {
  protected override async rest(): Promise<void> {
    await super.rest();
    await givingWay.giveWay();
  }
}
