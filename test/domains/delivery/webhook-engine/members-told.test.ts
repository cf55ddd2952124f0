import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { startApp } from '#test/support/app.ts';
import { expectPayload, startListening } from '#test/support/hook-payloads.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks } from '#test/support/receiver.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'premium' } });
const { workers } = environment;

const forget = ({ hook: { id } }: Awaited<ReturnType<typeof startListening>>) =>
  db('hooks').where({ id }).delete();

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

it('members of a group are told to its hooks and to those of the instance', async () => {
  const { group, people } = await projectWorld(db);
  const ofGroup = await startListening(db, { group_id: group.id });
  const ofInstance = await startListening(db, {});
  const owner = api.as(people.owner);
  const { id } = people.stranger;
  const at = `/groups/${group.id}/members`;
  await owner.post(at, { user_id: id, access_level: 30 });
  await owner.put(`${at}/${id}`, { access_level: 40 });
  await owner.delete(`${at}/${id}`);
  await workers.idle();
  const events = ['user_add_to_group', 'user_update_for_group', 'user_remove_from_group'];
  const levels = ['Developer', 'Maintainer', 'Maintainer'];
  const facts = { group_id: group.id, user_id: id, group_plan: null, expires_at: null };
  const told = (user_email: string) =>
    events.map((event_name, index) => ({
      ...facts,
      event_name,
      user_email,
      group_access: levels[index],
    }));
  const heard = await ofGroup.take();
  expect(heard.map(({ event }) => event)).toEqual(Array(3).fill('Member Hook'));
  expect(heard.map(({ body }) => expectPayload('member', body))).toMatchObject(told('[REDACTED]'));
  const known = await ofInstance.take();
  expect(known.map(({ event }) => event)).toEqual(Array(3).fill('System Hook'));
  expect(known.map(({ body }) => expectPayload('member', body))).toMatchObject(
    told(people.stranger.email),
  );
  await forget(ofInstance);
});

it('members of a project are told to hooks of the instance alone', async () => {
  const { project, people } = await projectWorld(db);
  const ofProject = await startListening(db, { project_id: project.id });
  const ofInstance = await startListening(db, {});
  const maintainer = api.as(people.maintainer);
  const { id, email } = people.stranger;
  const at = `/projects/${project.id}/members`;
  await maintainer.post(at, { user_id: id, access_level: 30 });
  await maintainer.put(`${at}/${id}`, { access_level: 20 });
  await maintainer.delete(`${at}/${id}`);
  await workers.idle();
  expect(await ofProject.take()).toEqual([]);
  const facts = { project_id: project.id, user_id: id, user_email: email };
  expect(
    (await ofInstance.take()).map(({ body }) => expectPayload('project_member', body)),
  ).toMatchObject([
    { ...facts, event_name: 'user_add_to_team', access_level: 'Developer' },
    { ...facts, event_name: 'user_update_for_team', access_level: 'Reporter' },
    { ...facts, event_name: 'user_remove_from_team', project_visibility: 'private' },
  ]);
  await forget(ofInstance);
});

it('a push of more refs of a kind than the limit sends only the push event of the instance', async () => {
  const { project, people } = await projectWorld(db, { git });
  const ofProject = await startListening(db, { project_id: project.id });
  const ofInstance = await startListening(db, {});
  const sha = (await readBranchHead(git.repository(project.id), 'main')) ?? '';
  const made = (ref: string) => ({ ref, before: null, after: sha, commitCount: 0 });
  const branches = ['a', 'b', 'c', 'd'].map((name) => made(`refs/heads/${name}`));
  const changes = [...branches, made('refs/tags/v1')];
  await announceRefChanges(environment, {
    project,
    by: toUnknownRequest(people.maintainer.id),
    changes,
  });
  await workers.idle();
  const told = await ofProject.take();
  expect(told.map(({ event }) => event)).toEqual(['Tag Push Hook']);
  const known = (await ofInstance.take()).filter(({ body }) =>
    body.includes('"repository_update"'),
  );
  expect(known.map(({ body }) => expectPayload('repository_update', body))).toMatchObject([
    { refs: changes.map(({ ref }) => ref), user_email: people.maintainer.email },
  ]);
  await forget(ofInstance);
});
