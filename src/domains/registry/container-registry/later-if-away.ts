import { RegistryAway } from '#src/image-registry/server.ts';
import type { Log } from '#src/log.ts';
import { minuteMs } from '#src/units.ts';
import { Postponed } from '#src/workers/definition.ts';

/** Milliseconds until the next request to an external registry that did not answer. */
const awayMs = minuteMs;

/** The result of work in the background; without an answer of the external registry, the work is repeated later. */
export async function retryIfAway<Result>(log: Log, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RegistryAway)) throw error;
    log.warn(
      { event: 'registry_unavailable', err: error.cause },
      'container registry is unavailable',
    );
    throw new Postponed(awayMs);
  }
}
