import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);

/** People by where their role is. */
const below = await seedGroup(db, { parent: group, visibility: 'private' });
const apart = await seedGroup(db, { visibility: 'private' });
const invited = await seedGroup(db, { visibility: 'public' });
const others = {
  below: await seedUser(db),
  invited: await seedUser(db),
  ofProject: await seedUser(db),
  apart: await seedUser(db),
};
await addMember(db, { user: others.below, group: below, level: 30 });
await addMember(db, { user: others.invited, group: invited, level: 40 });
await addMember(db, { user: others.ofProject, project, level: 20 });
await addMember(db, { user: others.apart, group: apart, level: 30 });
const share = { group_id: invited.id, group_access: 20 };
expect(await api.as(people.owner).post(`/groups/${group.id}/share`, share)).toMatchObject({
  status: 201,
});

interface Page {
  readonly nodes: readonly { readonly user: { readonly username: string } }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

async function names(who: keyof typeof people, relations: string, more = '') {
  const { data, errors } = await ask(
    people[who],
    `query($path: ID!) { group(fullPath: $path) { groupMembers(relations: ${relations}${more}) {
      nodes { user { username } } pageInfo { endCursor hasNextPage } } } }`,
    { path: group.full_path },
  );
  expect(errors).toBeUndefined();
  const found = data as unknown as { group: { groupMembers: Page | null } | null };
  return found.group?.groupMembers?.nodes.map(({ user }) => user.username) ?? null;
}

const roles = ['guest', 'reporter', 'developer', 'maintainer', 'owner'] as const;
const ofGroup = roles.map((role) => people[role].username);

describe('members of a group', () => {
  it('are those that REST lists, with their roles', async () => {
    const { body } = await api.as(people.guest).get(`/groups/${group.id}/members`);
    const rest = body as { id: number; username: string; access_level: number }[];
    const { data } = await ask(
      people.guest,
      `query($path: ID!) { group(fullPath: $path) { groupMembers(relations: [DIRECT]) { nodes {
        id accessLevel { integerValue stringValue } expiresAt createdBy { username } notificationEmail
        group { fullPath } userPermissions { readGroup createProjects } user { id name username } } } } }`,
      { path: group.full_path },
    );
    const { nodes } = (data as unknown as { group: { groupMembers: { nodes: object[] } } }).group
      .groupMembers;
    expect(nodes).toHaveLength(rest.length);
    expect(nodes[1]).toEqual({
      id: expect.stringMatching(/^gid:\/\/gitlab\/GroupMember\/\d+$/) as string,
      accessLevel: { integerValue: 20, stringValue: 'REPORTER' },
      expiresAt: null,
      createdBy: null,
      notificationEmail: null,
      group: { fullPath: group.full_path },
      userPermissions: { readGroup: true, createProjects: false },
      user: {
        id: `gid://gitlab/User/${people.reporter.id}`,
        name: people.reporter.name,
        username: people.reporter.username,
      },
    });
  });

  it('come from where they are asked for', async () => {
    expect(await names('guest', '[DIRECT]')).toEqual(ofGroup);
    expect(await names('guest', '[INHERITED]')).toEqual([]);
    expect(await names('guest', '[SHARED_FROM_GROUPS]')).toEqual([others.invited.username]);
    expect(await names('guest', '[DESCENDANTS]')).toEqual([others.below.username]);
    expect(await names('administrator', '[DIRECT, DESCENDANTS, SHARED_FROM_GROUPS]')).toEqual([
      ...ofGroup,
      others.below.username,
      others.invited.username,
    ]);
  });

  it('of groups below show as far as those show', async () => {
    const open = await seedGroup(db, { visibility: 'public' });
    const hidden = await seedGroup(db, { parent: open, visibility: 'private' });
    await addMember(db, { user: others.below, group: hidden, level: 30 });
    const of = async (who: keyof typeof people) => {
      const { data } = await ask(
        people[who],
        `query($path: ID!) { group(fullPath: $path) { groupMembers(relations: [DESCENDANTS]) { nodes { user { username } } } } }`,
        { path: open.full_path },
      );
      return (data as unknown as { group: { groupMembers: Page } }).group.groupMembers.nodes;
    };
    expect(await of('stranger')).toEqual([]);
    expect(await of('administrator')).toHaveLength(1);
  });

  it('are narrowed to roles, as these count where they come from', async () => {
    const leveled = (relations: string, levels: string) =>
      names('guest', relations, `, accessLevels: ${levels}`);
    expect(await leveled('[DIRECT]', '[GUEST, OWNER]')).toEqual([
      people.guest.username,
      people.owner.username,
    ]);
    expect(await leveled('[DIRECT]', '[MINIMAL_ACCESS]')).toEqual([]);
    expect(await leveled('[DIRECT]', '[]')).toEqual([]);
    // A maintainer of the group that is invited as a reporter.
    expect(await leveled('[SHARED_FROM_GROUPS]', '[REPORTER]')).toEqual([others.invited.username]);
    expect(await leveled('[SHARED_FROM_GROUPS]', '[MAINTAINER]')).toEqual([]);
    expect(await leveled('[DESCENDANTS]', '[DEVELOPER]')).toEqual([others.below.username]);
    expect(await names('stranger', '[DIRECT]', ', accessLevels: [OWNER]')).toBeNull();
  });

  it('are found by name', async () => {
    const found = await names('guest', '[DIRECT]', `, search: "${people.owner.username}"`);
    expect(found).toEqual([people.owner.username]);
  });

  it('are read page by page in both directions', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await ask(
        people.guest,
        `query($path: ID!, $after: String) { group(fullPath: $path) { groupMembers(first: 2, after: $after) {
          nodes { user { username } } pageInfo { endCursor hasNextPage } } } }`,
        { path: group.full_path, after },
      );
      const page: Page = (data as unknown as { group: { groupMembers: Page } }).group.groupMembers;
      seen.push(...page.nodes.map(({ user }) => user.username));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(ofGroup);
    expect(await names('guest', '[DIRECT]', ', last: 2')).toEqual(ofGroup.slice(-2));
  });

  it('refuse what is no cursor', async () => {
    const { errors } = await ask(
      people.guest,
      `query($path: ID!) { group(fullPath: $path) { groupMembers(after: "eA==") { nodes { id } } } }`,
      { path: group.full_path },
    );
    expect(errors).toEqual(['Please provide a valid cursor']);
  });

  it('are hidden from strangers, and from callers without credentials', async () => {
    expect(await names('stranger', '[DIRECT]')).toBeNull();
    const { data } = await ask(
      null,
      `query($path: ID!) { group(fullPath: $path) { groupMembers { nodes { id } } } }`,
      { path: invited.full_path },
    );
    expect(data).toEqual({ group: { groupMembers: null } });
  });
});

describe('members of a project', () => {
  const document = `query($path: ID!, $relations: [ProjectMemberRelation!]) { project(fullPath: $path) {
    projectMembers(relations: $relations) { nodes { __typename user { username } accessLevel { stringValue }
    ... on ProjectMember { project { fullPath } userPermissions { readProject } } ... on GroupMember { group { fullPath } } } } } }`;

  async function of(relations: readonly string[]) {
    const { data, errors } = await ask(people.guest, document, {
      path: project.full_path,
      relations,
    });
    expect(errors).toBeUndefined();
    return (data as unknown as { project: { projectMembers: { nodes: object[] } } }).project
      .projectMembers.nodes;
  }

  it('are of either kind', async () => {
    expect(await of(['DIRECT'])).toEqual([
      {
        __typename: 'ProjectMember',
        user: { username: others.ofProject.username },
        accessLevel: { stringValue: 'REPORTER' },
        project: { fullPath: project.full_path },
        userPermissions: { readProject: true },
      },
    ]);
    expect(await of(['INHERITED'])).toHaveLength(ofGroup.length);
    expect(await of(['INVITED_GROUPS'])).toEqual([
      {
        __typename: 'GroupMember',
        user: { username: others.invited.username },
        accessLevel: { stringValue: 'REPORTER' },
        group: { fullPath: invited.full_path },
      },
    ]);
    expect(await of(['DESCENDANTS'])).toEqual([]);
  });

  it('take no more statements for more rows', async () => {
    const asked = (first: number) =>
      statementsOfRequests(app, async () => {
        const fields = `query { projects(first: 1) { nodes { projectMembers(first: ${first}) { nodes {
          user { username bot } ... on GroupMember { group { name } userPermissions { readGroup } } } } } } }`;
        await ask(people.owner, fields);
      });
    await asked(2);
    expect((await asked(5)).length).toBe((await asked(2)).length);
  });
});

describe('a user', () => {
  const own = `query($name: String!) { user(username: $name) {
    groupMemberships { nodes { group { fullPath } accessLevel { integerValue } } }
    projectMemberships { nodes { project { fullPath } } }
    groups { nodes { fullPath } } namespace { fullPath } active human status { message } } }`;

  it('sees what they are a member of', async () => {
    const { data, errors } = await ask(others.ofProject, own, { name: others.ofProject.username });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      user: {
        groupMemberships: { nodes: [] },
        projectMemberships: { nodes: [{ project: { fullPath: project.full_path } }] },
        groups: { nodes: [{ fullPath: group.full_path }] },
        namespace: { fullPath: others.ofProject.username },
        active: true,
        human: true,
        status: null,
      },
    });
  });

  it('sees it of nobody else', async () => {
    const { data } = await ask(people.owner, own, { name: others.ofProject.username });
    expect(data).toMatchObject({
      user: { groupMemberships: null, projectMemberships: null, groups: null, namespace: null },
    });
  });

  it('is asked in which groups projects may be created', async () => {
    const groups = async (who: keyof typeof people, scope: string) => {
      const { data } = await ask(
        people[who],
        `query { currentUser { groups(permissionScope: ${scope}) { nodes { fullPath } } } }`,
      );
      return (data as unknown as { currentUser: { groups: { nodes: { fullPath: string }[] } } })
        .currentUser.groups.nodes;
    };
    await db('groups')
      .where('namespace_id', group.id)
      .update('project_creation_level', 'maintainer');
    const shown = { fullPath: group.full_path };
    expect(await groups('maintainer', 'CREATE_PROJECTS')).toContainEqual(shown);
    expect(await groups('developer', 'CREATE_PROJECTS')).not.toContainEqual(shown);
    expect(await groups('maintainer', 'TRANSFER_PROJECTS')).toContainEqual(shown);
    expect(await groups('developer', 'TRANSFER_PROJECTS')).toEqual([]);
  });

  it('says something about the moment, and what was starred', async () => {
    const starrer = await seedUser(db);
    const open = await seedProject(db, { visibility: 'public' });
    await api.as(starrer).put('/user/status', { message: 'Firing', availability: 'busy' });
    expect(await api.as(starrer).post(`/projects/${open.id}/star`)).toMatchObject({ status: 201 });
    const fields = `query($name: String!) { user(username: $name) { status { message availability emoji }
      starredProjects { nodes { fullPath } } } }`;
    const asked = { name: starrer.username };
    expect((await ask(people.stranger, fields, asked)).data).toEqual({
      user: {
        status: { message: 'Firing', availability: 'BUSY', emoji: 'speech_balloon' },
        starredProjects: { nodes: [{ fullPath: open.full_path }] },
      },
    });
    await db('users').where('id', starrer.id).update({ private_profile: true });
    expect((await ask(people.stranger, fields, asked)).data).toMatchObject({
      user: { starredProjects: { nodes: [] } },
    });
  });
});
