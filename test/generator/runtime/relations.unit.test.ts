import { describe, expect, it } from 'vitest';
import { checkRelations } from '#runtime/checks.ts';
import { Faults } from '#runtime/faults.ts';
import { describeFaults } from '#src/http/fault-texts.ts';
import type { Relations } from '#runtime/operation.ts';

const none: Relations = { exclusive: [], atLeastOne: [], exactlyOne: [], allOrNone: [] };
const names = ['a', 'b', 'c'];

/** Present ones of three parameters, and the resulting error. */
describe.each<[keyof Relations, readonly (readonly [given: string, error: string])[]]>([
  [
    'exclusive',
    [
      ['', ''],
      ['a', ''],
      ['ac', 'a, c are mutually exclusive'],
      ['abc', 'a, b, c are mutually exclusive'],
    ],
  ],
  [
    'atLeastOne',
    [
      ['', 'a, b, c are missing, at least one parameter must be provided'],
      ['b', ''],
      ['abc', ''],
    ],
  ],
  [
    'exactlyOne',
    [
      ['', 'a, b, c are missing, exactly one parameter must be provided'],
      ['c', ''],
      ['ab', 'a, b are mutually exclusive'],
    ],
  ],
  [
    'allOrNone',
    [
      ['', ''],
      ['ab', 'a, b, c provide all or none of parameters'],
      ['abc', ''],
    ],
  ],
])('%s', (relation, rows) => {
  it.each(rows)('of "%s" says "%s"', (given, error) => {
    const faults = new Faults();
    const isGiven = (name: string) => given.includes(name);
    checkRelations({ ...none, [relation]: [names] }, isGiven, faults, 'query');
    expect(describeFaults(faults.list([]))).toBe(error);
  });
});
