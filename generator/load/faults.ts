/** Position in a source file: `file` is relative to the folder above the entry's, lines and columns count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Required change of the document; `advice` names accepted values. */
export interface Fault<Rule extends string = string> {
  readonly rule: Rule;
  readonly message: string;
  readonly advice: string;
  readonly position: Position;
  /** An error stops the generation. */
  readonly severity: 'error' | 'warning';
}

export function sortFaults(faults: readonly Fault[]): readonly Fault[] {
  return faults.toSorted(
    (a, b) =>
      compare(a.position.file, b.position.file) ||
      a.position.line - b.position.line ||
      a.position.column - b.position.column ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );
}

/** One line per fault, in the order of the files; or, for machines, a JSON array. */
export function formatFaults(
  faults: readonly Fault[],
  options: { readonly json?: boolean; readonly color?: boolean } = {},
): string {
  const sorted = sortFaults(faults);
  if (options.json === true) return JSON.stringify(sorted, null, 2);
  const colorText = (code: number, text: string) =>
    options.color === true ? `\u001b[${code}m${text}\u001b[0m` : text;
  return sorted
    .map(({ position, rule, message, advice, severity }) => {
      const place = `${position.file}:${position.line}:${position.column}`;
      return `${colorText(36, place)} ${severity === 'warning' ? 'warning ' : ''}${colorText(severity === 'warning' ? 33 : 31, rule)}: ${message}.${advice === '' ? '' : ` ${advice}.`}`;
    })
    .join('\n');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
