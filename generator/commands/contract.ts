import { contractOf } from '../contract/build.ts';
import { ForeignFiles, writeOutput } from '../render/output.ts';
import {
  importTypes,
  importValues,
  ofPackage,
  type PrintedModule,
  reachOf,
  written,
} from '../render/printed-module.ts';
import { marker, printModule } from '../render/template.ts';
import { build } from './build.ts';
import { type Command, Failed, say } from './command.ts';
import { tellForeign } from './generate.ts';

const imports = [
  importValues('node:fs', 'readFileSync'),
  importValues(ofPackage('contract/run'), 'testContract'),
  importTypes(ofPackage('contract/contract'), 'Contract'),
];

export const command: Command = {
  help: `Usage: npm run generate -- contract [--spec FILE] [--config FILE] [--out FOLDER]

Writes tests of a server, whoever wrote it, against the document: requests that are right by it, and requests that break
one rule each. Ajv, with the document itself, judges requests and answers. They change what is on the server.

  --spec FILE     the document (spec/openapi.yaml)
  --config FILE   the choices about it (generator.yaml beside the document)
  --out FOLDER    where the tests go (contract)

Run them by \`node --test <folder>/contract.test.ts\` with
  CONTRACT_ADDRESS   where the server is: http://localhost:8080
  CONTRACT_HEADERS   who calls, as JSON: {"authorization":"Bearer …"}
  CONTRACT_VALUES    values of path parameters that are there on the server, as JSON: {"isbn":"9780141439518"}`,

  async run(options) {
    const { dialect, document } = await build(options);
    const { operations } = contractOf(document);
    const published = dialect.publish(document);
    const test = { ...printModule('contract-test', {}, imports), head: marker('the document') };
    const files = new Map<string, PrintedModule | string>([
      ['contract.test.ts', test],
      ['contract.json', `${JSON.stringify({ document: published, operations })}\n`],
    ]);
    try {
      writeOutput(options.out, written(files, reachOf(options.out)));
    } catch (error) {
      if (!(error instanceof ForeignFiles)) throw error;
      tellForeign(options.out, error.differences);
      throw new Failed();
    }
    for (const { id, untold } of operations)
      if (untold !== null) say(`${id} is not asked: ${untold}`);
    const cases = operations.flatMap(({ right, wrong }) => [...right, ...wrong]).length;
    say(`${operations.length} operations, ${cases} requests`);
  },
};
