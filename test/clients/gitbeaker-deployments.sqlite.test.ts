import { Gitlab } from '@gitbeaker/rest';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin, environment } = await startApp();
environment.workers.start();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const { Commits, Deployments, Environments, MergeRequests } = new Gitlab({ host: origin, token });

it('tells of deployments and reads them with their environments', async () => {
  const { id } = await seedProject(db, { namespace: group, git, readme: true });
  const { id: before } = await Commits.show(id, 'main');
  const first = await Deployments.create(id, 'production', before, 'main', false, {
    status: 'success',
  });
  await Commits.create(
    id,
    'slow-cooling',
    'Cool more slowly',
    [{ action: 'create', filePath: 'kiln', content: 'warm' }],
    { startBranch: 'main' },
  );
  const { iid } = await MergeRequests.create(id, 'slow-cooling', 'main', 'Cool more slowly');
  await MergeRequests.merge(id, iid);
  const { id: after } = await Commits.show(id, 'main');
  const second = await Deployments.create(id, 'production', after, 'main', false, {
    status: 'running',
  });
  const done = await Deployments.edit(id, second.id, 'success');
  expect(done).toMatchObject({ id: second.id, sha: after, status: 'success', deployable: null });
  await environment.workers.idle();

  const listed = await Deployments.all(id, { environment: 'production', sort: 'desc' });
  expect(listed.map((each) => each.id)).toEqual([second.id, first.id]);
  expect(await Deployments.show(id, first.id)).toMatchObject({ sha: before });
  expect(await Deployments.allMergeRequests(id, second.id)).toMatchObject([{ iid }]);
  const [production] = await Environments.all(id, { name: 'production' });
  expect(production).toMatchObject({
    ...{ state: 'available', tier: 'production', last_deployment: { id: second.id, sha: after } },
  });
  const stopped = await Environments.stop(id, production?.id ?? 0);
  expect(stopped).toMatchObject({ state: 'stopped' });
});
