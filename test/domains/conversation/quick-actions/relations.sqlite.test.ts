import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { personalNamespace, seedGroup, seedProject, unique } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const administrator = api.as(people.administrator);

interface Made {
  readonly id: number;
  readonly iid: number;
  readonly title: string;
  readonly web_url: string;
  readonly path: string;
}

async function newIssue(in_: { readonly id: number } = project): Promise<Made> {
  const issues = `/projects/${in_.id}/issues`;
  const made = await administrator.post(issues, { title: unique('Kiln ') });
  expect(made).toMatchObject({ status: 201 });
  return { ...made.body, path: `${issues}/${made.body.iid}` };
}

async function newEpic(in_: { readonly id: number } = group, body: object = {}): Promise<Made> {
  const epics = `/groups/${in_.id}/epics`;
  const made = await administrator.post(epics, { title: unique('Second kiln '), ...body });
  expect(made).toMatchObject({ status: 201 });
  return { ...made.body, path: `${epics}/${made.body.iid}` };
}

const sayOf = (issue: Made, body: string, as = reporter) =>
  as.post(`${issue.path}/notes`, { body });
const sayOfEpic = (epic: Made, body: string, as = reporter) =>
  as.post(`/groups/${group.id}/epics/${epic.id}/notes`, { body });

const kept = (body: string) => ({ status: 201, body: { body, commands_changes: {} } });
const refused = { status: 400, body: { message: '400 Bad request - Failed to apply commands.' } };

describe('links between issues', () => {
  it.each([
    ['relate', 'relates_to', 'Related this issue to'],
    ['blocks', 'blocks', 'Made this issue block'],
    ['blocked_by', 'is_blocked_by', 'Made this issue blocked by'],
  ])('are made by /%s', async (name, type, done) => {
    const issue = await newIssue();
    const beside = await seedProject(db, { namespace: group });
    const [one, two, three] = [await newIssue(), await newIssue(), await newIssue(beside)];
    const words = `#${one.iid} ${two.web_url} ${beside.path}#${three.iid}`;
    expect(await sayOf(issue, `/${name} ${words}`)).toMatchObject({
      status: 202,
      body: { summary: [`${done} ${words}.`] },
    });
    const links = await reporter.get(`${issue.path}/links`);
    expect(links.body).toMatchObject([one, two, three].map(({ id }) => ({ id, link_type: type })));
    // The issues are linked already.
    expect(await sayOf(issue, `/${name} #${one.iid}`)).toMatchObject(refused);
  });

  it('are not made with what is not there, or not to be planned', async () => {
    const issue = await newIssue();
    const other = await newIssue();
    const open = await seedProject(db);
    const hidden = await seedProject(db, { visibility: 'private' });
    const [elsewhere, unseen] = [await newIssue(open), await newIssue(hidden)];
    const bodies = [
      '/relate',
      '/relate 5',
      '/relate &5',
      `/relate #${issue.iid}`,
      `/relate #${other.iid} #999999`,
      `/relate ${open.full_path}#${elsewhere.iid}`,
      `/relate ${hidden.full_path}#${unseen.iid}`,
    ];
    for (const body of bodies) expect(await sayOf(issue, body)).toMatchObject(refused);
    expect((await reporter.get(`${issue.path}/links`)).body).toEqual([]);
    const guest = api.as(people.guest);
    const body = `/relate #${other.iid}`;
    expect(await sayOf(issue, body, guest)).toMatchObject(kept(body));
  });

  it('are made once, and of new issues too', async () => {
    const other = await newIssue();
    const description = `/relate #${other.iid}\n/relate #${other.iid}`;
    const made = await reporter.post(`/projects/${project.id}/issues`, {
      title: 'Kiln',
      description,
    });
    expect(made).toMatchObject({ status: 201, body: { description: '' } });
    const path = `/projects/${project.id}/issues/${made.body.iid}/links`;
    expect((await reporter.get(path)).body).toMatchObject([{ id: other.id }]);
  });

  it('lead from a duplicate to the original', async () => {
    const [issue, original] = [await newIssue(), await newIssue()];
    await sayOf(issue, `/duplicate #${original.iid}`);
    expect((await reporter.get(`${issue.path}/links`)).body).toMatchObject([
      { id: original.id, link_type: 'relates_to' },
    ]);
  });
});

describe('/copy_metadata', () => {
  it('takes labels of another project by their titles', async () => {
    const far = await seedProject(db, { visibility: 'private' });
    const source = await newIssue(far);
    const labels = [unique('own '), unique('both ')] as const;
    await administrator.put(source.path, { labels: labels.join(',') });
    await reporter.post(`/projects/${project.id}/labels`, { name: labels[1], color: '#d9534f' });
    const issue = await newIssue();
    const answer = await sayOf(
      issue,
      `/copy_metadata ${far.full_path}#${source.iid}`,
      administrator,
    );
    expect(answer).toMatchObject({ status: 202 });
    expect((await reporter.get(issue.path)).body).toMatchObject({ labels: [labels[1]] });
  });
});

describe('the references of a text', () => {
  it('are 200 in all its commands', async () => {
    const issue = await newIssue();
    const others = [await newIssue(), await newIssue()] as const;
    const unknown = `/relate ${Array<string>(100).fill('#999999').join(' ')}`;
    const read = [unknown, `/relate #${others[0].iid}`];
    expect((await sayOf(issue, read.join('\n'))).body).toMatchObject({ body: unknown });
    const last = `/relate #${others[1].iid}`;
    const answer = await sayOf(issue, [unknown, unknown, last].join('\n'));
    expect(answer).toMatchObject(refused);
    expect((await reporter.get(`${issue.path}/links`)).body).toHaveLength(1);
  });
});

describe('/award', () => {
  it('gives an emoji once where a text says it twice', async () => {
    const issue = await newIssue();
    const answer = await sayOf(issue, '/award :tada:\n/award :tada:');
    expect(answer).toMatchObject({
      status: 202,
      body: { commands_changes: { emoji_award: 'tada' } },
    });
    expect((await reporter.get(`${issue.path}/award_emoji`)).body).toHaveLength(1);
  });
});

describe('another project', async () => {
  const beside = await seedProject(db, { namespace: group });

  it('gets an issue with what was said of it', async () => {
    const issue = await newIssue();
    const answer = await sayOf(issue, `It is theirs.\n/move ${beside.full_path}`);
    expect(answer).toMatchObject({
      status: 201,
      body: { body: 'It is theirs.', commands_changes: { target_project: beside.full_path } },
    });
    const { body: left } = await reporter.get(issue.path);
    expect(left).toMatchObject({ state: 'closed', moved_to_id: expect.any(Number) as number });
    const { body: moved } = await administrator.get(`/issues/${left.moved_to_id}`);
    expect(moved).toMatchObject({ project_id: beside.id, state: 'opened' });
    const notes = await reporter.get(`/projects/${beside.id}/issues/${moved.iid}/notes`);
    expect(notes.body).toContainEqual(expect.objectContaining({ body: 'It is theirs.' }));
    const again = `/move ${beside.full_path}`;
    expect(await sayOf(issue, again)).toMatchObject(kept(again));
  });

  it.each([
    ['', 0],
    [' --with_notes', 1],
  ])('gets a copy%s', async (option, notes) => {
    const issue = await newIssue();
    await sayOf(issue, 'Said before.');
    const answer = await sayOf(issue, `/clone ${beside.full_path}${option}`);
    expect(answer).toMatchObject({
      status: 202,
      body: { commands_changes: { clone_with_notes: notes === 1 } },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject({ state: 'opened' });
    const [copy] = (await reporter.get(`/projects/${beside.id}/issues`)).body as [Made];
    const said = await reporter.get(
      `/projects/${beside.id}/issues/${copy.iid}/notes?activity_filter=only_comments`,
    );
    expect(said.body).toHaveLength(notes);
  });

  it('gets one copy from a text, however often that says so', async () => {
    const issue = await newIssue();
    const path = beside.full_path;
    const clone = `/clone ${path}`;
    const { body: before } = await reporter.get(`/projects/${beside.id}/issues_statistics`);
    const lines = [...Array<string>(5).fill(clone), `/move ${path}`, `/move ${path}`];
    const answer = await sayOf(issue, lines.join('\n'));
    expect(answer).toMatchObject({
      status: 201,
      body: { body: [...Array<string>(4).fill(clone), `/move ${path}`].join('\n') },
    });
    const { body: after } = await reporter.get(`/projects/${beside.id}/issues_statistics`);
    expect(after.statistics.counts.all).toBe(before.statistics.counts.all + 2);
  });

  it('is looked for at once, whatever blanks are in the text', async () => {
    const issue = await newIssue();
    const line = `/clone a${' '.repeat(9_900)}b`;
    // Blank by blank it takes longer than a test may.
    const answer = await sayOf(issue, Array<string>(100).fill(line).join('\n'));
    expect(answer).toMatchObject(refused);
  });

  it('is one where the actor may plan', async () => {
    const issue = await newIssue();
    const open = await seedProject(db);
    const hidden = await seedProject(db, { visibility: 'private' });
    const off = await seedProject(db, { namespace: group });
    await db('projects').where({ id: off.id }).update({ issues_access_level: 'disabled' });
    const paths = [open, hidden, off].map(({ full_path }) => full_path);
    const bodies = [
      ...paths.flatMap((path) => [`/move ${path}`, `/clone ${path}`]),
      '/move',
      '/clone no/where',
      `/move ${project.full_path}`,
    ];
    for (const body of bodies) expect(await sayOf(issue, body)).toMatchObject(refused);
  });
});

describe('/promote', () => {
  it('makes an epic of an issue, and answers the note', async () => {
    const issue = await newIssue();
    const answer = await sayOf(issue, 'Others have this too.\n/promote');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        body: 'Others have this too.',
        noteable_id: issue.id,
        noteable_type: 'Issue',
        commands_changes: { promote_to_epic: true },
      },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject({ state: 'closed' });
    const [epic] = (
      await reporter.get(`/groups/${group.id}/epics?search=${encodeURIComponent(issue.title)}`)
    ).body as [Made];
    expect(epic).toMatchObject({ title: issue.title, author: { id: people.reporter.id } });
    const notes = await reporter.get(`/groups/${group.id}/epics/${epic.id}/notes`);
    expect(notes.body).toContainEqual(expect.objectContaining({ body: 'Others have this too.' }));
    expect(await sayOf(issue, '/promote')).toMatchObject(kept('/promote'));
  });

  it('alone is answered with a note, too', async () => {
    const issue = await newIssue();
    expect(await sayOf(issue, '/promote')).toMatchObject({
      status: 201,
      body: { body: '/promote', commands_changes: { promote_to_epic: true } },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject({ state: 'closed' });
  });

  it('is for reporters, and for issues of groups', async () => {
    const issue = await newIssue();
    const body = '/promote';
    expect(await sayOf(issue, body, api.as(people.guest))).toMatchObject(kept(body));
    const incident = await newIssue();
    await reporter.put(incident.path, { issue_type: 'incident' });
    expect(await sayOf(incident, body)).toMatchObject(kept(body));
    const own = await seedProject(db, { namespace: await personalNamespace(db, people.owner) });
    const personal = await newIssue(own);
    expect(await sayOf(personal, body, api.as(people.owner))).toMatchObject(kept(body));
  });
});

describe('the epic of an issue', () => {
  it('is given and taken', async () => {
    const [issue, epic] = [await newIssue(), await newEpic()];
    expect(await sayOf(issue, `/epic &${epic.iid}`)).toMatchObject({
      status: 202,
      body: {
        commands_changes: { epic_id: epic.id },
        summary: [`Added this issue to &${epic.iid}.`],
      },
    });
    expect((await reporter.get(issue.path)).body.epic).toMatchObject({ id: epic.id });
    expect(await sayOf(issue, '/remove_epic')).toMatchObject({
      status: 202,
      body: { commands_changes: { epic_id: null } },
    });
    expect((await reporter.get(issue.path)).body.epic).toBeNull();
    expect((await sayOf(issue, `/epic ${epic.web_url}`)).status).toBe(202);
  });

  it('is one of a group above, that the actor may change', async () => {
    const issue = await newIssue();
    const elsewhere = await seedGroup(db);
    const other = await newEpic(elsewhere);
    const below = await seedGroup(db, { parent: group });
    const deep = await newEpic(below);
    const bodies = [
      '/epic &999999',
      '/epic',
      `/epic ${elsewhere.full_path}&${other.iid}`,
      `/epic ${below.full_path}&${deep.iid}`,
    ];
    for (const body of bodies) expect(await sayOf(issue, body)).toMatchObject(refused);
  });
});

describe('epics below epics', () => {
  it('are put there, and taken away', async () => {
    const [epic, child] = [await newEpic(), await newEpic()];
    expect(await sayOfEpic(epic, `/child_epic &${child.iid}`)).toMatchObject({
      status: 202,
      body: { summary: [`Added &${child.iid} below this epic.`] },
    });
    expect((await reporter.get(child.path)).body).toMatchObject({ parent_id: epic.id });
    const again = `/child_epic &${child.iid}`;
    expect(await sayOfEpic(epic, again)).toMatchObject(refused);
    expect((await sayOfEpic(epic, `/remove_child_epic &${child.iid}`)).status).toBe(202);
    expect((await reporter.get(child.path)).body).toMatchObject({ parent_id: null });
    const gone = `/remove_child_epic &${child.iid}`;
    expect(await sayOfEpic(epic, gone)).toMatchObject(refused);
  });

  it('are put below another by themselves', async () => {
    const [epic, parent] = [await newEpic(), await newEpic()];
    expect(await sayOfEpic(epic, `/parent_epic &${parent.iid}`)).toMatchObject({
      status: 202,
      body: { commands_changes: { parent_id: parent.id } },
    });
    expect((await reporter.get(epic.path)).body).toMatchObject({ parent_id: parent.id });
    expect(await sayOfEpic(epic, '/remove_parent_epic')).toMatchObject({
      status: 202,
      body: { commands_changes: { parent_id: null } },
    });
    expect(await sayOfEpic(epic, '/remove_parent_epic')).toMatchObject(kept('/remove_parent_epic'));
  });

  it('are not put below themselves, nor where the actor may not', async () => {
    const epic = await newEpic();
    const child = await newEpic(group, { parent_id: epic.id });
    const elsewhere = await seedGroup(db);
    const other = await newEpic(elsewhere);
    const bodies = [
      `/child_epic &${epic.iid}`,
      `/parent_epic &${child.iid}`,
      `/parent_epic ${elsewhere.full_path}&${other.iid}`,
      `/child_epic ${elsewhere.full_path}&${other.iid}`,
      '/child_epic &999999',
      '/parent_epic',
    ];
    for (const body of bodies) expect(await sayOfEpic(epic, body)).toMatchObject(refused);
    const body = '/remove_parent_epic';
    expect(await sayOfEpic(child, body, api.as(people.guest))).toMatchObject(kept(body));
  });

  it('are found there as soon as they are made', async () => {
    const parent = await newEpic();
    const made = await newEpic(group, { description: `/parent_epic &${parent.iid}` });
    expect((await reporter.get(made.path)).body).toMatchObject({ parent_id: parent.id });
  });
});
