import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { type Answers, repeatedBySqlite, statementsOf, wholeReadsOf } from '#test/support/plans.ts';
import type { ListPlans } from './cases.ts';
import { createPlansWorld, type PlansWorld } from './world.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const world = await createPlansWorld(db);
const lists = (await readCases()).map((list) => list(world));

/** Every list that a file of this folder has cases for, so that a new one needs its file alone. */
async function readCases(): Promise<((world: PlansWorld) => ListPlans)[]> {
  const others = new Set(
    [import.meta.filename, 'cases.ts', 'world.ts'].map((file) => path.basename(file)),
  );
  const files = readdirSync(import.meta.dirname).filter((file) => !others.has(file));
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(path.join(import.meta.dirname, file))),
  );
  return modules.flatMap((module) => Object.values(module));
}

/** Statements are planned once, and run once with the same values: many answers take the same ones. */
const known = new Map<string, Promise<string[]>>();
const answers: Answers = new Map();

describe.each(lists)('the list of $name', ({ name, questions, exceptions }) => {
  const used = new Set<object>();
  const subjects = [...new Set(questions.map(({ by }) => by))];

  it.each(subjects)('reads page one by %s along indexes', async (subject) => {
    const faults: string[] = [];
    for (const question of questions.filter(({ by }) => by === subject)) {
      for (const sent of await statementsOf(db, question.ask, answers)) {
        const reads = known.get(sent.sql) ?? wholeReadsOf(db, sent);
        known.set(sent.sql, reads);
        for (const read of await reads) {
          const exception = question.exceptions.find(({ table }) => read.startsWith(`${table} `));
          if (exception === undefined) faults.push(`${question.told}: ${read}\n${sent.sql}`);
          else used.add(exception);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('asks no part of a union for what it asks of the whole', async () => {
    const faults: string[] = [];
    for (const question of questions.filter(({ by }) => by === 'nothing')) {
      for (const sent of await statementsOf(db, question.ask, answers)) {
        for (const each of await repeatedBySqlite(db, sent)) faults.push(`${each}: ${sent.sql}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it(`of ${name} has no exception that is not needed`, () => {
    expect(exceptions.filter((each) => !used.has(each))).toEqual([]);
  });
});

it('is asked of every declared list', () => {
  const folder = path.join(import.meta.dirname, '../../../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const declared = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/ = list<[^]*?\bname: '([^']+)'/g)].map(([, name]) => name);
    });
  const advice = 'a declared list has no cases in test/lists/plans/';
  expect(declared.toSorted(), advice).toEqual(lists.map(({ name }) => name).toSorted());
});
