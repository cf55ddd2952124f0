import type { TimeStats } from '#generated/common/types.ts';
import { showDuration } from './duration.ts';

/** The times of an issue, in seconds. */
export interface TimeTotals {
  readonly time_estimate: number;
  readonly total_time_spent: number;
}

interface Shown {
  /** The setting `time_tracking_limit_to_hours`. */
  readonly time_tracking_limit_to_hours: boolean;
}

export function presentTimeStats(
  { time_estimate, total_time_spent }: TimeTotals,
  { time_tracking_limit_to_hours: inHours }: Shown,
): TimeStats {
  return {
    time_estimate,
    total_time_spent,
    human_time_estimate: showDuration(time_estimate, { inHours }),
    human_total_time_spent: showDuration(total_time_spent, { inHours }),
  };
}
