import { buildContract } from '#generator/contract/build.ts';
import { runContract } from '#generator/contract/run.ts';
import { buildMocks } from '#generator/mock/examples.ts';
import type { Built } from '#generator/model/build.ts';
import { serveMocks } from './mocked.ts';

export interface ContractReport {
  readonly requests: number;
  /** Operations for which no right request was found. */
  readonly unasked: number;
  readonly problems: readonly string[];
}

/** Mocks refuse by RFC 9457, whatever the document says, and what has no example is not written. */
const OF_MOCKS = /^(?:501 is not described|4\d\d has the type 'application\/problem\+json')/;

/** Sends the requests of the document's contract tests to its mocks. */
export async function askContract(built: Built, router: string): Promise<ContractReport> {
  const contract = buildContract(built.document);
  const { address, close } = await serveMocks(buildMocks(built), router);
  const problems: string[] = [];
  let requests = 0;
  try {
    for await (const result of runContract(contract, { address })) {
      requests += 1;
      for (const problem of result.problems)
        if (!OF_MOCKS.test(problem))
          problems.push(`${result.operation} ${result.title}: ${problem}`);
    }
  } finally {
    close();
  }
  const unasked = contract.operations.filter(({ untold }) => untold !== null).length;
  return { requests, unasked, problems };
}
