import { describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { checkMergeStatus } from '#src/domains/review/merge-requests/check.ts';
import { followSource } from '#src/domains/review/merge-requests/follow-source.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { startApp } from '#test/support/app.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergingWorld, type Opened } from './open.ts';

const app = await startApp();
const { db, environment } = app;
const { people, commit, open, headOf } = await mergingWorld(app);
const by = toUnknownRequest(people.developer.id);

async function readRow({ id }: Opened): Promise<MergeRequestRow> {
  const row = await db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (row === undefined) throw new Error('the merge request is gone');
  return row;
}

/** The dependencies of a job in whose first transaction something else happens before. */
function interrupt(happens: () => Promise<unknown>) {
  let waits = true;
  const interrupted = new Proxy(db, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (name !== 'transaction' || !waits) return member;
      return async (...args: Parameters<Database['transaction']>) => {
        waits = false;
        await happens();
        return db.transaction(...args);
      };
    },
  });
  return { ...environment, db: interrupted };
}

describe('pushes while a job follows one', () => {
  it('leave the newest commit as the head', async () => {
    const opened = await open();
    const { source } = opened;
    const found = await readRow(opened);
    await commit('First', [write(`${source}-1.txt`, '1\n')], { branch: source });
    const late = interrupt(async () => {
      await commit('Second', [write(`${source}-2.txt`, '2\n')], { branch: source });
      await followSource(environment, found, by);
    });
    await followSource(late, found, by);
    const { id: head } = await headOf(source);
    expect(await readRow(opened)).toMatchObject({ head_sha: head });
    const commits = await db('merge_request_commits').where({ merge_request_id: opened.id });
    expect(commits.map(({ sha }) => sha)).toContain(head);
  });

  it('leave no merge status of the branches before', async () => {
    const [file, target] = ['README.md', (await open()).target];
    const opened = await open({ target_branch: target });
    await commit('Theirs', [rewrite(file, 'theirs\n')], { branch: opened.source });
    await followSource(environment, await readRow(opened), by);
    const found = await readRow(opened);
    const late = interrupt(() => commit('Ours', [rewrite(file, 'ours\n')], { branch: target }));
    await checkMergeStatus(late, { ...found, merge_status: 'unchecked' });
    expect(await readRow(opened)).toMatchObject({ merge_status: 'unchecked' });
    expect(await checkMergeStatus(environment, await readRow(opened))).toMatchObject({
      merge_status: 'cannot_be_merged',
    });
  });
});
