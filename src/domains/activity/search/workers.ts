import { indexWaitingTexts, longTextTables } from '#src/database/long-text-search.ts';
import { mergeTextIndex, searchedTables } from '#src/database/text-search.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toEverybodyOwner, toInstanceOwner } from '#src/workers/owners.ts';

/** Merges a day of changes into the text indexes, in steps that block no other work. */
export const mergeTextIndexes: WorkerDefinition<object> = {
  name: 'merge_text_indexes',
  worksFor: toInstanceOwner,
  daily: { hour: 4, minute: 30 },

  async run(_, { db }, { signal }) {
    for (const table of [...searchedTables, ...longTextTables]) {
      while (!signal.aborted && (await mergeTextIndex(db, table))) continue;
    }
  },
};

/** Adds new texts of issues and the like to the index of their table, in steps that block no other work. */
export const indexLongTexts: WorkerDefinition<object> = {
  name: 'index_long_texts',
  worksFor: toEverybodyOwner,

  async run(_, { db }, { signal }) {
    for (const table of longTextTables) {
      while (!signal.aborted && (await indexWaitingTexts(db, table))) continue;
    }
  },
};

/** Background jobs of the resource. */
export const workers = [indexLongTexts, mergeTextIndexes];
