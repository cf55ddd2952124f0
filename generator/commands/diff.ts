import { readConfig, withoutStyle } from '../config.ts';
import { compareDocuments } from '../diff/compare-documents.ts';
import { loadAt, NoSuchRef } from '../diff/spec-at.ts';
import { table } from '../diff/table.ts';
import { load } from '../load/load.ts';
import { type Command, complain, Failed, progress, refuse, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- diff <git ref> [--spec FILE] [--config FILE] [--json]

Compares the document with its version at a git ref (tag, branch or commit), and lists every change with its
location in both. Fails on a breaking change.

  --spec FILE     the document (spec/openapi.yaml)
  --config FILE   options: dialect, severities (generator.yaml beside the document)
  --json          the changes as JSON`,

  async run({ spec, config: file, json, rest }) {
    const [ref, ...others] = rest;
    if (ref === undefined || others.length > 0) {
      complain('Name one git ref: npm run generate -- diff v1.0.0');
      throw new Failed();
    }
    progress('Comparing');
    const config = readConfig(spec, file);
    const after = load(spec, { config: withoutStyle(config) });
    const before = read(ref, spec, config, after.sources);
    progress(null);
    if (after.spec === null) refuse(after.faults, json);
    if (before.spec === null) {
      complain(`The document at ${ref} cannot be read:`);
      refuse(before.faults, json);
    }
    const changes = compareDocuments(before.spec, after.spec);
    say(json ? JSON.stringify(changes, null, 2) : table(changes, process.stdout.isTTY));
    if (changes.some(({ breaking }) => breaking)) throw new Failed();
  },
};

function read(...at: Parameters<typeof loadAt>): ReturnType<typeof loadAt> {
  try {
    return loadAt(...at);
  } catch (error) {
    if (!(error instanceof NoSuchRef)) throw error;
    progress(null);
    complain(error.message);
    throw new Failed();
  }
}
