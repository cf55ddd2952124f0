import type { Database } from '#src/database/database.ts';
import { minuteMs } from '#src/units.ts';
import type { RunnerRow } from './table.ts';

/** A runner that called in later than this before now is online. */
const onlineForMs = 120 * minuteMs;
const staleMonths = 3;

type RunnerStatus = 'online' | 'offline' | 'not_connected' | 'stale';

/** The limits that times of contact are compared with, ISO 8601. */
export interface ContactTimes {
  readonly onlineAfter: string;
  readonly staleBefore: string;
}

export function computeContactTimes(now: Date): ContactTimes {
  const stale = new Date(now);
  stale.setUTCMonth(stale.getUTCMonth() - staleMonths);
  return {
    onlineAfter: new Date(now.getTime() - onlineForMs).toISOString(),
    staleBefore: stale.toISOString(),
  };
}

type Contact = Pick<RunnerRow, 'contacted_at' | 'created_at'>;

export function computeRunnerStatus(
  { contacted_at, created_at }: Contact,
  times: ContactTimes,
): RunnerStatus {
  if (created_at < times.staleBefore && (contacted_at ?? '') < times.staleBefore) return 'stale';
  if (contacted_at === null) return 'not_connected';
  return contacted_at > times.onlineAfter ? 'online' : 'offline';
}

/**
 * Notes that the runner called in, from where. Written down only when the last time is 40 to 55 minutes ago, for each
 * runner another number of them: those that were started together then write at different times.
 */
export async function noteContact(
  db: Database,
  runner: Pick<RunnerRow, 'id' | 'contacted_at'>,
  ip: string,
  now: Date,
  info: ProgramFacts = {},
): Promise<void> {
  const pause = (40 + (runner.id % 16)) * minuteMs;
  const last = runner.contacted_at === null ? -Infinity : Date.parse(runner.contacted_at);
  if (now.getTime() - last < pause) return;
  await db('runners')
    .where({ id: runner.id })
    .update({ ...pickProgramFacts(info), contacted_at: now.toISOString(), ip_address: ip });
}

/** The facts that a runner sends about its program; columns of facts that it leaves out stay. */
type ProgramFacts = {
  readonly [Name in 'name' | 'version' | 'revision' | 'platform' | 'architecture']?:
    string | undefined;
};

function pickProgramFacts({ name, version, revision, platform, architecture }: ProgramFacts) {
  const facts = { name, version, revision, platform, architecture };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
