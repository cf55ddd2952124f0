import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../../src/database/database.ts';
import { freshDatabase } from '../../support/databases.ts';
import { statementsOf, wholeReadsOf } from '../../support/plans.ts';
import { approvalRules } from './approval-rules.ts';
import { epics } from './epics.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { issues } from './issues.ts';
import { labels } from './labels.ts';
import { mergeRequests } from './merge-requests.ts';
import { milestones } from './milestones.ts';
import {
  awards,
  deployments,
  discussions,
  issueNotes,
  environments,
  iterations,
  resourceEvents,
  searchedMilestones,
  searchedNotes,
  todos,
} from './planning.ts';
import { commitStatuses, jobs, pipelines } from './pipelines.ts';
import { projects } from './projects.ts';
import { runners } from './runners.ts';
import { users } from './users.ts';
import { createPlansWorld } from './world.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const world = await createPlansWorld(db);
const lists = [
  ...[
    users,
    groups,
    projects,
    runners,
    labels,
    milestones,
    events,
    epics,
    issues,
    mergeRequests,
    todos,
  ],
  ...[
    issueNotes,
    discussions,
    awards,
    resourceEvents,
    searchedMilestones,
    searchedNotes,
    deployments,
    environments,
    iterations,
    approvalRules,
    jobs,
    pipelines,
    commitStatuses,
  ],
].map((list) => list(world));

/** Statements are planned once: many answers take the same ones. */
const known = new Map<string, Promise<string[]>>();

describe.each(lists)('the list of $name', ({ name, questions, exceptions }) => {
  const used = new Set<object>();
  const subjects = [...new Set(questions.map(({ by }) => by))];

  it.each(subjects)('reads page one by %s along indexes', async (subject) => {
    const faults: string[] = [];
    for (const question of questions.filter(({ by }) => by === subject)) {
      for (const sent of await statementsOf(db, question.ask)) {
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
