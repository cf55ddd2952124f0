import { describe, expect, it } from 'vitest';
import { JsonReader } from '#runtime/json-reader.ts';
import {
  type ExportedRecord,
  streamPieces,
  readableRecord,
} from '#src/domains/transfer/import-export/export/record.ts';
import { archiveKeys } from './archive-keys.ts';

/** The attributes of a note, and of the event that tells of it, typed from the format. */
const noteKeys = archiveKeys['issues']?.nested?.['notes'];
const valued = (keys: readonly string[] = []) =>
  Object.fromEntries(keys.map((key) => [key, 'hot']));

async function* notes(count: number): AsyncGenerator<ExportedRecord> {
  for (let index = 0; index < count; index += 1) {
    yield {
      own: { ...valued(noteKeys?.always), author: { name: 'Ann' } },
      lists: {
        award_emoji: none(),
        events: one(),
      },
    };
  }
}

async function* none(): AsyncGenerator<ExportedRecord> {}

async function* one(): AsyncGenerator<ExportedRecord> {
  yield { own: valued(noteKeys?.nested?.['events']?.always) };
}

async function written(count: number) {
  const size = { bytes: 0, values: 0 };
  const issue = { own: valued(archiveKeys['issues']?.always), lists: { notes: notes(count) } };
  const pieces: string[] = [];
  for await (const piece of streamPieces(issue, size)) pieces.push(piece);
  return { size, text: pieces.join('') };
}

describe('a large record', () => {
  it('has as many values for whoever writes it as for whoever reads it', async () => {
    const { size, text } = await written(100);
    const reader = new JsonReader();
    reader.write(Buffer.from(text));
    expect(reader.values).toBe(size.values);
    expect(Buffer.byteLength(text)).toBe(size.bytes);
  });

  it('can be read again where it is an issue of 20,000 notes', async () => {
    const { size } = await written(20_000);
    expect(size.values).toBeGreaterThan(900_000);
    expect(size.values).toBeLessThan(readableRecord.values);
    expect(size.bytes).toBeLessThan(readableRecord.bytes);
  });
});
