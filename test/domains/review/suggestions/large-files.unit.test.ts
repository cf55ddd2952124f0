import { describe, expect, it } from 'vitest';
import { createLineMover } from '#src/domains/planning/notes/diff-lines.ts';
import { FileLines } from '#src/domains/review/suggestions/lines.ts';
import { readSuggestions } from '#src/domains/review/suggestions/written.ts';
import { advanceAtEachLook, turnsDuring } from '#test/support/clock.ts';

describe('the lines of a file', () => {
  it.each([
    ['', 1, 1, null],
    ['a', 1, 1, 'a'],
    ['a', 1, 2, null],
    ['a\n', 2, 2, null],
    ['a\nbc\n', 0, 1, null],
    ['a\nbc\n', 2, 2, 'bc\n'],
    ['a\nbc\nd', 1, 3, 'a\nbc\nd'],
    ['a\nbc\nd', 2, 3, 'bc\nd'],
    ['a\nbc\nd', 3, 4, null],
    ['a\nbc\nd', 4, 4, null],
    ['a\n', 5_000, 5_000, null],
  ])('of %j from %i to %i are %j', (text, first, last, expected) => {
    const lines = new FileLines(Buffer.from(text));
    const extent = lines.extentOf(first, last);
    const { file } = lines;
    expect(extent && file.toString('latin1', extent.start, extent.end)).toBe(expected);
  });

  it('are found where they are in a file of many', () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `line ${index + 1}\n`);
    const lines = new FileLines(Buffer.from(text.join('')));
    const { file } = lines;
    for (let line = 1; line <= 5_000; line += 1) {
      const extent = lines.extentOf(line, line);
      expect(file.toString('latin1', extent?.start, extent?.end)).toBe(`line ${line}\n`);
    }
    expect(lines.extentOf(5_000, 5_001)).toBeNull();
  });

  // Counting the lines of each again would take an hour.
  it('are counted once, however many are asked for', () => {
    const count = 10 * 1024 * 1024;
    const lines = new FileLines(Buffer.alloc(count, '\n'));
    for (let line = count - 10_000; line < count; line += 1) {
      expect(lines.extentOf(line, line)).toEqual({ start: line - 1, end: line });
    }
  });
});

describe('the lines behind a change', () => {
  // Reading the change for each of them would take an hour.
  it('are found in a change that is read once', () => {
    const size = 100_000;
    const kept = ' \n'.repeat(size);
    const moved = createLineMover(`@@ -1,${size} +1,${size + 1} @@\n+\n${kept}`);
    for (let line = 1; line <= size; line += 1) expect(moved(line)).toBe(line + 1);
  });
});

describe('a text of very much code', () => {
  it('lets others have their turn while it is read', async () => {
    advanceAtEachLook(1_000);
    const code = '~~~\n~~~\n'.repeat(1_000);
    const text = `${code}\`\`\`suggestion\na\n\`\`\`\n`;
    const turns = await turnsDuring(async () => {
      expect(await readSuggestions(text)).toEqual([{ above: 0, below: 0, content: 'a\n' }]);
    });
    expect(turns).toBeGreaterThan(1_000);
  });
});
