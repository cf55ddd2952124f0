/** The functions of a file, by type and field. */
export type LoadFunctions = () => Promise<
  Readonly<Record<string, Readonly<Record<string, unknown>>>>
>;

/** A function that is written by hand. Its file is loaded with the first call. */
export class Written<Function> {
  readonly #load: LoadFunctions;
  readonly #type: string;
  readonly #field: string;
  #found: Function | null = null;

  constructor(load: LoadFunctions, type: string, field: string) {
    this.#load = load;
    this.#type = type;
    this.#field = field;
  }

  /** Returns the result of `call` for the function: later where the file is not loaded yet. */
  call<Result>(call: (found: Function) => Result): Result | Promise<Awaited<Result>> {
    return this.#found === null ? this.#find().then(call as never) : call(this.#found);
  }

  async #find(): Promise<Function> {
    const found = (await this.#load())[this.#type]?.[this.#field];
    if (typeof found !== 'function')
      throw new Error(`${this.#type}.${this.#field} has no function`);
    return (this.#found = found as Function);
  }
}
