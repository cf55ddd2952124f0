import type { Built } from '../model/build.ts';
import type { PrintedModule } from './printed-module.ts';
import { marker } from './template.ts';

/** The modules that list code of the project, marked as generated; none in most dialects. */
export function renderRegistries(
  spec: string,
  { dialect }: Built,
): ReadonlyMap<string, PrintedModule> {
  const head = marker('the names of files in src');
  return new Map(
    [...dialect.registries(spec)].map(([path, module]) => [path, { ...module, head }]),
  );
}
