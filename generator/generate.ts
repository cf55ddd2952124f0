import { type Config, plainConfig } from './config.ts';
import type { Fault } from './load/faults.ts';
import { gate, load } from './load/load.ts';
import { buildModel } from './model/build.ts';
import { findReach } from './render/printed-module.ts';
import { render } from './render/render.ts';

export { type Config, hearthConfig, plainConfig, readConfig } from './config.ts';
export type { Fault } from './load/faults.ts';
export { writeOutput } from './render/output.ts';

export interface Generated {
  /** Content by path below `out`; empty where the document has faults. */
  readonly files: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
}

/** Generates all files from the document `spec`, for the folder `out`. */
export async function generate(
  spec: string,
  out: string,
  config: Config = plainConfig,
): Promise<Generated> {
  const loaded = load(spec, { config });
  const structural = loaded.spec === null ? [] : await gate(loaded.spec);
  const faults = [...loaded.faults, ...loaded.warnings, ...structural];
  if (loaded.spec === null || faults.some(({ severity }) => severity === 'error'))
    return { files: new Map(), faults };
  return { files: render(buildModel(loaded.spec), { reach: findReach(out) }), faults };
}
