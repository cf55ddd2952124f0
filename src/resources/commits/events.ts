import { domainEvent } from '../../domain-events/domain-event.ts';

interface CommitCommented {
  readonly project: { readonly id: number };
  readonly author: { readonly id: number };
  readonly note: { readonly id: number; readonly note: string };
  /** Title of the commit, 255 characters at most. */
  readonly title: string;
  /** True where others than the readers of merge requests see the commit. */
  readonly shown: boolean;
  readonly at: Date;
}

/** Somebody said something about a commit. */
export const commitCommented = domainEvent<CommitCommented>('commit_commented');
