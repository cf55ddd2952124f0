import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedToken, seedUser } from '#test/support/seed.ts';

/** Documents as clients of repositories, groups and members send them, over HTTP and within their scores. */
const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const { group, project, people } = await projectWorld(db, { git: app.git });
const below = await seedGroup(db, { parent: group, visibility: 'private' });
const writer = await seedUser(db);
await addMember(db, { user: writer, group: below, level: 30 });
const { token } = await seedToken(db, people.developer, { scopes: ['api'] });

interface Sent {
  readonly query: string;
  readonly variables?: object;
  readonly operationName?: string | null;
}

async function send<Data>(
  sent: Sent,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${token}` },
) {
  const answer = await api.sendTo('POST', '/api/graphql', sent, headers);
  expect(answer).toMatchObject({ status: 200 });
  const { data, errors } = answer.body as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const files = Array.from({ length: 90 }, (_, at) => `posts/${String(at).padStart(2, '0')}.md`);
const actions = files.map((file_path, at) => ({
  action: 'create',
  file_path,
  content: `Post ${at}\n`,
}));
const commit = { branch: 'main', commit_message: 'Write posts', actions };
const made = await api
  .as(people.developer)
  .post(`/projects/${project.id}/repository/commits`, commit);
expect(made).toMatchObject({ status: 201 });

describe('a catalogue of an organisation', () => {
  it('loads groups with what is above them', async () => {
    const query = `query getDescendantGroups($group: ID!, $endCursor: String) { group(fullPath: $group) {
      descendantGroups(first: 100, after: $endCursor) {
        nodes { id name description fullPath visibility parent { id } }
        pageInfo { endCursor hasNextPage } } } }`;
    type Nodes = {
      group: { descendantGroups: { nodes: { id: string; parent: { id: string } }[] } };
    };
    const { group: found } = await send<Nodes>({ query, variables: { group: group.full_path } });
    const [only] = found.descendantGroups.nodes;
    expect(found.descendantGroups.nodes).toHaveLength(1);
    expect(Number(only?.id.replace(/^gid:\/\/gitlab\/Group\//, ''))).toBe(below.id);
    expect(only?.parent.id).toBe(`gid://gitlab/Group/${group.id}`);
  });

  it('loads members by where they come from', async () => {
    const query = `query getGroupMembers($group: ID!, $relations: [GroupMemberRelation!], $endCursor: String) {
      group(fullPath: $group) { groupMembers(first: 100, relations: $relations, after: $endCursor) {
        nodes { user { id username publicEmail name state webUrl avatarUrl } }
        pageInfo { endCursor hasNextPage } } } }`;
    type Nodes = {
      group: {
        groupMembers: { nodes: { user: { id: string; username: string; state: string } }[] };
      };
    };
    const of = async (relations: readonly string[]) => {
      const variables = { group: group.full_path, relations };
      const { group: found } = await send<Nodes>(
        { query, variables },
        {
          'private-token': token,
        },
      );
      return found.groupMembers.nodes.map(({ user }) => user);
    };
    const direct = await of(['DIRECT']);
    expect(direct).toHaveLength(5);
    expect(direct[0]).toMatchObject({
      id: `gid://gitlab/User/${people.guest.id}`,
      state: 'active',
    });
    const all = await of(['DIRECT', 'DESCENDANTS']);
    expect(all.map(({ username }) => username)).toContain(writer.username);
  });
});

describe('a content system', () => {
  const path = project.full_path;

  it('lists the files of a branch until there are no more', async () => {
    const query = `query files($repo: ID!, $branch: String!, $path: String!, $recursive: Boolean!, $cursor: String) {
      __typename project(fullPath: $repo) { __typename repository { __typename
      tree(ref: $branch, path: $path, recursive: $recursive) { __typename blobs(after: $cursor) { __typename
      nodes { __typename type id: sha path name } pageInfo { __typename endCursor hasNextPage } } } } } }`;
    type Blobs = {
      nodes: { path: string; __typename: string }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    const seen: string[] = [];
    let cursor = '';
    for (let more = true; more;) {
      const variables = { repo: path, branch: 'main', path: '', recursive: true, cursor };
      const data: { project: { repository: { tree: { blobs: Blobs } } } } = await send({
        query,
        variables: cursor === '' ? { ...variables, cursor: null } : variables,
        operationName: 'files',
      });
      const { nodes, pageInfo } = data.project.repository.tree.blobs;
      seen.push(...nodes.map((node) => node.path));
      [cursor, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(seen).toEqual(expect.arrayContaining(files));
  });

  it('reads ninety files at once, in order', async () => {
    const query = `query blobs($repo: ID!, $branch: String!, $paths: [String!]!) { __typename project(fullPath: $repo) {
      __typename repository { __typename blobs(ref: $branch, paths: $paths) { __typename
      nodes { __typename id data: rawBlob } } } } }`;
    type Nodes = { project: { repository: { blobs: { nodes: { id: string; data: string }[] } } } };
    const variables = { repo: path, branch: 'main', paths: files };
    const { nodes } = (await send<Nodes>({ query, variables })).project.repository.blobs;
    expect(nodes.map(({ data }) => data)).toEqual(files.map((_, at) => `Post ${at}\n`));
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(files.length);
  });

  it('asks who wrote eight files last', async () => {
    const fields = files.slice(0, 8).map(
      (
        file,
        at,
      ) => `tree${at}: tree(ref: $branch, path: "${file}") { __typename lastCommit { __typename
        authorName authoredDate author { __typename id username name publicEmail } } }`,
    );
    const query = `query lastCommits($repo: ID!, $branch: String!) { __typename project(fullPath: $repo) { __typename
      repository { __typename ${fields.join('\n')} } } }`;
    type Trees = {
      project: { repository: Record<string, { lastCommit: { authorName: string } } | string> };
    };
    const variables = { repo: path, branch: 'main' };
    const { repository } = (await send<Trees>({ query, variables })).project;
    for (let at = 0; at < 8; at += 1) {
      expect(repository[`tree${at}`]).toMatchObject({
        lastCommit: { authorName: people.developer.name },
      });
    }
  });

  it('is nobody with an empty header', async () => {
    const query = `{ project(fullPath: "${path}") { id } }`;
    expect(await send({ query }, { authorization: '' })).toEqual({ project: null });
  });
});

describe('another server that takes a group over', () => {
  it('reads its settings in words of its own', async () => {
    const query = `query($full_path: ID!) { group(fullPath: $full_path) { id: id name path description visibility
      emails_disabled: emailsDisabled lfs_enabled: lfsEnabled mentions_disabled: mentionsDisabled
      project_creation_level: projectCreationLevel request_access_enabled: requestAccessEnabled
      require_two_factor_authentication: requireTwoFactorAuthentication share_with_group_lock: shareWithGroupLock
      subgroup_creation_level: subgroupCreationLevel two_factor_grace_period: twoFactorGracePeriod } }`;
    const { body } = await api.as(people.developer).get(`/groups/${group.id}`);
    const rest = body as Record<string, unknown>;
    const variables = { full_path: group.full_path };
    const data = await send<{ group: Record<string, unknown> }>({
      ...{ query, variables, operationName: null },
    });
    const { id, ...settings } = data.group;
    expect(id).toBe(`gid://gitlab/Group/${group.id}`);
    expect(settings).toEqual(
      Object.fromEntries(Object.keys(settings).map((name) => [name, rest[name]])),
    );
  });

  it('reads members and projects by five hundred, and gets a hundred', async () => {
    const query = `query($full_path: ID!, $cursor: String) {
      project(fullPath: $full_path) { id name visibility created_at: createdAt httpUrlToRepo
      members: projectMembers(relations: [DIRECT, INHERITED, INVITED_GROUPS], first: 500, after: $cursor) {
        page_info: pageInfo { next_page: endCursor has_next_page: hasNextPage }
        nodes { created_at: createdAt updated_at: updatedAt expires_at: expiresAt
          access_level: accessLevel { integer_value: integerValue }
          user { user_gid: id public_email: publicEmail username name } } } } }`;
    const variables = { full_path: project.full_path, cursor: null };
    const data = await send({ query, variables, operationName: null });
    expect(data).toMatchObject({
      project: {
        name: project.name,
        members: {
          page_info: { has_next_page: false },
          nodes: expect.arrayContaining([
            expect.objectContaining({ access_level: { integer_value: 50 } }),
          ]) as unknown[],
        },
      },
    });
    const ofGroup = `query($full_path: ID!) { group(fullPath: $full_path) {
      projects(includeSubgroups: false, first: 500) { page_info: pageInfo { next_page: endCursor has_next_page: hasNextPage }
        nodes { name full_path: fullPath } }
      members: groupMembers(relations: [DIRECT, INHERITED, SHARED_FROM_GROUPS], first: 500) { nodes { user { name } } } } }`;
    expect(await send({ query: ofGroup, variables: { full_path: group.full_path } })).toMatchObject(
      {
        group: { projects: { nodes: [{ full_path: project.full_path }] } },
      },
    );
  });
});

describe('scripts of users', () => {
  it('read one page after the other by the first page that an answer has', async () => {
    const query = `query($endCursor: String) { projects(membership: true, first: 1, after: $endCursor) {
      nodes { name statistics { wikiSize } forksCount } pageInfo { hasNextPage endCursor } } }`;
    expect(await send({ query, variables: { endCursor: null } })).toMatchObject({
      projects: {
        nodes: [{ name: project.name, forksCount: 0 }],
        pageInfo: { hasNextPage: false },
      },
    });
  });

  it('commit, and ask for the newest commit of a directory', async () => {
    const query = `mutation($input: CommitCreateInput!) { commitCreate(input: $input) { errors clientMutationId commit { shortId } } }`;
    const input = {
      ...{ projectPath: project.full_path, branch: 'main', message: 'Add a note' },
      ...{
        clientMutationId: 'one',
        actions: [{ action: 'CREATE', filePath: 'note.md', content: 'A' }],
      },
    };
    type Made = { commitCreate: { commit: { shortId: string } } };
    const { commitCreate } = await send<Made>({ query, variables: { input } });
    expect(commitCreate).toMatchObject({ errors: [], clientMutationId: 'one' });
    const last = `{ projects(membership: true) { nodes { repository { tree(path: "") { lastCommit { shortId } } } } } }`;
    const { shortId } = commitCreate.commit;
    expect(await send({ query: last })).toMatchObject({
      projects: { nodes: [{ repository: { tree: { lastCommit: { shortId } } } }] },
    });
  });
});
