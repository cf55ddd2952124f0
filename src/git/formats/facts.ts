import type { Identity } from './identity.ts';

/** The contents of an annotated tag. */
export interface TagInfo {
  /** The id of the tag object. */
  readonly id: string;
  /** The object that it names: most often a commit, or another tag. */
  readonly object: string;
  /** Null in very old tags. */
  readonly tagger: Identity | null;
  /** Message without the signature and without the trailing line breaks. */
  readonly message: string;
  readonly signature: TagSignature | null;
}

export interface TagSignature {
  readonly kind: 'pgp' | 'x509' | 'ssh';
  /** Armored text, exactly as the tag contains it. */
  readonly text: string;
}

/** One entry of a directory. */
export interface ListedEntry {
  readonly mode: string;
  readonly type: 'tree' | 'blob' | 'commit';
  readonly id: string;
  /** Path from the root; bytes that are no UTF-8 are shown as U+FFFD. */
  readonly path: string;
}

export interface TreeListing {
  /** Entries of all pages. */
  readonly total: number;
  readonly entries: readonly ListedEntry[];
  /** `after` of the next page, which may be empty; null when this page is not full. */
  readonly next: string | null;
}

/** An author of commits; another address of the same name is another one. */
export interface Contributor {
  readonly name: string;
  readonly email: string;
  readonly commits: number;
}

/** Lines changed against the first parent; files that are not text count nothing. */
export interface LineStats {
  readonly additions: number;
  readonly deletions: number;
}

/** Lines that follow one another and were last changed by the same commit. */
export interface BlamedLines {
  readonly commitId: string;
  /** Counted from 1. */
  readonly first: number;
  readonly count: number;
}
