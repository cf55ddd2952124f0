import { renameTopic } from './rename.ts';

/** Background jobs of the resource. */
export const workers = [renameTopic];
