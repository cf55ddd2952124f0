import type { Built } from '../model/build.ts';
import { TwoThreads } from '../render/two-threads.ts';
import { build } from './build.ts';
import { type Options, progress } from './command.ts';

/** As `build`, with every file that is generated. */
export async function buildFiles(
  options: Options,
): Promise<Built & { readonly files: ReadonlyMap<string, string> }> {
  const threads = new TwoThreads();
  try {
    const built = await build(options);
    progress('Generating');
    return { ...built, files: await threads.render(built) };
  } finally {
    progress(null);
    threads.close();
  }
}
