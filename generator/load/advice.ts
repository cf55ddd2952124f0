/** Candidate that most resembles a misspelt name, if one is similar enough. */
export function closest(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** `Did you mean x?`, or the accepted values. */
export function suggest(name: string, candidates: readonly string[]): string {
  const near = closest(name, candidates);
  return near === null ? `Known are ${listNames(candidates)}` : `Did you mean \`${near}\``;
}

function listNames(names: readonly string[], most = 20): string {
  const shown = names.slice(0, most).map((name) => `\`${name}\``);
  if (names.length > most) shown.push('…');
  return shown.length === 0 ? 'none' : shown.join(', ');
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}
