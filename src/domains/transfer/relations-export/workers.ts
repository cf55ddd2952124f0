import { exportRelations, removeRelationFiles } from './worker.ts';

/** Background jobs of the resource. */
export const workers = [exportRelations, removeRelationFiles];
