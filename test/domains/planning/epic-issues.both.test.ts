import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedEpic, seedGroup, seedProject, unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const author = people.owner;

async function newIssue(body: object = {}, of: { id: number } = project) {
  const made = await api
    .as(people.administrator)
    .post(`/projects/${of.id}/issues`, { title: unique('issue'), ...body });
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number; project_id: number };
}

const showIssue = async ({ project_id, iid }: { project_id: number; iid: number }) =>
  (await api.as(people.administrator).get(`/projects/${project_id}/issues/${iid}`)).body;
const showEpic = async ({ iid }: { iid: number }) =>
  (await reporter.get(`/groups/${group.id}/epics/${iid}`)).body;
const linksOf = (answer: { body: unknown }) =>
  (answer.body as { epic_issue_id: number }[]).map(({ epic_issue_id }) => epic_issue_id);

describe.each(['epics', '-/epics'])('issues of an epic, by %s', (way) => {
  const pathOf = ({ iid }: { iid: number }) => `/groups/${group.id}/${way}/${iid}/issues`;

  it('are added, listed in their order, moved and taken out', async () => {
    const epic = await seedEpic(db, { group, author });
    const issues = [await newIssue(), await newIssue({ confidential: true }), await newIssue()];
    const links: number[] = [];
    for (const issue of issues) {
      const added = await reporter.post(`${pathOf(epic)}/${issue.id}`);
      expect(added).toMatchObject({
        status: 201,
        body: {
          relative_position: expect.any(Number) as number,
          epic: { id: epic.id },
          issue: {
            id: issue.id,
            epic: { id: epic.id, iid: epic.iid, title: epic.title, group_id: group.id },
            references: { relative: `${project.path}#${issue.iid}` },
          },
        },
      });
      links.push(added.body.id as number);
    }
    const [first, second, third] = links as [number, number, number];
    const listed = await reporter.get(pathOf(epic));
    expect(linksOf(listed)).toEqual(links);
    expect(listed.body).toMatchObject(issues.map(({ id }) => ({ id })));
    const seen = await api.as(people.guest).get(pathOf(epic));
    expect([linksOf(seen), seen.headers['x-total']]).toEqual([[first, third], '2']);
    const page = await reporter.get(`${pathOf(epic)}?per_page=2&page=2`);
    expect(linksOf(page)).toEqual([third]);

    const moved = await reporter.put(`${pathOf(epic)}/${third}`, { move_before_id: first });
    expect([moved.status, linksOf(moved)]).toEqual([200, [first, third, second]]);
    const again = await reporter.put(`${pathOf(epic)}/${second}`, { move_after_id: first });
    expect(linksOf(again)).toEqual([second, first, third]);

    const removed = await reporter.delete(`${pathOf(epic)}/${first}`);
    expect(removed).toMatchObject({
      status: 200,
      body: { id: first, epic: { id: epic.id }, issue: { id: issues[0]?.id, epic: null } },
    });
    expect(await reporter.delete(`${pathOf(epic)}/${first}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    // Issues that guests do not see are not there for them.
    expect(await api.as(people.guest).delete(`${pathOf(epic)}/${second}`)).toMatchObject({
      status: 403,
    });
  });

  it('leave the epic to which they belonged before', async () => {
    const [one, other] = [
      await seedEpic(db, { group, author }),
      await seedEpic(db, { group, author }),
    ];
    const issue = await newIssue();
    await reporter.post(`${pathOf(one)}/${issue.id}`);
    expect(await reporter.post(`${pathOf(other)}/${issue.id}`)).toMatchObject({ status: 201 });
    expect((await reporter.get(pathOf(one))).body).toEqual([]);
    expect(await reporter.post(`${pathOf(other)}/${issue.id}`)).toMatchObject({
      status: 409,
      body: { message: 'Issue(s) already assigned' },
    });
  });

  race('belong to one epic, however many ask at once', async () => {
    const epic = await seedEpic(db, { group, author });
    const issue = await newIssue();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => reporter.post(`${pathOf(epic)}/${issue.id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 409),
    ]);
  });

  it('are of projects below the group, and not archived', async () => {
    const epic = await seedEpic(db, { group, author });
    const far = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group: far, user: people.reporter, level: 20 });
    const elsewhere = await newIssue({}, await seedProject(db, { namespace: far }));
    for (const id of [elsewhere.id, 999_999]) {
      expect(await reporter.post(`${pathOf(epic)}/${id}`)).toMatchObject({
        status: 404,
        body: {
          message: 'No matching issue found. Make sure that you are adding a valid issue URL.',
        },
      });
    }
    const old = await seedProject(db, { namespace: group });
    const archived = await newIssue({}, old);
    await db('projects').where('id', old.id).update({ archived: true });
    expect(await reporter.post(`${pathOf(epic)}/${archived.id}`)).toMatchObject({ status: 403 });
  });

  it('are not listed for those who do not see the epic', async () => {
    const epic = await seedEpic(db, { group, author, confidential: true });
    expect(await api.as(people.guest).get(pathOf(epic))).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it('are not moved beside issues of other epics', async () => {
    const [epic, other] = [
      await seedEpic(db, { group, author }),
      await seedEpic(db, { group, author }),
    ];
    const add = async (to: typeof epic) =>
      (await reporter.post(`${pathOf(to)}/${(await newIssue()).id}`)).body as { id: number };
    const [link, far] = [await add(epic), await add(other)];
    for (const body of [{ move_before_id: far.id }, { move_after_id: link.id }]) {
      expect(await reporter.put(`${pathOf(epic)}/${link.id}`, body)).toMatchObject({
        status: 400,
        body: { message: { error: 'Issue could not be moved!' } },
      });
    }
    expect(await reporter.put(`${pathOf(epic)}/${link.id}`, {})).toMatchObject({ status: 400 });
    expect(
      await reporter.put(`${pathOf(epic)}/${far.id}`, { move_before_id: link.id }),
    ).toMatchObject({ status: 404 });
  });
});

describe('the epic of an issue', () => {
  const pathOf = ({ iid }: { iid: number }) => `/projects/${project.id}/issues/${iid}`;

  it('is said with the issue, by id or by number', async () => {
    const [one, other] = [
      await seedEpic(db, { group, author }),
      await seedEpic(db, { group, author }),
    ];
    const made = await reporter.post(`/projects/${project.id}/issues`, {
      title: 'Kiln',
      epic_id: one.id,
    });
    expect(made.body).toMatchObject({ epic: { id: one.id }, epic_iid: one.iid });
    const moved = await reporter.put(pathOf(made.body as { iid: number }), {
      epic_iid: other.iid,
    });
    expect(moved.body).toMatchObject({ epic: { id: other.id } });
    const freed = await reporter.put(pathOf(made.body as { iid: number }), { epic_id: 0 });
    expect(freed.body).toMatchObject({ epic: null, epic_iid: null });
  });

  it('is one that the caller may see and change', async () => {
    const issue = await newIssue();
    const insider = people.stranger;
    await addMember(db, { project, user: insider, level: 40 });
    const open = await seedEpic(db, { group, author });
    const hidden = await seedEpic(db, { group, author, confidential: true });
    const far = await seedEpic(db, { group: await seedGroup(db), author });
    const as = api.as(insider);
    for (const { id } of [hidden, far, { id: 999_999 }]) {
      expect(await as.put(pathOf(issue), { epic_id: id })).toMatchObject({
        status: 404,
        body: { message: '404 Epic Not Found' },
      });
    }
    expect(await as.put(pathOf(issue), { epic_id: open.id })).toMatchObject({ status: 403 });
    await reporter.put(pathOf(issue), { epic_id: hidden.id, confidential: true });
    expect((await as.get(pathOf(issue))).body).toMatchObject({ epic: null });
  });

  it('is found by those who see it', async () => {
    const made = await api
      .as(people.guest)
      .post(`/projects/${project.id}/issues`, { title: unique('issue'), confidential: true });
    const issue = made.body as { iid: number; project_id: number };
    const { id: epic_id } = await seedEpic(db, { group, author, confidential: true });
    await reporter.put(pathOf(issue), { epic_id });
    const { guest, administrator } = people;
    for (const [as, sees] of [
      [api.as(guest), false],
      [reporter, true],
      [api.as(administrator), true],
    ] as const) {
      const count = async (asked: number | 'Any' | 'None') => {
        const issues = `/projects/${project.id}/issues?iids[]=${issue.iid}&epic_id=${asked}`;
        return ((await as.get(issues)).body as unknown[]).length;
      };
      expect(await count(epic_id)).toBe(Number(sees));
      expect(await count('Any')).toBe(Number(sees));
      expect(await count('None')).toBe(Number(!sees));
      const path = `/projects/${project.id}/issues_statistics?epic_id=${epic_id}`;
      expect((await as.get(path)).body).toMatchObject({
        statistics: { counts: { all: Number(sees) } },
      });
    }
  });
});

describe('days of an epic', () => {
  async function milestone(start_date: string, due_date: string) {
    const made = await reporter.post(`/projects/${project.id}/milestones`, {
      title: unique('milestone'),
      start_date,
      due_date,
    });
    return made.body as { id: number };
  }

  it('follow the milestones of its issues', async () => {
    const above = await seedEpic(db, { group, author });
    const epic = await seedEpic(db, { group, author, parent_id: above.id });
    const [early, late] = [
      await milestone('2030-01-01', '2030-01-31'),
      await milestone('2030-02-01', '2030-02-28'),
    ];
    const one = await newIssue({ milestone_id: early.id, epic_id: epic.id });
    const other = await newIssue({ epic_id: epic.id });
    expect(await showEpic(epic)).toMatchObject({
      start_date: '2030-01-01',
      start_date_from_milestones: '2030-01-01',
      start_date_from_inherited_source: '2030-01-01',
      due_date: '2030-01-31',
      end_date: '2030-01-31',
    });
    await reporter.put(`/projects/${project.id}/issues/${other.iid}`, { milestone_id: late.id });
    expect(await showEpic(above)).toMatchObject({
      start_date: '2030-01-01',
      start_date_from_milestones: null,
      due_date: '2030-02-28',
    });
    await reporter.put(`/projects/${project.id}/milestones/${late.id}`, { due_date: '2030-03-31' });
    expect(await showEpic(above)).toMatchObject({ due_date: '2030-03-31' });
    await reporter.delete(`/projects/${project.id}/milestones/${late.id}`);
    expect(await showEpic(above)).toMatchObject({
      start_date: '2030-01-01',
      due_date: '2030-01-31',
    });
    await api.as(people.owner).delete(`/projects/${project.id}/issues/${one.iid}`);
    expect(await showEpic(above)).toMatchObject({ start_date: null, due_date: null });
    expect((await showIssue(other)).milestone).toBeNull();
  });

  race('follow all who plan issues at once', async () => {
    const epic = await seedEpic(db, { group, author });
    const issues = await Promise.all(
      Array.from({ length: 6 }, () => newIssue({ epic_id: epic.id })),
    );
    const milestones = await Promise.all(
      issues.map((_, index) => milestone(`2030-01-1${index}`, `2030-02-1${index}`)),
    );
    const answers = await Promise.all(
      issues.map(({ iid }, index) =>
        reporter.put(`/projects/${project.id}/issues/${iid}`, {
          milestone_id: milestones[index]?.id,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(issues.map(() => 200));
    expect(await showEpic(epic)).toMatchObject({
      start_date: '2030-01-10',
      due_date: '2030-02-15',
    });
  });

  it('stay when milestones become one of the group', async () => {
    const epic = await seedEpic(db, { group, author });
    const { id } = await milestone('2030-01-01', '2030-01-31');
    const { title } = (await reporter.get(`/projects/${project.id}/milestones/${id}`)).body;
    const second = await seedProject(db, { namespace: group });
    const twin = await api
      .as(people.administrator)
      .post(`/projects/${second.id}/milestones`, { title, start_date: '2029-01-01' });
    const issue = await newIssue({ milestone_id: twin.body.id, epic_id: epic.id }, second);
    expect(await showEpic(epic)).toMatchObject({ start_date: '2029-01-01', due_date: null });
    const promoted = await reporter.post(`/projects/${project.id}/milestones/${id}/promote`);
    expect(promoted.status).toBe(200);
    expect((await showIssue(issue)).milestone).toMatchObject({ id, group_id: group.id });
    expect(await showEpic(epic)).toMatchObject({
      start_date: '2030-01-01',
      due_date: '2030-01-31',
    });
  });
});

describe('labels that become one of the group', () => {
  it('stay on what has them', async () => {
    const second = await seedProject(db, { namespace: group });
    const title = unique('label');
    const [one, twin] = [
      await newIssue({ labels: title }),
      await newIssue({ labels: title }, second),
    ];
    const promoted = await reporter.put(`/projects/${project.id}/labels/${title}/promote`);
    expect(promoted.status).toBe(200);
    for (const issue of [one, twin]) {
      expect((await showIssue(issue)).labels).toEqual([title]);
    }
  });
});

race('an issue that comes to another epic meanwhile is not taken out of it', async () => {
  const [one, other] = [
    await seedEpic(db, { group, author }),
    await seedEpic(db, { group, author }),
  ];
  const pathOf = ({ iid }: { iid: number }) => `/groups/${group.id}/epics/${iid}/issues`;
  for (let times = 0; times < 20; times += 1) {
    const issue = await newIssue();
    const { body } = await reporter.post(`${pathOf(one)}/${issue.id}`);
    const [added, removed] = await Promise.all([
      reporter.post(`${pathOf(other)}/${issue.id}`),
      reporter.delete(`${pathOf(one)}/${String(body.id)}`),
    ]);
    expect(added.status).toBe(201);
    expect([200, 404]).toContain(removed.status);
    expect(await showIssue(issue)).toMatchObject({ epic: { id: other.id } });
  }
});

race('an epic that comes below another one meanwhile is not taken from there', async () => {
  const [one, other] = [
    await seedEpic(db, { group, author }),
    await seedEpic(db, { group, author }),
  ];
  const pathOf = ({ iid }: { iid: number }) => `/groups/${group.id}/epics/${iid}/epics`;
  for (let times = 0; times < 20; times += 1) {
    const child = await seedEpic(db, { group, author, parent_id: one.id });
    const [added, removed] = await Promise.all([
      reporter.post(`${pathOf(other)}/${child.id}`),
      reporter.delete(`${pathOf(one)}/${child.id}`),
    ]);
    expect(added.status).toBe(201);
    expect([200, 404]).toContain(removed.status);
    expect(await showEpic(child)).toMatchObject({ parent_id: other.id });
  }
});
