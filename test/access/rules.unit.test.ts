import { expect, it } from 'vitest';
import { operations } from './operations.ts';
import { ruleFor } from './rules.ts';

it('say who may do every operation about a project or a group', () => {
  const missing = operations.flatMap((operation) => {
    try {
      if (operation.subject !== null) ruleFor(operation, operation.subject);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(missing).toEqual([]);
});
