/**
 * Returns `now` with each part that equals one in `before` replaced by that object, so that unchanged parts are
 * identical. Both are plain data; neither is changed.
 */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isContainer(before) || !isContainer(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, keys] = [Object.keys(before), Object.keys(now)];
  let same = old.length === keys.length;
  const members = keys.map((key, index) => {
    const member = share(before[key], now[key]);
    same &&= old[index] === key && Object.is(member, before[key]);
    return member;
  });
  if (same) return before as T;
  if (Array.isArray(now)) return members as T;
  return Object.fromEntries(keys.map((key, index) => [key, members[index]])) as T;
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
