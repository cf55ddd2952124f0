import { expect, it } from 'vitest';
import { propertyNames } from '#generator/load/property-names.ts';

const levels = 12;

/** Schemas each of which chooses twice among the next. */
const schemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  Array.from({ length: levels }, (_, level) => {
    const next = { $ref: `level-${level + 1}` };
    const properties = { [`of-${level}`]: {} };
    return [`level-${level}`, { properties, ...(level < levels - 1 && { oneOf: [next, next] }) }];
  }),
);

it('looks at each schema once, however many parts share it', () => {
  let count = 0;
  const names = propertyNames({ $ref: 'level-0' }, (node) => {
    count += 1;
    return schemas[(node as { $ref: string }).$ref];
  });
  expect(names).toEqual(Array.from({ length: levels }, (_, level) => `of-${level}`));
  expect(count).toBeLessThan(3 * levels);
});
