import { expect, it, onTestFinished, vi } from 'vitest';
import { splitSearchTerms } from '#src/domains/planning/issuables/search.ts';

it('a search has its first terms, each once', () => {
  expect(splitSearchTerms('hot kiln "hot  kiln" hot " " glaze', 3)).toEqual([
    'hot',
    'kiln',
    'hot  kiln',
  ]);
});

it('a search is read no further than its last term', () => {
  const matchAll = String.prototype.matchAll;
  let read = 0;
  function* countMatches(this: string, pattern: RegExp) {
    for (const match of matchAll.call(this, pattern)) {
      read += 1;
      yield match;
    }
  }
  const matches = vi.spyOn(String.prototype, 'matchAll');
  onTestFinished(() => matches.mockRestore());
  matches.mockImplementation(countMatches as typeof matchAll);
  const text = Array.from({ length: 1_000 }, (_, at) => `word${at}`).join(' ');
  expect(splitSearchTerms(text)).toHaveLength(20);
  expect(read).toBe(20);
});
