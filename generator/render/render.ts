import type { Built } from '../model/build.ts';
import { Pieces } from './pieces.ts';
import { BESIDE, type Reach, written } from './printed-module.ts';
import { renderResources } from './resources.ts';
import { renderDocument, toDocumentInput } from './whole.ts';

interface Rendering {
  /** Pieces of the previous run, which save most of the work. */
  readonly pieces?: Pieces;
  readonly reach?: Reach;
}

/** Every generated file: path below `generated/` to its content. */
export function render(
  built: Built,
  { pieces = new Pieces({ again: false }), reach = BESIDE }: Rendering = {},
): ReadonlyMap<string, string> {
  const files = new Map([
    ...renderResources(built, pieces),
    ...renderDocument(toDocumentInput(built), pieces),
  ]);
  pieces.sweep();
  return written(files, reach);
}
