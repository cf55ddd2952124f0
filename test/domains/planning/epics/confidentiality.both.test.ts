import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { type EpicSeed, seedEpic, unique } from '#test/support/seed.ts';
import { operations } from '#test/access/operations.ts';

/** A confidential parent has no open child, however the child is added. */
const { api, db } = await startApp({ connections: racing });
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const author = people.owner;

const seed = (epic: Partial<EpicSeed> = {}) => seedEpic(db, { group, author, ...epic });
const epics = `/groups/${group.id}/epics`;
const issues = `/projects/${project.id}/issues`;
const title = () => unique('kiln');

async function newIssue(body: object = {}): Promise<{ id: number; iid: number }> {
  const made = await reporter.post(issues, { title: title(), ...body });
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number };
}

/** How many open epics and issues are where something confidential is. */
async function exposed(): Promise<number> {
  const children = await db('epics')
    .join('epics as above', 'above.id', 'epics.parent_id')
    .where({ 'above.confidential': true, 'epics.confidential': false })
    .select('epics.id');
  const within = await db('epic_issues')
    .join('epics', 'epics.id', 'epic_issues.epic_id')
    .join('issues', 'issues.id', 'epic_issues.issue_id')
    .where({ 'epics.confidential': true, 'issues.confidential': false })
    .select('issues.id');
  return children.length + within.length;
}

type Body = Readonly<Record<string, unknown>>;
type Send = readonly ['post' | 'put', path: string, body?: Body];

const below = 'A non-confidential epic cannot be assigned to a confidential parent epic';
const into = 'Cannot assign a confidential epic to a non-confidential issue.';

/** Each makes a request that would show what is hidden, and says why it is refused. */
const doors: readonly [name: string, open: () => Promise<Send>, reason: string][] = [
  [
    'createEpic',
    async () => {
      const { id } = await seed({ confidential: true });
      return ['post', epics, { title: title(), parent_id: id, confidential: false }];
    },
    below,
  ],
  [
    'createChildEpic',
    async () => {
      const { iid } = await seed({ confidential: true });
      return ['post', `${epics}/${iid}/epics`, { title: title(), confidential: false }];
    },
    below,
  ],
  [
    'addChildEpic',
    async () => {
      const [above, open] = [await seed({ confidential: true }), await seed()];
      return ['post', `${epics}/${above.iid}/epics/${open.id}`];
    },
    below,
  ],
  [
    'updateEpic',
    async () => {
      const [above, open] = [await seed({ confidential: true }), await seed()];
      return ['put', `${epics}/${open.iid}`, { parent_id: above.id }];
    },
    below,
  ],
  [
    'updateEpic',
    async () => {
      const { id: parent_id } = await seed({ confidential: true });
      const child = await seed({ parent_id, confidential: true });
      return ['put', `${epics}/${child.iid}`, { confidential: false }];
    },
    below,
  ],
  [
    'updateEpic',
    async () => {
      const above = await seed();
      await seed({ parent_id: above.id });
      return ['put', `${epics}/${above.iid}`, { confidential: true }];
    },
    'Cannot make the epic confidential if it contains non-confidential child epics',
  ],
  [
    'updateEpic',
    async () => {
      const epic = await seed();
      await newIssue({ epic_id: epic.id });
      return ['put', `${epics}/${epic.iid}`, { confidential: true }];
    },
    'Cannot make the epic confidential if it contains non-confidential issues',
  ],
  [
    'addEpicIssue',
    async () => {
      const [epic, issue] = [await seed({ confidential: true }), await newIssue()];
      return ['post', `${epics}/${epic.iid}/issues/${issue.id}`];
    },
    into,
  ],
  [
    'createIssue',
    async () => {
      const { id } = await seed({ confidential: true });
      return ['post', issues, { title: title(), epic_id: id }];
    },
    into,
  ],
  [
    'updateIssue',
    async () => {
      const [epic, issue] = [await seed({ confidential: true }), await newIssue()];
      return ['put', `${issues}/${issue.iid}`, { epic_id: epic.id }];
    },
    into,
  ],
  [
    'updateIssue',
    async () => {
      const { id: epic_id } = await seed({ confidential: true });
      const issue = await newIssue({ epic_id, confidential: true });
      return ['put', `${issues}/${issue.iid}`, { confidential: false }];
    },
    'This issue cannot be made public because it belongs to a confidential epic.',
  ],
];

describe('a confidential epic', () => {
  it.each(doors)('accepts nothing open by %s', async (_, open, reason) => {
    const [method, path, body] = await open();
    const answer = await reporter[method](path, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(reason);
    expect(await exposed()).toBe(0);
  });

  it('is asked for by every operation that puts something there, or opens it', () => {
    const placing = (operation: (typeof operations)[number]) =>
      ['child_epic_id', 'epic_issue_id'].some((name) => name in operation.params) ||
      ['parent_id', 'epic_id', 'confidential'].some((name) => operation.properties.includes(name));
    const writing = operations.filter(
      ({ method, pending, id }) =>
        ['POST', 'PUT', 'PATCH'].includes(method) && !pending && !/ByDashPath$|^reorder/.test(id),
    );
    const elsewhere = new Set([
      // Groups have a parent, too; notes and applications are confidential in other ways.
      'createGroup',
      'importGroup',
      'createApplication',
    ]);
    const asked = writing
      .filter(placing)
      .map(({ id }) => id)
      .filter((id) => !elsewhere.has(id) && !/Note$|Discussion/.test(id));
    expect(asked.toSorted()).toEqual([...new Set(doors.map(([name]) => name))].toSorted());
  });

  it('takes what is confidential, and makes new epics below it confidential', async () => {
    const above = await seed({ confidential: true });
    const made = await reporter.post(epics, { title: title(), parent_id: above.id });
    expect(made).toMatchObject({ status: 201, body: { confidential: true } });
    const child = await reporter.post(`${epics}/${above.iid}/epics`, { title: title() });
    expect(child).toMatchObject({ status: 201, body: { confidential: true } });
    const hidden = await seed({ confidential: true });
    const put = await reporter.post(`${epics}/${above.iid}/epics/${hidden.id}`);
    expect(put.status).toBe(201);
    const issue = await newIssue({ confidential: true });
    expect((await reporter.post(`${epics}/${above.iid}/issues/${issue.id}`)).status).toBe(201);
    const both = await newIssue();
    const changed = await reporter.put(`${issues}/${both.iid}`, {
      epic_id: above.id,
      confidential: true,
    });
    expect(changed.status).toBe(200);
    expect(await exposed()).toBe(0);
  });

  it('opens together with leaving, and from above', async () => {
    const above = await seed({ confidential: true });
    const child = await seed({ confidential: true, parent_id: above.id });
    const issue = await newIssue({ epic_id: child.id, confidential: true });
    const left = await reporter.put(`${issues}/${issue.iid}`, { epic_id: 0, confidential: false });
    expect(left).toMatchObject({ status: 200, body: { confidential: false } });
    expect((await reporter.put(`${epics}/${above.iid}`, { confidential: false })).status).toBe(200);
    expect((await reporter.put(`${epics}/${child.iid}`, { confidential: false })).status).toBe(200);
  });

  it('is not understood in commands that would put something open there', async () => {
    const above = await seed({ confidential: true });
    const [issue, epic] = [await newIssue(), await seed()];
    const said = await reporter.post(`${issues}/${issue.iid}/notes`, {
      body: `/epic &${above.iid}`,
    });
    expect(said.status).toBeLessThan(500);
    const notes = `/groups/${group.id}/epics/${epic.id}/notes`;
    await reporter.post(notes, { body: `/parent_epic &${above.iid}` });
    await reporter.post(`/groups/${group.id}/epics/${above.id}/notes`, {
      body: `/child_epic &${epic.iid}`,
    });
    expect(await exposed()).toBe(0);
    const shown = await reporter.get(`${issues}/${issue.iid}`);
    expect(shown.body.epic).toBeNull();
    expect((await reporter.get(`${epics}/${epic.iid}`)).body.parent_id).toBeNull();
  });

  race('is decided by one of two who change both ends at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const epic = await seed();
      const issue = await newIssue({ epic_id: epic.id, confidential: true });
      const child = await seed({ parent_id: epic.id, confidential: true });
      await Promise.all([
        reporter.put(`${epics}/${epic.iid}`, { confidential: true }),
        reporter.put(`${issues}/${issue.iid}`, { confidential: false }),
        reporter.put(`${epics}/${child.iid}`, { confidential: false }),
        reporter.post(`${epics}/${epic.iid}/epics`, { title: title(), confidential: false }),
      ]);
      expect(await exposed()).toBe(0);
    }
  });
});
