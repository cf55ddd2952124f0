import { beforeAll, describe, expect, it } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();
const { group, project, people } = await projectWorld(db, { git });
const reporter = api.as(people.reporter);
const developer = api.as(people.developer);

interface Issue {
  readonly id: number;
  readonly iid: number;
  readonly project_id: number;
}

async function issueIn({ id }: { id: number }, body: object = {}, as = reporter): Promise<Issue> {
  const made = await as.post(`/projects/${id}/issues`, { title: 'Kiln', ...body });
  expect(made.status).toBe(201);
  return made.body;
}

/** The system notes on an issue about mentions of it, the oldest first. */
async function mentionsOn({ project_id, iid }: Issue, as = reporter): Promise<string[]> {
  const path = `/projects/${project_id}/issues/${iid}/notes?sort=asc&activity_filter=only_activity`;
  const answer = await as.get(path);
  expect(answer.status).toBe(200);
  const bodies = (answer.body as { body: string; system: boolean }[]).map(({ body }) => body);
  expect(answer.headers['x-total']).toBe(String(bodies.length));
  return bodies.filter((body) => body.startsWith('mentioned'));
}

describe('an issue that mentions others', () => {
  it('leaves a note on each of them, once', async () => {
    const [first, second] = [await issueIn(project), await issueIn(project)];
    const description = `See #${first.iid}, #${first.iid} and \`#${second.iid}\`.`;
    const source = await issueIn(project, { description });
    const told = `mentioned in issue #${source.iid}`;
    expect(await mentionsOn(first)).toEqual([told]);
    expect(await mentionsOn(second)).toEqual([]);
    const path = `/projects/${project.id}/issues/${source.iid}`;
    await reporter.put(path, { description: `#${first.iid} #${second.iid} #${source.iid}` });
    await reporter.put(path, { title: `Like #${second.iid}` });
    await reporter.post(`${path}/notes`, { body: `again #${first.iid}` });
    expect(await mentionsOn(first)).toEqual([told]);
    expect(await mentionsOn(second)).toEqual([told]);
    expect(await mentionsOn(source)).toEqual([]);
  });

  it('does so by its title and by its notes', async () => {
    const [first, second] = [await issueIn(project), await issueIn(project)];
    const source = await issueIn(project, { title: `After #${first.iid}` });
    expect(await mentionsOn(first)).toEqual([`mentioned in issue #${source.iid}`]);
    const path = `/projects/${project.id}/issues/${source.iid}/notes`;
    const note = await reporter.post(path, { body: 'nothing' });
    await reporter.put(`${path}/${note.body.id}`, { body: `something: #${second.iid}` });
    expect(await mentionsOn(second)).toEqual([`mentioned in issue #${source.iid}`]);
  });

  it('is named as it is written in the project of the other', async () => {
    const beside = await seedProject(db, { namespace: group });
    const elsewhere = await seedProject(db);
    const [near, far] = [await issueIn(beside), await issueIn(elsewhere)];
    const description = `${beside.path}#${near.iid} ${elsewhere.full_path}#${far.iid}`;
    const source = await issueIn(project, { description });
    expect(await mentionsOn(near)).toEqual([`mentioned in issue ${project.path}#${source.iid}`]);
    expect(await mentionsOn(far)).toEqual([
      `mentioned in issue ${project.full_path}#${source.iid}`,
    ]);
  });

  it('leaves nothing on what its author may not see', async () => {
    const hidden = await issueIn(project, { confidential: true });
    const open = await seedProject(db);
    const description = `${project.full_path}#${hidden.iid}`;
    await issueIn(open, { description }, api.as(people.guest));
    await issueIn(open, { description }, api.as(people.stranger));
    expect(await mentionsOn(hidden)).toEqual([]);
  });

  it('is told of to those alone who may see it', async () => {
    const open = await seedProject(db);
    const target = await issueIn(open);
    const description = `${open.full_path}#${target.iid}`;
    const inside = await issueIn(project, { description });
    const secret = await issueIn(project, { description, confidential: true });
    const both = [inside, secret].map(
      ({ iid }) => `mentioned in issue ${project.full_path}#${iid}`,
    );
    expect(await mentionsOn(target)).toEqual(both);
    expect(await mentionsOn(target, api.as(people.guest))).toEqual(both.slice(0, 1));
    for (const caller of [api, api.as(people.stranger)]) {
      expect(await mentionsOn(target, caller)).toEqual([]);
      const discussions = await caller.get(`/projects/${open.id}/issues/${target.iid}/discussions`);
      expect(JSON.stringify(discussions.body)).not.toContain('mentioned');
    }
    const path = `/projects/${project.id}/issues/${inside.iid}`;
    await reporter.put(path, { confidential: true });
    expect(await mentionsOn(target, api.as(people.guest))).toEqual([]);
  });

  it('leaves nothing by a confidential note', async () => {
    const target = await issueIn(project);
    const source = await issueIn(project);
    const path = `/projects/${project.id}/issues/${source.iid}/notes`;
    const note = { body: `#${target.iid}`, confidential: true };
    expect(await reporter.post(path, note)).toMatchObject({ status: 201 });
    expect(await mentionsOn(target)).toEqual([]);
  });

  it('and epics mention each other', async () => {
    const target = await issueIn(project);
    const owner = api.as(people.owner);
    const epic = await owner.post(`/groups/${group.id}/epics`, {
      title: 'Kilns',
      description: `${project.path}#${target.iid}`,
    });
    expect(epic.status).toBe(201);
    expect(await mentionsOn(target)).toEqual([`mentioned in epic &${epic.body.iid}`]);
    const source = await issueIn(project, { description: `&${epic.body.iid}` });
    const notes = await reporter.get(`/groups/${group.id}/epics/${epic.body.id}/notes`);
    expect(notes.body.map(({ body }: { body: string }) => body)).toEqual([
      `mentioned in issue ${project.path}#${source.iid}`,
    ]);
  });

  it('may be hostile', async () => {
    const target = await issueIn(project);
    for (const piece of ['[', '#', '@', '/', '- ', '> ', '`', '~"', 'a/', '&', '#9999 ', '<!--']) {
      const description = `#${target.iid} ${piece.repeat(Math.floor(990_000 / JSON.stringify(piece).length))}`;
      const made = await reporter.post(`/projects/${project.id}/issues`, {
        title: 'Hostile',
        description,
      });
      expect(made.status).toBe(201);
    }
    expect(await mentionsOn(target)).toHaveLength(12);
  });
});

describe('a pushed commit', () => {
  let count = 0;
  beforeAll(() => environment.workers.start());

  interface Where {
    readonly branch?: string;
    readonly as?: typeof developer;
    readonly to?: { readonly id: number };
    readonly start?: string;
  }

  async function commit(
    message: string,
    { branch = 'main', as = developer, to = project, start = '' }: Where = {},
  ): Promise<string> {
    const actions = [{ action: 'create', file_path: `f${(count += 1)}`, content: message }];
    const body = {
      ...{ branch, commit_message: message, actions },
      ...(start !== '' && { start_branch: start }),
    };
    const made = await as.post(`/projects/${to.id}/repository/commits`, body);
    expect(made.status).toBe(201);
    await environment.workers.idle();
    return made.body.id;
  }
  const stateOf = async ({ project_id, iid }: Issue) =>
    (await reporter.get(`/projects/${project_id}/issues/${iid}`)).body.state;

  it('leaves a note on the issues that it mentions, once', async () => {
    const target = await issueIn(project);
    const id = await commit(`Mend the door\n\nSee #${target.iid} and #${target.iid}.`);
    expect(await mentionsOn(target)).toEqual([`mentioned in commit ${id}`]);
    const branch = { branch: unique('again'), ref: 'main' };
    await developer.post(`/projects/${project.id}/repository/branches`, branch);
    await environment.workers.idle();
    expect(await mentionsOn(target)).toEqual([`mentioned in commit ${id}`]);
    expect(await stateOf(target)).toBe('opened');
  });

  it('leaves a note on the issues that comments on it mention', async () => {
    const [target, quoted] = [await issueIn(project), await issueIn(project)];
    const id = await commit('Paint the door');
    const path = `/projects/${project.id}/repository/commits/${id}/comments`;
    const note = `As in #${target.iid}, not \`#${quoted.iid}\`.`;
    for (let time = 0; time < 2; time += 1) {
      expect((await developer.post(path, { note })).status).toBe(201);
      await environment.workers.idle();
    }
    expect(await mentionsOn(target)).toEqual([`mentioned in commit ${id}`]);
    expect(await mentionsOn(quoted)).toEqual([]);
  });

  it('closes issues when it reaches the default branch', async () => {
    const [first, second, third] = [
      await issueIn(project),
      await issueIn(project),
      await issueIn(project),
    ];
    const branch = unique('fix');
    const message = `Closes #${first.iid}, #${second.iid}. See #${third.iid}`;
    const id = await commit(message, { branch, start: 'main' });
    expect(await stateOf(first)).toBe('opened');
    expect(await mentionsOn(first)).toEqual([`mentioned in commit ${id}`]);

    await commit(`Fixes issue #${second.iid}`);
    expect(await stateOf(first)).toBe('opened');
    const closed = await reporter.get(`/projects/${project.id}/issues/${second.iid}`);
    expect(closed.body).toMatchObject({
      state: 'closed',
      closed_by: { id: people.developer.id },
    });
    const events = await reporter.get(
      `/projects/${project.id}/issues/${second.iid}/resource_state_events`,
    );
    expect(events.body).toMatchObject([{ state: 'closed', user: { id: people.developer.id } }]);
    expect(await stateOf(third)).toBe('opened');
  });

  it('closes nothing where the project does not want it', async () => {
    const target = await issueIn(project);
    const set = (autoclose_referenced_issues: boolean) =>
      api.as(people.maintainer).put(`/projects/${project.id}`, { autoclose_referenced_issues });
    await set(false);
    await commit(`Closes #${target.iid}`);
    expect(await stateOf(target)).toBe('opened');
    expect(await mentionsOn(target)).toHaveLength(1);
    await set(true);
    await commit(`Closes #${target.iid}`);
    expect(await stateOf(target)).toBe('closed');
  });

  it('does no more than whoever pushed it may do', async () => {
    const open = await seedProject(db);
    const target = await issueIn(open);
    const hidden = await issueIn(project, { confidential: true });
    const { id } = await seedProject(db, { git, readme: true });
    const author = await seedUser(db);
    await addMember(db, { project: { id }, user: author, level: 30 });
    const as = api.as(author);
    const message = `Closes ${open.full_path}#${target.iid} and ${project.full_path}#${hidden.iid}`;
    await commit(message, { as, to: { id } });
    expect(await stateOf(target)).toBe('opened');
    expect(await mentionsOn(target)).toHaveLength(1);
    expect(await mentionsOn(hidden)).toEqual([]);
    await db('issues').where({ id: target.id }).update({ author_id: author.id });
    await commit(message, { as, to: { id } });
    expect(await stateOf(target)).toBe('closed');
  });

  it('of a private project is told of to those alone who may read it', async () => {
    const open = await seedProject(db);
    const target = await issueIn(open);
    const id = await commit(`See ${open.full_path}#${target.iid}`);
    const told = `mentioned in commit ${project.full_path}@${id}`;
    expect(await mentionsOn(target)).toEqual([told]);
    expect(await mentionsOn(target, api.as(people.administrator))).toEqual([told]);
    // Guests of a private project read no commits.
    for (const who of ['guest', 'stranger'] as const) {
      expect(await mentionsOn(target, api.as(people[who]))).toEqual([]);
    }
    expect(await mentionsOn(target, api)).toEqual([]);
  });

  it('is one of many that are read together', async () => {
    const target = await issueIn(project);
    const branch = unique('many');
    const first = await commit(`One for #${target.iid}`, { branch, start: 'main' });
    const second = await commit(`Two for #${target.iid}, closes #${target.iid}`, { branch });
    await db('notes').where({ issue_id: target.id }).delete();
    const { refsMoved } = await import('#src/domains/core/repositories/events.ts');
    const { publish } = await import('#src/domain-events/publish.ts');
    const main = await resolveRef(git.repository(project.id), 'main');
    const move = { refType: 'branch', name: 'main', before: main, after: second } as const;
    const facts = {
      ...{ project, by: toUnknownRequest(people.developer.id), at: new Date(), again: false },
      ...{ refreshAt: new Date(), moves: [{ ...move, commits: { count: 2, title: null } }] },
    };
    await db.transaction((db) => publish(db, refsMoved(facts)));
    await environment.workers.idle();
    expect(await mentionsOn(target)).toEqual(
      [first, second].map((id) => `mentioned in commit ${id}`),
    );
    expect(await stateOf(target)).toBe('closed');
  });
});
