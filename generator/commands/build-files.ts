import type { Built } from '../model/build.ts';
import { graphqlFiles } from '../graphql/files.ts';
import { findReach, written } from '../render/printed-module.ts';
import { renderRegistries } from '../render/registries.ts';
import { TwoThreads } from '../render/two-threads.ts';
import { build } from './build.ts';
import { type Options, progress, refuse } from './command.ts';

/** Builds the document like `build`, and renders every generated file. */
export async function buildFiles(
  options: Options,
): Promise<Built & { readonly files: ReadonlyMap<string, string> }> {
  const threads = new TwoThreads();
  try {
    const built = await build(options);
    progress('Generating');
    const graphql = graphqlFiles(options.spec, built);
    progress(null);
    if (graphql.faults.length > 0) refuse(graphql.faults, options.json);
    const reach = findReach(options.out);
    const files = await threads.render(built, reach);
    const registries = renderRegistries(options.spec, built);
    return {
      ...built,
      files: new Map([...files, ...written(new Map([...graphql.files, ...registries]), reach)]),
    };
  } finally {
    progress(null);
    threads.close();
  }
}
