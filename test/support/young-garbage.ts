import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;

/**
 * The bytes that `work` leaves behind when garbage is collected among young objects alone, as it is all the time:
 * what an object holds that was allocated among the old ones is collected much later.
 */
export async function bytesLeftBy(work: () => Promise<void>): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  await work();
  // Objects that survive twice are old.
  for (let time = 0; time < 2; time += 1) collect({ type: 'minor' });
  return process.memoryUsage().heapUsed - before;
}

/** The bytes that this process holds, without what is garbage. */
export function bytesHeld(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
