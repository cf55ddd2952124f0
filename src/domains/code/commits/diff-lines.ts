const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** Tells whether a patch shows the line with this number, counted after the change (`new`) or before it (`old`). */
export function hasLine(patch: string, wanted: number, side: 'new' | 'old'): boolean {
  let next = { old: 0, new: 0 };
  for (const line of patch.split('\n')) {
    const [, before, after] = hunk.exec(line) ?? [];
    if (before !== undefined && after !== undefined) {
      next = { old: Number(before), new: Number(after) };
      continue;
    }
    const sign = line.charAt(0);
    const shown = sign === ' ' || sign === (side === 'new' ? '+' : '-');
    if (shown && next[side] === wanted) return true;
    if (sign === ' ' || sign === '-') next.old += 1;
    if (sign === ' ' || sign === '+') next.new += 1;
  }
  return false;
}
