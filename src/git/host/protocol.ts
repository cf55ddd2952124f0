import type { WireFailure } from '../errors.ts';

/** A repository as the host knows it: `aa/bb/<sha256 of the project id>.git` below the store. */
export type RepositoryPath = string;

export interface ObjectFacts {
  readonly id: string;
  readonly type: 'blob' | 'tree' | 'commit' | 'tag';
  readonly size: number;
}

export interface TreeEntry {
  /** Octal as git stores it: 100644, 100755, 120000, 160000, 40000. */
  readonly mode: string;
  readonly id: string;
  readonly size: number;
}

/** Bounds of one spawned git; times in milliseconds. */
export interface CommandBounds {
  readonly maxBytes: number;
  readonly timeLimit: number;
}

/** One change of a commit; contents travel in the body, in this order, `size` bytes each. */
export interface PackedChange {
  readonly action: 'create' | 'update' | 'delete' | 'move' | 'chmod';
  readonly path: string;
  readonly previousPath: string | null;
  readonly size: number | null;
  readonly executable: boolean | null;
}

export interface PackedCommit {
  readonly branch: string;
  /** The id the branch must have, null for "must not exist", undefined for either. */
  readonly expectedHead?: string | null | undefined;
  readonly startFrom: string | null;
  readonly message: string;
  /** Lines as `formatIdentity` makes them. */
  readonly author: string;
  readonly committer: string;
  readonly changes: readonly PackedChange[];
}

/** What the server may ask, and what the host answers. Bodies (bytes) travel beside these. */
export interface Operations {
  /** Facts about each name, null where git finds nothing. */
  inspect: { ask: { names: readonly string[] }; answer: (ObjectFacts | null)[] };
  /** The tree entry at a path of a commit. */
  entry: { ask: { commit: string; path: string }; answer: TreeEntry | null };
  /** One whole object; its bytes are the body of the answer. */
  object: {
    ask: { id: string; type: ObjectFacts['type']; maxBytes: number; sizeKnown: boolean };
    answer: null;
  };
  /** One git command; its output is the body of the answer, the body of the ask its input. */
  run: { ask: { args: readonly string[]; bounds: CommandBounds }; answer: null };
  commit: { ask: PackedCommit; answer: string };
  create: { ask: { defaultBranch: string }; answer: null };
  /** Copies branches, tags and what they reach into a new repository; one that is there already stays as it is. */
  copy: { ask: { to: RepositoryPath; defaultBranch: string }; answer: null };
  exists: { ask: object; answer: boolean };
  remove: { ask: object; answer: null };
  size: { ask: object; answer: number };
  readHead: { ask: object; answer: string };
  setHead: { ask: { branch: string }; answer: null };
  /** Closes the kept processes of the repository. */
  release: { ask: object; answer: null };
}

export type Operation = keyof Operations;

export type Ask = {
  [Name in Operation]: {
    readonly operation: Name;
    readonly repository: RepositoryPath;
    readonly ask: Operations[Name]['ask'];
  };
}[Operation];

/** Server to host. `part` carries a slice of the body of the ask that follows under this id. */
export type ToHost =
  | ({ readonly id: number; readonly kind: 'ask' } & Ask)
  | { readonly id: number; readonly kind: 'part' }
  | {
      readonly id: number;
      readonly kind: 'stream';
      readonly repository: RepositoryPath;
      readonly args: readonly string[];
      readonly window: number;
      readonly idleLimit: number;
    }
  | { readonly id: number; readonly kind: 'credit'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'cancel' };

/** Host to server; `chunk` has a body, `end` closes a stream. */
export type FromHost =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'chunk' }
  | { readonly id: number; readonly kind: 'end' }
  | { readonly id: number; readonly kind: 'failure'; readonly failure: WireFailure };
