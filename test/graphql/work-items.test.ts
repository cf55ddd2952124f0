import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, people, project } = await projectWorld(db);
const path = project.full_path;
const reporter = api.as(people.reporter);

async function issue(attributes: object) {
  const answer = await reporter.post(`/projects/${project.id}/issues`, attributes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { id: number; iid: number; updated_at: string };
}

const item = await issue({
  ...{ title: 'Fire the *kiln*', description: '*Slowly*', labels: 'clay', weight: 3 },
  ...{ due_date: '2024-05-01', assignee_ids: [people.developer.id] },
});
const hidden = await issue({ title: 'Pay wages', confidential: true, issue_type: 'incident' });
const gid = (id: number) => `gid://gitlab/WorkItem/${id}`;
const type = (id: number) => `gid://gitlab/WorkItems::Type/${id}`;

const whole = `query($id: WorkItemID!) { workItem(id: $id) { id iid title titleHtml description descriptionHtml state
  confidential lockVersion workItemType { id name } userPermissions { readWorkItem updateWorkItem deleteWorkItem }
  widgets { __typename type ... on WorkItemWidgetAssignees { allowsMultipleAssignees assignees { nodes { username } } }
    ... on WorkItemWidgetDescription { description descriptionHtml } ... on WorkItemWidgetLabels { labels { nodes { title } } }
    ... on WorkItemWidgetStartAndDueDate { dueDate } ... on WorkItemWidgetWeight { weight } } } }`;

describe('work items', () => {
  it('are the issues of REST', async () => {
    const html = expect.stringContaining('<em>Slowly</em>') as string;
    const shown = {
      ...{ id: gid(item.id), iid: String(item.iid), title: 'Fire the *kiln*' },
      titleHtml: expect.stringContaining('<em>kiln</em>') as string,
      ...{ description: '*Slowly*', descriptionHtml: html, state: 'OPEN', confidential: false },
      lockVersion: Math.floor((Date.parse(item.updated_at) - Date.UTC(2020, 0, 1)) / 1000),
      workItemType: { id: type(1), name: 'Issue' },
      userPermissions: { readWorkItem: true, updateWorkItem: true, deleteWorkItem: false },
      widgets: [
        {
          ...{ __typename: 'WorkItemWidgetAssignees', type: 'ASSIGNEES' },
          allowsMultipleAssignees: true,
          assignees: { nodes: [{ username: people.developer.username }] },
        },
        {
          ...{ __typename: 'WorkItemWidgetDescription', type: 'DESCRIPTION' },
          ...{ description: '*Slowly*', descriptionHtml: html },
        },
        {
          ...{ __typename: 'WorkItemWidgetLabels', type: 'LABELS' },
          labels: { nodes: [{ title: 'clay' }] },
        },
        {
          ...{ __typename: 'WorkItemWidgetStartAndDueDate', type: 'START_AND_DUE_DATE' },
          dueDate: '2024-05-01',
        },
        { __typename: 'WorkItemWidgetWeight', type: 'WEIGHT', weight: 3 },
      ],
    };
    for (const id of [gid(item.id), `gid://gitlab/Issue/${item.id}`]) {
      expect(await ask(people.reporter, whole, { id })).toEqual({ data: { workItem: shown } });
    }
  });

  it.each([
    ['reporter', ['Fire the *kiln*', 'Pay wages']],
    ['guest', ['Fire the *kiln*']],
    ['stranger', null],
    ['anonymous', null],
  ] as const)('show to a %s as issues do', async (who, titles) => {
    const list = `query($path: ID!) { project(fullPath: $path) { workItems(sort: TITLE_ASC) { nodes { title } } } }`;
    const project = titles && { workItems: { nodes: titles.map((title) => ({ title })) } };
    expect(await ask(people[who], list, { path })).toEqual({ data: { project } });
    const one = 'query($id: WorkItemID!) { workItem(id: $id) { title } }';
    const workItem = titles?.length === 2 ? { title: 'Pay wages' } : null;
    expect(await ask(people[who], one, { id: gid(hidden.id) })).toEqual({ data: { workItem } });
  });

  it('are listed by number, kind, state and words', async () => {
    const list = (args: string) =>
      ask(
        people.reporter,
        `query($path: ID!) { project(fullPath: $path) { workItems(${args}) { nodes { title } } } }`,
        { path },
      );
    const found = (...titles: string[]) => ({
      data: { project: { workItems: { nodes: titles.map((title) => ({ title })) } } },
    });
    expect(await list(`iid: "${item.iid}"`)).toEqual(found('Fire the *kiln*'));
    expect(await list('types: [INCIDENT]')).toEqual(found('Pay wages'));
    expect(await list('search: "wages"')).toEqual(found('Pay wages'));
    expect(await list('state: closed')).toEqual(found());
    expect(await list('first: 5')).toEqual(found('Pay wages', 'Fire the *kiln*'));
  });

  it('are of the kinds that there are', async () => {
    const document = `query($group: ID!, $path: ID!) {
      group(fullPath: $group) { workItemTypes { nodes { id name } } }
      project(fullPath: $path) { workItemTypes(taskable: true) { nodes { id } } } }`;
    expect(await ask(people.guest, document, { group: group.full_path, path })).toEqual({
      data: {
        group: {
          workItemTypes: {
            nodes: [
              { id: type(2), name: 'Incident' },
              { id: type(1), name: 'Issue' },
              { id: type(3), name: 'Test Case' },
            ],
          },
        },
        project: { workItemTypes: { nodes: [] } },
      },
    });
  });
});

describe('mutations of work items', () => {
  const create = `mutation($path: ID!, $title: String!, $type: WorkItemsTypeID!) { workItemCreate(input: {
    projectPath: $path, title: $title, workItemTypeId: $type, description: "Cold", confidential: true }) {
    errors workItem { id title description confidential workItemType { name } } } }`;

  it('create, change and remove as REST does', async () => {
    const made = await ask(people.reporter, create, { path, title: 'Glaze', type: type(2) });
    expect(made).toMatchObject({
      data: {
        workItemCreate: {
          errors: [],
          workItem: {
            ...{ title: 'Glaze', description: 'Cold', confidential: true },
            workItemType: { name: 'Incident' },
          },
        },
      },
    });
    const { id } = (made.data as unknown as { workItemCreate: { workItem: { id: string } } })
      .workItemCreate.workItem;
    const update = `mutation($id: WorkItemID!, $users: [UserID!]!) { workItemUpdate(input: { id: $id, title: "Glazed",
      stateEvent: CLOSE, confidential: false, descriptionWidget: { description: "Hot" },
      assigneesWidget: { assigneeIds: $users }, startAndDueDateWidget: { dueDate: "2024-06-01" } }) {
      errors workItem { title state description confidential widgets { ... on WorkItemWidgetStartAndDueDate { dueDate }
        ... on WorkItemWidgetAssignees { assignees { nodes { username } } } } } } }`;
    const users = [`gid://gitlab/User/${people.developer.id}`];
    expect(await ask(people.reporter, update, { id, users })).toMatchObject({
      data: {
        workItemUpdate: {
          errors: [],
          workItem: {
            ...{ title: 'Glazed', state: 'CLOSED', description: 'Hot', confidential: false },
            widgets: expect.arrayContaining([
              { dueDate: '2024-06-01' },
              { assignees: { nodes: [{ username: people.developer.username }] } },
            ]) as object[],
          },
        },
      },
    });
    const remove = `mutation($id: WorkItemID!) { workItemDelete(input: { id: $id }) { errors project { fullPath } } }`;
    expect(await ask(people.reporter, remove, { id })).toMatchObject({
      data: { workItemDelete: null },
    });
    expect(await ask(people.owner, remove, { id })).toEqual({
      data: { workItemDelete: { errors: [], project: { fullPath: path } } },
    });
    expect(await ask(people.owner, whole, { id })).toEqual({ data: { workItem: null } });
  });

  it('tell what is wrong in the payload, and of kinds that are not created', async () => {
    const empty = await ask(people.reporter, create, { path, title: '', type: type(1) });
    expect(empty.data).toEqual({
      workItemCreate: { errors: [expect.stringMatching(/title/i)], workItem: null },
    });
    const task = await ask(people.reporter, create, { path, title: 'Mix', type: type(5) });
    expect(task.errors).toEqual(['Work items of this kind are not created']);
  });

  it.each(['stranger', 'anonymous'] as const)('refuse a %s', async (who) => {
    const { data, errors } = await ask(people[who], create, { path, title: 'No', type: type(1) });
    expect(data).toEqual({ workItemCreate: null });
    expect(errors).toEqual([expect.stringMatching(/^The resource that you are attempting/)]);
  });
});
