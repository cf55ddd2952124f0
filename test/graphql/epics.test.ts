import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedGroup } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const free = await startApp({ config: { plan: 'free' } });
const askFree = await asking(free);
const { group, people } = await projectWorld(db);
const path = group.full_path;
const reporter = api.as(people.reporter);
const epicsUrl = `/groups/${group.id}/epics`;

async function made(attributes: object) {
  const answer = await reporter.post(epicsUrl, attributes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { id: number; iid: number; title: string };
}

const top = await made({ title: 'Build a kiln', description: '*Brick* by brick', labels: 'clay' });
const child = await made({
  ...{ title: 'Lay the floor', parent_id: top.id, start_date_fixed: '2024-05-01' },
  start_date_is_fixed: true,
});
const hidden = await made({ title: 'Hire help', confidential: true });

type Titles = { group: { epics: { nodes: { title: string }[] } } };

async function titles(who: keyof typeof people, args = '') {
  const { data, errors } = await ask(
    people[who],
    `query($path: ID!) { group(fullPath: $path) { epics${args} { nodes { title } } } }`,
    { path },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Titles).group.epics.nodes.map(({ title }) => title);
}

describe('epics of a group', () => {
  it('are listed by their days, the beginning of their numbers, and where texts have words', async () => {
    expect(
      await titles('reporter', '(timeframe: { start: "2024-05-01", end: "2024-05-02" })'),
    ).toEqual([child.title, top.title]);
    expect(
      await titles('reporter', '(timeframe: { start: "2024-04-01", end: "2024-04-30" })'),
    ).toEqual([]);
    expect(await titles('guest', `(iidStartsWith: "${child.iid}")`)).toEqual([child.title]);
    expect(await titles('guest', `(iidStartsWith: "${hidden.iid}")`)).toEqual([]);
    expect(await titles('guest', '(iidStartsWith: "999999999999999")')).toEqual([]);
    expect(await titles('guest', '(search: "brick", in: [TITLE])')).toEqual([]);
    expect(await titles('guest', '(search: "brick", in: [DESCRIPTION])')).toEqual([top.title]);
    expect(await titles('guest', '(search: "kiln", in: [TITLE])')).toEqual([top.title]);
    expect(await titles('guest', '(search: "kiln", in: [TITLE, DESCRIPTION])')).toEqual([
      top.title,
    ]);
    const document =
      'query($path: ID!) { group(fullPath: $path) { epics(iidStartsWith: "%") { nodes { iid } } } }';
    const { errors } = await ask(people.guest, document, { path });
    expect(errors).toEqual(['Invalid `iidStartsWith` query: "%"']);
  });

  it('have the values of REST', async () => {
    const { body } = await reporter.get(`${epicsUrl}/${child.iid}`);
    const rest = body as Record<string, string>;
    const { data, errors } = await ask(
      people.reporter,
      `query($path: ID!, $iid: ID) { group(fullPath: $path) { epic(iid: $iid) { id iid title state confidential
        createdAt startDate startDateFixed startDateIsFixed dueDate webUrl webPath upvotes hasParent subscribed
        reference full: reference(full: true) author { username } group { fullPath }
        parent { title descriptionHtml labels { nodes { title } } }
        userPermissions { readEpic updateEpic destroyEpic createNote } } } }`,
      { path, iid: String(child.iid) },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      group: {
        epic: {
          id: `gid://gitlab/Epic/${child.id}`,
          iid: String(child.iid),
          title: rest.title,
          state: 'opened',
          confidential: false,
          createdAt: rest.created_at?.replace(/\.\d+/, ''),
          startDate: '2024-05-01',
          startDateFixed: '2024-05-01',
          startDateIsFixed: true,
          dueDate: null,
          webUrl: rest.web_url,
          webPath: `/groups/${path}/-/epics/${child.iid}`,
          upvotes: 0,
          hasParent: true,
          subscribed: true,
          reference: `&${child.iid}`,
          full: `${path}&${child.iid}`,
          author: { username: people.reporter.username },
          group: { fullPath: path },
          parent: {
            title: 'Build a kiln',
            descriptionHtml: expect.stringContaining('<em>Brick</em>') as string,
            labels: { nodes: [{ title: 'clay' }] },
          },
          userPermissions: {
            readEpic: true,
            updateEpic: true,
            destroyEpic: false,
            createNote: true,
          },
        },
      },
    });
  });

  it('are filtered and put in order', async () => {
    expect(await titles('reporter')).toEqual(['Hire help', 'Lay the floor', 'Build a kiln']);
    expect(await titles('reporter', '(sort: TITLE_ASC, first: 2)')).toEqual([
      'Build a kiln',
      'Hire help',
    ]);
    expect(await titles('reporter', '(labelName: ["clay"])')).toEqual(['Build a kiln']);
    expect(await titles('reporter', '(not: { labelName: ["clay"] }, confidential: false)')).toEqual(
      ['Lay the floor'],
    );
    expect(await titles('reporter', `(iids: ["${top.iid}", "no number"])`)).toEqual([
      'Build a kiln',
    ]);
    expect(await titles('reporter', '(search: "floor")')).toEqual(['Lay the floor']);
    expect(await titles('reporter', '(state: closed)')).toEqual([]);
  });

  it('are those with issues of a milestone that the caller sees', async () => {
    const { group, project, people } = await projectWorld(db);
    const reporter = api.as(people.reporter);
    const make = async (url: string, body: object) => {
      const answer = await reporter.post(url, body);
      expect(answer).toMatchObject({ status: 201 });
      return answer.body as { id: number; iid: number };
    };
    const milestone = await make(`/projects/${project.id}/milestones`, { title: 'Autumn' });
    for (const [title, work] of [
      ['Open', { milestone_id: milestone.id }],
      ['Secret', { milestone_id: milestone.id, confidential: true }],
      ['Later', {}],
    ] as const) {
      const { iid } = await make(`/groups/${group.id}/epics`, { title });
      const issue = await make(`/projects/${project.id}/issues`, { title, ...work });
      await make(`/groups/${group.id}/epics/${iid}/issues/${issue.id}`, {});
    }
    const listed = async (who: keyof typeof people, title: string) => {
      const { data, errors } = await ask(
        people[who],
        `query($path: ID!, $title: String) { group(fullPath: $path) {
          epics(milestoneTitle: $title) { nodes { title } } } }`,
        { path: group.full_path, title },
      );
      expect(errors).toBeUndefined();
      return (data as unknown as Titles).group.epics.nodes.map((epic) => epic.title);
    };
    expect(await listed('reporter', 'Autumn')).toEqual(['Secret', 'Open']);
    expect(await listed('guest', 'Autumn')).toEqual(['Open']);
    expect(await listed('administrator', 'Autumn')).toEqual(['Secret', 'Open']);
    expect(await listed('reporter', 'Winter')).toEqual([]);
  });

  it('come by their days, those without one last, page by page', async () => {
    const { group, people } = await projectWorld(db);
    const days = [
      ['Floor', '2024-05-01', '2024-06-30'],
      ['Wall', '2024-04-01', null],
      ['Roof', null, '2024-07-31'],
      ['Chimney', null, null],
    ] as const;
    for (const [title, start, due] of days) {
      const body = {
        ...{ title, start_date_is_fixed: true, due_date_is_fixed: true },
        ...(start !== null && { start_date_fixed: start }),
        ...(due !== null && { due_date_fixed: due }),
      };
      const answer = await api.as(people.reporter).post(`/groups/${group.id}/epics`, body);
      expect(answer).toMatchObject({ status: 201 });
    }
    const inOrder = async (sort: string) => {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await ask(
          people.reporter,
          `query($path: ID!, $after: String) { group(fullPath: $path) {
            epics(sort: ${sort}, first: 1, after: $after) {
              nodes { title } pageInfo { endCursor hasNextPage } } } }`,
          { path: group.full_path, after },
        );
        type Page = Titles & {
          group: { epics: { pageInfo: { endCursor: string; hasNextPage: boolean } } };
        };
        const { nodes, pageInfo } = (data as unknown as Page).group.epics;
        found.push(...nodes.map(({ title }) => title));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      return found;
    };
    expect(await inOrder('START_DATE_ASC')).toEqual(['Wall', 'Floor', 'Roof', 'Chimney']);
    expect(await inOrder('START_DATE_DESC')).toEqual(['Floor', 'Wall', 'Chimney', 'Roof']);
    expect(await inOrder('END_DATE_ASC')).toEqual(['Floor', 'Roof', 'Wall', 'Chimney']);
    expect(await inOrder('end_date_desc')).toEqual(['Roof', 'Floor', 'Chimney', 'Wall']);
  });

  it('hide confidential ones from guests', async () => {
    expect(await titles('guest')).toEqual(['Lay the floor', 'Build a kiln']);
    const one = `query($path: ID!) { group(fullPath: $path) { epic(iid: "${hidden.iid}") { title } } }`;
    expect(await ask(people.guest, one, { path })).toEqual({ data: { group: { epic: null } } });
  });
});

describe('mutations of epics', () => {
  const create = `mutation($path: ID!, $title: String, $labels: [ID!]) { createEpic(input: {
    groupPath: $path, title: $title, addLabelIds: $labels, dueDateIsFixed: true, dueDateFixed: "2024-06-01" }) {
    errors epic { iid title dueDate labels { nodes { title } } } } }`;

  it('create and change as REST does', async () => {
    const { body } = await reporter.post(`/groups/${group.id}/labels`, {
      ...{ name: 'ash', color: '#d9534f' },
    });
    const label = `gid://gitlab/GroupLabel/${(body as { id: number }).id}`;
    const { data, errors } = await ask(people.reporter, create, {
      ...{ path, title: 'Fire it', labels: [label] },
    });
    expect(errors).toBeUndefined();
    const { createEpic } = data as unknown as { createEpic: { epic: { iid: string } } };
    const labels = { nodes: [{ title: 'ash' }] };
    expect(createEpic).toEqual({
      errors: [],
      epic: { iid: createEpic.epic.iid, title: 'Fire it', dueDate: '2024-06-01', labels },
    });
    const update = `mutation($path: ID!, $iid: ID!, $labels: [ID!]) { updateEpic(input: { groupPath: $path, iid: $iid,
      removeLabelIds: $labels, stateEvent: CLOSE, title: "Fired" }) {
      errors epic { title state closedAt labels { nodes { title } } } } }`;
    const asked = { path, iid: createEpic.epic.iid, labels: [label] };
    expect(await ask(people.reporter, update, asked)).toEqual({
      data: {
        updateEpic: {
          errors: [],
          epic: {
            ...{ title: 'Fired', state: 'closed', labels: { nodes: [] } },
            closedAt: expect.any(String) as string,
          },
        },
      },
    });
  });

  it('tell what is wrong in the payload', async () => {
    const { data } = await ask(people.reporter, create, { path, title: '' });
    expect(data).toEqual({
      createEpic: { errors: [expect.stringMatching(/title/i)], epic: null },
    });
  });

  it.each(['guest', 'stranger', 'anonymous'] as const)('refuse a %s', async (who) => {
    const { data, errors } = await ask(people[who], create, { path, title: 'No' });
    expect(data).toEqual({ createEpic: null });
    expect(errors).toEqual([expect.stringMatching(/^The resource that you are attempting/)]);
  });
});

describe('epics without the plan for them:', () => {
  it('the group has none', async () => {
    const open = await seedGroup(free.db, { visibility: 'public' });
    const document = `query($path: ID!) { group(fullPath: $path) { epicsEnabled epic(iid: "1") { id } epics { nodes { id } } } }`;
    expect(await askFree(null, document, { path: open.full_path })).toEqual({
      data: { group: { epicsEnabled: false, epic: null, epics: { nodes: [] } } },
    });
  });
});
