/** The day in UTC, `YYYY-MM-DD`: what expiry dates are compared with. A text is a moment as ISO 8601 has it, in UTC. */
export function toDay(moment: Date | string): string {
  return (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10);
}

/** The day of a text that is one, or a moment as ISO 8601 has it (`2030-01-01T00:00:00Z`); other texts as they are. */
export function parseDay(text: string): string {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(text)
    ? text.slice(0, 10)
    : text;
}

/** Tells whether a text is a day of the calendar as `YYYY-MM-DD`, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
