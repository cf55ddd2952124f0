import { isDiskFailure, tellsDiskFailure } from '#src/disk/disk-failure.ts';

/**
 * Errors of `src/git`, one class for each kind that a service turns into an HTTP error. `subject` names the thing at
 * fault (a path, a branch, a subcommand), never a place on disk; `detail` is the output of git, for the log only.
 */
export class GitFailure extends Error {
  readonly subject: string;
  readonly detail: string;

  constructor(message: string, subject: string, detail = '') {
    super(message);
    this.name = new.target.name;
    this.subject = subject;
    this.detail = detail;
  }
}

/** The git host is away (killed, starting too often, closed) or its queue is full; try again. */
export class GitUnavailable extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`git is not available: ${subject}`, subject, detail);
  }
}

/** The caller has too many waiting requests; other callers are not affected. */
export class CallerBusy extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`too much of one caller is waiting: ${subject}`, subject, detail);
  }
}

/** An operation took longer than it may. */
export class GitTimeout extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`git took too long: ${subject}`, subject, detail);
  }
}

/** Another server sent next to nothing for longer than it may. */
export class GitQuiet extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`the other server is silent: ${subject}`, subject, detail);
  }
}

/** The caller disconnected before the answer. */
export class ReaderGone extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`nobody waits for the answer: ${subject}`, subject, detail);
  }
}

/** git ended with an error that no other class describes. */
export class GitFailed extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`git failed: ${subject}`, subject, detail);
  }
}

/** Tells whether git stopped at its memory limit. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof GitFailed && /attempting to allocate|[Oo]ut of memory/.test(error.detail);
}

/** Tells whether a git command ended with status 1, which means "no" or "nothing". Missing objects end with 128. */
export function isNegativeAnswer(error: unknown): boolean {
  return error instanceof GitFailed && error.subject.endsWith('exit status 1');
}

/** An answer is larger than the caller allowed. */
export class OutputTooLarge extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`git answered more than is allowed: ${subject}`, subject, detail);
  }
}

export class RepositoryMissing extends GitFailure {
  constructor(subject: string, detail?: string) {
    super('the repository does not exist', subject, detail);
  }
}

/** No object of the wanted type has this id. */
export class ObjectMissing extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`object does not exist: ${subject}`, subject, detail);
  }
}

export class InvalidRefName extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`not a valid ref name: ${subject}`, subject, detail);
  }
}

/** `detail` holds the `FilePathFault`. */
export class InvalidFilePath extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`not a valid file path: ${subject}`, subject, detail);
  }
}

/** create or move onto a file, or below a path that is a file. */
export class FileExists extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`a file has this name: ${subject}`, subject, detail);
  }
}

/** Update, delete, chmod or move of a missing file. */
export class FileMissing extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`no file has this name: ${subject}`, subject, detail);
  }
}

export class DirectoryExists extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`a directory has this name: ${subject}`, subject, detail);
  }
}

/** Thrown when the changes leave the tree unchanged. */
export class NothingChanged extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`the commit would change nothing: ${subject}`, subject, detail);
  }
}

/** Thrown when the branch is not at the expected commit, or another request moved it. */
export class BranchMoved extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`the branch moved: ${subject}`, subject, detail);
  }
}

/** The name of a new branch is taken. */
export class BranchExists extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`the branch exists: ${subject}`, subject, detail);
  }
}

/** The branch to commit to does not exist (and the repository is not empty). */
export class BranchMissing extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`the branch does not exist: ${subject}`, subject, detail);
  }
}

/** `a` and `a/b` cannot both be branches. */
export class RefConflict extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`another ref is in the way of ${subject}`, subject, detail);
  }
}

/** A change conflicts with other changes of the branch. */
export class MergeConflict extends GitFailure {
  constructor(subject: string, detail?: string) {
    super(`the change conflicts with ${subject}`, subject, detail);
  }
}

const kinds = {
  GitUnavailable,
  CallerBusy,
  GitTimeout,
  GitQuiet,
  ReaderGone,
  GitFailed,
  OutputTooLarge,
  RepositoryMissing,
  ObjectMissing,
  InvalidRefName,
  InvalidFilePath,
  FileExists,
  FileMissing,
  DirectoryExists,
  NothingChanged,
  BranchMoved,
  BranchExists,
  BranchMissing,
  RefConflict,
  MergeConflict,
};

/** A failure as it travels from the git host to the server. */
export interface WireFailure {
  readonly kind: keyof typeof kinds;
  readonly subject: string;
  readonly detail: string;
}

/** Converts any error for the transfer to the server; errors other than `GitFailure` become `GitFailed`. */
export function packFailure(error: unknown): WireFailure {
  // A write that failed for want of the disk may succeed later.
  if (error instanceof GitFailed && tellsDiskFailure(error.detail)) {
    return { kind: 'GitUnavailable', subject: error.subject, detail: error.detail };
  }
  if (error instanceof GitFailure) {
    for (const [kind, type] of Object.entries(kinds) as [keyof typeof kinds, typeof GitFailed][]) {
      if (error instanceof type) return { kind, subject: error.subject, detail: error.detail };
    }
  }
  const kind = isDiskFailure(error) ? 'GitUnavailable' : 'GitFailed';
  return { kind, subject: 'internal', detail: String(error) };
}

/** The counterpart of `packFailure`. */
export function unpackFailure({ kind, subject, detail }: WireFailure): GitFailure {
  return new kinds[kind](subject, detail);
}
