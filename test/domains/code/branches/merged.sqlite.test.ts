import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteMergedBranches } from '#src/domains/code/branches/workers.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { gitIn, namesOf, seedBranch } from './world.ts';

const { api, db, git, environment } = await startApp();
const { workers } = environment;

function directoryOf({ id }: { id: number }): string {
  return join(environment.config.dataDir, 'repositories', `${git.repository(id).storedAt}.git`);
}

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
}

/** Branches behind `main`, beside it, and where it is. */
async function mergedWorld() {
  const world = await projectWorld(db, { git });
  const { project } = world;
  for (const name of ['done', 'done-too', 'kept-stable']) {
    gitIn(environment, git, project, ['branch', name, 'main']);
  }
  await seedBranch(git, project, 'main');
  await seedBranch(git, project, 'ahead');
  gitIn(environment, git, project, ['branch', 'same', 'main']);
  const path = `/projects/${project.id}/repository`;
  const names = async () => namesOf(await api.as(world.people.owner).get(`${path}/branches`));
  return { ...world, path, names };
}

describe('DELETE /projects/:id/repository/merged_branches', () => {
  it('deletes what is merged and not protected, in the background', async () => {
    const { project, people, path, names } = await mergedWorld();
    const rule = { name: '*-stable' };
    await api.as(people.owner).post(`/projects/${project.id}/protected_branches`, rule);
    const answer = await api.as(people.developer).delete(`${path}/merged_branches`);
    expect(answer).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
    await work();
    expect(await names()).toEqual(['ahead', 'kept-stable', 'main', 'same']);
    const events = await api.as(people.owner).get(`/projects/${project.id}/events?action=pushed`);
    const removed = (events.body as { push_data: { action: string; ref: string } }[])
      .filter(({ push_data }) => push_data.action === 'removed')
      .map(({ push_data }) => push_data.ref);
    expect(removed.sort()).toEqual(['done', 'done-too']);
  });

  it('leaves what an open merge request comes from or goes to', async () => {
    const { project, people, path, names } = await mergedWorld();
    const developer = api.as(people.developer);
    const requests = `/projects/${project.id}/merge_requests`;
    const backport = { source_branch: 'done', target_branch: 'kept-stable', title: 'Backport' };
    const into = { source_branch: 'ahead', target_branch: 'done-too', title: 'Go on' };
    const made = await Promise.all([backport, into].map((each) => developer.post(requests, each)));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    await developer.delete(`${path}/merged_branches`);
    await work();
    expect(await names()).toEqual(['ahead', 'done', 'done-too', 'kept-stable', 'main', 'same']);
    const [first] = made;
    await developer.put(`${requests}/${first?.body.iid}`, { state_event: 'close' });
    await developer.delete(`${path}/merged_branches`);
    await work();
    expect(await names()).toEqual(['ahead', 'done-too', 'main', 'same']);
  });

  const run = (project_id: number, user_id: number) => {
    const signal = new AbortController().signal;
    const job = { id: 'one', attempt: 1, signal, progress: async () => {} };
    const dependencies = { ...environment, log: undefined as never };
    return deleteMergedBranches.run({ project_id, user_id }, dependencies, job);
  };

  it('deletes nothing for somebody who lost access meanwhile, and nothing that was archived', async () => {
    const { group, project, people, names } = await mergedWorld();
    const before = await names();
    const member = `/groups/${group.id}/members/${people.developer.id}`;
    expect((await api.as(people.owner).delete(member)).status).toBe(204);
    await run(project.id, people.developer.id);
    await run(project.id, people.reporter.id);
    await run(999_999, people.owner.id);
    await run(project.id, 999_999);
    await api.as(people.owner).post(`/projects/${project.id}/archive`);
    await run(project.id, people.owner.id);
    expect(await names()).toEqual(before);
  });

  it('leaves a branch that is pushed to meanwhile, and deletes the others', async () => {
    const { project, people, names } = await mergedWorld();
    // Git refuses to move a branch that is locked: all at once fails, then that one alone.
    const lock = join(directoryOf(project), 'refs/heads/done.lock');
    await writeFile(lock, '');
    await expect(run(project.id, people.owner.id)).rejects.toThrow();
    await rm(lock);
    await run(project.id, people.owner.id);
    expect(await names()).toEqual(['ahead', 'main', 'same']);
  });

  it('comes out the same when it runs twice, and without a repository', async () => {
    const { path, people, names } = await mergedWorld();
    const developer = api.as(people.developer);
    await Promise.all([
      developer.delete(`${path}/merged_branches`),
      developer.delete(`${path}/merged_branches`),
    ]);
    const bare = await seedProject(db);
    const administrator = api.as(people.administrator);
    const url = `/projects/${bare.id}/repository/merged_branches`;
    expect((await administrator.delete(url)).status).toBe(202);
    await work();
    expect(await names()).toEqual(['ahead', 'main', 'same']);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 202],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    const { project, people } = await projectWorld(db, { git });
    const answer = await api
      .as(people[who])
      .delete(`/projects/${project.id}/repository/merged_branches`);
    expect(answer.status).toBe(status);
  });
});
