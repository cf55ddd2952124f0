import { describe, expect, it } from 'vitest';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { loadQueuesForRunner } from '#src/domains/ci/job-execution/queue.ts';
import { maxWaitingProjects } from '#src/domains/ci/job-execution/waiting-jobs.ts';
import { retryJob } from '#src/domains/ci/jobs/transitions.ts';
import { insertPart, listRest } from '#src/domains/ci/pipelines/write-jobs.ts';
import { type RunnerRow, runnerColumns } from '#src/domains/ci/runners/table.ts';
import type { PlannedPipeline } from '#src/ci/questions.ts';
import { startApp } from '#test/support/app.ts';
import { copyProject } from '#test/support/copied-projects.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { databaseKind } from '#test/support/databases.ts';
import { planOf, statementsOf, wholeReadsOf } from '#test/support/plans.ts';
import { seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const { db } = app;
const { runnerOf, request, waitingJob } = worldOf(app);
const { id: user_id } = await seedUser(db);

interface Waiting {
  readonly tags: readonly string[];
  /** Tag as stored; empty in earlier versions. */
  readonly queueTag: string;
}

let waits = 0;

/** Lets jobs of projects wait, all with the same tags but where `{}` stands for a number. Returns the id of the last. */
async function wait(
  projects: readonly { readonly id: number }[],
  { tags, queueTag }: Waiting,
  count = 1,
): Promise<number> {
  let last = 0;
  for (const { id: project_id } of projects) {
    const { id: pipeline_id, sha, ref, tag } = await seedPipeline(db, { project_id });
    // Each the newest: who looks then looks anew.
    const at = new Date(Date.UTC(2026, 0, 1) + (waits += 1) * 1000).toISOString();
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ pipeline_id, project_id, user_id, sha, ref, tag, kind: 'build', status: 'pending' },
      ...{ stage: 'test', stage_index: 2, name: `job ${index}`, allow_failure: false },
      ...{ created_at: at, updated_at: at, queued_at: at },
      tag_list: JSON.stringify(tags).replace('{}', String(index)),
      queue_tag: queueTag.replace('{}', String(index)),
    }));
    for (const some of splitIntoBatches(rows, insertBatchRows)) {
      const stored: { id: number }[] = await db('jobs').insert(some).returning('id');
      last = Math.max(last, ...stored.map(({ id }) => id));
    }
  }
  return last;
}

const only = (...tags: string[]) => ({ tag_list: tags, run_untagged: false });

describe('a job that waits', () => {
  it('is found though thousands wait whose tags no runner has', async () => {
    const [crowd, project] = [await seedProject(db), await seedProject(db)];
    await wait([crowd], { tags: ['nobody {}'], queueTag: 'nobody {}' }, 10_001);
    const id = await wait([project], { tags: [], queueTag: '' });
    expect(await request(await runnerOf(''))).toMatchObject({ status: 201, body: { id } });
  });

  it('is found though kinds of others wait under its tag that the runner cannot take', async () => {
    const tag = unique('common');
    const [crowd, project] = [await seedProject(db), await seedProject(db)];
    await wait([crowd], { tags: [tag, 'z{}'], queueTag: tag }, 1500);
    const id = await wait([project], { tags: [tag], queueTag: tag });
    expect(await request(await runnerOf('', only(tag)))).toMatchObject({ body: { id } });
  });

  it('is found by one of the next looks though very many projects wait before it', async () => {
    const tag = unique('crowded');
    const crowd = await copyProject(db, await seedProject(db), maxWaitingProjects);
    await wait(crowd, { tags: [tag, 'z'], queueTag: tag });
    const project = await seedProject(db);
    const id = await wait([project], { tags: [tag], queueTag: tag });
    const runner = await runnerOf('', only(tag));
    const first = await request(runner);
    expect(first.status).toBe(204);
    // Not told to wait until something changes.
    expect(first.headers['x-gitlab-last-update']).toBeUndefined();
    await wait([project], { tags: ['z'], queueTag: 'z' });
    expect(await request(runner)).toMatchObject({ status: 201, body: { id } });
  });

  it('is found by runners of its group and projects though very many of these wait before it', async () => {
    const tag = unique('crowded');
    const group = await seedGroup(db);
    const [first, last] = [
      await seedProject(db, { namespace: group }),
      await seedProject(db, { namespace: group }),
    ];
    const crowd = await copyProject(db, first, maxWaitingProjects);
    // The newest of all.
    const project = await copyProject(db, last, 1);
    await wait(crowd, { tags: [tag, 'z'], queueTag: tag });
    const ofGroup = await runnerOf(`/groups/${group.id}`, only(tag));
    const ofProjects = await runnerOf(`/projects/${first.id}`, only(tag));
    await db('runner_projects').insert(
      [...crowd, ...project].map(({ id }) => ({
        ...{ runner_id: ofProjects.id, project_id: id, created_at: new Date().toISOString() },
      })),
    );
    for (const runner of [ofGroup, ofProjects]) {
      const id = await wait(project, { tags: [tag], queueTag: tag });
      const looked = await request(runner);
      expect(looked.status).toBe(204);
      // Not told to wait until something changes.
      expect(looked.headers['x-gitlab-last-update']).toBeUndefined();
      expect(await request(runner)).toMatchObject({ status: 201, body: { id } });
    }
  });

  it('is found by runners of its group and project, each in its own', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const tag = unique('own');
    const ofGroup = await runnerOf(`/groups/${group.id}`, only(tag));
    const ofProject = await runnerOf(`/projects/${project.id}`, only(tag));
    await wait([await seedProject(db)], { tags: [tag], queueTag: tag });
    expect((await request(ofGroup)).status).toBe(204);
    // Earlier versions stored the row like this.
    const id = await wait([project], { tags: [tag], queueTag: '' });
    expect(await request(ofGroup)).toMatchObject({ status: 201, body: { id } });
    const other = await wait([project], { tags: [tag], queueTag: tag });
    expect(await request(ofProject)).toMatchObject({ status: 201, body: { id: other } });
  });

  it('is found along indexes, by as many statements however many others wait', async () => {
    const project = await seedProject(db);
    const tag = unique('few');
    let newest = 0;
    const look = async (id: number) => {
      const runner = await db('runners').where({ id }).first<RunnerRow>(runnerColumns);
      const state = String((newest += 1));
      return statementsOf(db, () => {
        return loadQueuesForRunner(db, runner, state, { at: new Date(), plan: 'free' });
      });
    };
    await wait([project], { tags: [tag], queueTag: tag });
    for (const place of ['', `/projects/${project.id}`] as const) {
      const { id } = await runnerOf(place, only(tag));
      const few = await look(id);
      await wait([await seedProject(db)], { tags: [tag, '{}'], queueTag: tag }, 500);
      const many = await look(id);
      expect(many).toHaveLength(few.length);
      for (const sent of many) expect(await wholeReadsOf(db, sent)).toEqual([]);
      // One kind is found behind another by all that tells them apart, however many jobs are of each.
      const [walk] = many.filter(({ sql }) => /\brecursive\b.*\bplace\b/.test(sql));
      if (walk === undefined) throw new Error('kinds are not walked any more');
      const plan = await planOf(db, walk);
      const conditions = {
        sqlite: ['tag_list=? AND ref=? AND tag>?', 'tag_list=? AND ref>?', 'tag_list>?'],
        postgres: ['ROW(tag_list, ref, tag) > ROW('],
      }[databaseKind()];
      for (const condition of conditions) expect(plan).toContain(condition);
    }
  });
});

describe('the tag under which a job is found', () => {
  it('is one that no runner of the instance has, where it has such a tag', async () => {
    const [common, odd] = [unique('b-common'), unique('c-odd')];
    await runnerOf('', only(common, 'a-common'));
    const lists = [['a-common', common], [common, odd], [odd], [], ['a-common', odd, 'z-odd']];
    const pipeline = await seedPipeline(db, { project_id: (await seedProject(db)).id });
    const planned = lists.map((tags, index) => ({
      columns: {
        ...{ kind: 'build', stage: 'test', stage_index: 2, name: `job ${index}` },
        ...{ allow_failure: false, run_when: 'on_success', has_needs: false },
        ...{ interruptible: false, options: '{}', resource_group: null, environment: null },
        tag_list: JSON.stringify(tags),
      },
      needs: [],
    }));
    const jobs = { jobs: [JSON.stringify(planned)] } as unknown as PlannedPipeline;
    await insertPart(db, pipeline, listRest(jobs, pipeline.ref), new Date().toISOString());
    const stored = await db('jobs').where({ pipeline_id: pipeline.id }).orderBy('name');
    expect(stored.map((job) => job['queue_tag'])).toEqual(['a-common', odd, odd, '', odd]);
  });

  it('is chosen anew where a job begins again', async () => {
    const list = JSON.stringify(['a', unique('late')]);
    const job = await waitingJob(await seedProject(db), { status: 'failed', tag_list: list });
    const { id: user } = await seedUser(db);
    const again = await retryJob(db, job.id, user, new Date());
    const row = await db('jobs')
      .where({ id: again?.id ?? 0 })
      .first();
    expect(row).toMatchObject({ status: 'pending', queue_tag: 'a' });
  });
});
