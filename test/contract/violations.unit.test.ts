import { describe, expect, it } from 'vitest';
import type { ContractOperation } from '#generator/hearth/contract.ts';
import { isPart } from '#test/support/some-resources.ts';
import type { Call } from './requests.ts';
import { contractOperations } from './operations.ts';
import { brokenRelations } from './relations.ts';
import { baseOf, verdict } from './verdict.ts';
import { breaking, changed, toldOf, valueOf, valueWithin } from './violation.ts';

/**
 * Each rule of the document, broken once, and each bound, kept by a hair: by the generated decoders and validators, with
 * no server and no database behind them.
 */
describe('input that the document forbids is refused, and no other, by', () => {
  const table = contractOperations.map((operation) => [operation.id, operation] as const);
  it.each(table)('%s', async (_, operation) => {
    expect(await faultsOf(operation)).toEqual([]);
  });

  it.skipIf(isPart)('thousands of rules', () => {
    expect(contractOperations.flatMap(({ violations }) => violations).length).toBeGreaterThan(
      LEAST_RULES,
    );
  });
});

const LEAST_RULES = 8_000;

async function faultsOf(operation: ContractOperation): Promise<readonly string[]> {
  const base = baseOf(operation);
  const faults: string[] = [];
  const ask = (changes: Partial<Call>) => verdict(operation, changed(base, changes));
  const refuse = async (title: string, changes: Partial<Call>, told: string) => {
    const { accepted, error } = await ask(changes);
    if (error === '' || !error.includes(told))
      faults.push(`${title} must be told: ${told}, not: ${accepted ? 'accepted' : error}`);
  };

  const alone = await ask({});
  if (!alone.accepted) faults.push(`the example is refused: ${alone.error}`);
  for (const violation of operation.violations) {
    const title = `${violation.name} = ${shown(violation.value)}`;
    await refuse(title, breaking(violation, valueOf(violation)), toldOf(violation));
    if (violation.within === undefined) continue;
    const { error } = await ask(breaking(violation, valueWithin(violation)));
    if (error.includes(toldOf(violation)))
      faults.push(
        `${violation.name} = ${shown(violation.within)} is within its bounds, not: ${error}`,
      );
  }
  for (const { title, changes, error } of brokenRelations(operation))
    await refuse(title, changes, error);
  return faults;
}

const shown = (value: unknown) =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
