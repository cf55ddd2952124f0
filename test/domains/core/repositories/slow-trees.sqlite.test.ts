import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { codeProject } from '#test/domains/code/repository-files/support.ts';

const app = await startApp({ gitLimits: { gatheringMemory: 4096, comparingSeconds: 1 } });
const { api, git } = app;

it('tells of trees that take too long to compare as far as there is time', async () => {
  const home = await codeProject(app);
  const blob = home.cliInput(['hash-object', '-w', '--stdin'], 'boom\n');
  const names = Array.from({ length: 16 }, (_, index) => `f${index}`);
  let entry = `100644 blob ${blob}`;
  let tree = '';
  for (let level = 0; level < 12; level += 1) {
    const lines = names.map((name) => `${entry}\t${name}\n`).join('');
    tree = home.cliInput(['mktree'], lines);
    entry = `040000 tree ${tree}`;
  }
  const commitOf = (message: string) => home.cli('commit-tree', '-p', 'main', '-m', message, tree);
  const [one, other] = [commitOf('Boom'), commitOf('Again')];
  const url = (rest: string) => `/projects/${home.project.id}/repository/${rest}`;
  const none = { additions: 0, deletions: 0, total: 0 };
  expect((await api.get(url(`commits/${one}`))).body).toMatchObject({ stats: none });
  expect(await api.get(url(`commits/${one}/diff`))).toMatchObject({ status: 200, body: [] });
  // Another commit of the same trees costs nothing more.
  const repository = git.repository(home.project.id);
  const { hugeDifferences } = repository.caches;
  const main = home.cli('rev-parse', 'main^{tree}');
  expect(hugeDifferences.get(`${main} ${tree}`)).toBe(true);
  const compared = await api.get(url(`compare?from=main&to=${other}`));
  expect(compared).toMatchObject({ status: 200, body: { diffs: [], compare_timeout: true } });
});
