import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { chooseByDialect } from '#src/database/dialect.ts';
import { partRows } from '#src/database/in-parts.ts';
import { containsWord, findWithWords, indexWaitingTexts } from '#src/database/long-text-search.ts';
import { mergeTextIndex } from '#src/database/text-search.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { seedProject, seedUser, unique } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const project = await seedProject(db);
const author = await seedUser(db);
let iid = 0;

async function seedIssue(title: string, description: string | null = null): Promise<number> {
  const now = new Date().toISOString();
  const [row] = await db('issues')
    .insert({
      ...{ project_id: project.id, iid: (iid += 1), author_id: author.id, title, title_key: title },
      ...{ description, state: 'opened', issue_type: 'issue', severity: 'UNKNOWN' },
      ...{ confidential: false, created_at: now, updated_at: now },
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

/** A part of the index as it is stored. */
interface Part {
  readonly id: string;
  readonly block: string;
}

/** Ids of all rows that contain the words. */
async function find(...words: string[]): Promise<number[] | null> {
  const found = await findWithWords(db, 'issues', words);
  if (found === null) return null;
  const query = db('issues').whereIn('id', found).orderBy('id');
  for (const word of words) containsWord(db, query, ['issues.title', 'issues.description'], word);
  return query.pluck('id');
}

async function index(): Promise<number> {
  let steps = 0;
  while (await indexWaitingTexts(db, 'issues')) steps += 1;
  return steps;
}

describe('long texts', () => {
  it('are found before and after they are indexed, by all words in any case', async () => {
    const [first, second] = [unique('Aalto'), unique('Bérg')];
    const both = await seedIssue(`x ${first} y`, `about ${second}.`);
    const one = await seedIssue('other', `${first} 100%_`);
    for (let round = 0; round < 2; round += 1) {
      expect(await find(first)).toEqual([both, one]);
      expect(await find(first.toUpperCase(), second.toUpperCase())).toEqual([both]);
      expect(await find(first, '100%_')).toEqual([one]);
      expect(await find(first, '"*')).toEqual([]);
      expect(await find(first, 'ab')).toEqual([both]);
      await index();
    }
    await db('issues').where({ id: one }).update({ description: second });
    for (let round = 0; round < 2; round += 1) {
      expect(await find(first)).toEqual([both]);
      expect(await find(second)).toEqual([both, one]);
      await index();
    }
    await db('issues').where({ id: both }).delete();
    expect(await find(second)).toEqual([one]);
    expect(await find(first)).toEqual([]);
    expect(await indexWaitingTexts(db, 'issues')).toBe(false);
  });

  it('are indexed in steps that are short', async () => {
    const word = unique('carr');
    const sqlite = chooseByDialect(db, { sqlite: () => true, postgres: () => false });
    await index();
    for (let count = 0; count < 120; count += 1) await seedIssue(word);
    expect(await index()).toBe(sqlite ? 3 : 0);
    for (let count = 0; count < 4; count += 1) await seedIssue('long', 'y'.repeat(1_000_000));
    expect(await index()).toBe(sqlite ? 4 : 0);
    expect(await find(word)).toHaveLength(120);
    while (await mergeTextIndex(db, 'issues')) continue;
    expect(await find(word)).toHaveLength(120);
  });

  it.runIf(databaseKind() === 'sqlite')(
    'leave the index in a note beside it, and the index itself at night',
    async () => {
      const parts = () =>
        db.raw<Part>(
          'select cast(id as text) as id, hex(block) as block from issues_text_search_data where id > 10',
        );
      const ids: number[] = [];
      for (let count = 0; count < 2 * partRows; count += 1) {
        ids.push(await seedIssue(unique('fern'), unique('moss')));
      }
      await index();
      while (await mergeTextIndex(db, 'issues')) continue;
      const before = await parts();
      await db('issues').whereIn('id', ids.slice(0, partRows)).delete();
      await db('issues').whereIn('id', ids.slice(partRows)).delete();
      expect(await parts()).toEqual(expect.arrayContaining(before));

      while (await mergeTextIndex(db, 'issues')) continue;
      const sizeOf = (some: Part[]) => some.reduce((sum, { block }) => sum + block.length, 0);
      expect(sizeOf(await parts())).toBeLessThan(sizeOf(before));
      expect(await find('fern')).toEqual([]);
    },
  );

  it('are searched to the same place, whatever is waiting', async () => {
    const [early, late] = [unique('dusk'), unique('dawn')];
    const id = await seedIssue('x', `${early} ${'z '.repeat(8_200)} ${late}`);
    for (let round = 0; round < 2; round += 1) {
      expect(await find(early)).toEqual([id]);
      expect(await find(late)).toEqual([]);
      await index();
    }
  });

  it('are not looked up by words without three letters, nor by common ones', async () => {
    expect(await findWithWords(db, 'issues', [])).toBeNull();
    expect(await findWithWords(db, 'issues', ['ab', 'äö'])).toBeNull();
    const word = unique('elm');
    const now = new Date().toISOString();
    const rows = Array.from({ length: 10_002 }, (_, at) => ({
      ...{
        project_id: project.id,
        iid: 100_000 + at,
        author_id: author.id,
        title: `${word}-${at}`,
      },
      ...{ title_key: '', description: null, state: 'opened', issue_type: 'issue' },
      ...{ severity: 'UNKNOWN', confidential: false, created_at: now, updated_at: now },
    }));
    await db.transaction(async (db) => {
      for (let start = 0; start < rows.length; start += 400) {
        await db('issues').insert(rows.slice(start, start + 400));
      }
    });
    expect(await findWithWords(db, 'issues', [word])).toBeNull();
    await index();
    expect(await findWithWords(db, 'issues', [word])).toBeNull();
    expect(await find(`${word}-999`)).toHaveLength(11);
    expect(await find(word, '-9998')).toHaveLength(1);
  });

  it('are found by an index, not by reading the rows', async () => {
    const plan = await chooseByDialect(db, {
      sqlite: () =>
        db.raw(
          'explain query plan select rowid from issues_text_search where issues_text_search match \'"abc"\'',
        ),
      postgres: async () =>
        db.transaction(async (db) => {
          for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) {
            await db.raw(`set local enable_${way} = off`);
          }
          return db.raw(
            "explain select id from issues where lower(substr(title, 1, 16384)) like '%abcd%' or lower(substr(description, 1, 16384)) like '%abcd%'",
          );
        }),
    });
    expect(JSON.stringify(plan)).toMatch(/issues_text_search/);
    expect(JSON.stringify(plan)).toMatch(/VIRTUAL TABLE INDEX|Bitmap Index Scan/);
  });
});
