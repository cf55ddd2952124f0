import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { codeProject } from '#test/domains/code/repository-files/support.ts';

const app = await startApp({ gitLimits: { littleMemory: 32 } });
const { api } = app;

it('begins again with more memory where little is not enough, and tells nothing twice', async () => {
  const home = await codeProject(app);
  // Two versions of a file that do not fit into little memory, behind one that does.
  const large = (end: string) => Buffer.from(`${'line of a file\n'.repeat(800_000)}${end}\n`);
  const small = (text: string) => Buffer.from(`${text}\n`);
  await home.commit([
    { action: 'create', path: 'a.txt', content: small('one') },
    { action: 'create', path: 'b.txt', content: large('one') },
  ]);
  await home.commit([
    { action: 'update', path: 'a.txt', content: small('two') },
    { action: 'update', path: 'b.txt', content: large('two') },
  ]);
  const url = `/projects/${home.project.id}/repository/commits/main/diff`;
  const { body } = await api.as(home.developer).get(url);
  const diffOf = (path: string) =>
    (body as { new_path: string; diff: string }[]).filter(({ new_path }) => new_path === path);
  expect(diffOf('a.txt')).toEqual([expect.objectContaining({ diff: '@@ -1 +1 @@\n-one\n+two\n' })]);
  expect(diffOf('b.txt')).toEqual([
    expect.objectContaining({ diff: expect.stringMatching(/-one\n\+two\n$/) }),
  ]);
});
