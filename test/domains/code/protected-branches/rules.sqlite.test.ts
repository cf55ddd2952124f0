import { describe, expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { findBranchAbilities, findTagAbilities } from '#src/policy/protected-refs.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import { protectFirstBranch } from '#src/domains/code/protected-branches/default-protection.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, shareProject } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git, environment } = await startApp();

type World = Awaited<ReturnType<typeof projectWorld>>;

const protect = ({ project, people }: World, kind: 'branches' | 'tags', body: object) =>
  api.as(people.owner).post(`/projects/${project.id}/protected_${kind}`, body);

async function branchFor({ project, people }: World, who: Who, branch: string) {
  const person = people[who];
  const actor = person === null ? null : createActor(person, { administrator: true });
  return findBranchAbilities(db, await findProjectFor(db, actor, project.id), actor, branch);
}

/** The letters of what somebody may: push, merge, force push, delete, create. */
async function may(world: World, who: Who, branch: string): Promise<string> {
  const can = await branchFor(world, who, branch);
  const letters = [
    can.canPush && 'p',
    can.canMerge && 'm',
    can.canForcePush && 'f',
    can.canDelete && 'd',
    can.canCreate && 'c',
  ];
  return letters.filter((letter) => letter !== false).join('');
}

describe('a pattern of a protection', () => {
  const cases = [
    ['main', 'main', true],
    ['main', 'main2', false],
    ['main', 'Main', false],
    ['*', 'anything/at/all', true],
    ['*-stable', '1-0-stable', true],
    ['*-stable', '-stable', true],
    ['*-stable', '1-0-stable-2', false],
    ['production/*', 'production/a/b', true],
    ['production/*', 'production', false],
    ['production/*', 'pre/production/a', false],
    ['*gitlab*', 'x/gitlab/y', true],
    ['a*b*c', 'a-b-b-c', true],
    ['a*b*c', 'acb', false],
    ['a*a', 'a', false],
    ['a*a', 'aa', true],
    ['ab*ba', 'aba', false],
    ['**', '', true],
    ['a?c', 'abc', false],
    ['a.c', 'abc', false],
    ['(a+)+$', 'aaaa', false],
  ] as const;
  it.each(cases)('%s and %s: %s', (pattern, name, expected) => {
    expect(matchesRef(pattern, name)).toBe(expected);
  });

  it('is matched without trying every way', () => {
    const pattern = `${'a*'.repeat(500)}b`;
    expect(matchesRef(pattern, 'a'.repeat(1024))).toBe(false);
    expect(matchesRef(`${'*a'.repeat(500)}*`, 'a'.repeat(1024))).toBe(true);
  });
});

describe('a protection of a branch', () => {
  const world = projectWorld(db, { git, visibility: 'public' });
  const rules: readonly [string, object][] = [
    ['nobody', { name: 'closed', push_access_level: 0, merge_access_level: 0 }],
    ['developers', { name: 'dev/*', push_access_level: 30, merge_access_level: 40 }],
    ['merging', { name: 'merge/*', push_access_level: 40, merge_access_level: 30 }],
    ['usual', { name: '*-stable' }],
    ['administrators', { name: 'admin/*', push_access_level: 60, merge_access_level: 60 }],
    ['force', { name: 'dev/forced', push_access_level: 0, allow_force_push: true }],
  ];
  const protectedWorld = world.then(async (made) => {
    for (const [, rule] of rules) expect((await protect(made, 'branches', rule)).status).toBe(201);
    return made;
  });

  const table: readonly [string, Readonly<Partial<Record<Who, string>>>][] = [
    [
      'free',
      { developer: 'pmfdc', maintainer: 'pmfdc', reporter: '', stranger: '', anonymous: '' },
    ],
    ['main', { developer: 'pmfc', administrator: 'pmfc', guest: '' }],
    ['closed', { developer: '', maintainer: 'd', owner: 'd', administrator: 'd' }],
    ['dev/a/b', { developer: 'pmc', maintainer: 'pmdc', reporter: '', administrator: 'pmdc' }],
    ['merge/x', { developer: 'm', maintainer: 'pmdc', reporter: '' }],
    ['1-0-stable', { developer: '', maintainer: 'pmdc', owner: 'pmdc', administrator: 'pmdc' }],
    ['admin/x', { owner: 'd', administrator: 'pmdc' }],
    ['dev/forced', { developer: 'pmfc', maintainer: 'pmfdc', stranger: '' }],
    ['dev/x-stable', { developer: 'pmc' }],
  ];
  const cases = table.flatMap(([branch, expected]) =>
    Object.entries(expected).map(([who, letters]) => [branch, who as Who, letters] as const),
  );
  it.each(cases)('%s by a %s: "%s"', async (branch, who, letters) => {
    expect(await may(await protectedWorld, who, branch)).toBe(letters);
  });

  it('says whether it is protected', async () => {
    const made = await protectedWorld;
    expect((await branchFor(made, 'guest', 'closed')).protected).toBe(true);
    expect((await branchFor(made, 'guest', 'closed2')).protected).toBe(false);
  });

  it('lets in users and groups by name, as long as they are developers', async () => {
    const made = await projectWorld(db, { git });
    const { project, people, group } = made;
    const invited = await seedGroup(db);
    await shareProject(db, project, { with: invited, level: 30 });
    const member = await seedUser(db);
    await addMember(db, { group: invited, user: member, level: 30 });
    const body = {
      name: 'named',
      allowed_to_push: [{ user_id: people.developer.id }, { group_id: invited.id }],
      merge_access_level: 0,
    };
    expect((await protect(made, 'branches', body)).status).toBe(201);
    expect(await may(made, 'developer', 'named')).toBe('pmc');
    expect(await may(made, 'maintainer', 'named')).toBe('d');
    expect(await may(made, 'administrator', 'named')).toBe('pmdc');
    const withMember = { ...made, people: { ...people, stranger: member } };
    expect(await may(withMember, 'stranger', 'named')).toBe('pmc');

    const asOwner = api.as(people.owner);
    const direct = `/groups/${group.id}/members/${people.developer.id}`;
    expect((await asOwner.put(direct, { access_level: 20 })).status).toBe(200);
    expect(await may(made, 'developer', 'named')).toBe('');
    await db('members').where({ user_id: member.id }).update({ expires_at: '2020-01-01' });
    expect((await branchFor(withMember, 'stranger', 'named')).canPush).toBe(false);
  });

  it('allows nothing in an archived project', async () => {
    const made = await projectWorld(db);
    await db('projects').where({ id: made.project.id }).update({ archived: true });
    expect(await may(made, 'owner', 'x')).toBe('');
    expect(await may(made, 'administrator', 'x')).toBe('');
  });
});

describe('the first branch', () => {
  const kinds = [
    [0, 'pmfdc', null],
    [1, 'pmfdc', { push: 30, merge: 40 }],
    [2, '', { push: 40, merge: 40 }],
    [3, '', { push: 40, merge: 30 }],
  ] as const;
  it.each(kinds)('of a group with protection %i', async (kind, developer, levels) => {
    const made = await projectWorld(db);
    await db('groups')
      .where({ namespace_id: made.group.id })
      .update({ default_branch_protection: kind });
    await db('projects').where({ id: made.project.id }).update({ empty_repo: true });
    expect(await may(made, 'developer', 'any')).toBe(developer);
    expect(await may(made, 'maintainer', 'any')).toBe('pmfdc');
    expect((await branchFor(made, 'reporter', 'any')).canPush).toBe(false);

    await protectFirstBranch(db, made.project.id, 'main', new Date().toISOString());
    await protectFirstBranch(db, made.project.id, 'main', new Date().toISOString());
    const list = await api
      .as(made.people.owner)
      .get(`/projects/${made.project.id}/protected_branches`);
    const shown = list.body.map((rule: Record<string, { access_level: number }[]>) => ({
      push: rule['push_access_levels']?.[0]?.access_level,
      merge: rule['merge_access_levels']?.[0]?.access_level,
    }));
    expect(shown).toEqual(levels === null ? [] : [levels]);
  });

  it('of a personal project follows the settings', async () => {
    const admin = api.as(await seedUser(db, { admin: true }));
    const user = await seedUser(db);
    const { id } = (await api.as(user).post('/projects', { name: 'own' })).body;
    const list = `/projects/${id}/protected_branches`;
    expect(
      (await admin.put('/application/settings', { default_branch_protection: 3 })).status,
    ).toBe(200);
    await protectFirstBranch(db, id, 'main', new Date().toISOString());
    const [rule] = (await api.as(user).get(list)).body;
    expect(rule).toMatchObject({
      name: 'main',
      push_access_levels: [{ access_level: 40 }],
      merge_access_levels: [{ access_level: 30 }],
    });
    await admin.put('/application/settings', { default_branch_protection: 2 });
  });
});

describe('a protection of a tag:', () => {
  it.each([
    ['free', { developer: 'cd', reporter: '', maintainer: 'cd' }],
    ['v1', { developer: '', maintainer: 'cd', administrator: 'cd' }],
    ['open-1', { developer: 'c', maintainer: 'cd' }],
    ['never', { maintainer: 'd', administrator: 'd' }],
  ] as const)('%s', async (tag, expected) => {
    const made = await projectWorld(db);
    await protect(made, 'tags', { name: 'v*' });
    await protect(made, 'tags', { name: 'open-*', create_access_level: 30 });
    await protect(made, 'tags', { name: 'never', create_access_level: 0 });
    for (const [who, letters] of Object.entries(expected)) {
      const person = made.people[who as Who];
      const actor = person === null ? null : createActor(person, { administrator: true });
      const access = await findProjectFor(db, actor, made.project.id);
      const can = await findTagAbilities(db, access, actor, tag);
      expect(`${can.canCreate ? 'c' : ''}${can.canDelete ? 'd' : ''}`, who).toBe(letters);
    }
  });
});

describe('a project of its own', () => {
  it('is not touched by the protections of another', async () => {
    const made = await projectWorld(db);
    await protect(made, 'branches', { name: '*' });
    const other = await seedProject(db, { namespace: made.group, empty_repo: false });
    const actor = createActor(made.people.developer, { administrator: true });
    const access = await findProjectFor(db, actor, other.id);
    expect((await findBranchAbilities(db, access, actor, 'x')).canPush).toBe(true);
  });
});

describe('the default branch of a new project', () => {
  it('is protected when it comes with a README, with the first file, and in a fork', async () => {
    const owner = api.as(await seedUser(db));
    const rulesOf = async ({ id }: { id: number }) =>
      (await owner.get(`/projects/${id}/protected_branches`)).body;
    const maintainers = [{ name: 'main', push_access_levels: [{ access_level: 40 }] }];

    const readme = await owner.post('/projects', { name: 'r', initialize_with_readme: true });
    expect(await rulesOf(readme.body)).toMatchObject(maintainers);

    const { body: empty } = await owner.post('/projects', { name: 'e' });
    expect(await rulesOf(empty)).toEqual([]);
    const file = { branch: 'main', content: 'a', commit_message: 'First' };
    const written = await owner.post(`/projects/${empty.id}/repository/files/a.txt`, file);
    expect(written.status).toBe(201);
    expect(await rulesOf(empty)).toMatchObject(maintainers);

    const fork = await owner.post(`/projects/${empty.id}/fork`, { path: 'f', name: 'f' });
    environment.workers.start();
    await environment.workers.idle();
    expect(await rulesOf(fork.body)).toMatchObject(maintainers);
  });
});
