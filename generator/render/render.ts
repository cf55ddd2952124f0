import type { Built } from '../model/build.ts';
import { Pieces } from './pieces.ts';
import { renderResources } from './resources.ts';
import { renderDocument, documentInputOf } from './whole.ts';

/** Every generated file: path below `generated/` to its content. `pieces` of the run before save most of the work. */
export function render(
  built: Built,
  pieces = new Pieces({ again: false }),
): ReadonlyMap<string, string> {
  const files = new Map([
    ...renderResources(built, pieces),
    ...renderDocument(documentInputOf(built), pieces),
  ]);
  pieces.sweep();
  return files;
}
