import { Gitlab } from '@gitbeaker/rest';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const { Commits, MergeRequests, Pipelines } = new Gitlab({ host: origin, token });

it('drives a status through its life', async () => {
  const { id } = await seedProject(db, { namespace: group, git, readme: true });
  const { id: sha } = await Commits.create(
    id,
    'slow-cooling',
    'Cool more slowly',
    [{ action: 'create', filePath: 'kiln', content: 'warm' }],
    { startBranch: 'main' },
  );
  const { iid } = await MergeRequests.create(id, 'slow-cooling', 'main', 'Cool more slowly');
  const page = 'https://ci.example.com/builds/91';
  const named = { ref: 'slow-cooling', context: 'thermometer', targetUrl: page };
  const begun = await Commits.editStatus(id, sha, 'pending', named);
  expect(begun).toMatchObject({ status: 'pending', name: 'thermometer', target_url: page });
  const again = { context: 'thermometer', description: 'The curve is right', coverage: 30.5 };
  await Commits.editStatus(id, sha, 'running', again);
  await expect(Commits.editStatus(id, sha, 'running', again)).rejects.toThrow(
    'Cannot transition status via :run from :running (Reason(s): Status cannot transition via "run")',
  );
  const running = await Pipelines.all(id, { status: 'running' });
  expect(running).toMatchObject([{ ref: 'slow-cooling', sha, source: 'external' }]);

  const ended = await Commits.editStatus(id, sha, 'success', again);
  expect(ended).toMatchObject({ id: begun.id, status: 'success', coverage: 30.5 });
  expect(await Commits.allStatuses(id, sha)).toEqual([ended]);
  const pipelineId = running[0]?.id ?? 0;
  expect(await Pipelines.show(id, pipelineId)).toMatchObject({
    ...{ status: 'success', coverage: '30.50' },
    detailed_status: { text: 'passed' },
  });
  const latest = await Pipelines.show(id, 'latest', { ref: 'slow-cooling' });
  expect(latest.id).toBe(pipelineId);
  expect(await Commits.show(id, sha)).toMatchObject({
    ...{ status: 'success', last_pipeline: { id: pipelineId } },
  });
  expect(await MergeRequests.show(id, iid)).toMatchObject({ head_pipeline: { id: pipelineId } });

  await Pipelines.remove(id, pipelineId);
  expect(await Commits.allStatuses(id, sha)).toEqual([]);
  await expect(Pipelines.show(id, pipelineId)).rejects.toThrow('404 Not found');
});
