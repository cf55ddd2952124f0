import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type TagCandidate,
  chooseTags,
  isMeant,
} from '#src/domains/registry/container-registry/choose-tags.ts';
import { PatternSearch } from '#src/patterns/pattern-search.ts';

const now = new Date('2026-03-02T10:00:00Z');
const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();

/** Names are their own, and images are built in the last days, or nobody knows when. */
const tags = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { maxLength: 20 }).map((hours) =>
  hours.map((each, index): TagCandidate => ({
    name: `tag-${index}`,
    createdAt: each === null ? null : hoursAgo(each),
  })),
);
const keepN = fc.option(fc.nat({ max: 25 }));
const age = fc.option(fc.integer({ min: 1, max: 100 }));

const timeOf = ({ createdAt }: TagCandidate) =>
  createdAt === null ? now.getTime() : Date.parse(createdAt);

describe('the tags that rules choose', () => {
  it('are never those that are too young, or among the newest that are kept', () => {
    fc.assert(
      fc.property(tags, keepN, age, (meant, keepN, hours) => {
        const rules = { keepN, olderThan: hours === null ? null : `${hours}h` };
        const chosen = chooseTags(meant, rules, now);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const tag of chosen) {
          expect(meant).toContain(tag);
          if (hours !== null) {
            expect(tag.createdAt).not.toBeNull();
            expect(timeOf(tag)).toBeLessThan(now.getTime() - hours * hourMs);
          }
          const newer = meant.filter((other) => timeOf(other) >= timeOf(tag) && other !== tag);
          expect(newer.length).toBeGreaterThanOrEqual(keepN ?? 0);
        }
      }),
    );
  });

  it('are all others', () => {
    fc.assert(
      fc.property(tags, keepN, (meant, keepN) => {
        const chosen = chooseTags(meant, { keepN, olderThan: null }, now);
        expect(chosen).toHaveLength(Math.max(meant.length - (keepN ?? 0), 0));
      }),
    );
    fc.assert(
      fc.property(tags, fc.integer({ min: 1, max: 100 }), (meant, hours) => {
        const chosen = chooseTags(meant, { keepN: null, olderThan: `${hours}h` }, now);
        const old = meant.filter(
          (tag) => tag.createdAt !== null && timeOf(tag) < now.getTime() - hours * hourMs,
        );
        expect(chosen.map(({ name }) => name)).toEqual(old.map(({ name }) => name));
      }),
    );
  });

  it('are meant by their whole names, and never called latest', async () => {
    const search = new PatternSearch({ longestMs: Infinity });
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(letters, letters, letters, async (name, one, other) => {
        const [text, first, second] = [name, one, other].map((each) => each.join(''));
        const rules = { nameRegexDelete: `${first}|${second}`, nameRegexKeep: null };
        expect(await isMeant(text ?? '', rules, search)).toBe(text === first || text === second);
        const kept = { nameRegexDelete: '.*', nameRegexKeep: `${first}|${second}` };
        expect(await isMeant(text ?? '', kept, search)).toBe(text !== first && text !== second);
      }),
    );
    for (const nameRegexDelete of ['latest', '.*', 'l.+']) {
      const rules = { nameRegexDelete, nameRegexKeep: null };
      expect(await isMeant('latest', rules, search)).toBe(false);
    }
  });

  it('leave out those that would take too long to choose', async () => {
    const search = new PatternSearch({ longestMs: -1 });
    const rules = { nameRegexDelete: '.*', nameRegexKeep: null };
    expect(search.isExhausted).toBe(true);
    expect(await isMeant('a', rules, search)).toBe(false);
  });
});
