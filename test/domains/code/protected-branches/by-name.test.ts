import { describe, expect, it } from 'vitest';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { startApp } from '#test/support/app.ts';
import { gitIn, seedBranch } from '#test/domains/code/branches/world.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git, environment } = await startApp();
const { project, people } = await projectWorld(db, { git });
const branches = `/projects/${project.id}/repository/branches`;
const rules = `/projects/${project.id}/protected_branches`;
const maintainer = api.as(people.maintainer);
const developer = api.as(people.developer);
await seedBranch(git, project, 'a/b');
await seedBranch(git, project, 'plain');

describe('PUT /projects/:id/repository/branches/:branch/protect', () => {
  const one = `${branches}/a%2Fb`;

  it('protects a branch for maintainers, and lets developers in as it is told', async () => {
    const first = await maintainer.put(`${one}/protect`);
    const closed = { developers_can_push: false, developers_can_merge: false };
    expect(first).toMatchObject({ status: 200, body: { name: 'a/b', protected: true, ...closed } });
    expect(await developer.get(one)).toMatchObject({ body: { can_push: false, protected: true } });
    const merging = await maintainer.put(`${one}/protect`, { developers_can_merge: true });
    expect(merging.body).toMatchObject({ developers_can_push: false, developers_can_merge: true });
    const pushing = await maintainer.put(`${one}/protect`, { developers_can_push: true });
    expect(pushing.body).toMatchObject({ developers_can_push: true, developers_can_merge: true });
    expect(await developer.get(one)).toMatchObject({ body: { can_push: true } });
    expect((await maintainer.get(rules)).body).toMatchObject([
      { name: 'a/b', push_access_levels: [{ access_level: 30 }] },
    ]);
    const back = await maintainer.put(`${one}/protect`, { developers_can_push: false });
    expect(back.body).toMatchObject({ developers_can_push: false, developers_can_merge: true });
  });

  it('leaves nobody among those who may, and users', async () => {
    await seedBranch(git, project, 'nobody');
    const { id } = people.developer;
    await maintainer.post(rules, {
      ...{ name: 'nobody', push_access_level: 0, merge_access_level: 40 },
      allowed_to_merge: [{ user_id: id }],
    });
    const may = { developers_can_push: true, developers_can_merge: true };
    expect((await maintainer.put(`${branches}/nobody/protect`, may)).status).toBe(200);
    expect((await maintainer.get(`${rules}/nobody`)).body).toMatchObject({
      push_access_levels: [{ access_level: 0 }, { access_level: 30 }],
      merge_access_levels: [{ user_id: id }, { access_level: 30 }],
    });
    await maintainer.delete(`${rules}/nobody`);
  });

  it('is done once by several who ask at the same time', async () => {
    await seedBranch(git, project, 'raced');
    const protect = () => maintainer.put(`${branches}/raced/protect`);
    const answers = await Promise.all([protect(), protect(), protect()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await maintainer.get(`${rules}?search=raced`);
    expect(found.body).toHaveLength(1);
  });

  it('is taken back by name, wildcards stay', async () => {
    await maintainer.post(rules, { name: 'pla*' });
    await maintainer.put(`${branches}/plain/protect`);
    for (let time = 0; time < 2; time += 1) {
      const answer = await maintainer.put(`${branches}/plain/unprotect`);
      expect(answer).toMatchObject({ status: 200, body: { name: 'plain', protected: true } });
    }
    expect((await maintainer.delete(`${rules}/pla%2A`)).status).toBe(204);
    expect((await developer.get(`${branches}/plain`)).body.protected).toBe(false);
  });

  it('is refused where the project has as many protections as it may have', async () => {
    const full = await projectWorld(db, { git });
    await seedBranch(git, full.project, 'one');
    const now = new Date().toISOString();
    for (const kind of ['branches', 'tags']) {
      const rows = Array.from({ length: 999 }, (_, number) => ({
        ...{ project_id: full.project.id, name: `v${number}*`, created_at: now, updated_at: now },
        ...(kind === 'branches' && {
          allow_force_push: false,
          code_owner_approval_required: false,
        }),
      }));
      for (const some of splitIntoBatches(rows, insertBatchRows))
        await db(`protected_${kind}`).insert(some);
      const path = `/projects/${full.project.id}/protected_${kind}`;
      const owner = api.as(full.people.owner);
      // Several requests compete for the last place, and the first takes it.
      const made = await Promise.all(['a', 'b', 'c'].map((name) => owner.post(path, { name })));
      expect(made.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
      expect(made.find(({ status }) => status === 422)?.body).toEqual({
        message: [`Project has too many protected ${kind} (maximum is 1000)`],
      });
    }
    const old = `/projects/${full.project.id}/repository/branches/one/protect`;
    expect(await api.as(full.people.owner).put(old)).toMatchObject({ status: 400 });
    await db('protected_branches').where({ project_id: full.project.id, name: 'v7*' }).delete();
    expect(await api.as(full.people.owner).put(old)).toMatchObject({ status: 200 });
  });

  it('is refused by a name of very many wildcards', async () => {
    const name = (stars: number) => `v${'*x'.repeat(stars)}`;
    const refused = await maintainer.post(rules, { name: name(21) });
    const message = ['Name has too many wildcards (maximum is 20)'];
    expect(refused).toMatchObject({ status: 422, body: { message } });
    expect((await maintainer.post(rules, { name: name(20) })).status).toBe(201);
  });

  it('needs the right that the protection names', async () => {
    const body = { name: 'guarded', allowed_to_unprotect: [{ user_id: people.owner.id }] };
    await seedBranch(git, project, 'guarded');
    await maintainer.post(rules, body);
    for (const verb of ['protect', 'unprotect']) {
      expect((await maintainer.put(`${branches}/guarded/${verb}`)).status).toBe(403);
      expect((await api.as(people.owner).put(`${branches}/guarded/${verb}`)).status).toBe(200);
    }
  });

  it.each(['protect', 'unprotect'])('answers what it cannot %s', async (verb) => {
    expect(await maintainer.put(`${branches}/nowhere/${verb}`)).toMatchObject({
      status: 404,
      body: { message: '404 Branch Not Found' },
    });
    expect(await maintainer.put(`${branches}/a..b/${verb}`)).toMatchObject({
      status: 400,
      body: { message: 'The branch refname is invalid' },
    });
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['developer', 403],
    ['maintainer', 200],
    ['administrator', 200],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    for (const verb of ['protect', 'unprotect']) {
      expect((await api.as(people[who]).put(`${branches}/plain/${verb}`)).status).toBe(status);
    }
  });
});

describe('a protected branch', () => {
  it('is begun from another by those who may merge', async () => {
    const levels = { push_access_level: 0, merge_access_level: 30 };
    await maintainer.post(rules, { name: 'release-*', ...levels });
    await maintainer.post(rules, { name: 'closed-*', push_access_level: 0, merge_access_level: 0 });
    await maintainer.post(rules, { name: 'main' });
    const begin = (branch: string, ref: string) => developer.post(branches, { branch, ref });
    expect(await begin('release-1', 'main')).toMatchObject({
      status: 201,
      body: { protected: true, can_push: false },
    });
    // No rule admits commits from elsewhere to that branch.
    expect(await begin('release-2', 'plain')).toMatchObject({
      status: 403,
      body: {
        message:
          '403 Forbidden - You can only use an existing protected branch ref to create a new protected branch.',
      },
    });
    expect((await begin('closed-1', 'main')).status).toBe(403);
    for (const name of ['release-%2A', 'closed-%2A', 'main']) {
      await maintainer.delete(`${rules}/${name}`);
    }
  });

  it('is created and deleted by those who may', async () => {
    await maintainer.post(rules, { name: '*-stable' });
    const body = { branch: '15-0-stable', ref: 'main' };
    expect(await developer.post(branches, body)).toMatchObject({
      status: 403,
      body: {
        message:
          '403 Forbidden - You are not allowed to create protected branches on this project.',
      },
    });
    const created = await maintainer.post(branches, body);
    expect(created).toMatchObject({ status: 201, body: { protected: true, can_push: true } });
    expect(await developer.delete(`${branches}/15-0-stable`)).toMatchObject({
      status: 400,
      body: {
        message:
          'You are not allowed to delete protected branches from this project. Only a project maintainer or owner ' +
          'can delete a protected branch.',
      },
    });
    expect((await maintainer.delete(`${branches}/15-0-stable`)).status).toBe(204);
  });

  it('is the default one: nobody deletes it', async () => {
    await maintainer.post(rules, { name: 'main' });
    expect(await maintainer.delete(`${branches}/main`)).toMatchObject({
      status: 400,
      body: { message: 'The default branch of a project cannot be deleted.' },
    });
  });

  it('shows as such in lists', async () => {
    gitIn(environment, git, project, ['branch', 'listed-stable', 'main']);
    const list = (await developer.get(`${branches}?search=listed`)).body;
    expect(list).toMatchObject([{ name: 'listed-stable', protected: true, can_push: false }]);
  });
});
