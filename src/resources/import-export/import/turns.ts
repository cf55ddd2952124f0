import { ImportTurns } from '../../projects/import/turns.ts';

/** How often an archive is tried to be read. */
export const maxImportAttempts = 3;

/** Archives that are read at once in one process, of projects and of groups. */
export const turns = new ImportTurns({ mostAtOnce: 2, mostOfUser: 1 });
