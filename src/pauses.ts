import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const TURN = 10;

/** For work in many small steps: asked after each of them, lets others have their turn whenever they waited for it. */
export class Pauses {
  #turnBegan = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#turnBegan < TURN) return;
    await nextTurn();
    this.#turnBegan = performance.now();
  }
}
