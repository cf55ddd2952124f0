import { readFileSync } from 'node:fs';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { type ContractOperation, buildContracts } from '#generator/hearth/contract.ts';
import { isAsked } from '#test/support/some-resources.ts';

/** A file with the operations of another document than the one that stands in `spec/`: of the sound one, when faults are seeded. */
const recorded = process.env['HEARTH_TEST_CONTRACT'];

/** Every operation of the document. */
export const contractOperations: readonly ContractOperation[] = (
  recorded === undefined
    ? contractsOfDocument()
    : (JSON.parse(readFileSync(recorded, 'utf8')) as readonly ContractOperation[])
).filter(isAsked);

export function contractsOfDocument(): ContractOperation[] {
  const { spec, faults } = load('spec/openapi.yaml');
  if (spec === null) throw new Error(faults.map(({ message }) => message).join('\n'));
  return buildContracts(buildModel(spec));
}

export function byResource(
  operations: readonly ContractOperation[],
): ReadonlyMap<string, readonly ContractOperation[]> {
  const groups = new Map<string, ContractOperation[]>();
  for (const operation of operations) {
    const group = groups.get(operation.resource);
    if (group === undefined) groups.set(operation.resource, [operation]);
    else group.push(operation);
  }
  return groups;
}
