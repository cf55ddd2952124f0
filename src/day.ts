/** The day in UTC, `YYYY-MM-DD`: what expiry dates are compared with. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const day = 86_400_000;

let current = { text: '', begins: 0 };

/** `dayOf` now, worked out once a day: every check of access asks for it. */
export function today(): string {
  const now = Date.now();
  if (now - current.begins >= day || now < current.begins) {
    current = { text: dayOf(new Date(now)), begins: now - (now % day) };
  }
  return current.text;
}
