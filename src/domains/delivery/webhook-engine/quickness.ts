import type { DeliveryOutcome, Receiver } from './receivers.ts';

/** Milliseconds within which a quick receiver answers. */
const quickWithinMs = 1_000;

/** Tells whether a receiver counts as quick after these deliveries. The list may have no sent delivery. */
export function isQuick(
  before: Pick<Receiver, 'quick'>,
  outcomes: readonly Pick<DeliveryOutcome, 'duration_ms'>[],
): boolean {
  if (outcomes.length === 0) return before.quick;
  return outcomes.every(({ duration_ms }) => duration_ms <= quickWithinMs);
}
