import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { commitFile, git, runGit } from './support.ts';
import { filledProject } from './world.ts';

const app = await startApp();
const { db, api } = app;

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
    const { ran, requests } = await pushed('fire', 'merge_request.create');
    expect(ran).toMatchObject({ code: 0 });
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

  it('goes well whatever the options say', async () => {
    const { ran, requests } = await pushed(
      'fire',
      'merge_request.create',
      'merge_request.target=none',
      'ci.skip',
      `merge_request.title=${'x'.repeat(5000)}`,
    );
    expect(ran).toMatchObject({ code: 0 });
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
});
