import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { formatFaults } from '../load/faults.ts';
import { load } from '../load/load.ts';
import { buildModel } from '../model/build.ts';
import type { FindRoute } from '../runtime/route.ts';
import { mocksOf } from './examples.ts';
import { createMockServer } from './server.ts';

const HELP = `Usage: npx tsx generator/mock/main.ts [options]

Serves the examples of a document; operations without a true example answer 501.

Options
  --spec FILE      the document (spec/openapi.yaml)
  --out FOLDER     what was generated from it (generated)
  --port NUMBER    where to listen (4010)
  --foreign        the document is not written in the house style
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      spec: { type: 'string', default: 'spec/openapi.yaml' },
      out: { type: 'string', default: 'generated' },
      port: { type: 'string', default: '4010' },
      foreign: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const { spec, faults } = load(values.spec, { foreign: values.foreign });
  if (spec === null || faults.length > 0) {
    process.stderr.write(`${formatFaults(faults, { json: false, color: process.stderr.isTTY })}\n`);
    process.exitCode = 1;
    return;
  }
  const built = buildModel(spec);
  const mocks = mocksOf(built);
  const router = pathToFileURL(resolve(values.out, 'router.ts')).href;
  const { findRoute } = (await import(router)) as { findRoute: FindRoute };
  const server = createMockServer(findRoute, mocks).listen(Number(values.port), () => {
    const operations = built.model.resources.flatMap((resource) => resource.operations);
    const answered = Object.values(mocks.answers).flatMap((answers) => Object.keys(answers));
    const { port } = server.address() as AddressInfo;
    process.stdout.write(
      `${answered.length} of ${operations.length} operations have examples; http://localhost:${port}\n`,
    );
  });
}

await main();
