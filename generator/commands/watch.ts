import { ForeignFiles } from '../render/output.ts';
import { Session, watchSpec } from '../watch.ts';
import { type Command, complain, Failed, progress, say, tellFaults } from './command.ts';
import { tellForeign } from './generate.ts';

export const command: Command = {
  help: `Usage: npm run generate -- watch [--spec FILE] [--out FOLDER] [--json]

Generates, and generates again whenever a file of the document changes. Faults are told and it goes on.
The output is written first and the lint follows; \`check\` says whether all is well in the end.

  --spec FILE    the document (spec/openapi.yaml)
  --out FOLDER   where output goes (generated)
  --json         faults as JSON`,

  async run({ spec, out, json }) {
    const session = new Session(spec, out);
    const turn = () => {
      try {
        const { changed, milliseconds, faults } = session.run();
        progress(null);
        if (faults.length === 0) say(`${changed} files, ${milliseconds.toFixed(0)} ms`);
        tellFaults(faults.length > 0 ? faults : session.lint(), json);
      } catch (error) {
        if (!(error instanceof ForeignFiles)) throw error;
        tellForeign(out, error.differences);
      }
    };
    progress('Generating');
    turn();
    const watcher = watchSpec(spec, turn);
    say(`Watching ${spec}; Ctrl-C ends`);
    await new Promise<void>((resolve, reject) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
      watcher.once('error', reject);
    }).catch((error: unknown) => {
      complain(String(error));
      throw new Failed();
    });
    watcher.close();
  },
};
