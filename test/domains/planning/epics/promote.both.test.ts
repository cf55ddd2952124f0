import { describe, expect } from 'vitest';
import { findProjectFor } from '#src/policy/project-access.ts';
import { createActor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { promoteToEpic } from '#src/domains/planning/epics/promote.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp({ connections: racing });
const { group, project, people } = await projectWorld(db);
const open = await projectWorld(db, { visibility: 'public' });

async function newIssue(body: object = {}, of: Pick<ProjectRow, 'id'> = project) {
  const as = api.as(people.administrator);
  const made = await as.post(`/projects/${of.id}/issues`, { title: 'Second kiln', ...body });
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number; project_id: number };
}

async function promote(user: UserRow, issue: { id: number; project_id: number }, paid = true) {
  const actor = createActor(user, { administrator: true });
  const context = { db, actor, clock: () => new Date(), paid, config: environment.config };
  return promoteToEpic(context, await findProjectFor(db, actor, issue.project_id), issue);
}

const showIssue = async (issue: { iid: number; project_id: number }) =>
  (await api.as(people.administrator).get(`/projects/${issue.project_id}/issues/${issue.iid}`))
    .body;

describe('an issue that becomes an epic', () => {
  it('gives it its content and what was said, and is closed', async () => {
    const reporter = api.as(people.reporter);
    await reporter.post(`/groups/${group.id}/labels`, { name: 'fire', color: '#ff0000' });
    const issue = await newIssue({
      description: 'Bricks first',
      labels: 'fire,own',
      confidential: true,
    });
    const path = `/projects/${project.id}/issues/${issue.iid}`;
    await api.as(people.developer).post(`${path}/notes`, { body: 'Where from?' });
    const epic = await promote(people.reporter, issue);
    const shown = await reporter.get(`/groups/${group.id}/epics/${epic.iid}`);
    expect(shown).toMatchObject({
      status: 200,
      body: {
        title: 'Second kiln',
        description: 'Bricks first',
        confidential: true,
        labels: ['fire'],
        author: { id: people.reporter.id },
        state: 'opened',
      },
    });
    expect(await showIssue(issue)).toMatchObject({
      state: 'closed',
      closed_by: { id: people.reporter.id },
    });
    const said = await reporter.get(`/groups/${group.id}/epics/${epic.id}/notes?sort=asc`);
    expect(said.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          body: 'Where from?',
          author: expect.objectContaining({ id: people.developer.id }) as unknown,
        }),
        expect.objectContaining({
          body: `promoted from issue ${project.path}#${issue.iid}`,
          system: true,
        }),
      ]),
    );
    const told = await reporter.get(`${path}/notes`);
    expect(told.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ body: `promoted to epic &${epic.iid}`, system: true }),
      ]),
    );
    const counts = await db('epics').where('id', epic.id).first<{ user_notes_count: number }>();
    expect(counts.user_notes_count).toBe(1);
  });

  it('may be closed already', async () => {
    const issue = await newIssue();
    const path = `/projects/${project.id}/issues/${issue.iid}`;
    await api.as(people.reporter).put(path, { state_event: 'close' });
    const epic = await promote(people.reporter, issue);
    const row = await db('issues').where('id', issue.id).first<{ promoted_to_epic_id: number }>();
    expect(row.promoted_to_epic_id).toBe(epic.id);
  });

  race('becomes one only, however many ask', async () => {
    const issue = await newIssue();
    const answers = await Promise.allSettled([
      promote(people.reporter, issue),
      promote(people.owner, issue),
      promote(people.developer, issue),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(promote(people.reporter, issue)).rejects.toMatchObject({ status: 403 });
  });

  it('is refused without the plan, and to those who may not', async () => {
    const issue = await newIssue();
    await expect(promote(people.reporter, issue, false)).rejects.toMatchObject({ status: 403 });
    await expect(promote(people.guest, issue)).rejects.toMatchObject({ status: 403 });
    const insider = await seedUser(db);
    await addMember(db, { project, user: insider, level: 40 });
    await expect(promote(insider, issue)).rejects.toMatchObject({ status: 403 });
  });

  it('is no incident, and is nothing confidential in a public group', async () => {
    const incident = await newIssue({ issue_type: 'incident' });
    await expect(promote(people.reporter, incident)).rejects.toMatchObject({ status: 403 });
    const secret = await newIssue({ confidential: true }, open.project);
    await expect(promote(open.people.owner, secret)).rejects.toMatchObject({ status: 403 });
  });

  it('is of a project in a group that is not archived', async () => {
    const user = await seedUser(db);
    const namespace = await personalNamespace(db, user);
    const own = await seedProject(db, { namespace, creator: user });
    const issue = await newIssue({}, own);
    await expect(promote(people.administrator, issue)).rejects.toMatchObject({ status: 403 });
    const old = await seedProject(db, { namespace: group });
    const archived = await newIssue({}, old);
    await db('projects').where('id', old.id).update({ archived: true });
    await expect(promote(people.owner, archived)).rejects.toMatchObject({ status: 403 });
  });
});
