import { pino } from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/**
 * JSON lines on standard output. Fields are named, never whole objects of a request: a query string, a
 * header or a body may carry a credential.
 */
export function createLog(level: Config['logLevel']): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
