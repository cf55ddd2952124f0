import { followVersion } from './follow-version.ts';

/** Background jobs of the resource. */
export const workers = [followVersion];
