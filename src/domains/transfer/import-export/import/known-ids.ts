import { GenerationalCache } from '#src/database/bounded-cache.ts';

/** An archive may name any number of records. */
const maxKnown = 10_000;

/** Ids of records by their names in the archive; null for names without a record here. Evicted names are found again. */
export type KnownIds = GenerationalCache<string, number | null>;

export const createKnownIds = (): KnownIds => new GenerationalCache(maxKnown);
