import { expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { project, people, path, branch } = await mergeRequestWorld({ db, git });
await db('projects').where('id', project.id).update({ visibility: 'public' });
const developer = api.as(people.developer);
const opened = await developer.post(path, {
  ...{ source_branch: await branch(), target_branch: 'main', title: 'Cool slowly' },
});
const { id, iid } = opened.body as { id: number; iid: number };
await developer.post(`${path}/${iid}/notes`, { body: 'Slower' });
await developer.post(`${path}/${iid}/notes`, { body: 'Among us', internal: true });
await developer.post(`/projects/${project.id}/labels`, { name: 'clay', color: '#d9534f' });

it('callers without credentials read merge requests and labels of public projects', async () => {
  const { data, errors } = await ask(
    null,
    `query($path: ID!) { project(fullPath: $path) { userPermissions { readMergeRequest }
      labels { nodes { title } } label(title: "clay") { title }
      mergeRequests { count nodes { iid title state author { username } approvedBy { nodes { id } }
        defaultMergeCommitMessage notes { nodes { body } } discussions { nodes { notes { nodes { body } } } }
        userPermissions { canMerge createNote } currentUserTodos { nodes { id } } } } } }`,
    { path: project.full_path },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    project: {
      userPermissions: { readMergeRequest: true },
      labels: { nodes: [{ title: 'clay' }] },
      label: { title: 'clay' },
      mergeRequests: {
        count: 1,
        nodes: [
          {
            iid: String(iid),
            title: 'Cool slowly',
            defaultMergeCommitMessage: null,
            userPermissions: { canMerge: false, createNote: false },
            currentUserTodos: { nodes: [] },
          },
        ],
      },
    },
  });
  expect(JSON.stringify(data)).toContain('Slower');
  expect(JSON.stringify(data)).not.toContain('Among us');
  expect(
    await ask(null, `{ mergeRequest(id: "gid://gitlab/MergeRequest/${id}") { iid } }`),
  ).toEqual({
    data: { mergeRequest: { iid: String(iid) } },
  });
});

it('callers without credentials read nothing of members alone', async () => {
  await db('projects').where('id', project.id).update({ merge_requests_access_level: 'private' });
  const document = `query($path: ID!) { project(fullPath: $path) { userPermissions { readMergeRequest }
    mergeRequests { count } } }`;
  expect(await ask(null, document, { path: project.full_path })).toEqual({
    data: { project: { userPermissions: { readMergeRequest: false }, mergeRequests: null } },
  });
});
