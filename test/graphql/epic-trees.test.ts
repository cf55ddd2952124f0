import { describe, expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { countBelow, type CountsBelow } from '#src/domains/planning/child-epics/counts.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, people, project } = await projectWorld(db);
const path = group.full_path;
const reporter = api.as(people.reporter);

type Made = { id: number; iid: number };

async function made(url: string, attributes: object) {
  const answer = await reporter.post(url, attributes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as Made;
}

const epic = (attributes: object) => made(`/groups/${group.id}/epics`, attributes);
const issue = (attributes: object) => made(`/projects/${project.id}/issues`, attributes);

const top = await epic({ title: 'Build a kiln' });
const floor = await epic({ title: 'Lay the floor', parent_id: top.id });
const walls = await epic({ title: 'Raise the walls', parent_id: top.id });
const secret = await epic({ title: 'Hire help', parent_id: floor.id, confidential: true });
const bricks = await issue({ title: 'Buy bricks', weight: 3, epic_id: floor.id });
const sand = await issue({ title: 'Buy sand', weight: 2, epic_id: top.id });
const wages = await issue({ title: 'Pay them', confidential: true, epic_id: secret.id });
expect(
  await reporter.put(`/projects/${project.id}/issues/${sand.iid}`, {
    health_status: 'at_risk',
  }),
).toMatchObject({ status: 200 });
expect(
  await reporter.put(`/projects/${project.id}/issues/${bricks.iid}`, { state_event: 'close' }),
).toMatchObject({ status: 200 });

const gid = (type: string, id: number) => `gid://gitlab/${type}/${id}`;

/** Asks for fields of an epic. */
async function fieldsOf(who: keyof typeof people, { iid }: Made, fields: string) {
  const { data, errors } = await ask(
    people[who],
    `query($path: ID!, $iid: ID) { group(fullPath: $path) { epic(iid: $iid) { ${fields} } } }`,
    { path, iid: String(iid) },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { group: { epic: unknown } | null }).group?.epic ?? null;
}

async function changed(who: keyof typeof people, document: string, variables: object) {
  return ask(people[who], document, { path, ...variables });
}

describe('the tree of an epic', () => {
  const tree = `ancestors { nodes { title } } children(sort: TITLE_ASC) { nodes { title } } hasChildren hasIssues
    descendantCounts { openedEpics closedEpics openedIssues closedIssues }
    descendantWeightSum { openedIssues closedIssues }
    healthStatus { issuesAtRisk issuesNeedingAttention issuesOnTrack }`;

  it('has what is above and below it', async () => {
    expect(await fieldsOf('reporter', top, tree)).toEqual({
      ancestors: { nodes: [] },
      children: { nodes: [{ title: 'Lay the floor' }, { title: 'Raise the walls' }] },
      ...{ hasChildren: true, hasIssues: true },
      descendantCounts: { openedEpics: 3, closedEpics: 0, openedIssues: 2, closedIssues: 1 },
      descendantWeightSum: { openedIssues: 2, closedIssues: 3 },
      healthStatus: { issuesAtRisk: 1, issuesNeedingAttention: 0, issuesOnTrack: 0 },
    });
    expect(
      await fieldsOf('reporter', secret, 'ancestors(sort: TITLE_ASC) { nodes { title } }'),
    ).toEqual({ ancestors: { nodes: [{ title: 'Build a kiln' }, { title: 'Lay the floor' }] } });
  });

  it.each([
    ['reporter', { hasChildren: true, openedEpics: 1, openedIssues: 1 }],
    ['guest', { hasChildren: false, openedEpics: 0, openedIssues: 0 }],
  ] as const)('shows a %s of it what they may see', async (who, seen) => {
    const fields = `hasChildren children { nodes { title } } descendantCounts { openedEpics openedIssues }`;
    expect(await fieldsOf(who, floor, fields)).toEqual({
      hasChildren: seen.hasChildren,
      children: { nodes: seen.hasChildren ? [{ title: 'Hire help' }] : [] },
      descendantCounts: { openedEpics: seen.openedEpics, openedIssues: seen.openedIssues },
    });
  });

  it('is summed up to a number of epics and of issues', async () => {
    const context = { db, actor: createActor(people.reporter, { administrator: true }) };
    const issuesOf = ({ issues: { opened, closed } }: CountsBelow) => opened.count + closed.count;
    const few = await countBelow(context, top.id, { epics: 2, issues: 2 });
    expect(few.epics).toEqual({ opened: 2, closed: 0 });
    expect(issuesOf(few)).toBe(2);
    expect(issuesOf(await countBelow(context, top.id, { epics: 3, issues: 4 }))).toBe(3);
  });

  it('is shown for all epics of a page', async () => {
    const document = `query($path: ID!) { group(fullPath: $path) { epics { nodes {
      children { nodes { id } } ancestors { nodes { id } } notes { nodes { id } }
      discussions { nodes { id } } currentUserTodos { nodes { id } } } } } }`;
    const { data, errors } = await ask(people.reporter, document, { path });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain('null');
  });
});

describe('issues of epics', () => {
  it('stand in their order, with what issues have', async () => {
    const fields = `issues { count nodes { epicIssueId id title epic { title } labels { nodes { title } } } pageInfo { hasNextPage } }`;
    const link = await db('epic_issues').where('issue_id', bricks.id).first('id');
    expect(await fieldsOf('reporter', floor, fields)).toEqual({
      issues: {
        count: 1,
        nodes: [
          {
            epicIssueId: gid('EpicIssue', Number((link as { id: number }).id)),
            id: gid('Issue', bricks.id),
            title: 'Buy bricks',
            epic: { title: 'Lay the floor' },
            labels: { nodes: [] },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
  });

  it.each([
    ['reporter', { title: 'Hire help' }],
    ['guest', null],
  ] as const)('tell a %s of the epic what they may see', async (who, seen) => {
    // The issue itself is open to everybody in the project, its epic is not.
    await db('issues').where('id', wages.id).update({ confidential: false });
    const document = `query($id: IssueID!) { issue(id: $id) { title epic { title } } }`;
    const answer = await ask(people[who], document, { id: gid('Issue', wages.id) });
    await db('issues').where('id', wages.id).update({ confidential: true });
    expect(answer).toEqual({ data: { issue: { title: 'Pay them', epic: seen } } });
  });
});

describe('a discussion on an epic', () => {
  it('is read like that on an issue', async () => {
    const note = `mutation($id: NoteableID!) { createNote(input: { noteableId: $id, body: "Use *old* bricks" }) {
      errors note { body } } }`;
    expect(await changed('reporter', note, { id: gid('Epic', walls.id) })).toEqual({
      data: { createNote: { errors: [], note: { body: 'Use *old* bricks' } } },
    });
    const award = `mutation($id: AwardableID!) { awardEmojiAdd(input: { awardableId: $id, name: "star" }) { errors } }`;
    expect(await changed('guest', award, { id: gid('Epic', walls.id) })).toEqual({
      data: { awardEmojiAdd: { errors: [] } },
    });
    const fields = `notes { nodes { body system } } discussions { nodes { notes { nodes { body } } } }
      userNotesCount userDiscussionsCount participants { nodes { username } } awardEmoji { nodes { name user { username } } }`;
    const shown = await fieldsOf('guest', walls, fields);
    const people_ = shown as { notes: { nodes: { body: string; system: boolean }[] } };
    expect(people_.notes.nodes.filter(({ system }) => !system)).toEqual([
      { body: 'Use *old* bricks', system: false },
    ]);
    expect(shown).toMatchObject({
      ...{ userNotesCount: 1, userDiscussionsCount: 1 },
      participants: { nodes: [{ username: people.reporter.username }] },
      awardEmoji: { nodes: [{ name: 'star', user: { username: people.guest.username } }] },
    });
  });

  it('leads to to-dos, which are the own ones alone', async () => {
    const todo = `mutation($id: TodoableID!) { todoCreate(input: { targetId: $id }) {
      errors todo { targetType target { ... on Epic { title } } } } }`;
    expect(await changed('guest', todo, { id: gid('Epic', walls.id) })).toEqual({
      data: {
        todoCreate: {
          errors: [],
          todo: { targetType: 'EPIC', target: { title: 'Raise the walls' } },
        },
      },
    });
    const fields = 'currentUserTodos { nodes { state target { webUrl } } }';
    expect(await fieldsOf('guest', walls, fields)).toMatchObject({
      currentUserTodos: { nodes: [{ state: 'pending' }] },
    });
    expect(await fieldsOf('reporter', walls, fields)).toEqual({ currentUserTodos: { nodes: [] } });
    const own = '{ currentUser { todos(type: [EPIC]) { nodes { target { webUrl } } } } }';
    expect(await ask(people.guest, own)).toMatchObject({
      data: { currentUser: { todos: { nodes: [{}] } } },
    });
  });
});

describe('mutations of the tree', () => {
  it('put an issue into an epic and give it another place', async () => {
    const [one, other] = [await issue({ title: 'Mix' }), await issue({ title: 'Pour' })];
    const add = `mutation($path: ID!, $iid: ID!, $issue: String!, $project: ID!) { epicAddIssue(input: { groupPath: $path,
      iid: $iid, issueIid: $issue, projectPath: $project }) { errors epic { title } epicIssue { title epicIssueId } } }`;
    const places: string[] = [];
    for (const { iid } of [one, other]) {
      const variables = { iid: String(walls.iid), issue: String(iid), project: project.full_path };
      const { data, errors } = await changed('reporter', add, variables);
      expect(errors).toBeUndefined();
      const added = data as unknown as { epicAddIssue: { epicIssue: { epicIssueId: string } } };
      expect(added.epicAddIssue).toMatchObject({ errors: [], epic: { title: 'Raise the walls' } });
      places.push(added.epicAddIssue.epicIssue.epicIssueId);
    }
    const move = `mutation($base: EpicID!, $id: EpicTreeSortingID!, $beside: EpicTreeSortingID!) { epicTreeReorder(input: {
      baseEpicId: $base, moved: { id: $id, adjacentReferenceId: $beside, relativePosition: before } }) { errors } }`;
    const moving = { base: gid('Epic', walls.id), id: places[1], beside: places[0] };
    expect(await changed('reporter', move, moving)).toEqual({
      data: { epicTreeReorder: { errors: [] } },
    });
    expect(await fieldsOf('reporter', walls, 'issues { nodes { title } }')).toEqual({
      issues: { nodes: [{ title: 'Pour' }, { title: 'Mix' }] },
    });
    const mixed = { ...moving, beside: gid('Epic', floor.id) };
    expect(await changed('reporter', move, mixed)).toEqual({
      data: { epicTreeReorder: { errors: ['Issues stand beside issues alone'] } },
    });
  });

  it('put an epic below another one', async () => {
    const roof = await epic({ title: 'Set the roof' });
    const move = `mutation($base: EpicID!, $id: EpicTreeSortingID!, $parent: EpicID, $beside: EpicTreeSortingID) {
      epicTreeReorder(input: { baseEpicId: $base, moved: { id: $id, newParentId: $parent,
        adjacentReferenceId: $beside, relativePosition: after } }) { errors } }`;
    const moving = {
      ...{ base: gid('Epic', top.id), id: gid('Epic', roof.id) },
      ...{ parent: gid('Epic', top.id), beside: gid('Epic', floor.id) },
    };
    const lost = { ...moving, beside: 'gid://gitlab/Epic/999999999' };
    expect(await changed('reporter', move, lost)).toEqual({
      data: { epicTreeReorder: { errors: ['Epic could not be moved!'] } },
    });
    // The change was not applied in part.
    expect(await db('epics').where('id', roof.id).first('parent_id')).toEqual({ parent_id: null });
    expect(await changed('reporter', move, moving)).toEqual({
      data: { epicTreeReorder: { errors: [] } },
    });
    const listed = await reporter.get(`/groups/${group.id}/epics/${top.iid}/epics`);
    expect((listed.body as unknown as { title: string }[]).map(({ title }) => title)).toEqual([
      'Lay the floor',
      'Set the roof',
      'Raise the walls',
    ]);
    expect(await changed('guest', move, moving)).toMatchObject({
      data: { epicTreeReorder: null },
      errors: [expect.stringMatching(/^The resource that you are attempting/)],
    });
  });

  it.each(['stranger', 'guest'] as const)('tell a %s nothing of what is hidden', async (who) => {
    const move = `mutation($base: EpicID!, $id: EpicTreeSortingID!, $parent: EpicID) { epicTreeReorder(input: {
      baseEpicId: $base, moved: { id: $id, newParentId: $parent } }) { errors } }`;
    const held = await epic({ title: 'Ask around', parent_id: secret.id, confidential: true });
    const place = await db('epic_issues').where('issue_id', wages.id).first<Made>('id');
    const [base, below] = [gid('Epic', secret.id), gid('Epic', held.id)];
    const inside = gid('EpicIssue', place.id);
    // The mutation has no effect: the epic is there already, or no target is given.
    const refused = {
      data: { epicTreeReorder: null },
      errors: [expect.stringMatching(/^The resource that you are attempting/)],
    };
    for (const id of [below, inside]) {
      expect(await changed(who, move, { base, id, parent: base })).toEqual(refused);
      expect(await changed(who, move, { base, id })).toEqual(refused);
      expect(await changed('reporter', move, { base, id, parent: base })).toEqual({
        data: { epicTreeReorder: { errors: [] } },
      });
    }
    expect(await changed(who, move, { base, id: gid('Epic', 999_999) })).toEqual(refused);
    const seen = gid('Epic', walls.id);
    expect(await changed('reporter', move, { base: seen, id: gid('Epic', 999_999) })).toEqual(
      refused,
    );
  });

  it('make an epic of an issue, for those who may', async () => {
    const { iid, id } = await issue({ title: 'Glaze' });
    const promote = `mutation($iid: String!, $project: ID!, $path: ID) { promoteToEpic(input: { iid: $iid,
      projectPath: $project, groupPath: $path }) { errors epic { title } issue { id state } } }`;
    const variables = { iid: String(iid), project: project.full_path };
    expect(await changed('guest', promote, variables)).toMatchObject({
      data: { promoteToEpic: null },
    });
    expect(await changed('reporter', promote, { ...variables, path: 'elsewhere' })).toMatchObject({
      data: { promoteToEpic: { errors: [expect.any(String)], epic: null } },
    });
    expect(await changed('reporter', promote, variables)).toEqual({
      data: {
        promoteToEpic: {
          errors: [],
          epic: { title: 'Glaze' },
          issue: { id: gid('Issue', id), state: 'closed' },
        },
      },
    });
  });

  it.each([
    ['guest', false, null],
    ['stranger', null, 'refused'],
  ] as const)('tell a %s what happens to an epic', async (who, before, refused) => {
    const set = `mutation($path: ID!, $iid: ID!, $on: Boolean!) { epicSetSubscription(input: { groupPath: $path,
      iid: $iid, subscribedState: $on }) { errors epic { subscribed } } }`;
    const variables = { iid: String(floor.iid), on: true };
    const { data } = await changed(who, set, variables);
    if (refused !== null) {
      expect(data).toEqual({ epicSetSubscription: null });
      return;
    }
    expect(data).toEqual({ epicSetSubscription: { errors: [], epic: { subscribed: true } } });
    expect(await changed(who, set, { ...variables, on: before })).toEqual({
      data: { epicSetSubscription: { errors: [], epic: { subscribed: before } } },
    });
  });
});

describe('issues of an epic and of those below it', async () => {
  const top = await epic({ title: 'Fire' });
  const stack = await epic({ title: 'Stack the wood', parent_id: top.id });
  const light = await epic({ title: 'Light it', parent_id: top.id });
  const secret = await epic({ title: 'Ask for help', parent_id: stack.id, confidential: true });
  await issue({ title: 'Buy bricks', epic_id: stack.id });
  await issue({ title: 'Buy sand', epic_id: top.id });
  await issue({ title: 'Pay them', confidential: true, epic_id: secret.id });

  const list = async (who: keyof typeof people, { id }: Made, more = ', includeSubepics: true') => {
    const fields = `issues(epicId: "${id}"${more}, sort: TITLE_ASC`;
    const document = `query($path: ID!, $of: ID!) {
      project(fullPath: $path) { ${fields}) { count nodes { title } } }
      group(fullPath: $of) { ${fields}, includeSubgroups: true) { nodes { title } } } }`;
    const { data, errors } = await ask(people[who], document, {
      path: project.full_path,
      of: path,
    });
    expect(errors).toBeUndefined();
    type Listed = { issues: { count: number; nodes: { title: string }[] } };
    const { project: own, group: all } = data as unknown as { project: Listed; group: Listed };
    const titles = own.issues.nodes.map(({ title }) => title);
    expect(all.issues.nodes).toEqual(own.issues.nodes);
    expect(own.issues.count).toBe(titles.length);
    return titles;
  };

  it.each([
    ['guest', ['Buy bricks', 'Buy sand']],
    ['reporter', ['Buy bricks', 'Buy sand', 'Pay them']],
    ['owner', ['Buy bricks', 'Buy sand', 'Pay them']],
    ['administrator', ['Buy bricks', 'Buy sand', 'Pay them']],
  ] as const)('show to a %s as %j', async (who, titles) => {
    expect(await list(who, top)).toEqual(titles);
  });

  it('are those of the epic alone unless asked for', async () => {
    expect(await list('reporter', top, '')).toEqual(['Buy sand']);
    expect(await list('reporter', top, ', includeSubepics: false')).toEqual(['Buy sand']);
    expect(await list('reporter', stack)).toEqual(['Buy bricks', 'Pay them']);
    expect(await list('reporter', light)).toEqual([]);
  });

  it('hide with an epic on the way', async () => {
    expect(await list('reporter', secret)).toEqual(['Pay them']);
    expect(await list('guest', secret)).toEqual([]);
    const open = await epic({ title: 'Ask around', parent_id: stack.id });
    await issue({ title: 'Write letters', epic_id: open.id });
    await db('epics').where({ id: open.id }).update({ parent_id: secret.id });
    expect(await list('reporter', stack)).toEqual(['Buy bricks', 'Pay them', 'Write letters']);
    expect(await list('guest', stack)).toEqual(['Buy bricks']);
    expect(await list('guest', open)).toEqual(['Write letters']);
  });
});
