/** Faults after which no more are told. */
const maxFaults = 100;

/** The faults of a configuration, in the words in which its author is told them. */
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
