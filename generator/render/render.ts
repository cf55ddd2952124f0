import type { Built } from '../model/build.ts';
import { Pieces } from './pieces.ts';
import { renderResources } from './resources.ts';
import { renderWhole } from './whole.ts';

/** Every generated file: path below `generated/` to its content. `pieces` of the run before save most of the work. */
export function render(
  built: Built,
  pieces = new Pieces({ again: false }),
): ReadonlyMap<string, string> {
  const operations = built.model.resources.flatMap((resource) => resource.operations);
  const files = new Map([
    ...renderResources(built, pieces),
    ...renderWhole({ document: built.document, operations }, pieces),
  ]);
  pieces.sweep();
  return files;
}
