import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { RawTree } from '#runtime/raw.ts';
import { Pauses } from '#src/turns/pauses.ts';
import {
  createTitles,
  type ImportContext,
} from '#src/domains/transfer/import-export/import/context.ts';
import { readTree } from '#src/domains/transfer/import-export/import/records.ts';
import { createIssuableLists } from '#src/domains/transfer/import-export/catalogue/on-issuables.ts';
import { readLeaf, sortByTime } from '#src/domains/transfer/import-export/catalogue/read.ts';
import type { Leaf, Owner } from '#src/domains/transfer/import-export/catalogue/relation.ts';
import { splitIntoStatements } from '#src/domains/transfer/import-export/catalogue/rows.ts';
import { ImportedUsers } from '#src/domains/transfer/import-export/import/users.ts';

const root = await mkdtemp(join(tmpdir(), 'import-steps-'));
afterAll(() => rm(root, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const now = '2026-05-05T09:30:00.000Z';
/** Records that cannot be stored: no query runs, so that only the code itself yields to others. */
const context = {
  container: { kind: 'project', id: 1, namespaceId: 1 },
  users: new ImportedUsers(1),
  now,
  titles: createTitles(),
  pauses: new Pauses(),
  giveWay: () => undefined,
} as unknown as ImportContext;
const owner: Owner = { id: 1, iid: 1, title: 'First', confidential: false, created_at: now };
const count = 300;
const listOf = (value: RawTree) => Array.from({ length: count }, () => value);
const refused = async () => {};
const ofIssues = createIssuableLists('issue');

const entries: Readonly<Record<string, RawTree>> = {
  notes: {},
  label_links: { label: {} },
  resource_label_events: { label: {} },
  resource_milestone_events: { milestone: {} },
  resource_iteration_events: { iteration: {} },
  resource_state_events: { state: 'x' },
  resource_weight_events: {},
  award_emoji: {},
  timelogs: { time_spent: 0 },
  events: { action: 0 },
};

describe('the lists of a record', () => {
  it.each(Object.keys(ofIssues))('are gone through in steps: %s', async (name) => {
    const take = vi.spyOn(Pauses.prototype, 'take').mockResolvedValue();
    const record = { [name]: listOf(entries[name] ?? {}) };
    await ofIssues[name]?.store?.(context, record, owner, refused);
    expect(take.mock.calls.length).toBeGreaterThanOrEqual(count);
  });

  it('keep what time was spent on, as long as it may be', async () => {
    const summary = 'a'.repeat(4_096);
    const given = { context, entries: [{ time_spent: 60, summary }], owner, refused };
    const rows = await readLeaf(ofIssues['timelogs']?.rows as Leaf, given);
    expect(rows).toMatchObject([{ summary }]);
  });

  it('are brought into order with one look at each time', async () => {
    let looks = 0;
    const records = Array.from({ length: 1000 }, (_, index) => ({
      get created_at() {
        looks += 1;
        return new Date(Date.parse(now) + ((index * 7) % 1000) * 1000).toISOString();
      },
    }));
    const inOrder = await sortByTime(context, records, 'created_at');
    expect(looks).toBe(1000);
    const times = inOrder.map((record) => String(record['created_at']));
    expect(times).toEqual(times.toSorted());
  });
});

describe('the records of an archive that is one object', () => {
  it('come in steps', async () => {
    const path = join(root, 'project.json');
    await writeFile(path, JSON.stringify({ issues: listOf({}) }));
    const tree = await readTree({
      files: new Map([['project.json', path]]),
      passedOver: new Map(),
    });
    const take = vi.spyOn(Pauses.prototype, 'take').mockResolvedValue();
    let records = 0;
    for await (const { line } of tree.records('issues')) records = line + 1;
    expect(records).toBe(count);
    expect(take.mock.calls.length).toBeGreaterThanOrEqual(count);
  });
});

describe('the sources of the import', () => {
  const folder = join(import.meta.dirname, '../../../../src/domains/transfer/import-export');

  // `children` is of groups, of which an archive has few.
  it('go through no list of a record in one turn', async () => {
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.ts$/.test(name));
    const whole: string[] = [];
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      const loops = text.match(
        /for \(.* of readList\((?!own, 'children'\))[^)]*\)(?!\.slice).*|readList\([^)]*\)\s*\.(?:map|flatMap|filter|forEach)\(.*/g,
      );
      whole.push(...(loops ?? []).map((line) => `${file}: ${line}`));
    }
    expect(files.length).toBeGreaterThan(20);
    expect(whole).toEqual([]);
  });
});

describe('rows of one statement', () => {
  const sizesOf = (lengths: readonly number[]) => {
    const rows = lengths.map((length) => ({ id: 1, body: 'x'.repeat(length) }));
    return [...splitIntoStatements(rows)].map((some) => some.length);
  };

  it.each([
    ['none', [], []],
    ['many that are short', Array.from({ length: 450 }, () => 10), [200, 200, 50]],
    ['long ones', Array.from({ length: 5 }, () => 400_000), [2, 2, 1]],
    ['one that is longer than all', [10, 3_000_000, 10], [1, 1, 1]],
  ])('are few together: %s', (_, lengths, sizes) => {
    expect(sizesOf(lengths)).toEqual(sizes);
  });
});
