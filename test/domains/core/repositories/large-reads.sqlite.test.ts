import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readWholeContent } from '#src/domains/core/repositories/large-reads.ts';
import { ada } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';

const { db, git } = await startApp();

it('lets the event loop turn between the answers to many who ask for one large file', async () => {
  const project = await seedProject(db, { git, empty_repo: false });
  const repository = git.repository(project.id);
  const commit = await addCommit(repository, {
    branch: project.default_branch,
    message: 'Add what is large',
    author: ada,
    committer: ada,
    changes: [{ action: 'create', path: 'large', content: randomBytes(1024 * 1024) }],
  });
  const file = await readFileEntry(repository, commit, 'large');
  if (file === null) throw new Error('no file');

  let turn = 0;
  let each = setImmediate(function count() {
    turn += 1;
    each = setImmediate(count);
  });
  const turns: number[] = [];
  const ask = async () => {
    await readWholeContent(repository, { id: file.blobId, size: file.size });
    turns.push(turn);
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  clearImmediate(each);
  expect(new Set(turns).size).toBe(20);
});
