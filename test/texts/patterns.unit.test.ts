import { describe, expect, it } from 'vitest';
import { isRe2, matchesPattern } from '#src/patterns/patterns.ts';
import { PatternSearch } from '#src/patterns/pattern-search.ts';
import { RuleSearch } from '#src/domains/code/push-rules/rule-search.ts';
import { ample } from '#test/support/rendering.ts';

/** Each letter of this text leaves hundreds of prefixes of `slow` possible. */
function mixedLetters(count: number): string {
  let state = 1;
  const letters = Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state & 0x10000) === 0 ? 'a' : 'b';
  });
  return letters.join('');
}

const slow = '[ab]*a[ab]{200}[cd]';

describe('a pattern', () => {
  it('of enormous size is refused before it is read whole', () => {
    // Reading it takes seconds.
    expect(isRe2('(.?.?.?.?.?.?.?){1000}'.repeat(44), 1)).toBe(false);
    expect(isRe2('(.?.?.?.?.?.?.?){10}', ample)).toBe(true);
  });

  it('is not looked for any longer than everybody can wait, and works afterwards', () => {
    const text = `${'a'.repeat(300)}c`;
    expect(matchesPattern(slow, text, ample)).toBe(true);
    // A full match would take most of a minute.
    expect(matchesPattern(slow, mixedLetters(1_000_000), 1)).toBe(null);
    expect(matchesPattern(slow, text, ample)).toBe(true);
  });

  it('is not looked for any longer in a short text', () => {
    // A full match would take most of a second, although the compilation is fast.
    const costly = '(?:a|a|a?|aa|aa?a?){1,1000}[^a]';
    expect(isRe2(costly, ample)).toBe(true);
    expect(matchesPattern(costly, 'a'.repeat(128), 1)).toBe(null);
  });

  it('costs nobody a watch on the time where it is small', () => {
    expect(matchesPattern('v.+', 'v1', ample)).toBe(true);
    // A watch on no time at all would throw.
    expect(matchesPattern('v.+', `v${'1'.repeat(255)}`, 0)).toBe(true);
  });

  it('is not looked for in all texts of a push when they take too long together', async () => {
    const search = new RuleSearch(new PatternSearch({ longestMs: -1 }));
    const reason = "The search takes too long for the pattern 'a'";
    await expect(search.finds('a', 'b')).rejects.toMatchObject({ reason });
    const patient = new RuleSearch(new PatternSearch({ longestMs: ample }));
    expect(await patient.finds('a', 'ba')).toBe(true);
  });

  const good = [
    '',
    '^K-[0-9]+ ',
    '(?i)bug|fix',
    '(?P<n>x)',
    '[[:alpha:]]+',
    '\\Aa\\z',
    'a{2,3}',
    '\\Q(\\E',
    '\\\\1',
    '(?s-m:x)',
    '\\.(jpe?g|png)$',
  ];
  const bad = [
    '(',
    'a)',
    '[a',
    '*',
    'a**',
    '(?=x)',
    '(?!x)',
    '(?<=x)y',
    '(x)\\1',
    '(?<n>x)\\k<n>',
    '(?>x)',
  ];
  it.each(good)('%j can be read', (text) => expect(isRe2(text, ample)).toBe(true));
  it.each(bad)('%j cannot be read', (text) => expect(isRe2(text, ample)).toBe(false));
});
