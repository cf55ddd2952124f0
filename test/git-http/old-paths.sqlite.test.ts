import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { addressOf, commitFile, git, newWorkTree, runGit } from './support.ts';

const app = await startApp();
const { api, db, origin } = app;
const admin = await seedUser(db, { admin: true });
const administrator = api.as(admin);

/** A private project with a commit, the address that a maintainer of it has, and a work tree of theirs. */
async function placed() {
  const top = await seedGroup(db);
  const group = await seedGroup(db, { parent: top });
  const seed = { namespace: group, visibility: 'private', git: app.git, readme: true } as const;
  const project = await seedProject(db, seed);
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 40 });
  const { token } = await seedToken(db, user, { scopes: ['write_repository'] });
  const at = (fullPath: string, by: string | null = token) => addressOf(origin, fullPath, by);
  const work = await newWorkTree();
  await git(work, 'remote', 'add', 'origin', at(project.full_path));
  await git(work, 'fetch', '--quiet', 'origin');
  return { top, group, project, user, at, work };
}

const lists = async (work: string, url: string) =>
  (await runGit(work, 'ls-remote', url)).stdout.includes('refs/heads/main');

describe('the old path of a project', () => {
  it('serves git after it was renamed and moved, and pushes hear of the new one', async () => {
    const { project, group, at, work } = await placed();
    const [first, second] = [project.full_path, `${group.full_path}/${unique('new')}`];
    const path = second.slice(group.full_path.length + 1);
    expect((await administrator.put(`/projects/${project.id}`, { path })).status).toBe(200);
    const other = await seedGroup(db);
    const moved = await administrator.put(`/projects/${project.id}/transfer`, {
      namespace: other.id,
    });
    const now = `${other.full_path}/${path}`;
    expect(moved).toMatchObject({ status: 200, body: { path_with_namespace: now } });
    for (const old of [first, second, first.toUpperCase()]) {
      expect(await lists(work, at(old)), old).toBe(true);
      expect((await administrator.get(`/projects/${encodeURIComponent(old)}`)).status).toBe(404);
    }
    await git(work, 'checkout', '--quiet', '-b', 'fire', 'origin/main');
    await commitFile(work, 'fire.txt', 'hot');
    const ran = await runGit(work, 'push', 'origin', 'fire');
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stderr).toContain(`Project '${first}' was moved to '${now}'.`);
    expect(ran.stderr).toMatch(new RegExp(`git remote set-url origin \\S+/${now}\\.git`));
    const again = await runGit(work, 'push', at(now), 'fire:other');
    expect(again.stderr).not.toContain('was moved');
  });

  it('is for those alone who may read the project', async () => {
    const { project, at, work } = await placed();
    await administrator.put(`/projects/${project.id}`, { path: unique('new') });
    const stranger = await seedUser(db);
    const { token } = await seedToken(db, stranger, { scopes: ['write_repository'] });
    const refused = await runGit(work, 'ls-remote', at(project.full_path, token));
    expect(refused.stderr).toContain('There is no such project');
    const nobody = await fetch(`${at(project.full_path, null)}/info/refs?service=git-upload-pack`);
    expect(nobody.status).toBe(401);
  });

  it('leads a deploy token there', async () => {
    const { project, at, work } = await placed();
    const wanted = { name: 'kiln', username: 'kiln', scopes: ['read_repository'] };
    const made = await administrator.post(`/projects/${project.id}/deploy_tokens`, wanted);
    await administrator.put(`/projects/${project.id}`, { path: unique('new') });
    const url = new URL(at(project.full_path));
    Object.assign(url, { username: 'kiln', password: made.body.token as string });
    expect(await lists(work, url.href)).toBe(true);
  });

  it('ends when another project takes it, for good', async () => {
    const { project, group, user, at, work } = await placed();
    await administrator.put(`/projects/${project.id}`, { path: unique('new') });
    expect(await lists(work, at(project.full_path))).toBe(true);
    const place = { namespace: group, path: project.path, name: unique('Taker ') };
    const taken = await seedProject(db, { ...place, visibility: 'private' });
    const see = () => runGit(work, 'ls-remote', at(project.full_path));
    expect((await see()).stderr).toContain('There is no such project');
    await administrator.put(`/projects/${taken.id}`, { path: unique('gone') });
    await addMember(db, { project: taken, user, level: 40 });
    expect((await see()).stdout).not.toContain('refs/heads/main');
  });
});

describe('the old path of a project, where another one comes to it with what holds it', () => {
  it('is that of the other one from then on, after a group with it left again', async () => {
    const { top, group, project, at, work } = await placed();
    const elsewhere = await seedGroup(db);
    const rename = (id: number, path: string) => administrator.put(`/groups/${id}`, { path });
    const transfer = { namespace: elsewhere.id };
    await administrator.put(`/projects/${project.id}/transfer`, transfer);
    expect(await lists(work, at(project.full_path))).toBe(true);
    await rename(group.id, unique('left'));
    await rename(top.id, unique('left'));
    const [, below = '', path = ''] = project.full_path.split('/');
    const taker = await seedGroup(db, { name: unique('Taker ') });
    const inner = await seedGroup(db, { parent: taker, path: below, name: unique('Inner ') });
    await seedProject(db, { namespace: inner, path, name: 'other', visibility: 'private' });
    expect((await rename(taker.id, top.path)).status).toBe(200);
    expect(await lists(work, at(project.full_path))).toBe(false);
    expect((await rename(taker.id, unique('next'))).status).toBe(200);
    expect(await lists(work, at(project.full_path))).toBe(false);
  });

  it('is that of the other one, after a user with it left again', async () => {
    const { user, at, work } = await placed();
    const own = api.as(user);
    const made = await own.post('/projects', { name: 'own', initialize_with_readme: true });
    const old = made.body.path_with_namespace as string;
    const elsewhere = await seedGroup(db);
    const transfer = { namespace: elsewhere.id };
    await administrator.put(`/projects/${made.body.id as number}/transfer`, transfer);
    expect(await lists(work, at(old))).toBe(true);
    const rename = (id: number, username: string) =>
      administrator.put(`/users/${id}`, { username });
    await rename(user.id, unique('left'));
    const taker = await seedUser(db);
    await api.as(taker).post('/projects', { name: 'own' });
    expect((await rename(taker.id, old.split('/')[0] ?? '')).status).toBe(200);
    expect((await rename(taker.id, unique('next'))).status).toBe(200);
    expect(await lists(work, at(old))).toBe(false);
  });
});

describe('the old paths of what holds a project', () => {
  it('serve git after groups above were renamed and moved, until a group takes them', async () => {
    const { top, group, project, at, work } = await placed();
    const path = unique('renamed');
    expect((await administrator.put(`/groups/${group.id}`, { path })).status).toBe(200);
    expect(await lists(work, at(project.full_path))).toBe(true);
    expect((await administrator.put(`/groups/${top.id}`, { path: unique('top') })).status).toBe(
      200,
    );
    expect(await lists(work, at(`${top.path}/${path}/${project.path}`))).toBe(true);
    expect(await lists(work, at(project.full_path))).toBe(true);
    await seedGroup(db, { path: top.path, name: unique('Taker ') });
    expect(await lists(work, at(`${top.path}/${path}/${project.path}`))).toBe(false);
  });

  it('serve git after their user was renamed', async () => {
    const { user, at, work } = await placed();
    const made = await api
      .as(user)
      .post('/projects', { name: 'own', initialize_with_readme: true });
    const old = made.body.path_with_namespace as string;
    const username = unique('renamed');
    expect((await administrator.put(`/users/${user.id}`, { username })).status).toBe(200);
    expect(await lists(work, at(old))).toBe(true);
  });
});
