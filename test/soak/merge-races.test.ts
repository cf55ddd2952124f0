import { describe, expect, it } from 'vitest';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { directoryOf } from '#test/git/support.ts';
import { commitFile, git, runGit } from '#test/git-http/support.ts';
import { filledProject, member } from '#test/git-http/world.ts';
import { startApp } from '#test/support/app.ts';

const app = await startApp();
const { db, api, environment } = app;
const { workers } = environment;
workers.start();

const rounds = 12;
const timeout = 300_000;

/** A project with a maintainer, and requests that the git command line has made. */
async function kiln() {
  const place = await filledProject(app, { empty_repo: false });
  const { project, user, work, url } = place;
  await db('project_settings')
    .where({ project_id: project.id })
    .update({ merge_method: 'merge', squash_option: 'default_off' });
  const path = `/projects/${project.id}/merge_requests`;
  const as = api.as(user);
  const repository = directoryOf(environment.config.dataDir, project.id);
  const stored = (...args: string[]) => git('/', `--git-dir=${repository}`, ...args);
  let made = 0;

  /** A branch of its own with a commit, and a request to merge it; the next commit of it waits to be pushed. */
  async function open(target = 'main') {
    const branch = `branch${(made += 1)}`;
    await git(work, 'checkout', '--quiet', '-B', branch, place.first);
    const head = await commitFile(work, `${branch}.txt`, 'x');
    await git(work, 'push', '--quiet', url, branch);
    const body = {
      ...{ source_branch: branch, target_branch: target, title: `Merge ${branch}` },
      remove_source_branch: false,
    };
    const answer = await as.post(path, body);
    expect(answer).toMatchObject({ status: 201 });
    const next = await commitFile(work, `next-${branch}.txt`, 'x');
    const { id, iid } = answer.body;
    const one = `${path}/${iid}`;
    return {
      ...{ id, iid, branch, head, next, one },
      merge: (given: object = {}) => as.put(`${one}/merge`, given),
      /** Pushes the next commit of its branch; true if it is accepted. */
      push: async () =>
        (await runGit(work, 'push', url, `${next}:refs/heads/${branch}`)).code === 0,
      row: () => db<MergeRequestRow>('merge_requests').where({ id }).first(),
    };
  }
  /** A new branch where `main` is. */
  async function branchFrom(id = place.first): Promise<string> {
    const name = `target${(made += 1)}`;
    await git(work, 'push', '--quiet', url, `${id}:refs/heads/${name}`);
    return name;
  }
  const log = async (branch: string, ...how: string[]) =>
    (await stored('log', '--format=%H', ...how, branch)).split('\n');
  return { ...place, as, path, open, branchFrom, log, stored };
}

async function repeated(race: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await race(round);
}

describe('a merge', () => {
  it(
    'happens once, however many want it',
    async () => {
      const { open, branchFrom, log } = await kiln();
      await repeated(async () => {
        const target = await branchFrom();
        const { merge, row } = await open(target);
        const answers = await Promise.all([merge(), merge()]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 405]);
        const [newest, before] = await log(target, '--first-parent');
        expect(await row()).toMatchObject({ state: 'merged', merge_commit_sha: newest });
        expect(before).toBe((await log('main')).at(-1));
      });
    },
    timeout,
  );

  it(
    'of each of twenty into one branch is in the history once, or was refused',
    async () => {
      const { open, branchFrom, log } = await kiln();
      for (let round = 0; round < Math.ceil(rounds / 4); round += 1) {
        const target = await branchFrom();
        const all = [];
        for (let index = 0; index < 20; index += 1) all.push(await open(target));
        const answers = await Promise.all(all.map(({ merge }) => merge()));
        const history = await log(target, '--first-parent');
        for (const [index, { status, body }] of answers.entries()) {
          const row = await all[index]?.row();
          expect([200, 406]).toContain(status);
          expect(row?.state).toBe(status === 200 ? 'merged' : 'opened');
          const times = history.filter((id) => id === body.merge_commit_sha).length;
          expect(times).toBe(status === 200 ? 1 : 0);
        }
        const merged = answers.filter(({ status }) => status === 200);
        expect(history).toHaveLength(merged.length + 1);
        expect(merged.length).toBeGreaterThan(10);
      }
    },
    timeout,
  );

  it(
    'loses nothing that is pushed into the target meanwhile',
    async () => {
      const { open, branchFrom, log, work, url } = await kiln();
      await repeated(async () => {
        const target = await branchFrom();
        const { merge, row, next } = await open(target);
        const pushing = runGit(work, 'push', url, `${next}~1:refs/heads/${target}`);
        const [{ status, body }, { code }] = await Promise.all([merge(), pushing]);
        await workers.idle();
        const history = await log(target);
        // A push that came first has already put all of it into the target.
        expect([200, 405]).toContain(status);
        expect(await row()).toMatchObject({ state: 'merged' });
        if (status === 200) expect(history).toContain(body.merge_commit_sha);
        if (code === 0) expect(history).toContain((await log(`${next}~1`))[0]);
      });
    },
    timeout,
  );

  it(
    'of an old head takes no other',
    async () => {
      const { open, branchFrom, log, stored } = await kiln();
      await repeated(async () => {
        const target = await branchFrom();
        const { merge, push, row, head, branch, next } = await open(target);
        const [{ status, body }, pushed] = await Promise.all([merge({ sha: head }), push()]);
        await workers.idle();
        if (status === 200) {
          expect(await stored('log', '-1', '--format=%P', body.merge_commit_sha)).toContain(head);
          expect(await row()).toMatchObject({ state: 'merged', head_sha: head });
        } else {
          expect([406, 409]).toContain(status);
          expect(await row()).toMatchObject({ state: 'opened', head_sha: next });
          expect(await log(target)).not.toContain(head);
        }
        expect(pushed).toBe(true);
        expect((await log(branch))[0]).toBe(next);
      });
    },
    timeout,
  );

  it(
    'counts no approval of what was there before',
    async () => {
      const { open, branchFrom, project, stored, as } = await kiln();
      const rule = { name: 'Any', rule_type: 'any_approver', approvals_required: 1 };
      await as.post(`/projects/${project.id}/approval_rules`, rule);
      const reviewer = await member(app, project, 40);
      await repeated(async (round) => {
        const { merge, push, row, id, one } = await open(await branchFrom());
        const approve = () => api.as(reviewer.user).post(`${one}/approve`);
        const first = round % 2 === 0 ? approve() : push();
        const [, , ...merges] = await Promise.all([
          first,
          round % 2 === 0 ? push() : approve(),
          ...[1, 2, 3].map(() => merge()),
        ]);
        await workers.idle();
        const after = await row();
        const merged = merges.find(({ status }) => status === 200);
        expect(after?.state).toBe(merged === undefined ? 'opened' : 'merged');
        const approved = await db('approvals').where({ merge_request_id: id }).pluck('head_sha');
        for (const head of approved) expect(head).toBe(after?.head_sha);
        if (merged === undefined) return;
        const parents = await stored('log', '-1', '--format=%P', merged.body.merge_commit_sha);
        expect(approved).toHaveLength(1);
        expect(parents).toContain(String(approved[0]));
      });
    },
    timeout,
  );
});

describe('a rebase', () => {
  it(
    'loses nothing that is pushed meanwhile',
    async () => {
      const { open, branchFrom, stored, as, work, first } = await kiln();
      await git(work, 'checkout', '--quiet', '--detach', first);
      const onto = await commitFile(work, 'onto.txt', 'x');
      await repeated(async () => {
        const target = await branchFrom(onto);
        const { push, row, branch, one } = await open(target);
        const [begun, pushed] = await Promise.all([as.put(`${one}/rebase`), push()]);
        expect(begun).toMatchObject({ status: 202 });
        await workers.idle();
        const head = await stored('rev-parse', branch);
        expect(await row()).toMatchObject({
          ...{ state: 'opened', head_sha: head, rebase_started_at: null, rebase_holder: null },
        });
        const files = (await stored('ls-tree', '--name-only', branch)).split('\n');
        expect(files).toContain(`${branch}.txt`);
        expect(files.includes(`next-${branch}.txt`)).toBe(pushed);
        expect(files).toContain('onto.txt');
      });
    },
    timeout,
  );
});
