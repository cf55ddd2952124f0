import { pino } from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/**
 * JSON lines. Fields are named, never whole objects of a request: a query string, a
 * header or a body may carry a credential.
 */
export function createLog(level: Config['logLevel'], output: 'stdout' | 'stderr' = 'stdout'): Log {
  const fd = output === 'stdout' ? 1 : 2;
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
