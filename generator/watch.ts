import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { graphqlFiles, sdlFolder } from './graphql/files.ts';
import type { Fault } from './load/faults.ts';
import { findRoot } from './load/files.ts';
import { load } from './load/load.ts';
import { type Built, buildModel } from './model/build.ts';
import { writeChanges, writeOutput } from './render/output.ts';
import { Pieces } from './render/pieces.ts';
import { findReach, written } from './render/printed-module.ts';
import { renderRegistries } from './render/registries.ts';
import { render } from './render/render.ts';
import { WatchedFolders } from './watched-folders.ts';

/** Result of one run; the faults are those that make the document unusable. */
export interface Run {
  readonly changed: number;
  readonly milliseconds: number;
  readonly faults: readonly Fault[];
}

/** Generates repeatedly, and renders only changes since the previous run. */
export class Session {
  readonly #spec: string;
  readonly #config: string | undefined;
  readonly #out: string;
  readonly #pieces = new Pieces({ again: true });
  #built: Built | null = null;
  #files: ReadonlyMap<string, string> | null = null;

  /** @param config configuration file, if it is not beside the document */
  constructor(spec: string, out: string, config?: string) {
    this.#spec = spec;
    this.#config = config;
    this.#out = out;
  }

  /**
   * Writes the output of the document before linting it, so that an author sees the effect at once.
   * @param reading called with each folder before the files in it are read
   * @throws ForeignFiles
   */
  run(reading?: (folder: string) => void): Run {
    const started = performance.now();
    reading?.(resolve(sdlFolder(this.#spec)));
    const { spec, faults } = load(this.#spec, {
      config: readConfig(this.#spec, this.#config),
      unchecked: true,
      reading,
    });
    if (spec === null) return { changed: 0, milliseconds: performance.now() - started, faults };
    const files = this.#render(spec);
    if (files === null)
      return { changed: 0, milliseconds: performance.now() - started, faults: this.lint() };
    const changed =
      this.#files === null
        ? writeOutput(this.#out, files)
        : writeChanges(this.#out, this.#files, files);
    this.#files = files;
    return { changed, milliseconds: performance.now() - started, faults: [] };
  }

  /** All faults of the document. */
  lint(): readonly Fault[] {
    const { faults } = load(this.#spec, { config: readConfig(this.#spec, this.#config) });
    if (faults.length > 0 || this.#built === null) return faults;
    return graphqlFiles(this.#spec, this.#built).faults;
  }

  /** Null for a document whose faults prevent generation. */
  #render(spec: NonNullable<ReturnType<typeof load>['spec']>): ReadonlyMap<string, string> | null {
    try {
      this.#built = buildModel(spec, this.#built);
      const graphql = graphqlFiles(this.#spec, this.#built);
      if (graphql.faults.length > 0) return null;
      const reach = findReach(this.#out);
      const files = render(this.#built, { pieces: this.#pieces, reach });
      const registries = renderRegistries(this.#spec, this.#built);
      return new Map([...files, ...written(new Map([...graphql.files, ...registries]), reach)]);
    } catch (error) {
      // A document that failed the lint has no reliable structure; only its faults are reported.
      if (this.lint().length === 0) throw error;
      return null;
    }
  }
}

/** Editors write in several steps; changes this close together are one. */
const TOGETHER_MS = 15;

/**
 * Runs now and after each change of a document in a folder that the previous run has read.
 * @param run gets a function to announce the folder that it is about to read
 * @param signal ends it, as does a run that throws
 */
export async function runOnChanges(
  spec: string,
  run: (reading: (folder: string) => void) => void,
  signal: AbortSignal,
): Promise<void> {
  let endWait = () => {};
  const folders = new WatchedFolders(findRoot(spec), () => endWait());
  signal.addEventListener('abort', () => endWait());
  try {
    while (!signal.aborted) {
      const change = new Promise<void>((resolve) => (endWait = resolve));
      run((folder) => folders.add(folder));
      await change;
      await setTimeout(TOGETHER_MS);
    }
  } finally {
    folders.close();
  }
}
