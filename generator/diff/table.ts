import type { Position } from '../load/faults.ts';
import type { Change } from './changes.ts';

/** Changes as a text: breaking ones first, with the positions in both documents. */
export function table(changes: readonly Change[], color: boolean): string {
  const colorText = (code: number, text: string) =>
    color ? `\u001b[${code}m${text}\u001b[0m` : text;
  const width = Math.max(0, ...changes.map(({ kind }) => kind.length));
  const rows = changes.map(({ kind, direction, breaking, text, operations, before, after }) => {
    const [first = '', ...others] = operations;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const mark = breaking ? colorText(31, 'breaking') : colorText(32, 'fine    ');
    return [
      `${mark}  ${direction.padEnd(8)}  ${kind.padEnd(width)}  ${first}${more}: ${text}`,
      colorText(2, `${' '.repeat(20)}${formatPositions(before, after)}`),
    ].join('\n');
  });
  const broken = changes.filter(({ breaking }) => breaking).length;
  const summary =
    changes.length === 0
      ? 'No change that a client could notice'
      : `${broken} breaking, ${changes.length - broken} fine`;
  return [...rows, summary].join('\n');
}

/** Old and new position of a change; only one of them where one document lacks the part. */
function formatPositions(before: Position | null, after: Position | null): string {
  if (before === null) return after === null ? '' : formatPosition(after);
  return after === null
    ? `${formatPosition(before)} -> gone`
    : `${formatPosition(before)} -> ${formatPosition(after)}`;
}

const formatPosition = ({ file, line, column }: Position) => `${file}:${line}:${column}`;
