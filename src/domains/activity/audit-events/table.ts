export interface AuditEventRow {
  readonly id: number;
  readonly author_id: number;
  readonly entity_type: 'Group' | 'Project' | 'User';
  readonly entity_id: number;
  readonly details: Record<string, unknown>;
  readonly created_at: string;
}

/** Events older than this are not shown. */
const keptDays = 365;

/** The time is rounded to the minute, so that repeated lists within a minute run the same query. */
export function computeOldestAuditKept(now: Date): string {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  oldest.setUTCSeconds(0, 0);
  return oldest.toISOString();
}
