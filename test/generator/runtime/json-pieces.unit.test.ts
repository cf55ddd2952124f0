import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPieces } from '#runtime/json-pieces.ts';
import { LaterBytes, LaterText, TextChanged, toBeWritten } from '#runtime/later-text.ts';
import * as w from '#runtime/write.ts';

interface Row {
  readonly title: string | null;
  readonly file: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly notes: readonly Row[];
}

const writeRow = (row: Row): string =>
  `{"title":${w.text(row.title)},"file":${w.base64(row.file)},"labels":${w.hash(row.labels, w.text)},` +
  `"notes":${w.array(row.notes, writeRow)}}`;

const print = (rows: readonly Row[]) => w.array(rows, writeRow);

async function piecesOf(rows: readonly Row[], sizes: w.PieceSizes, begun = false) {
  let turns = 0;
  const turn = async () => void (turns += 1);
  const body = w.writeBeginning(() => print(rows), sizes);
  const pieces: string[] = [];
  for await (const piece of jsonPieces(body, { sizes, turn, begun: () => begun })) {
    pieces.push(piece);
  }
  return { pieces, turns };
}

/** Also halves of surrogate pairs. */
const anyText = fc
  .array(fc.oneof(fc.integer({ max: 0xffff, min: 0 }), fc.integer({ min: 0xd7fe, max: 0xe001 })))
  .map((codes) => String.fromCharCode(...codes));

const rowWith = (notes: fc.Arbitrary<readonly Row[]>): fc.Arbitrary<Row> =>
  fc.record({
    title: fc.option(anyText),
    file: fc.base64String({ maxLength: 40 }),
    labels: fc.dictionary(anyText, anyText, { maxKeys: 4 }),
    notes,
  });
const row = rowWith(fc.array(rowWith(fc.constant([])), { maxLength: 6 }));

it('a body in pieces is the same text as in one', async () => {
  const rows = fc.array(row, { maxLength: 6 });
  const size = fc.integer({ min: 1, max: 200 });
  await fc.assert(
    fc.asyncProperty(rows, size, size, async (rows, text, list) => {
      const { pieces, turns } = await piecesOf(rows, { text, list });
      expect(pieces.join('')).toBe(print(rows));
      expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
    }),
  );
});

it('bytes are written in base64 piece by piece', async () => {
  const bytes = fc.uint8Array({ maxLength: 400 });
  const size = fc.integer({ min: 1, max: 200 });
  await fc.assert(
    fc.asyncProperty(bytes, size, size, async (bytes, text, list) => {
      const content = Buffer.from(bytes);
      const rowOf = (file: string): Row => ({ title: null, file, labels: {}, notes: [] });
      const later = rowOf(new LaterBytes(content) as unknown as string);
      const { pieces } = await piecesOf([later], { text, list });
      expect(pieces.join('')).toBe(print([rowOf(content.toString('base64'))]));
      // No piece is much longer than both sizes together.
      for (const piece of pieces) expect(piece.length).toBeLessThan(text + list + 60);
    }),
  );
});

it('texts that are read later stand in their places', async () => {
  const rows = fc.array(row, { maxLength: 6 });
  const size = fc.integer({ min: 1, max: 200 });
  const later = (each: Row): Row => ({
    ...each,
    title: toBeWritten(new LaterText(1, async () => each.title)),
    notes: each.notes.map(later),
  });
  await fc.assert(
    fc.asyncProperty(rows, size, size, async (rows, text, list) => {
      const { pieces } = await piecesOf(rows.map(later), { text, list });
      expect(pieces.join('')).toBe(print(rows));
    }),
  );
});

it('no piece is much longer than it may be, whatever the body holds', async () => {
  const long = '\u0001'.repeat(100_000);
  const notes = Array.from({ length: 1000 }, () => rowOf({ title: 'a note' }));
  const rows = Array.from({ length: 20 }, () =>
    rowOf({ title: long, file: 'QUFB'.repeat(20_000), notes }),
  );
  const sizes = { text: 1000, list: 5000 };
  const { pieces } = await piecesOf(rows, sizes);
  expect(pieces.join('')).toBe(print(rows));
  // Each character of a text may become six.
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(sizes.list + 6 * sizes.text);
});

it('a text is read when its piece is made, and is told if the answer has begun', async () => {
  const asked: boolean[] = [];
  const read = (begun: boolean) => {
    asked.push(begun);
    return begun ? Promise.reject(new TextChanged()) : Promise.resolve('now');
  };
  const rows = [rowOf({ title: toBeWritten(new LaterText(3, read)) })];
  const sizes = { text: 100, list: 100 };
  const { pieces } = await piecesOf(rows, sizes);
  expect(pieces.join('')).toBe(print([rowOf({ title: 'now' })]));
  await expect(piecesOf(rows, sizes, true)).rejects.toBeInstanceOf(TextChanged);
  expect(asked).toEqual([false, true]);
});

it('a text that is read later does not pass for one that is present', () => {
  const later: unknown = new LaterText(3, async () => 'abc');
  expect(() => JSON.stringify({ later })).toThrow(TypeError);
  expect(() => `${later as string}`).toThrow(TypeError);
  expect(() => print([rowOf({ title: later as string })])).toThrow(TypeError);
});

function rowOf(given: Partial<Row>): Row {
  return { title: null, file: '', labels: {}, notes: [], ...given };
}

it('a value without declared shape is left in pieces, too', async () => {
  const size = fc.integer({ min: 1, max: 50 });
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), size, size, async (value, text, list) => {
      const sizes = { text, list };
      const body = w.writeBeginning(() => w.any(value), sizes);
      let printed = '';
      for await (const piece of jsonPieces(body, {
        sizes,
        turn: async () => {},
        begun: () => false,
      })) {
        printed += piece;
      }
      expect(printed).toBe(JSON.stringify(value));
    }),
  );
  const rows = Array.from({ length: 1_000 }, (_, id) => ({
    id,
    moment: new Date(0),
    none: undefined,
  }));
  const { json, later } = w.writeBeginning(() => w.any({ rows }), { text: 100, list: 1_000 });
  expect(json.length).toBeLessThan(1_200);
  expect(later).toHaveLength(1);
  expect(w.any({ rows })).toBe(JSON.stringify({ rows }));
});
