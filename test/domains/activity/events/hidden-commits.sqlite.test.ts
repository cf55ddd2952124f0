import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { codeProject } from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db } = app;

const hidden = { merge_requests_access_level: 'private' } as const;

it('comments on commits of hidden merge requests are told to nobody who does not see these', async () => {
  const home = await codeProject(app, { visibility: 'public' });
  const { project, developer, cli } = home;
  await db('projects').where({ id: project.id }).update(hidden);
  const proposed = cli('commit-tree', '-p', 'main', '-m', 'Secret plan', 'main^{tree}');
  cli('update-ref', 'refs/merge-requests/1/head', proposed);
  const member = api.as(developer);
  const url = (rest: string) => `/projects/${project.id}/${rest}`;
  const comment = (sha: string, note: string) =>
    member.post(url(`repository/commits/${sha}/comments`), { note });
  expect((await comment(proposed, 'quietly')).status).toBe(201);
  expect((await comment('main', 'aloud')).status).toBe(201);

  const notes = async (caller: typeof api, address: string) => {
    const { body } = await caller.get(address);
    return (body as { note?: { body: string } }[]).flatMap(({ note }) => note?.body ?? []);
  };
  const addresses = [url('events'), `/users/${developer.id}/events`];
  for (const address of addresses) {
    expect(await notes(member, address)).toEqual(['aloud', 'quietly']);
    expect(await notes(api, address)).toEqual(['aloud']);
  }
});
