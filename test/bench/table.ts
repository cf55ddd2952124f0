import type { Spread } from './measure.ts';

/** Prints the tables of the bench. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

export const figure = ({ low, median, high }: Spread, digits = 2) =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

const widths = [58, 20, 20, 9];

/** Cells of one line: what, ratio by rate, ratio by CPU time, target, and what is said beside it. */
export function line(...cells: readonly string[]): void {
  say(
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}
