import { LaterBytes, LaterText } from './later-text.ts';
import {
  type LaterPart,
  LEFT,
  type PieceSizes,
  RestOfList,
  writeBeginning,
  type WrittenBody,
} from './write.ts';

interface Printing {
  readonly sizes: PieceSizes;
  /** Resolves when the next piece may be made. */
  readonly turn: () => Promise<unknown>;
  /** Tells whether the client has received the beginning of the response. */
  readonly begun: () => boolean;
}

/**
 * Prints the rest of a body in pieces of JSON text. Each piece is built in a separate turn, after the previous one was
 * sent.
 */
export async function* jsonPieces(body: WrittenBody, printing: Printing): AsyncGenerator<string> {
  let piece = '';
  for await (const slice of sliceBody(body, printing)) {
    piece += slice;
    if (piece.length < printing.sizes.list) continue;
    yield piece;
    piece = '';
    await printing.turn();
  }
  if (piece !== '') yield piece;
}

interface Frame extends WrittenBody {
  /** Offset up to which the text is printed, and the number of printed parts. */
  at: number;
  done: number;
}

const createFrame = (body: WrittenBody): Frame => ({ ...body, at: 0, done: 0 });

async function* sliceBody(body: WrittenBody, { sizes, begun }: Printing): AsyncGenerator<string> {
  const frames = [createFrame(body)];
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const { json, later, at } = frame;
    const part = later?.[frame.done];
    const end = part === undefined ? json.length : json.indexOf(LEFT, at);
    yield* sliceString(json, at, end, sizes.list);
    frame.at = end + 1;
    frame.done += 1;
    // The rest of a list is usually the last part of its frame: lists of any length need at most two.
    if (frame.at >= json.length) frames.pop();
    if (part instanceof RestOfList) frames.push(createFrame(writeBeginning(part.print, sizes)));
    else if (part instanceof LaterText) yield* sliceText(await part.read(begun()), sizes.text);
    else if (part !== undefined) yield* sliceText(part, sizes.text);
  }
}

/** A text as JSON. */
function* sliceText(
  value: Exclude<LaterPart, LaterText | RestOfList> | null,
  length: number,
): Generator<string> {
  if (value === null) {
    yield 'null';
    return;
  }
  yield '"';
  if (value instanceof LaterBytes) yield* sliceBytes(value.bytes, length);
  else if (typeof value !== 'string')
    yield* sliceString(value.base64, 0, value.base64.length, length);
  else {
    for (const slice of sliceString(value, 0, value.length, length)) {
      yield JSON.stringify(slice).slice(1, -1);
    }
  }
  yield '"';
}

/** Encodes bytes in base64: three bytes are four characters. */
function* sliceBytes(bytes: Buffer, length: number): Generator<string> {
  const step = 3 * Math.max(1, Math.floor(length / 4));
  for (let at = 0; at < bytes.length; at += step) yield bytes.toString('base64', at, at + step);
}

/** The text between two positions, in slices of this length or one more, which keeps surrogate pairs together. */
function* sliceString(
  text: string,
  start: number,
  stop: number,
  length: number,
): Generator<string> {
  for (let at = start; at < stop;) {
    let end = Math.min(at + length, stop);
    if (end < stop && isPair(text, end - 1)) end += 1;
    yield text.slice(at, end);
    at = end;
  }
}

const isPair = (text: string, at: number) => (text.codePointAt(at) ?? 0) > 0xffff;
