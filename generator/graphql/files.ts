import { dirname, join, relative } from 'node:path';
import type { Fault } from '../load/faults.ts';
import type { Built } from '../model/build.ts';
import type { PrintedModule } from '../render/printed-module.ts';
import { buildGraphql } from './build.ts';
import { type LoadedSdl, loadSdl } from './load.ts';
import type { GraphqlModel } from './model.ts';
import { renderGraphql } from './render.ts';

/** Folder of the GraphQL schema, beside the document. */
export const sdlFolder = (spec: string): string => join(dirname(spec), 'graphql');

/** Generated files of the GraphQL schema beside the document; none without the folder. */
export function graphqlFiles(
  spec: string,
  built: Built,
): { readonly files: ReadonlyMap<string, PrintedModule>; readonly faults: readonly Fault[] } {
  const { model, faults } = graphqlModel(spec, built);
  return { files: faults.length > 0 ? new Map() : renderGraphql(model), faults };
}

/** Loads the files of the GraphQL schema beside the document. */
export const loadSdlBeside = (spec: string): LoadedSdl =>
  loadSdl(sdlFolder(spec), join(relative(dirname(dirname(spec)), dirname(spec)), 'graphql'));

/** GraphQL schema beside the document; empty without the folder. */
export function graphqlModel(
  spec: string,
  built: Built,
): { readonly model: GraphqlModel; readonly faults: readonly Fault[] } {
  const loaded = loadSdlBeside(spec);
  const { model, faults } = buildGraphql(loaded.files, built);
  return { model, faults: [...loaded.faults, ...faults] };
}
