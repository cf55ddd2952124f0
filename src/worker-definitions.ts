import { deleteProject } from './resources/projects/workers.ts';

/** Every kind of background work; one line per definition. */
export const workerDefinitions = [deleteProject];
