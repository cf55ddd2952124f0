import { Script } from 'node:vm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { findLastMatch, matchesPattern } from '#src/patterns/patterns.ts';

/** Runs what is watched. */
const watched = vi.spyOn(Script.prototype, 'runInContext');

afterEach(() => watched.mockClear());
afterAll(() => watched.mockRestore());

it('watches a search for all matches, each of which may read all of the rest', () => {
  const [pattern, text] = ['a[^b]*b|a', 'a'.repeat(1_000)];
  // Reads the pattern.
  expect(matchesPattern(pattern, 'b')).toBe(false);
  watched.mockClear();
  expect(matchesPattern(pattern, text)).toBe(true);
  expect(watched).not.toHaveBeenCalled();
  findLastMatch(pattern, text);
  expect(watched).toHaveBeenCalled();
});

it('watches no search for the last match in a short text', () => {
  expect(findLastMatch('[0-9]+%', 'covered: 7%, then 9%')).toBe('9%');
  watched.mockClear();
  expect(findLastMatch('[0-9]+%', 'covered: 7%, then 9%')).toBe('9%');
  expect(watched).not.toHaveBeenCalled();
});
