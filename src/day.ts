/** The day in UTC, `YYYY-MM-DD`: what expiry dates are compared with. A text is a moment as ISO 8601 has it, in UTC. */
export function dayOf(moment: Date | string): string {
  return (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10);
}
