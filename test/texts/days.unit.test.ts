import { expect, it } from 'vitest';
import { readDay } from '#src/domains/conversation/quick-actions/due-date.ts';
import { readLabelTitles } from '#src/domains/conversation/quick-actions/labels.ts';

/** A Wednesday. */
const today = '2024-01-31';

it.each([
  ['2030-02-28', '2030-02-28'],
  ['today', '2024-01-31'],
  ['Tomorrow', '2024-02-01'],
  ['in 2 days', '2024-02-02'],
  ['in 1 day', '2024-02-01'],
  ['in 3 weeks', '2024-02-21'],
  ['in 1 month', '2024-02-29'],
  ['in 12 months', '2025-01-31'],
  ['next week', '2024-02-07'],
  ['next month', '2024-02-29'],
  ['friday', '2024-02-02'],
  ['this Friday', '2024-02-02'],
  ['next wednesday', '2024-02-07'],
  ['December 31st', '2024-12-31'],
  ['dec 31', '2024-12-31'],
  ['January 2nd', '2025-01-02'],
  ['january 31', '2024-01-31'],
  ['march 3rd, 2031', '2031-03-03'],
])('the day %j is %s', (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

it.each([
  '',
  'someday',
  'yesterday',
  '2030-02-30',
  '0000-01-01',
  '10000-01-01',
  'in 99999 days',
  'in two days',
  'in 2 years',
  'this week',
  'february 30',
  'smarch 1',
  'march 3rd, 31',
  'march 3rd 2031 noon',
  '1st march',
  `in${' '.repeat(100)}2 days`,
])('there is no day %.20j', (text) => {
  expect(readDay(text, today)).toBeNull();
});

it.each([
  ['~bug', ['bug']],
  ['~bug ~"two words" plain', ['bug', 'two words', 'plain']],
  ['"two words", bug', ['two words', 'bug']],
  ['~a~b ~a', ['a', 'b']],
  ['~scope::value', ['scope::value']],
  ['', []],
  ['~', []],
  ['"open', ['open']],
])('labels in %j are %j', (text, titles) => {
  expect(readLabelTitles(text)).toEqual(titles);
});

it('a hundred labels are read at most', () => {
  const many = Array.from({ length: 300 }, (_, index) => `~l${index}`).join(' ');
  expect(readLabelTitles(many)).toHaveLength(100);
});
