import type { RenderedText } from '../markup.tsx';
import type { BodyOf } from '../operations.ts';

export type Discussion = BodyOf<'listIssueDiscussions'>[number];
type Note = Discussion['notes'][number];

/** A note with its text as HTML. */
export interface ShownNote {
  readonly note: Note;
  readonly rendered: RenderedText;
  /** True where only the beginning of the text, or some of its suggestions, are shown. */
  readonly cut?: boolean;
}

/** A comment with its replies. */
export interface Thread {
  readonly kind: 'thread';
  readonly at: string;
  readonly id: string;
  readonly notes: readonly ShownNote[];
  /** Replies for which the page has no room. */
  readonly left?: number;
  readonly discussion: Discussion;
}

/** Event in the life of an issue or merge request. */
export type TimelineItem =
  | Thread
  | { readonly kind: 'system'; readonly at: string; readonly shown: ShownNote }
  | { readonly kind: 'event'; readonly at: string; readonly event: ResourceEvent };

/** Change of a label or milestone; notes of the system tell the others. */
export interface ResourceEvent {
  readonly user: { readonly name: string; readonly username: string } | null;
  readonly text: string;
  readonly label?: { readonly name: string; readonly color: string } | null;
}
