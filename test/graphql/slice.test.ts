import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const path = project.full_path;
const ofProject = `query($path: ID!) { project(fullPath: $path) { id name fullPath } }`;

/** A project with issues of equal times. */
const listed = await seedProject(db, { namespace: group });
const count = 7;
for (let at = 0; at < count; at += 1) {
  const issue = {
    title: at % 2 === 0 ? 'Same' : `Tile ${at}`,
    ...(at > 4 && { due_date: `2024-05-0${at}` }),
    ...(at < 3 && { weight: at }),
  };
  const made = await api.as(people.owner).post(`/projects/${listed.id}/issues`, issue);
  expect(made).toMatchObject({ status: 201 });
}
const at = '2024-01-01T00:00:00.000Z';
await db('issues').where('project_id', listed.id).update({ created_at: at, updated_at: at });

describe('a project', () => {
  it.each(['guest', 'reporter', 'owner', 'administrator'] as const)(
    'shows to a %s',
    async (who) => {
      const shown = {
        id: `gid://gitlab/Project/${project.id}`,
        name: project.name,
        fullPath: path,
      };
      expect(await ask(people[who], ofProject, { path: path.toUpperCase() })).toEqual({
        data: { project: shown },
      });
    },
  );

  it.each(['stranger', 'external', 'anonymous'] as const)('is null for a %s', async (who) => {
    expect(await ask(people[who], ofProject, { path })).toEqual({ data: { project: null } });
  });

  it('has the values of REST', async () => {
    const { body } = await reporter.get(`/projects/${project.id}`);
    const rest = body as Record<string, unknown>;
    const { data } = await ask(
      people.reporter,
      `query($path: ID!) { project(fullPath: $path) {
        createdAt httpUrlToRepo lfsEnabled nameWithNamespace openIssuesCount webUrl wikiEnabled squashReadOnly
        group { id fullPath parent { id } } namespace { id fullPath visibility }
        userPermissions { adminProject createIssue readProject } statistics { repositorySize } } }`,
      { path },
    );
    expect(data).toEqual({
      project: {
        createdAt: String(rest.created_at).replace(/\.\d+/, ''),
        httpUrlToRepo: rest.http_url_to_repo,
        lfsEnabled: rest.lfs_enabled,
        nameWithNamespace: rest.name_with_namespace,
        openIssuesCount: rest.open_issues_count,
        webUrl: rest.web_url,
        wikiEnabled: rest.wiki_enabled,
        squashReadOnly: false,
        group: { id: `gid://gitlab/Group/${group.id}`, fullPath: group.full_path, parent: null },
        namespace: {
          id: `gid://gitlab/Group/${group.id}`,
          fullPath: group.full_path,
          visibility: 'private',
        },
        userPermissions: { adminProject: false, createIssue: true, readProject: true },
        statistics: { repositorySize: expect.any(Number) as number },
      },
    });
  });

  it('keeps its statistics from guests', async () => {
    const statistics = `query($path: ID!) { project(fullPath: $path) { statistics { storageSize } } }`;
    expect(await ask(people.guest, statistics, { path })).toEqual({
      data: { project: { statistics: null } },
    });
  });
});

describe('issues', () => {
  it('are created, changed and commented on as by REST', async () => {
    const created = await ask(
      people.reporter,
      `mutation($path: ID!) { createIssue(input: { projectPath: $path, title: "Crack in the kiln",
        labels: ["clay", "ash"], clientMutationId: "a" }) {
        clientMutationId errors
        issue { iid title state labels { nodes { title } } author { username } reference(full: true) } } }`,
      { path },
    );
    expect(created).toEqual({
      data: {
        createIssue: {
          clientMutationId: 'a',
          errors: [],
          issue: {
            iid: '1',
            title: 'Crack in the kiln',
            state: 'opened',
            labels: { nodes: [{ title: 'ash' }, { title: 'clay' }] },
            author: { username: people.reporter.username },
            reference: `${path}#1`,
          },
        },
      },
    });
    const closed = await ask(
      people.reporter,
      `mutation($path: ID!) { updateIssue(input: { projectPath: $path, iid: "1", stateEvent: CLOSE }) {
        errors issue { id state closedAt } } }`,
      { path },
    );
    const rest = await reporter.get(`/projects/${project.id}/issues/1`);
    const { id, closed_at } = rest.body as { id: number; closed_at: string };
    expect(closed.data).toEqual({
      updateIssue: {
        errors: [],
        issue: {
          id: `gid://gitlab/Issue/${id}`,
          state: 'closed',
          closedAt: closed_at.replace(/\.\d+/, ''),
        },
      },
    });
    const note = await ask(
      people.guest,
      `mutation($id: NoteableID!) { createNote(input: { noteableId: $id, body: "Seen" }) {
        errors note { body author { username } internal } } }`,
      { id: `gid://gitlab/Issue/${id}` },
    );
    expect(note.data).toEqual({
      createNote: {
        errors: [],
        note: { body: 'Seen', author: { username: people.guest.username }, internal: false },
      },
    });
  });

  it('answer what is wrong with the input in the payload', async () => {
    const blank = `mutation($path: ID!) { createIssue(input: { projectPath: $path, title: "" }) { errors issue { id } } }`;
    const { data, errors } = await ask(people.reporter, blank, { path });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createIssue: { errors: [expect.stringMatching(/title/i)], issue: null },
    });
  });

  const change = `mutation($path: ID!) { updateIssue(input: { projectPath: $path, iid: "1", title: "X" }) { errors issue { id } } }`;
  it.each(['guest', 'stranger', 'anonymous'] as const)('refuse a %s', async (who) => {
    expect(await ask(people[who], change, { path })).toEqual({
      data: { updateIssue: null },
      errors: [expect.stringMatching(/^The resource that you are attempting to access/)],
    });
  });

  it('refuse a token that only reads', async () => {
    expect(await ask(people.owner, change, { path }, ['read_api'])).toMatchObject({
      data: { updateIssue: null },
    });
  });

  it('hide what is confidential from guests, and from counts', async () => {
    const secret = { title: 'Secret glaze', confidential: true };
    expect(await reporter.post(`/projects/${project.id}/issues`, secret)).toMatchObject({
      status: 201,
    });
    const titles = `query($path: ID!) { project(fullPath: $path) { issues { count nodes { title } } } }`;
    const seen = await ask(people.guest, titles, { path });
    expect(JSON.stringify(seen)).not.toContain('Secret glaze');
    expect(seen.data).toMatchObject({ project: { issues: { count: 1 } } });
    expect((await ask(people.reporter, titles, { path })).data).toMatchObject({
      project: { issues: { count: 2 } },
    });
  });
});

describe('lists', () => {
  const pages = `query($path: ID!, $first: Int, $last: Int, $after: String, $before: String, $sort: IssueSort) {
    project(fullPath: $path) { issues(first: $first, last: $last, after: $after, before: $before, sort: $sort) {
      nodes { iid } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
  type Page = {
    nodes: { iid: string }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
  const pageOf = async (variables: object) => {
    const { data, errors } = await ask(people.owner, pages, {
      path: listed.full_path,
      ...variables,
    });
    expect(errors).toBeUndefined();
    return (data as unknown as { project: { issues: Page } }).project.issues;
  };
  const sorts = [
    ...['CREATED', 'UPDATED', 'TITLE', 'DUE_DATE', 'POPULARITY', 'PRIORITY', 'WEIGHT'],
    ...['LABEL_PRIORITY', 'MILESTONE_DUE'],
  ].flatMap((name) => [`${name}_ASC`, `${name}_DESC`]);
  it.each([...sorts, 'RELATIVE_POSITION_ASC'])(
    'page by %s both ways without loss',
    async (sort) => {
      const whole = (await pageOf({ sort })).nodes.map(({ iid }) => iid);
      expect(whole).toHaveLength(count);
      const forth: string[] = [];
      let after: string | null = null;
      for (let more = true; more;) {
        const page: Page = await pageOf({ sort, first: 2, after });
        forth.push(...page.nodes.map(({ iid }) => iid));
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
        after = page.pageInfo.endCursor;
        more = page.pageInfo.hasNextPage;
      }
      expect(forth).toEqual(whole);
      const back: string[] = [];
      let before: string | null = null;
      for (let more = true; more;) {
        const page: Page = await pageOf({ sort, last: 3, before });
        back.unshift(...page.nodes.map(({ iid }) => iid));
        before = page.pageInfo.startCursor;
        more = page.pageInfo.hasPreviousPage;
      }
      expect(back).toEqual(whole);
    },
  );

  it('refuse cursors of another order, and garbage', async () => {
    const { pageInfo } = await pageOf({ sort: 'CREATED_ASC', first: 1 });
    const other = { path: listed.full_path, sort: 'TITLE_ASC', after: pageInfo.endCursor };
    expect(await ask(people.owner, pages, other)).toMatchObject({
      errors: ['Please provide a valid cursor'],
    });
    const garbage = { path: listed.full_path, after: 'garbage!' };
    expect(await ask(people.owner, pages, garbage)).toMatchObject({
      errors: ['Invalid input: "garbage!"'],
    });
    const both = { path: listed.full_path, first: 1, last: 1 };
    expect(await ask(people.owner, pages, both)).toMatchObject({
      errors: ['Can only provide either `first` or `last`, not both'],
    });
  });

  it.each([
    ['CREATED_DESC', 'created_at desc'],
    ['WEIGHT_ASC', 'weight asc asc'],
    ['DUE_DATE_ASC', 'due_date asc asc'],
  ])('refuse or pass over cursors by %s that nobody was given', async (sort, order) => {
    for (const position of ['clay', '2024-02-31', 1.5, 1e300, 10 ** 12, '1', 'x'.repeat(7_000)]) {
      const cursor = [order, position, 1, 0];
      const after = Buffer.from(JSON.stringify(cursor)).toString('base64');
      const { errors = [] } = await ask(people.owner, pages, {
        path: listed.full_path,
        sort,
        after,
      });
      expect(errors.filter((each) => each !== 'Please provide a valid cursor')).toEqual([]);
    }
  });

  it.each([
    ['createdAfter: "275760-09-13"', 'is no Time'],
    ['updatedBefore: "2024-02-31"', 'is no Time'],
    ['createdBefore: "0000-01-01T00:00:00Z"', 'is no Time'],
    ['not: { weight: "1.5" }', 'is no number'],
    ['not: { assigneeId: "clay" }', 'is no number'],
  ])('refuse %s', async (given, told) => {
    const document = `query($path: ID!) { project(fullPath: $path) { issues(${given}) { nodes { iid } } } }`;
    const { errors } = await ask(people.owner, document, { path: listed.full_path });
    expect(errors).toEqual([expect.stringContaining(told)]);
  });
});
