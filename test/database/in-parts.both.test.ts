import { describe, expect, it, vi } from 'vitest';
import {
  changeWithin,
  clearReferences,
  selectReferringPart,
  partRows,
} from '#src/database/in-parts.ts';
import { readReferences } from '#src/database/references.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { racing, startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { othersWait } from '#test/support/others-wait.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';

const { db } = await startApp({ connections: racing });

const at = '2026-01-01T00:00:00.000Z';

/** Notes of an issue, each with a reaction, and issues that were moved to it. */
async function numerous(count: number) {
  const author = await seedUser(db);
  const project = await seedProject(db);
  const addIssue = async (iid: number, moved_to_id: number | null) => {
    const [issue] = await db('issues')
      .insert({
        ...{ project_id: project.id, iid, author_id: author.id, title: 'a', title_key: 'a' },
        ...{ state: 'opened', issue_type: 'issue', severity: 'UNKNOWN', confidential: false },
        ...{ moved_to_id, created_at: at, updated_at: at },
      })
      .returning<{ id: number }[]>('id');
    return issue?.id ?? 0;
  };
  const issue = await addIssue(1, null);
  const moved = await addIssue(2, issue);
  await db.raw(
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)
     insert into notes
       (issue_id, author_id, discussion_id, starts_discussion, system, confidential, created_at, updated_at, body)
     select cast(? as bigint), cast(? as bigint), 'd' || n, true, false, false, cast(? as ${timeType}), cast(? as ${timeType}), 'a'
     from numbers`,
    [count, issue, author.id, at, at],
  );
  await db.raw(
    `insert into award_emoji (note_id, user_id, name, created_at, updated_at)
     select id, author_id, 'tada', created_at, updated_at from notes where issue_id = ?`,
    [issue],
  );
  return { issue, moved };
}

const timeType = process.env['HEARTH_TEST_DATABASE'] === 'postgres' ? 'timestamptz' : 'text';

const countOf = async (table: string) => {
  const row = await db(table).count<{ count: number | string }>('* as count').first();
  return Number(row?.count);
};

describe('clearReferences', () => {
  it.runIf(databaseKind() === 'sqlite')(
    'finds each part by an index, and sorts nothing',
    async () => {
      for (const { action, ...reference } of await readReferences(db)) {
        if (action === 'no action') continue;
        const part = selectReferringPart(db, reference, [1, 2]).select(reference.column);
        const { sql, bindings } = part.toSQL().toNative();
        const plan = await db.raw<{ detail: string }>(`explain query plan ${sql}`, [...bindings]);
        const steps = plan
          .map(({ detail }) => detail)
          .filter((step) => !step.includes('json_each'));
        expect(steps.join('; '), sql).not.toMatch(/SCAN|ORDER BY/);
      }
    },
  );

  it('takes what refers to a row, what refers to that, and leaves the row', async () => {
    const { issue, moved } = await numerous(2 * partRows + 1);
    expect(await countOf('award_emoji')).toBe(2 * partRows + 1);

    await clearReferences(db, 'issues', [issue]);

    expect([await countOf('notes'), await countOf('award_emoji')]).toEqual([0, 0]);
    expect(await db('issues').where({ id: issue }).first('moved_to_id')).toBeDefined();
    expect(await db('issues').where({ id: moved }).first('moved_to_id')).toEqual({
      moved_to_id: null,
    });
  });

  it('can be broken off before each part, and goes on where it was', async () => {
    const { issue } = await numerous(partRows + 1);
    const { signal } = new AbortController();
    let left = 0;
    vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => {
      left -= 1;
      if (left < 0) throw new Error('aborted');
    });
    const counts = new Set<number>();
    for (let steps = 0, isDone = false; !isDone; steps += 1) {
      left = steps;
      isDone = await clearReferences(db, 'issues', [issue], { signal }).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ message: 'aborted' });
          return false;
        },
      );
      counts.add(await countOf('notes'));
    }
    expect([...counts]).toEqual([partRows + 1, 1, 0]);
  });

  it('does nothing within a transaction, which would hold all parts together', async () => {
    const within = db.transaction((db) => clearReferences(db, 'issues', [1]));
    await expect(within).rejects.toThrow('a part must be its own transaction');
  });

  it('knows the column of every foreign key, and no key has two', async () => {
    const references = await readReferences(db);
    expect(references).toContainEqual({
      ...{ table: 'award_emoji', column: 'note_id', to: 'notes', key: 'id', action: 'cascade' },
    });
    const keys = gatherRowsBy(references, ({ to }) => to);
    for (const [table, to] of keys) {
      expect([table, new Set(to.map(({ key }) => key)).size]).toEqual([table, 1]);
    }
  });
});

describe('changeWithin', () => {
  it('leaves nothing behind where others take some of the rows at the same time', async () => {
    const user = await seedUser(db);
    const todo = { user_id: user.id, author_id: user.id, action: 'mentioned', state: 'pending' };
    const values = { ...todo, created_at: at, updated_at: at };
    for (const count of [partRows, partRows]) {
      await db('todos').insert(Array.from({ length: count }, () => values));
    }
    const todos = () => db('todos').where('user_id', user.id);
    const { rest } = await db.transaction(async (own) => {
      await own('todos').where('id', todos().min('id')).delete();
      const rest = db.transaction((db) =>
        changeWithin(db('todos').where('user_id', user.id), 'delete'),
      );
      await othersWait(db);
      return { rest };
    });
    await rest;
    expect(await todos().first('id')).toBeUndefined();
  });
});
