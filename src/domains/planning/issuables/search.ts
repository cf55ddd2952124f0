import { isAscii } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { containsWord, findWithWords } from '#src/database/long-text-search.ts';
import { filter, type Filter, isShort } from '#src/lists/filter.ts';

/** Limit on words and phrases of a search. */
const maxTerms = 20;

/** Splits a search into words, up to a limit; double quotes enclose a phrase. Stops reading at the last word. */
export function splitSearchTerms(search: string, most = maxTerms): readonly string[] {
  const terms = new Set<string>();
  for (const [whole, phrase] of search.matchAll(/"([^"]+)"|[^\s"]+/g)) {
    const term = (phrase ?? whole).trim();
    if (term !== '') terms.add(term);
    if (terms.size >= most) break;
  }
  return [...terms];
}

/** Tells whether the search index can find one of the words. */
export const isSearchable = (search: string) =>
  splitSearchTerms(search).some((term) => !isShort(term));

type SearchedField = 'title' | 'description';

/**
 * Matches rows that contain all words, each in the title or description, or in the field that `in` names. If all words
 * have one or two letters, the text is compared with whole titles.
 */
export function filterDescribedBy(
  kind: 'issue' | 'merge_request',
): Filter<string, { readonly in: readonly SearchedField[] }> {
  const table = kind === 'issue' ? 'issues' : 'merge_requests';
  return filter({
    shapeOf(text, { query }) {
      const terms = splitSearchTerms(text);
      if (terms.length === 0) return null;
      // An empty list selects both fields.
      const asked = query.in?.length ? query.in : (['title', 'description'] as const);
      const places = [...new Set(asked)].toSorted();
      // A short text must equal the whole title.
      return { whole: !isSearchable(text), ascii: terms.map(isAscii), places };
    },
    boundOf: (text): Readonly<Record<'title' | `term${number}`, string>> => ({
      ...Object.fromEntries(splitSearchTerms(text).map((term, at) => [`term${at}`, term])),
      title: toTitleKey(text),
    }),
    narrow(query, slots, { whole, ascii, places }, { db }) {
      if (whole) {
        query.where(`${table}.title_key`, slots.title);
        if (!places.includes('title')) query.whereRaw('1 = 0');
        return;
      }
      const columns = places.map((place) => `${table}.${place}`);
      for (const [at, each] of ascii.entries()) {
        containsWord(db, query, columns, slots[`term${at}`] as string, each);
      }
    },
    find: (db, text) => findWithWords(db, table, splitSearchTerms(text)),
    candidates(db, text) {
      const key = toTitleKey(text);
      if (key === '' || isSearchable(text)) return [];
      return [{ key, query: db(table).where('title_key', key).select('id') }];
    },
  });
}

const toTitleKey = (text: string) => fold(splitSearchTerms(text).join(' '));
