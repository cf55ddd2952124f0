import { requireActor } from '#src/context.ts';
import { isDay } from '#src/text/day.ts';
import { addSpent, resetSpent, setEstimate } from '#src/domains/planning/time-tracking/change.ts';
import {
  maxTimeSeconds,
  readTimeDuration,
  showDuration,
} from '#src/domains/planning/time-tracking/duration.ts';
import type { PlannedSubject, QuickAction } from './action.ts';
import { mayManage } from './subject.ts';

/** Time estimated and spent. */
export const timeActions: readonly QuickAction<PlannedSubject>[] = [
  {
    names: ['estimate'],
    mayUse: mayManage,
    read({ argument }) {
      const seconds = readTimeDuration(argument);
      if (seconds === null || seconds <= 0) return null;
      return {
        changes: { time_estimate: seconds },
        summary: `Set the time estimate to ${formatDuration(seconds)}.`,
        effect: (context, target) => setEstimate(context, target, seconds),
      };
    },
  },
  {
    names: ['remove_estimate'],
    mayUse: mayManage,
    read: () => ({
      changes: { time_estimate: 0 },
      summary: 'Removed the time estimate.',
      effect: (context, target) => setEstimate(context, target, 0),
    }),
  },
  {
    names: ['spend', 'spent'],
    mayUse: mayManage,
    read({ argument, subject, context, spent }) {
      const [duration, on] = splitArgument(argument);
      const seconds = readTimeDuration(duration);
      if (seconds === null || seconds === 0) return null;
      if (on !== null && (!isDay(on) || on > context.today)) return null;
      const total = getSpent(subject) + spent + seconds;
      if (total < 0 || total > maxTimeSeconds) return null;
      const user_id = requireActor(context).user.id;
      const spent_at = on === null ? context.now : `${on}T00:00:00.000Z`;
      return {
        spent: seconds,
        changes: { spend_time: { duration: seconds, user_id, spent_at } },
        summary:
          seconds > 0
            ? `Added ${formatDuration(seconds)} spent time.`
            : `Subtracted ${formatDuration(-seconds)} spent time.`,
        effect: (context, target) => addSpent(context, target, { seconds, on, summary: null }),
      };
    },
  },
  {
    names: ['remove_time_spent'],
    mayUse: mayManage,
    read: ({ context }) => ({
      changes: { spend_time: { duration: 'reset', user_id: requireActor(context).user.id } },
      summary: 'Removed the time spent.',
      effect: (context, target) => resetSpent(context, target),
    }),
  },
];

const formatDuration = (seconds: number) => showDuration(seconds, { inHours: false }) ?? '0h';

function getSpent(subject: PlannedSubject): number {
  const row = subject.kind === 'issue' ? subject.issue : subject.mergeRequest;
  return row?.total_time_spent ?? 0;
}

/** A duration, and a day behind it. */
function splitArgument(argument: string): readonly [string, string | null] {
  const day = /\s(\d{4}-\d\d-\d\d)$/.exec(argument);
  return day === null ? [argument, null] : [argument.slice(0, day.index), day[1] ?? null];
}
