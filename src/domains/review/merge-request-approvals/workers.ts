import { askApprovers } from './ask-approvers.ts';

/** Background jobs of the resource. */
export const workers = [askApprovers];
