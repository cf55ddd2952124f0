import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedHook } from '#test/support/receiver.ts';
import { commitFile, git, runGit } from './support.ts';
import { filledProject, member } from './world.ts';

const app = await startApp();
const { db, api, environment } = app;

async function pushed(branch: string, ...options: readonly string[]) {
  const place = await filledProject(app, { empty_repo: false });
  await git(place.work, 'checkout', '--quiet', '-b', branch);
  await commitFile(place.work, 'slow.txt', 'slow\n');
  const more = options.flatMap((option) => ['-o', option]);
  const ran = await runGit(place.work, 'push', ...more, 'origin', branch);
  const path = `/projects/${place.project.id}/merge_requests`;
  const requests = () =>
    db('merge_requests').where({ target_project_id: place.project.id }).orderBy('id');
  return { ...place, ran, path, requests };
}

describe('git push', () => {
  it('tells where to create a merge request, and later where it is', async () => {
    const { ran, work, user, project, path } = await pushed('slow/fire');
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stderr).toContain('To create a merge request for slow/fire, visit:');
    expect(ran.stderr).toContain(
      `${project.full_path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=slow%2Ffire`,
    );
    const body = { source_branch: 'slow/fire', target_branch: 'main', title: 'Slow' };
    expect(await api.as(user).post(path, body)).toMatchObject({ status: 201 });
    await commitFile(work, 'more.txt', 'more\n');
    const again = await runGit(work, 'push', 'origin', 'slow/fire');
    expect(again.stderr).toContain('View merge request for slow/fire:');
    expect(again.stderr).toContain(`${project.full_path}/-/merge_requests/1`);
  });

  it('creates one with -o merge_request.create', async () => {
    const { ran, requests, project } = await pushed('fire', 'merge_request.create');
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stderr).toContain('View merge request for fire:');
    expect(ran.stderr).toContain(`${project.full_path}/-/merge_requests/1`);
    expect(ran.stderr).not.toContain('To create');
    expect(await requests()).toMatchObject([
      { source_branch: 'fire', target_branch: 'main', state: 'opened', title: 'Write slow.txt' },
    ]);
  });

  it('creates it as the other options say, and changes it with the next push', async () => {
    const said = ['create', 'title=Fire $(slowly)', 'description=Clay', 'remove_source_branch'];
    const { work, requests } = await pushed('fire', ...said.map((one) => `merge_request.${one}`));
    expect(await requests()).toMatchObject([
      { title: 'Fire $(slowly)', description: 'Clay', force_remove_source_branch: true },
    ]);
    await commitFile(work, 'more.txt', 'more\n');
    await git(work, 'push', '-o', 'merge_request.title=Fire', 'origin', 'fire');
    expect(await requests()).toMatchObject([{ title: 'Fire' }]);
  });

  it('sets labels, assignees, a milestone and the draft of a new merge request, and of a known one', async () => {
    const place = await pushed('fire');
    const { work, project, user } = place;
    const { user: reviewer } = await member(app, project, 30);
    const as = api.as(user);
    const path = `/projects/${project.id}`;
    await as.post(`${path}/milestones`, { title: '3.0' });
    const push = async (...options: readonly string[]) => {
      await commitFile(work, 'more.txt', `${Math.random()}\n`);
      const given = options.flatMap((option) => ['-o', option]);
      const { stderr } = await runGit(work, 'push', ...given, 'origin', 'fire');
      const { body } = await as.get(`${path}/merge_requests?with_labels_details=false`);
      const [found] = body as unknown as {
        labels: string[];
        assignees: { id: number }[];
        milestone: { title: string } | null;
        draft: boolean;
        description: string;
      }[];
      return {
        stderr,
        labels: found?.labels,
        assigned: found?.assignees.map(({ id }) => id),
        milestone: found?.milestone?.title,
        draft: found?.draft,
        description: found?.description,
      };
    };
    const made = await push(
      ...['merge_request.create', 'merge_request.label=hot', 'merge_request.label=new'],
      ...[`merge_request.assign=${reviewer.username}`, 'mr.milestone=3.0'],
      String.raw`mr.description=One\nTwo`,
    );
    expect(made).toMatchObject({
      ...{ labels: ['hot', 'new'], assigned: [reviewer.id], milestone: '3.0', draft: false },
      description: 'One\nTwo',
    });
    expect(made.stderr).not.toContain('WARNINGS');
    const changed = await push(
      ...['merge_request.unlabel=hot', 'merge_request.label=cold', 'merge_request.draft'],
      ...[`merge_request.unassign=${reviewer.id}`],
    );
    expect(changed).toMatchObject({ labels: ['cold', 'new'], assigned: [], draft: true });
    expect(changed.stderr).not.toContain('WARNINGS');
  });

  const refusals: readonly (readonly [options: readonly string[], warning: string])[] = [
    [['merge_request.create', 'merge_request.target=none'], 'Branch none does not exist'],
    [['merge_request.title=Fire'], 'A merge_request.create push option is required'],
    [['merge_request.create', 'mr.assign=nobody-here'], 'User nobody-here does not exist'],
    [['merge_request.create', 'mr.milestone=none'], 'Milestone none does not exist'],
    [['merge_request.label'], "Push option 'merge_request.label' has no value"],
    [['merge_request.create=no'], "Push option 'merge_request.create=no' takes no value"],
    [['merge_request.colour=red'], "Push option 'merge_request.colour=red' is unknown"],
    [['ci.skipp'], "Push option 'ci.skipp' is unknown"],
  ];
  it.each(refusals)('says in its output why %j has no effect', async (options, warning) => {
    const { ran } = await pushed('fire', ...options);
    expect(ran.code).toBe(0);
    expect(ran.stderr).toContain('WARNINGS:');
    expect(ran.stderr).toContain(warning);
  });

  it('gives the pipeline variables, which are sealed while they wait', async () => {
    const { work, project, user } = await pushed('fire');
    const hook = { url: 'http://127.0.0.1:9/', project_id: project.id };
    await seedHook(db, { ...hook, push_events: true, pipeline_events: true });
    await commitFile(work, '.gitlab-ci.yml', 'a: { script: x }');
    const given = ['ci.variable=GLAZE=shino-1234', 'ci.input=heat=1040'];
    await git(work, 'push', ...given.flatMap((one) => ['-o', one]), 'origin', 'fire');
    const [told] = await db('delivery_payloads').pluck('body');
    expect(JSON.parse(told)).toMatchObject({
      payload: {
        push_options: { ci: { input: 'heat=1040', variable: { 'GLAZE=[REDACTED]': 1 } } },
      },
    });
    expect(told).not.toContain('shino-1234');
    const waiting = JSON.stringify(await db('worker_jobs').select('*'));
    expect(waiting).toContain('create_push_pipelines');
    expect(waiting).not.toContain('shino-1234');
    const { workers } = environment;
    workers.start();
    await workers.idle();
    await workers.stop();
    const ofProject = `/projects/${project.id}/pipelines`;
    const [pipeline] = (await api.as(user).get(`${ofProject}?ref=fire`)).body as { id: number }[];
    const shown = await api.as(user).get(`${ofProject}/${pipeline?.id}/variables`);
    expect(shown.body).toMatchObject([{ key: 'GLAZE', value: 'shino-1234' }]);
  });

  it('goes well whatever the options say', async () => {
    const { ran, requests } = await pushed(
      'fire',
      'merge_request.create',
      'merge_request.target=none',
      'ci.skip',
      `merge_request.title=${'x'.repeat(5000)}`,
    );
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stderr).toContain('To create a merge request for fire, visit:');
    expect(await requests()).toEqual([]);
  });

  it('tells nothing where the project does not want it', async () => {
    const { project, work } = await pushed('fire');
    await db('project_settings')
      .where({ project_id: project.id })
      .update({ printing_merge_request_link_enabled: false });
    await git(work, 'checkout', '--quiet', '-b', 'other');
    await commitFile(work, 'other.txt', 'x\n');
    const { stderr } = await runGit(work, 'push', 'origin', 'other');
    expect(stderr).not.toContain('merge request');
  });

  it.each(['merge_when_pipeline_succeeds', 'auto_merge'])(
    'merges what it creates when the pipeline succeeds, with -o merge_request.%s',
    async (option) => {
      environment.workers.start();
      const place = await pushed('fire', 'merge_request.create', `merge_request.${option}`);
      const { requests, user, project, work } = place;
      await environment.workers.idle();
      const waiting = { merge_when_pipeline_succeeds: true, merge_user_id: user.id };
      expect(await requests()).toMatchObject([{ state: 'opened', ...waiting }]);
      const report = async (state: string) => {
        const status = { state, ref: 'fire', name: 'kiln' };
        const head = await git(work, 'rev-parse', 'HEAD');
        await api.as(user).post(`/projects/${project.id}/statuses/${head}`, status);
        await environment.workers.idle();
      };
      await report('success');
      expect(await requests()).toMatchObject([{ state: 'merged', merge_user_id: user.id }]);
    },
  );

  it('lets it wait for the pipeline of what is pushed now, not of what was there', async () => {
    environment.workers.start();
    const { requests, work } = await pushed('fire', 'merge_request.create');
    const head = await commitFile(work, 'more.txt', 'more\n');
    await git(work, 'push', '-o', 'merge_request.auto_merge', 'origin', 'fire');
    await environment.workers.idle();
    expect(await requests()).toMatchObject([
      {
        ...{ head_sha: head, merge_when_pipeline_succeeds: true },
        merge_options: expect.stringContaining(`"sha":"${head}"`),
      },
    ]);
    // The next push ends the wait, as ever.
    await commitFile(work, 'last.txt', 'last\n');
    await git(work, 'push', 'origin', 'fire');
    await environment.workers.idle();
    expect(await requests()).toMatchObject([{ merge_when_pipeline_succeeds: false }]);
  });

  it('merges nothing for who may not merge', async () => {
    const place = await pushed('fire');
    await db('protected_branches').where({ project_id: place.project.id }).delete();
    const owner = await member(app, place.project, 50);
    const rule = { name: 'main', push_access_level: 0, merge_access_level: 0 };
    const rules = `/projects/${place.project.id}/protected_branches`;
    expect(await api.as(owner.user).post(rules, rule)).toMatchObject({ status: 201 });
    const options = ['-o', 'merge_request.create', '-o', 'merge_request.auto_merge'];
    await commitFile(place.work, 'more.txt', 'more\n');
    await git(place.work, 'push', ...options, 'origin', 'fire');
    expect(await place.requests()).toMatchObject([
      { state: 'opened', merge_when_pipeline_succeeds: false },
    ]);
  });
});
