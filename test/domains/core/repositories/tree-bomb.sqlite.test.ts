import { beforeAll, expect, it } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { startApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { watchMemory } from '#test/support/memory.ts';
import { type CodeProject, codeProject } from '#test/domains/code/repository-files/support.ts';

const app = await startApp({ gitLimits: { gatheringMemory: 64 } });
const { api, git } = app;
const megabyte = 1024 * 1024;
let home: CodeProject;

/** Ten levels of directories with ten entries each that are all the same: ten billion files in eleven objects. */
beforeAll(async () => {
  home = await codeProject(app);
  const blob = home.cliInput(['hash-object', '-w', '--stdin'], 'boom\n');
  const names = Array.from({ length: 10 }, (_, index) => `f${index}`);
  let entry = `100644 blob ${blob}`;
  let tree = '';
  for (let level = 0; level < 10; level += 1) {
    const lines = names.map((name) => `${entry}\t${name}\n`).join('');
    tree = home.cliInput(['mktree'], lines);
    entry = `040000 tree ${tree}`;
  }
  const commit = home.cli('commit-tree', '-p', 'main', '-m', 'Boom', tree);
  home.cli('update-ref', 'refs/heads/main', commit);
});

const urlOf = (rest: string) => `/projects/${home.project.id}/repository/${rest}`;

it('is told as far as there is room for it', async () => {
  await resolveRef(git.repository(home.project.id), 'main');
  const watch = watchMemory(hostProcessOf(git));
  const none = { additions: 0, deletions: 0, total: 0 };
  expect((await api.get(urlOf('commits/main'))).body).toMatchObject({ title: 'Boom', stats: none });
  const listed = await api.get(urlOf('commits?with_stats=true'));
  expect(listed.body).toMatchObject([{ stats: none }, { stats: { additions: 1 } }]);
  expect(await api.get(urlOf('commits/main/diff'))).toMatchObject({ status: 200, body: [] });
  expect(await api.get(urlOf('tree'))).toMatchObject({ status: 200, body: { length: 10 } });
  expect((await api.get(urlOf('tree?recursive=true'))).status).toBe(400);
  const message = '400 Bad request - the repository has too many files to be packed';
  expect(await api.get(urlOf('archive.tar'))).toMatchObject({ status: 400, body: { message } });
  expect(watch.stop()).toBeLessThan(256 * megabyte);
});
