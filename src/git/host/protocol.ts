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
  readonly action: 'create' | 'update' | 'delete' | 'move' | 'chmod' | 'repoint';
  readonly path: string;
  readonly previousPath: string | null;
  readonly size: number | null;
  readonly executable: boolean | null;
  /** The commit of a submodule. */
  readonly commitId: string | null;
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

/** A ref that appears (`from` null), disappears (`to` null) or moves. */
export interface RefMove {
  /** Full name: `refs/heads/main`. */
  readonly ref: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A requested move; without `from`, the ref may be at any commit. */
export interface RequestedMove {
  readonly ref: string;
  readonly from?: string | null | undefined;
  readonly to: string | null;
}

/** The change between a commit and its parent, or its opposite, to be made on a branch. */
export interface PackedReplay {
  readonly branch: string;
  /** The id the branch must have; null for any. */
  readonly expectedHead: string | null;
  readonly commit: string;
  readonly parent: string | null;
  readonly undo: boolean;
  readonly dryRun: boolean;
  readonly message: string;
  /** Lines as `formatIdentity` makes them. */
  readonly author: string;
  readonly committer: string;
}

/** The parts of a new commit besides its tree and parents. */
export interface CommitText {
  readonly message: string;
  /** Lines as `formatIdentity` makes them. */
  readonly author: string;
  readonly committer: string;
}

/** One entry of a listing; the path below the listed directory, its bytes written as latin1. */
export interface ListedLine {
  readonly mode: string;
  readonly type: 'tree' | 'blob' | 'commit';
  readonly id: string;
  readonly path: string;
}

/** A page of a directory: from `offset`, or after an entry, identified by its id and its position among equal ids. */
export interface TreePageAsk {
  readonly commit: string;
  readonly path: string;
  readonly recursive: boolean;
  /** Only entries of this kind, which `offset` and the total count; null for all kinds. */
  readonly kind: 'tree' | 'blob' | 'commit' | null;
  readonly offset: number;
  readonly after: { readonly id: string; readonly occurrence: number } | null;
  readonly limit: number;
}

export interface TreePage {
  /** Entries in all. */
  readonly total: number;
  /** Null when the entry of `after` does not exist. */
  readonly entries: readonly ListedLine[] | null;
  /** Position of the last entry among entries with the same id. */
  readonly occurrence: number;
}

/** A repository that another server has. */
export interface RemoteRepository {
  /** http, https or git; without credentials. */
  readonly url: string;
  /** Authorization header for the other server; null for anonymous requests. */
  readonly authorization: string | null;
  /** The address that was found for its name, and allowed; null to have it looked up again. */
  readonly resolved: {
    readonly hostname: string;
    readonly port: number;
    readonly address: string;
  } | null;
  /** The most bytes that it may send; null for any size. */
  readonly maxBytes: number | null;
  /** Milliseconds. */
  readonly timeLimit: number;
  /** Milliseconds for which it may send next to nothing. */
  readonly quietTime: number;
}

/** A bundle of git, as a file on this machine. */
export interface BundleFile {
  readonly file: string;
  /** The most bytes of its pack; null for any size. */
  readonly maxBytes: number | null;
}

/** Amount of work of a kind in the host. */
export interface WorkUnderWay {
  readonly kind:
    'command' | 'stream' | 'transport' | 'write' | 'merge' | 'rebase' | 'fetch' | 'gathering';
  readonly running: number;
  readonly waiting: number;
}

/** The commits at which a range begins, and the commits that it excludes. */
export interface CommitRange {
  readonly of: readonly string[];
  readonly without: string;
}

/** The requests of the server with the answers of the host. Bodies (bytes) are sent separately. */
export interface Operations {
  /** Facts about each name, null where git finds nothing. */
  inspect: { ask: { names: readonly string[] }; answer: (ObjectFacts | null)[] };
  /** The tree entry at a path of a commit. */
  entry: { ask: { commit: string; path: string }; answer: TreeEntry | null };
  /** The newest commit that changed a path, seen from a commit; null when none did. */
  lastCommit: { ask: { commit: string; path: string }; answer: string | null };
  /** A page of a directory of a commit; null if absent. */
  treePage: { ask: TreePageAsk; answer: TreePage | null };
  /** One whole object; its bytes are the body of the answer. */
  object: {
    ask: { id: string; type: ObjectFacts['type']; maxBytes: number; sizeKnown: boolean };
    answer: null;
  };
  /** A git command; the body of the request is its input, the body of the answer its output. */
  run: { ask: { args: readonly string[]; bounds: CommandBounds }; answer: null };
  /** Commits that are reached by some and not by another one, the newest first; null where only git can tell. */
  range: { ask: CommitRange; answer: readonly string[] | null };
  /** The best common ancestor of two commits; null where only git can tell. */
  mergeBase: { ask: { one: string; other: string }; answer: string | null };
  /** The new commit; the bytes of its object are the body of the answer. */
  commit: { ask: PackedCommit; answer: string };
  /** The new commit, whose bytes are the body of the answer; null for a dry run. */
  replay: { ask: PackedReplay; answer: string | null };
  /**
   * Merges two commits. With `commit` the result is stored as a commit upon both, whose bytes are the body of the
   * answer.
   */
  mergeHeads: {
    ask: { ours: string; theirs: string; commit: CommitText | null };
    answer: { clean: boolean; id: string | null };
  };
  /** A commit with the tree of another one; its bytes are the body of the answer. */
  makeCommit: { ask: { treeOf: string; parents: string[]; commit: CommitText }; answer: string };
  /** The commits that `head` reaches and `onto` does not, made again upon that; the id of the last. */
  rebase: {
    ask: { onto: string; head: string; committer: string; limit: number; timeLimit: number };
    answer: string;
  };
  /** Copies a commit, and all that it reaches, from another repository. */
  borrow: { ask: { from: RepositoryPath; id: string }; answer: null };
  /** Moves all refs by compare-and-swap, or none. */
  moveRefs: { ask: { moves: readonly RequestedMove[] }; answer: null };
  create: { ask: { defaultBranch: string }; answer: null };
  /** Copies branches, tags and their history into a new repository; an existing one stays unchanged. */
  copy: { ask: { to: RepositoryPath; defaultBranch: string }; answer: null };
  /** Creates the repository from one on another server; an existing one is unchanged. */
  fetchFrom: { ask: { remote: RemoteRepository; defaultBranch: string }; answer: null };
  /** Creates the repository from a bundle; answers the commit of its HEAD. */
  unbundle: { ask: { bundle: BundleFile; defaultBranch: string }; answer: string | null };
  exists: { ask: object; answer: boolean };
  remove: { ask: object; answer: null };
  size: { ask: object; answer: number };
  readHead: { ask: object; answer: string };
  setHead: { ask: { branch: string }; answer: null };
  /** Deletes locks older than the given milliseconds, and remains of interrupted pushes. */
  removeStaleFiles: { ask: { age: number }; answer: null };
  /** Closes the kept processes of the repository. */
  release: { ask: object; answer: null };
  /** Deletes the notes of these moves, whose consequences are complete. */
  movesTold: { ask: { moves: readonly Pick<RefMove, 'ref' | 'to'>[] }; answer: null };
  /** Running work of every kind, over all repositories. */
  load: { ask: object; answer: WorkUnderWay[] };
}

export type Operation = keyof Operations;

export type Ask<Name extends Operation = Operation> = {
  [Each in Name]: {
    readonly operation: Each;
    readonly repository: RepositoryPath;
    readonly ask: Operations[Each]['ask'];
  };
}[Name];

/** One request of git over HTTP. */
export interface TransportRequest {
  readonly service: 'git-upload-pack' | 'git-receive-pack';
  /** True for a request for the list of refs, which is the first one of every clone, fetch and push. */
  readonly advertise: boolean;
  /** Headers of the request. */
  readonly protocol: string | null;
  readonly contentType: string | null;
  /** True for callers who may not see merge requests: their refs are hidden as well. */
  readonly hidesRequests: boolean;
  /** True for callers who must not see pipelines; callers who run them see their refs. */
  readonly hidesPipelines: boolean;
  /** The most bytes of one push; null for any size. */
  readonly maxInputBytes: number | null;
  /** Id of the user who pushes; null when the push is not published. */
  readonly by: number | null;
}

/** A ref that a push wants to move; null for where it does not exist. */
export interface PushedRef {
  /** Full name. Bytes that are no UTF-8 are replaced, so that the result names no existing ref. */
  readonly ref: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Message of the server to the host. `part` carries a slice of the body of the next request under this id. */
export type ToHost =
  | ({
      readonly id: number;
      readonly kind: 'ask';
      /** Id of the user who moves refs by it; null when the moves are not published. */
      readonly by: number | null;
      /** The caller who waits for it; null for the server itself. */
      readonly caller: string | null;
    } & Ask)
  | { readonly id: number; readonly kind: 'part' }
  | {
      readonly id: number;
      readonly kind: 'stream';
      readonly repository: RepositoryPath;
      readonly caller: string | null;
      readonly args: readonly string[];
      readonly window: number;
      readonly idleLimit: number;
    }
  | {
      readonly id: number;
      readonly kind: 'serve';
      readonly repository: RepositoryPath;
      readonly caller: string | null;
      readonly request: TransportRequest;
      readonly window: number;
      readonly idleLimit: number;
    }
  /** A slice of the client's input, and its end. */
  | { readonly id: number; readonly kind: 'input' }
  | { readonly id: number; readonly kind: 'inputEnd' }
  /** The answer to `proposed`; `messages` are shown to the user who pushes. */
  | {
      readonly id: number;
      readonly kind: 'verdict';
      readonly accepted: boolean;
      readonly messages: readonly string[];
    }
  | { readonly id: number; readonly kind: 'credit'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'cancel' };

/** Host to server; `chunk` has a body, `end` closes a stream. */
export type FromHost =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'chunk' }
  /** Reports how many bytes of input were consumed. */
  | { readonly id: number; readonly kind: 'consumed'; readonly bytes: number }
  /** The refs that a push would move, and the folder of its new objects, if it has any. */
  | {
      readonly id: number;
      readonly kind: 'proposed';
      readonly refs: readonly PushedRef[];
      /** Push options, as the client sent them. */
      readonly options: readonly string[];
      readonly quarantine: string | null;
    }
  /** The refs that the push has moved. */
  | { readonly id: number; readonly kind: 'moved'; readonly refs: readonly PushedRef[] }
  | { readonly id: number; readonly kind: 'end' }
  | { readonly id: number; readonly kind: 'failure'; readonly failure: WireFailure };
