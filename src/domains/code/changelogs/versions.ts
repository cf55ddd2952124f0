const identifiers = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
const number = '(?:0|[1-9]\\d*)';
const semantic = `v?${number}\\.${number}\\.${number}(?:-${identifiers})?(?:\\+${identifiers})?`;

/** A version at the beginning of a heading; sections are found by it. */
const heading = new RegExp(`^##[ \\t]+(${semantic})`);

/** Parts of a version that determine its order: the build metadata does not. */
export interface Version {
  /** Major, minor and patch as texts: they may exceed the digits of a number. */
  readonly numbers: readonly string[];
  /** Identifiers of a pre-release; none for a release. */
  readonly pre: readonly string[];
}

/** Parts of a valid version. */
export function parseVersion(text: string): Version {
  const [release = ''] = text.replace(/^v/, '').split('+');
  const dash = release.indexOf('-');
  const numbers = dash === -1 ? release : release.slice(0, dash);
  return {
    numbers: numbers.split('.'),
    pre: dash === -1 ? [] : release.slice(dash + 1).split('.'),
  };
}

/** The version that a line of a changelog begins a section with; null where it begins none. */
export const readVersionOfHeading = (line: string): string | null =>
  heading.exec(line)?.[1] ?? null;

/** Tells whether two texts name the same version. */
export const isSameVersion = (a: string, b: string) => a.replace(/^v/, '') === b.replace(/^v/, '');

/** Compares versions by semantic versioning: negative if the first is lower. */
export function compareVersions(a: Version, b: Version): number {
  const byNumbers = compareLists(a.numbers, b.numbers);
  if (byNumbers !== 0) return byNumbers;
  // A pre-release is lower than its release.
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length;
  return compareLists(a.pre, b.pre);
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(one, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Numbers come by their size and before words. */
function compareIdentifiers(a: string, b: string): number {
  const [aNumber, bNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aNumber !== bNumber) return aNumber ? -1 : 1;
  if (aNumber && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
