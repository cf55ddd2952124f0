import { ConfigError } from '#src/config.ts';

/** Reason why the server cannot start, as one line with the setting to change. */
export class StartFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'StartFailure';
  }
}

/** Text about an error that ends a program: one line, except for unexpected errors. */
export function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartFailure) return error.message;
  return `Unexpected: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/**
 * An error as one line if the operator can fix it; a programming error stays unchanged. For commands whose errors are
 * mostly of the first kind.
 */
export function toOneLine(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ConfigError || error instanceof StartFailure) {
    return error;
  }
  if (mistakes.some((kind) => error instanceof kind)) return error;
  const isOfSystem = 'syscall' in error && 'path' in error && typeof error.path === 'string';
  const [line = ''] = error.message.split('\n');
  return new StartFailure(
    isOfSystem ? `${String(error.path)}: ${describeSystemError(error)}` : line,
  );
}

const mistakes = [TypeError, RangeError, ReferenceError, SyntaxError];

/** The description of a system error code; the code itself without one. */
export function describeSystemError(error: unknown): string {
  const code = readErrorCode(error);
  const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (code === undefined) return text;
  // Postgres's own message is clearer than an error code that only Postgres defines.
  return reasons[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? `${text}, ${code}` : code);
}

export function readErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return readErrorCode(error.errors[0]);
  return undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'no such file or directory',
  ECONNREFUSED: 'connection refused',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'host unreachable',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'unknown host',
  EADDRINUSE: 'taken by another process',
  EADDRNOTAVAIL: 'not an address of this machine',
  SQLITE_CANTOPEN: 'the file cannot be opened',
  SQLITE_NOTADB: 'the file is not a SQLite database',
  SQLITE_READONLY: 'the file is read-only',
  '28P01': 'wrong password',
  '28000': 'the role is not let in',
  '3D000': 'no such database',
};
