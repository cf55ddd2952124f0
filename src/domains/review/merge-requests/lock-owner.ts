import type { Git } from '#src/git/git.ts';
import { isGone, isRunning, computeMachineName } from '#src/git/owners.ts';

/** The processes in which a merge or rebase is under way, as the row keeps them. */
interface Holder {
  readonly machine: string;
  /** Process id of the server; null when it has given up. */
  readonly server: number | null;
  /** Milliseconds since 1970 at which the server started: another one may get its number. */
  readonly since: number;
  /** Process id of the git host that moves the refs; null when it was not there. */
  readonly host: number | null;
  /** Id of the user for whom the process acts. */
  readonly user: number;
}

const since = Math.round(Date.now() - performance.now());

/** The text by which a row says that this process has it under way. */
export function formatLockOwner(
  { hostProcessId: host }: Git,
  user: { readonly id: number },
): string {
  const lockOwner: Holder = {
    machine: computeMachineName(),
    server: process.pid,
    since,
    host,
    user: user.id,
  };
  return JSON.stringify(lockOwner);
}

/** Marks the lock as given up by its server; the git host may still act on it. */
export function findAbandoned(text: string | null): string | null {
  const lockOwner = parse(text);
  return lockOwner === null ? null : JSON.stringify({ ...lockOwner, server: null });
}

/**
 * Tells whether the server is gone, with every process that moves refs for it. Unknown, and so false, for another
 * machine.
 */
export function isLockOwnerGone(text: string | null): boolean {
  const lockOwner = parse(text);
  if (lockOwner === null || lockOwner.host === null || lockOwner.machine !== computeMachineName())
    return false;
  return !isServing(lockOwner) && isGone(lockOwner.host);
}

export const hasAbandoned = (text: string | null): boolean => parse(text)?.server === null;

/** Id of the user for whom the operation runs; null if no operation has begun. */
export function holdsFor(text: string | null): number | null {
  return parse(text)?.user ?? null;
}

const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as Holder));

function isServing({ server, since: started }: Holder): boolean {
  if (server === null) return false;
  return server === process.pid ? started === since : isRunning(server);
}
