import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { quickCheck, type QuickDeps } from '#generator/load/lint/quick-check.ts';

const deps: QuickDeps = { resolve: () => undefined, format: () => undefined };

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const values = [
  null,
  true,
  0,
  -1,
  1.5,
  7,
  '',
  'a',
  'ab',
  'äöü',
  [],
  [1],
  [1, 1],
  ['a', 'b'],
  [[1], [1]],
  {},
  { a: 1 },
  { a: 'x', b: null },
  { c: { a: 2 } },
];

function randomSchema(roll: (sides: number) => number, depth: number): unknown {
  const nested = () => (depth === 0 ? roll(2) === 0 : randomSchema(roll, depth - 1));
  const types = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
  const pick = () => types[roll(types.length)] ?? 'null';
  const keywords: Readonly<Record<string, () => unknown>> = {
    type: () => (roll(2) === 0 ? pick() : [...new Set([pick(), pick()])]),
    enum: () => [values[roll(values.length)], values[roll(values.length)]],
    const: () => values[roll(values.length)],
    minLength: () => roll(3),
    maxLength: () => roll(3),
    pattern: () => '^a',
    minimum: () => roll(3) - 1,
    maximum: () => roll(8),
    exclusiveMinimum: () => roll(2),
    exclusiveMaximum: () => roll(8),
    multipleOf: () => 1 + roll(3),
    items: nested,
    minItems: () => roll(2),
    maxItems: () => roll(3),
    uniqueItems: () => roll(2) === 0,
    contains: nested,
    properties: () => ({ a: nested(), b: nested() }),
    additionalProperties: nested,
    required: () => (roll(2) === 0 ? ['a'] : ['a', 'b']),
    minProperties: () => roll(2),
    maxProperties: () => roll(3),
    allOf: () => [nested(), nested()],
    anyOf: () => [nested(), nested()],
    oneOf: () => [nested(), nested()],
    not: nested,
    if: nested,
    then: nested,
    else: nested,
    unevaluatedProperties: nested,
  };
  const names = Object.keys(keywords);
  const chosen = Array.from({ length: 1 + roll(3) }, () => names[roll(names.length)] ?? 'type');
  return Object.fromEntries(chosen.map((name) => [name, keywords[name]?.()]));
}

describe('the quick check', () => {
  it('never contradicts ajv', () => {
    const roll = dice(15);
    const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
    let decided = 0;
    for (let round = 0; round < 400; round += 1) {
      const schema = randomSchema(roll, 2) as object;
      const validate = ajv.compile(schema);
      for (const value of values) {
        const verdict = quickCheck(schema, value, deps);
        if (verdict === undefined) continue;
        decided += 1;
        expect({ schema, value, verdict }).toEqual({ schema, value, verdict: validate(value) });
      }
    }
    expect(decided).toBeGreaterThan(4000);
  });
});
