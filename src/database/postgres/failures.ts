import { DatabaseBusy, DatabaseUnavailable, ServerReadOnly, ServerSilent } from '../errors.ts';

/** The SQLSTATE of an error from Postgres, or the code of one from the network. */
function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// Shut down, crashed, starting up, too many connections; idle in a transaction for too long.
const serverAway = new Set(['57P01', '57P02', '57P03', '53300', '25P03']);

/** True if the connection of the error is unusable. */
export function isConnectionLost(error: unknown): boolean {
  const code = readErrorCode(error);
  if (code === '') {
    return (
      error instanceof Error &&
      /Connection terminated|not queryable|connection (error|is closed)|timeout expired|timeout exceeded/i.test(
        error.message,
      )
    );
  }
  return networkCodes.has(code) || serverAway.has(code) || code.startsWith('08');
}

/** True if the connections to the server are unreliable: it does not answer, or accepts no writes. */
export function isServerUnreliable(error: unknown): boolean {
  return (
    error instanceof ServerSilent ||
    error instanceof ServerReadOnly ||
    readErrorCode(error) === '25006'
  );
}

/** True for a transaction that may succeed if repeated. */
export function isWorthRetrying(error: unknown): boolean {
  const code = readErrorCode(error);
  return code === '40001' || code === '40P01' || isStalePlan(error);
}

/** A migration of another process changed a table under a prepared statement. */
export function isStalePlan(error: unknown): boolean {
  return (
    readErrorCode(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message)
  );
}

// The disk is full or broken, or the memory used up.
const cannotWork = new Set(['53100', '53200', '58030']);

/** Returns the error itself, or our error that the HTTP layer answers with 503. */
export function translatePostgresFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  if (readErrorCode(error) === '25006') return new ServerReadOnly({ cause: error });
  if (isConnectionLost(error)) {
    return new DatabaseUnavailable('the database cannot be reached', { cause: error });
  }
  const code = readErrorCode(error);
  if (cannotWork.has(code)) {
    return new DatabaseUnavailable(`the database cannot be used (${code})`, { cause: error });
  }
  if (code === '55P03' || code === '57014') {
    return new DatabaseBusy('the database did not answer in time', { cause: error });
  }
  return error;
}
