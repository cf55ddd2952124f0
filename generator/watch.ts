import { type FSWatcher, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Fault } from './load/faults.ts';
import { load } from './load/load.ts';
import { type Built, buildModel } from './model/build.ts';
import { writeChanges, writeOutput } from './render/output.ts';
import { Pieces } from './render/pieces.ts';
import { render } from './render/render.ts';

/** The result of one run; the faults are those that leave no usable document. */
export interface Run {
  readonly changed: number;
  readonly milliseconds: number;
  readonly faults: readonly Fault[];
}

/** Generates again and again, and makes only what changed since the run before. */
export class Session {
  readonly #spec: string;
  readonly #out: string;
  readonly #pieces = new Pieces({ again: true });
  #built: Built | null = null;
  #files: ReadonlyMap<string, string> | null = null;

  constructor(spec: string, out: string) {
    this.#spec = spec;
    this.#out = out;
  }

  /**
   * Writes the output of the document as it is now, before it is linted: whoever edits sees the effect at once.
   * @throws ForeignFiles
   */
  run(): Run {
    const started = performance.now();
    const { spec, faults } = load(this.#spec, { unchecked: true });
    if (spec === null) return { changed: 0, milliseconds: performance.now() - started, faults };
    const files = this.#render(spec);
    const changed =
      this.#files === null
        ? writeOutput(this.#out, files)
        : writeChanges(this.#out, this.#files, files);
    this.#files = files;
    return { changed, milliseconds: performance.now() - started, faults: [] };
  }

  /** Everything that is wrong with the document. */
  lint(): readonly Fault[] {
    return load(this.#spec).faults;
  }

  #render(spec: NonNullable<ReturnType<typeof load>['spec']>): ReadonlyMap<string, string> {
    try {
      this.#built = buildModel(spec, this.#built);
      return render(this.#built, this.#pieces);
    } catch (error) {
      // A document that no lint has passed may be anything; its faults are told instead.
      if (this.lint().length === 0) throw error;
      return this.#files ?? new Map();
    }
  }
}

/** Editors write in several steps; changes this close together are one. */
const TOGETHER_MS = 15;

/** Calls back after each change below the document's folder. */
export function watchSpec(spec: string, changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | null = null;
  return watch(dirname(resolve(spec)), { recursive: true }, (_, name) => {
    if (name !== null && !/\.(ya?ml|json)$/.test(name)) return;
    timer ??= setTimeout(() => {
      timer = null;
      changed();
    }, TOGETHER_MS);
  });
}
