import { pino } from 'pino';
import type { Log } from '#src/log.ts';

interface Line {
  readonly msg: string;
  readonly path?: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

const failures = new Set(['git request failed', 'request failed']);

/** Prints why a request was answered with 500, such as a table that is missing; nothing else is logged. */
export function failureLog(print = (text: string): unknown => process.stderr.write(text)): Log {
  const write = (line: string) => {
    const { msg, path = '', err } = JSON.parse(line) as Line;
    if (!failures.has(msg)) return;
    print(`500 at ${path}: ${err?.stack ?? err?.message ?? 'no cause'}\n`);
  };
  return pino({ level: 'error', base: null }, { write });
}
