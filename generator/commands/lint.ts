import { gate, load } from '../load/load.ts';
import { type Command, progress, refuse, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- lint [--spec FILE] [--json]

Checks the document alone, and tells every fault with its file, line and column and what would be accepted.

  --spec FILE    the document (spec/openapi.yaml)
  --json         faults as JSON`,

  async run({ spec: path, json }) {
    progress('Reading the document');
    const { spec, faults } = load(path);
    const all = spec === null ? faults : [...faults, ...(await gate(spec))];
    progress(null);
    if (spec === null || all.length > 0) refuse(all, json);
    say(`${path}: no faults`);
  },
};
