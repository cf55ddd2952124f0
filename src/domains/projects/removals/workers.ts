import { removeHidden } from './remove-row.ts';

/** Background jobs of the resource. */
export const workers = [removeHidden];
