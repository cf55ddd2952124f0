import { ForeignFiles } from '../render/output.ts';
import { runOnChanges, Session } from '../watch.ts';
import { type Command, complain, progress, say, tellFaults } from './command.ts';
import { tellForeign } from './generate.ts';

export const command: Command = {
  help: `Usage: npm run generate -- watch [--spec FILE] [--config FILE] [--out FOLDER] [--json]

Generates after every change of a file of the document, prints faults and continues.
The command writes the output before it lints, also for many documents that \`generate\` refuses;
\`check\` verifies the final state.

  --spec FILE    the document (spec/openapi.yaml)
  --config FILE  options: dialect, severities (generator.yaml beside the document)
  --out FOLDER   output folder (generated)
  --json         faults as JSON`,

  async run({ spec, config, out, json }) {
    const session = new Session(spec, out, config);
    const generate = (reading: (folder: string) => void) => {
      const { changed, milliseconds, faults } = session.run(reading);
      progress(null);
      if (faults.length > 0) return tellFaults(faults, json);
      say(`${changed} files, ${milliseconds.toFixed(0)} ms`);
      const refused = session.lint();
      tellFaults(refused, json);
      if (refused.length > 0 && !json)
        complain('Written in spite of these faults, for which `npm run generate` writes nothing.');
    };
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    process.once('SIGTERM', () => stop.abort());
    progress('Generating');
    let told = false;
    await runOnChanges(
      spec,
      (reading) => {
        try {
          generate(reading);
        } catch (error) {
          if (!(error instanceof ForeignFiles)) throw error;
          tellForeign(out, error.differences);
        }
        if (!told) say(`Watching ${spec}; Ctrl-C ends`);
        told = true;
      },
      stop.signal,
    );
  },
};
