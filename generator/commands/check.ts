import { compare } from '../render/output.ts';
import { buildFiles } from './build-files.ts';
import { type Command, complain, Failed, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- check [--spec FILE] [--config FILE] [--out FOLDER] [--json]

Fails and lists the files if the output differs from the document. Writes nothing.

  --spec FILE    the document (spec/openapi.yaml)
  --config FILE  options: dialect, severities (generator.yaml beside the document)
  --out FOLDER   output folder (generated)
  --json         faults as JSON`,

  async run(options) {
    const { files } = await buildFiles(options);
    const differences = compare(options.out, files);
    if (differences.length === 0) {
      say(`${options.out}/ is what ${options.spec} says`);
      return;
    }
    for (const { path, kind } of differences)
      complain(`${options.out}/${path}: ${kind}. Run \`npm run generate\`.`);
    throw new Failed();
  },
};
