import { readConfig } from '../config.ts';
import { loadSdlBeside } from '../graphql/files.ts';
import { findSdlWordingFaults } from '../graphql/wording.ts';
import { gate, load } from '../load/load.ts';
import { type Command, isError, progress, refuse, say, tellFaults } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- lint [--spec FILE] [--config FILE] [--json]

Checks the document and the descriptions of the type system beside it. Prints every fault with its file, line and
column, and the accepted form.

  --spec FILE    the document (spec/openapi.yaml)
  --config FILE  options: dialect, severities (generator.yaml beside the document)
  --json         faults as JSON`,

  async run({ spec: path, config: file, json }) {
    progress('Reading the document');
    const config = readConfig(path, file);
    const { spec, faults, warnings } = load(path, { config });
    const structural = spec === null ? [] : await gate(spec);
    const wording = findSdlWordingFaults(loadSdlBeside(path).files, config.severities.wording);
    const all = [...faults, ...warnings, ...structural, ...wording];
    progress(null);
    if (spec === null || all.some(isError)) refuse(all, json);
    tellFaults(all, json);
    if (all.length === 0) say(`${path}: no faults`);
  },
};
