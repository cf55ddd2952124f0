import { dayMs, minuteMs } from '#src/units.ts';
import type { HookRow } from './table.ts';

/** Failures in a row from which on a hook rests, and at which it is off for good. */
const restAfterCount = 4;
const disableAfterCount = 40;

const firstRestMs = minuteMs;
const longestRestMs = dayMs;

type Failures = Pick<HookRow, 'kind' | 'recent_failures' | 'disabled_until'>;

/** `disabled` is for good: until its address changes, or a test succeeds. Hooks of the instance are never off. */
export type AlertStatus = 'executable' | 'temporarily_disabled' | 'disabled';

export function computeAlertStatus(
  { kind, recent_failures, disabled_until }: Failures,
  now: Date,
): AlertStatus {
  if (kind === 'system') return 'executable';
  if (recent_failures >= disableAfterCount) return 'disabled';
  const resting = disabled_until !== null && Date.parse(disabled_until) > now.getTime();
  return resting ? 'temporarily_disabled' : 'executable';
}

/** The columns of a hook after one more delivery. */
export function computeFailures(
  { recent_failures: before }: Pick<HookRow, 'recent_failures'>,
  ok: boolean,
  now: Date,
): Pick<HookRow, 'recent_failures' | 'disabled_until'> {
  if (ok) return noFailures;
  const recent_failures = Math.min(disableAfterCount, before + 1);
  if (recent_failures < restAfterCount || recent_failures === disableAfterCount) {
    return { recent_failures, disabled_until: null };
  }
  const restMs = Math.min(longestRestMs, firstRestMs * 2 ** (recent_failures - restAfterCount));
  return { recent_failures, disabled_until: new Date(now.getTime() + restMs).toISOString() };
}

export const noFailures = { recent_failures: 0, disabled_until: null } as const;
