import { expect, it } from 'vitest';
import { truncateText } from '#src/text/beginning-of.ts';

it.each([
  ['kiln', 10, 'kiln'],
  ['kiln', 4, 'kiln'],
  ['kiln', 2, 'ki'],
  ['a🔥b', 2, 'a'],
  ['a🔥b', 3, 'a🔥'],
  ['a🔥', 3, 'a🔥'],
  ['🔥', 1, ''],
  ['', 3, ''],
])('the beginning of %j within %i is %j', (text, length, beginning) => {
  expect(truncateText(text, length)).toBe(beginning);
});
