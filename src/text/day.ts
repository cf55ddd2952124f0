/** The date in UTC, `YYYY-MM-DD`, for comparison with expiry dates. Texts are moments in ISO 8601, in UTC. */
export function toDay(moment: Date | string): string {
  return (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10);
}

/** The date of a text that is a date or a moment in ISO 8601 (`2030-01-01T00:00:00Z`); other texts unchanged. */
export function parseDay(text: string): string {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(text)
    ? text.slice(0, 10)
    : text;
}

/** Tells whether a text is a valid date `YYYY-MM-DD`, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
