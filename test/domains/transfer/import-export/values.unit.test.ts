import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readLines } from '#src/domains/transfer/import-export/import/lines.ts';
import {
  isTree,
  readMildText,
  readTextValue,
} from '#src/domains/transfer/import-export/import/values.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearth-values-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([10, 256, 257, 5000, 1_048_577])('reads a text of %i characters', async (length) => {
  const path = join(folder, String(length));
  await writeFile(path, `${JSON.stringify({ text: 'é'.repeat(length) })}\n`);
  const most = 2_000_000;
  for await (const { value } of readLines(path, { bytes: 10 * most, values: 10 })) {
    const record = isTree(value) ? value : {};
    // A text in several strings is longer than any that is stored.
    const isOne = length <= 1_048_576;
    expect(readMildText(record, 'text', most)?.length).toBe(isOne ? length : undefined);
    expect(readMildText(record, 'text', length - 1)).toBeNull();
    if (isOne) expect(readTextValue(record, 'text', most)).toHaveLength(length);
    else expect(() => readTextValue(record, 'text', most)).toThrow('text is too long');
  }
});
