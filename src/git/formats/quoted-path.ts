const named: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
};

/**
 * A path in the output of git: plain, or quoted with escapes if it has control characters, quotes or backslashes.
 * Invalid UTF-8 was replaced before.
 */
export function unquotePath(printed: string): string {
  if (!printed.startsWith('"') || !printed.endsWith('"') || printed.length < 2) return printed;
  return printed
    .slice(1, -1)
    .replace(/\\(?:([0-7]{3})|(.))/gs, (_, octal: string | undefined, sign: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      const code = named[sign];
      return code === undefined ? sign : String.fromCharCode(code);
    });
}
