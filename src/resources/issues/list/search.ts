import { isAscii } from '../../../database/dialect.ts';
import { containsWord, findWithWords } from '../../../database/long-text-search.ts';
import type { Filter } from '../../../lists/filter.ts';
import type { IssueParameters } from './parameters.ts';

/** Words and phrases of a search that are looked at. */
const mostTerms = 20;

/** The words of a search; those in double quotes are one phrase. */
export function termsOf(search: string): readonly string[] {
  const terms = [...search.matchAll(/"([^"]+)"|[^\s"]+/g)].map(
    ([whole, phrase]) => phrase ?? whole,
  );
  return [...new Set(terms.map((term) => term.trim()).filter((term) => term !== ''))].slice(
    0,
    mostTerms,
  );
}

/** Issues with all of the words, each in the title or description, or in the one that is asked for. */
export const search: Filter<string, Required<IssueParameters>> = {
  shapeOf(text, { query }) {
    const terms = termsOf(text);
    const places = [...new Set(query.in ?? ['title', 'description'])].toSorted();
    return terms.length === 0 ? null : { ascii: terms.map(isAscii), places };
  },
  boundOf: (text) => Object.fromEntries(termsOf(text).map((term, at) => [`term${at}`, term])),
  narrow(query, slots, shape, { db }) {
    const { ascii, places } = shape as { ascii: readonly boolean[]; places: readonly string[] };
    const columns = places.map((place) => `issues.${place}`);
    for (const [at, each] of ascii.entries()) {
      containsWord(db, query, columns, slots[`term${at}`] as string, each);
    }
  },
  find: (db, text) => findWithWords(db, 'issues', termsOf(text)),
};
