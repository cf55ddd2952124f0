import { copyIssueNotes } from './copy-notes.ts';
import { settleCopiedIssue } from './settle-copy.ts';

/** Background jobs of the resource. */
export const workers = [copyIssueNotes, settleCopiedIssue];
