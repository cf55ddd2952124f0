const counts = { succeeded: 0, failed: 0 };

/** Counts a delivery to a receiver of events that this process has sent. */
export function countDelivery(ok: boolean): void {
  counts[ok ? 'succeeded' : 'failed'] += 1;
}

/** The deliveries of this process since it began. */
export const readDeliveryCounts = (): Readonly<typeof counts> => counts;
