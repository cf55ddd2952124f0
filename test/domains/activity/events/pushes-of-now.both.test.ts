import { describe, expect, it } from 'vitest';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { findPusher } from '#src/domains/core/repositories/find-pusher.ts';
import { loadUntoldPushes } from '#src/domains/activity/events/pushes.ts';
import type { EventPush } from '#src/records/event.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';

const { db } = await startApp();
const author = await seedUser(db);
const now = new Date();
const pushed = (ref: string): EventPush => ({
  ...{ action: 'pushed', ref_type: 'branch', ref, ref_count: null },
  ...{ commit_count: 1, commit_title: 'Fire', commit_from: null, commit_to: 'a'.repeat(40) },
});

interface Happened {
  readonly push: EventPush | null;
  readonly secondsAgo: number;
}

/** A project in which this happened, in this order. */
async function projectWhere(happened: readonly Happened[]): Promise<number> {
  const { id: project_id } = await seedProject(db);
  await db('events').where({ project_id }).delete();
  const rows = happened.map(({ push, secondsAgo }) => ({
    ...{ project_id, author_id: author.id, action: push === null ? 'commented' : 'pushed' },
    push: push === null ? null : JSON.stringify(push),
    created_at: new Date(now.getTime() - secondsAgo * 1000).toISOString(),
  }));
  for (const some of splitIntoBatches(rows, insertBatchRows)) await db('events').insert(some);
  return project_id;
}

const said = (count: number) =>
  Array.from({ length: count }, () => ({ push: null, secondsAgo: 1 }));

describe('a push of the last moment', () => {
  const main = { push: pushed('main'), secondsAgo: 2 };
  const asked = { ref: 'main', commit: 'a'.repeat(40) };

  it('is found among other events, of which a bounded number is read', async () => {
    expect(await findPusher(db, await projectWhere([main, ...said(400)]), asked)).toBe(author.id);
    expect(await findPusher(db, await projectWhere([main, ...said(600)]), asked)).toBeNull();
  });
});

describe('pushes that are noted again', () => {
  it('are told once, however many there are, and read some at a time', async () => {
    const pushes = Array.from({ length: 1200 }, (_, index) => pushed(`branch-${index}`));
    const project = await projectWhere([
      ...said(10),
      ...pushes.map((push) => ({ push, secondsAgo: 0 })),
    ]);
    const news = pushed('new');
    const sent = await statementsOf(db, async (db) => {
      expect(await loadUntoldPushes(db, project, [...pushes, news], now)).toEqual([news]);
    });
    // On SQLite one query reads the events of the same moment and another the later ones, where a page begins or ends.
    expect(sent.length).toBe({ sqlite: 5, postgres: 3 }[databaseKind()]);
    const behind = {
      sqlite: /created_at=\? AND id>\?|created_at>\?/,
      postgres: /ROW\(created_at, id\) > ROW/,
    };
    for (const each of sent) {
      const plan = await planOf(db, each);
      expect(plan).toMatch(behind[databaseKind()]);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });
});
