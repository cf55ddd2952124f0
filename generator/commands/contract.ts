import { buildContract } from '../contract/build.ts';
import { ForeignFiles, writeOutput } from '../render/output.ts';
import {
  importTypes,
  importValues,
  ofPackage,
  type PrintedModule,
  findReach,
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

Writes tests of any server against the document: valid requests, and requests that break one rule each. Ajv validates
requests and responses against the document itself. The tests change data on the server.

  --spec FILE     the document (spec/openapi.yaml)
  --config FILE   options: dialect, severities (generator.yaml beside the document)
  --out FOLDER    output folder (contract)

Run them with \`node --test <folder>/contract.test.ts\` and the variables
  CONTRACT_ADDRESS   URL of the server: http://localhost:8080
  CONTRACT_HEADERS   credentials, as JSON: {"authorization":"Bearer …"}
  CONTRACT_VALUES    path parameters of objects on the server, as JSON: {"isbn":"9780141439518"}`,

  async run(options) {
    const { dialect, document } = await build(options);
    const { operations } = buildContract(document);
    const published = dialect.publish(document);
    const test = { ...printModule('contract-test', {}, imports), head: marker('the document') };
    const files = new Map<string, PrintedModule | string>([
      ['contract.test.ts', test],
      ['contract.json', `${JSON.stringify({ document: published, operations })}\n`],
    ]);
    try {
      writeOutput(options.out, written(files, findReach(options.out)));
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
