import { readCommitComment } from './commented-commits.ts';
import { readPushedCommits } from './pushed-commits.ts';

/** Background jobs of the resource. */
export const workers = [readCommitComment, readPushedCommits];
