/** Maximum reported faults. */
const maxFaults = 100;

/** Faults of a configuration, in the words that its author sees. */
export class Faults {
  readonly #texts = new Set<string>();

  get texts(): readonly string[] {
    return [...this.#texts];
  }

  get any(): boolean {
    return this.#texts.size > 0;
  }

  add(text: string): void {
    if (this.#texts.size < maxFaults) this.#texts.add(text);
  }
}
