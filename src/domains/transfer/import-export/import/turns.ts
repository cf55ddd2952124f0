import { SlicedTurns } from '#src/turns/sliced-turns.ts';

/** Maximum number of attempts to read an archive. */
export const maxImportAttempts = 3;

/** Archives that are read at once in one process, of projects and of groups. Large ones give way to others. */
export const turns = new SlicedTurns({ atOnce: 2, sliceMs: 10_000 });
