import { type Difference, ForeignFiles, writeOutput } from '../render/output.ts';
import { buildFiles } from './build-files.ts';
import { type Command, complain, Failed, type Options, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- [generate] [--spec FILE] [--config FILE] [--out FOLDER] [--json]

Writes all files that are generated from the document. Unchanged files are not written. The command writes
nothing if the folder contains edited files, or files of others.

  --spec FILE    the document (spec/openapi.yaml)
  --config FILE  options: dialect, severities (generator.yaml beside the document)
  --out FOLDER   output folder (generated)
  --json         faults as JSON`,

  async run(options: Options): Promise<void> {
    const started = performance.now();
    const { model, files } = await buildFiles(options);
    try {
      const changed = writeOutput(options.out, files);
      const operations = model.resources.flatMap((resource) => resource.operations).length;
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      say(`${operations} operations, ${files.size} files, ${changed} changed, ${seconds} s`);
    } catch (error) {
      if (!(error instanceof ForeignFiles)) throw error;
      tellForeign(options.out, error.differences);
      throw new Failed();
    }
  },
};

export function tellForeign(out: string, differences: readonly Difference[]): void {
  for (const { path, kind } of differences) {
    complain(
      `${out}/${path}: ${kind === 'foreign' ? 'not a generated file' : 'edited by hand'}. ` +
        'Move it elsewhere or delete it; nothing was written.',
    );
  }
}
