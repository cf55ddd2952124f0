import type { Built } from '../model/build.ts';
import { graphqlFiles } from '../graphql/files.ts';
import { withReachableRuntime } from '../render/runtime-imports.ts';
import { TwoThreads } from '../render/two-threads.ts';
import { build } from './build.ts';
import { type Options, progress, refuse } from './command.ts';

/** As `build`, with every file that is generated. */
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
    const files = new Map([...(await threads.render(built)), ...graphql.files]);
    return { ...built, files: withReachableRuntime(files, options.out) };
  } finally {
    progress(null);
    threads.close();
  }
}
