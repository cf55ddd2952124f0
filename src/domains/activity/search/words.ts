import { isAscii } from '#src/database/dialect.ts';
import { containsWord, findWithWords, type LongTextTable } from '#src/database/long-text-search.ts';
import { filter, type Filter } from '#src/lists/filter.ts';
import { splitSearchTerms } from '#src/domains/planning/issuables/search.ts';

/** Rows with these ids, which are few. */
export const these: Filter<readonly number[]> = {
  shapeOf: () => true,
  narrow: () => undefined,
  find: async (_, ids) => ids,
};

/** Rows of a table with all of the words, each in one of the columns; words in double quotes are one phrase. */
export function filterByWords(table: LongTextTable, columns: readonly string[]): Filter<string> {
  return filter({
    shapeOf(text) {
      const terms = splitSearchTerms(text);
      return terms.length === 0 ? null : terms.map(isAscii);
    },
    boundOf: (text) =>
      Object.fromEntries(splitSearchTerms(text).map((term, at) => [`term${at}`, term])),
    narrow(query, slots, shape, { db }) {
      for (const [at, ascii] of shape.entries()) {
        containsWord(db, query, columns, slots[`term${at}`] as string, ascii);
      }
    },
    find: (db, text) => findWithWords(db, table, splitSearchTerms(text)),
  });
}
