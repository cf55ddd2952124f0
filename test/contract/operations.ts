import { readFileSync } from 'node:fs';
import { load } from '../../generator/load/load.ts';
import { buildModel } from '../../generator/model/build.ts';
import { type ContractOperation, contractsOf } from '../../generator/model/contract.ts';

/** A file with the operations of another document than the one that stands in `spec/`: of the sound one, when faults are seeded. */
const recorded = process.env['HEARTH_TEST_CONTRACT'];

/** Names of resources, with commas between them, when not all are to be tried. */
const some = process.env['HEARTH_TEST_RESOURCES']?.split(',');

/** True when only the operations of some resources are tried. */
export const isPart = some !== undefined;

/** Every operation of the document. */
export const contractOperations: readonly ContractOperation[] = (
  recorded === undefined
    ? contractsOfDocument()
    : (JSON.parse(readFileSync(recorded, 'utf8')) as readonly ContractOperation[])
).filter(({ resource }) => some?.includes(resource) ?? true);

export function contractsOfDocument(): ContractOperation[] {
  const { spec, faults } = load('spec/openapi.yaml');
  if (spec === null) throw new Error(faults.map(({ message }) => message).join('\n'));
  return contractsOf(buildModel(spec));
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
