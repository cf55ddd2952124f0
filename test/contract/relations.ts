import type { ContractOperation } from '#generator/hearth/contract.ts';
import { Text } from '#src/http/fault-texts.ts';
import type { Call } from './requests.ts';

/** Parameters that break a relation once, and what the error says. */
export interface BrokenRelation {
  readonly title: string;
  /** Undefined values are left out. */
  readonly changes: Pick<Call, 'query' | 'body'>;
  readonly error: string;
}

/** Every relation of the operation, broken in each way there is. */
export function brokenRelations(operation: ContractOperation): BrokenRelation[] {
  const { relations, related } = operation;
  if (relations === null) return [];
  const broken = (
    names: readonly string[],
    given: readonly string[],
    text: string,
    told = names,
  ): BrokenRelation => {
    const changes = { query: {} as Record<string, unknown>, body: {} as Record<string, unknown> };
    for (const name of names) {
      const sample = related[name];
      if (sample === undefined) continue;
      changes[sample.place][name] = given.includes(name) ? sample.value : undefined;
    }
    const shown = given.length === 0 ? `none of ${names.join(', ')}` : given.join(' with ');
    return { title: shown.slice(0, 80), changes, error: `${told.join(', ')} ${text}` };
  };
  const pairs = (names: readonly string[]) =>
    names.slice(1).map((name) => [names[0] ?? '', name] as const);
  return [
    ...relations.exclusive.flatMap((names) =>
      pairs(names).map((both) => broken(names, both, Text.exclusive, both)),
    ),
    ...relations.atLeastOne.map((names) => broken(names, [], Text.atLeastOne)),
    ...relations.exactlyOne.flatMap((names) => [
      broken(names, [], Text.exactlyOne),
      ...pairs(names).map((both) => broken(names, both, Text.exclusive, both)),
    ]),
    ...relations.allOrNone.map((names) => broken(names, names.slice(0, 1), Text.allOrNone)),
  ];
}
