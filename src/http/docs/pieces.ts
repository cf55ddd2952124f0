import { type Described, toRecord } from './described.ts';

/** Position of a value in a file: its first byte, and how many it has. */
export type Span = readonly [from: number, bytes: number];

/** A value of the published document, which stands on a line of its own below the keys around it. */
export interface Piece {
  readonly keys: readonly string[];
  readonly span: Span;
  readonly json: string;
}

/**
 * The values of the published document, line by line. The generator prints an operation, a component or another member
 * on one line each, and a mapping of them as lines between braces.
 */
export function* listPieces(document: Buffer): Generator<Piece> {
  const around: string[] = [];
  let isList = false;
  for (let start = 0; start < document.length;) {
    const newline = document.indexOf(10, start);
    const end = newline === -1 ? document.length : newline;
    const line = document.toString('utf8', start, end);
    const [, before = '', key] = memberOfMapping.exec(line) ?? [];
    const value = line.slice(before.length).replace(/,$/, '');
    if (key !== undefined && (value === '{' || value === '[')) {
      around.push(JSON.parse(key) as string);
      isList = value === '[';
    } else if (key !== undefined && !isList) {
      const span = [start + Buffer.byteLength(before), Buffer.byteLength(value)] as const;
      yield { keys: [...around, JSON.parse(key) as string], span, json: value };
    } else if (/^ *[}\]],?$/.test(line)) {
      around.pop();
      isList = false;
    } else if (isList) {
      const json = line.trim().replace(/,$/, '');
      const from = start + line.indexOf(json);
      yield { keys: [...around], span: [from, Buffer.byteLength(json)], json };
    }
    start = end + 1;
  }
}

/** The beginning of a line with a key: all that stands before the value, and the key in it. */
const memberOfMapping = /^( *("(?:[^"\\]|\\.)*"): )/;

/** The object at a position of a file that was read. */
export const readSpan = (file: Buffer, [from, bytes]: Span): Described =>
  toRecord(JSON.parse(file.toString('utf8', from, from + bytes)));
