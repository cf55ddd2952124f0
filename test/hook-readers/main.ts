import { askCatalog } from './catalog.ts';
import { askGoClient } from './go-client.ts';
import { installReaders } from './install.ts';
import { readPayloads } from './payloads.ts';
import { askPrograms } from './programs.ts';
import { compareTypes } from './types.ts';

/** Shows payloads of webhooks, and a server, to programs and types that others wrote for them. */

const folder = installReaders();
const payloads = readPayloads();
const goClient = process.env['HEARTH_TEST_GO_CLIENT'];
const problems = [
  ...compareTypes(folder),
  ...(await askPrograms(folder, payloads)),
  ...(await askCatalog(folder)),
  ...(goClient === undefined ? [] : askGoClient(goClient, payloads)),
];
for (const problem of problems) process.stderr.write(`  ${problem}\n`);
const ofTests = payloads.filter(({ from }) => from === 'tests').length;
process.stdout.write(
  `${payloads.length} payloads, ${ofTests} of them as the tests were sent them\n`,
);
if (problems.length > 0) process.exitCode = 1;
