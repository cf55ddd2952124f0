import type { HookIssue } from '#generated/issues/types.ts';
import { showDuration } from './duration.ts';
import type { TimeTotals } from './presenter.ts';

/** The times of a record in webhook payloads. */
export type HookTimes = Pick<
  HookIssue,
  | 'time_estimate'
  | 'total_time_spent'
  | 'time_change'
  | 'human_time_estimate'
  | 'human_total_time_spent'
  | 'human_time_change'
>;

/** `change` is in seconds. */
export function presentHookTimes(
  { time_estimate, total_time_spent }: TimeTotals,
  change: number,
  { time_tracking_limit_to_hours: inHours }: { readonly time_tracking_limit_to_hours: boolean },
): HookTimes {
  return {
    time_estimate,
    total_time_spent,
    time_change: change,
    human_time_estimate: showDuration(time_estimate, { inHours }),
    human_total_time_spent: showDuration(total_time_spent, { inHours }),
    human_time_change: showDuration(change, { inHours }),
  };
}
