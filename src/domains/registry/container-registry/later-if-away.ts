import { RegistryAway } from '#src/image-registry/server.ts';
import type { Log } from '#src/log.ts';
import { minuteMs } from '#src/units.ts';
import { Postponed } from '#src/workers/definition.ts';

/** Milliseconds until an external registry that did not answer is asked again. */
const awayMs = minuteMs;

/** The result of work in the background; where the external registry is away, the work comes again later. */
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
