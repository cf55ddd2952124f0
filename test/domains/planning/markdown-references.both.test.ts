import { describe, expect, it } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { racing, startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedEpic, seedProject, seedUser } from '#test/support/seed.ts';
import { statementsOf } from '#test/support/plans.ts';

const { api, db, git, origin } = await startApp({ connections: racing });
const { group, project, people } = await projectWorld(db, { git });
const reporter = api.as(people.reporter);
const path = project.full_path;

const render = async (text: string, caller = reporter, at: string | null = path) => {
  const body = { text, gfm: true, ...(at !== null && { project: at }) };
  const answer = await caller.post('/markdown', body);
  expect(answer.status).toBe(201);
  return (answer.body.html as string).replace(/^<p dir="auto">(.*)<\/p>$/s, '$1');
};
const link = (page: string, kind: string, label: string, title?: string) => {
  const shown = title === undefined ? '' : ` title="${title}"`;
  return `<a href="${origin}/${page}"${shown} class="gfm gfm-${kind}">${label}</a>`;
};
const issueIn = async ({ id }: { id: number }, body: object = {}, as = reporter) => {
  const made = await as.post(`/projects/${id}/issues`, { title: 'Fire', ...body });
  expect(made.status).toBe(201);
  return made.body;
};

describe('references of a text in a project', () => {
  it('lead to issues, in short, relative and full form and by address', async () => {
    const { iid } = await issueIn(project, { title: 'Too "hot" <b>' });
    const beside = await seedProject(db, { namespace: group });
    await issueIn(beside);
    const page = `${path}/-/issues/${iid}`;
    const title = 'Too &quot;hot&quot; &lt;b&gt;';
    const here = link(page, 'issue', `#${iid}`, title);
    expect(await render(`#${iid}, ${path}#${iid}.`)).toBe(`${here}, ${here}.`);
    expect(await render(`(${project.path.toUpperCase()}#${iid})`)).toBe(`(${here})`);
    expect(await render(`${origin}/${page}#note_1`)).toBe(here);
    const other = link(`${beside.full_path}/-/issues/1`, 'issue', `${beside.path}#1`, 'Fire');
    expect(await render(`${beside.path}#1 ${beside.full_path}#1`)).toBe(`${other} ${other}`);
    const full = link(page, 'issue', `${path}#${iid}`, title);
    expect(await render(`#${iid} ${path}#${iid}`, reporter, null)).toBe(`#${iid} ${full}`);
  });

  it('stay text where there is nothing', async () => {
    const text = 'See #999, a/b#1, !1, a/b!1, &amp;9, %9, %none, ~none, $1, 0123456.';
    expect(await render(text)).toBe(text);
    const address = `${origin}/${path}/-/issues/999`;
    expect(await render(address)).toBe(
      `<a href="${address}" rel="nofollow noreferrer noopener">${address}</a>`,
    );
  });

  it('tell nothing of what the reader may not see', async () => {
    const { iid } = await issueIn(project, { confidential: true, title: 'Hidden' });
    const text = `#${iid}`;
    expect(await render(text)).toContain('Hidden');
    expect(await render(text, api.as(people.guest))).toBe(text);
    expect(await render(text, api.as(people.administrator))).toContain('Hidden');
    const assigned = await issueIn(project, {
      confidential: true,
      assignee_ids: [people.guest.id],
    });
    expect(await render(`#${assigned.iid}`, api.as(people.guest))).toContain('<a');

    const open = await seedProject(db);
    const secret = `${path}#1 ${path}%v1 ${path}~heat ${group.full_path}&amp;1 ${path}@0123456`;
    for (const caller of [api, api.as(people.stranger), api.as(people.external)]) {
      expect(await render(secret, caller, open.full_path)).toBe(secret);
    }
    const closed = await seedProject(db, { issues_access_level: 'private' });
    const member = await seedUser(db);
    await addMember(db, { project: closed, user: member, level: 20 });
    await issueIn(closed, {}, api.as(member));
    expect(await render('#1', api.as(member), closed.full_path)).toContain('<a');
    expect(await render('#1', api.as(people.stranger), closed.full_path)).toBe('#1');
  });

  it('lead to milestones by number and title, of the project and of the groups above', async () => {
    const made = await reporter.post(`/projects/${project.id}/milestones`, { title: 'Fire now' });
    const above = await reporter.post(`/groups/${group.id}/milestones`, { title: 'v1.0' });
    const own = link(`${path}/-/milestones/${made.body.iid}`, 'milestone', '%Fire now');
    expect(await render(`%${made.body.iid} %"Fire now"`)).toBe(`${own} ${own}`);
    const page = `groups/${group.full_path}/-/milestones/${above.body.iid}`;
    expect(await render('%v1.0, %v1')).toBe(`${link(page, 'milestone', '%v1.0')}, %v1`);
    const beside = await seedProject(db, { namespace: group });
    expect(await render(`${project.path}%"Fire now"`, reporter, beside.full_path)).toBe(
      link(`${path}/-/milestones/${made.body.iid}`, 'milestone', `${project.path}%Fire now`),
    );
    expect(await render('%"Fire now"', reporter, beside.full_path)).toBe('%&quot;Fire now&quot;');
    expect(await render(`%${made.body.iid}`, reporter, beside.full_path)).toBe(`%${made.body.iid}`);
  });

  it('lead to labels by id and title, of the project and of the groups above', async () => {
    const color = '#123456';
    const description = 'Too "hot"\nnow';
    const own = { name: 'two words', color, description };
    const made = await reporter.post(`/projects/${project.id}/labels`, own);
    const above = await reporter.post(`/groups/${group.id}/labels`, { name: 'a::b', color });
    const page = (title: string) => `${path}/-/issues?label_name=${encodeURIComponent(title)}`;
    const label = link(page('two words'), 'label', '~&quot;two words&quot;', 'Too &quot;hot&quot;');
    expect(await render(`~"two words" ~${made.body.id}`)).toBe(`${label} ${label}`);
    const scoped = link(page('a::b'), 'label', '~a::b');
    expect(await render(`~a::b. ~${above.body.id}, ~A::b`)).toBe(`${scoped}. ${scoped}, ~A::b`);
    const elsewhere = await seedProject(db, { visibility: 'public' });
    const foreign = api.as(people.administrator);
    expect(await render(`~a::b ~${made.body.id}`, foreign, elsewhere.full_path)).toBe(
      `~a::b ~${made.body.id}`,
    );
  });

  it('lead to epics of the group and of others', async () => {
    const { iid } = await seedEpic(db, { group, author: people.owner, title: 'Kilns' });
    const hidden = await seedEpic(db, { group, author: people.owner, confidential: true });
    const page = `groups/${group.full_path}/-/epics/${iid}`;
    const epic = link(page, 'epic', `&amp;${iid}`, 'Kilns');
    expect(await render(`&${iid} ${group.full_path}&${iid}`)).toBe(`${epic} ${epic}`);
    expect(await render(`${origin}/${page}`)).toBe(epic);
    expect(await render(`&${hidden.iid}`)).toContain('<a');
    expect(await render(`&${hidden.iid}`, api.as(people.guest))).toBe(`&amp;${hidden.iid}`);
    const elsewhere = await seedProject(db);
    expect(await render(`${group.full_path}&${iid}`, reporter, elsewhere.full_path)).toBe(
      link(page, 'epic', `${group.full_path}&amp;${iid}`, 'Kilns'),
    );
  });

  it('lead to commits that the reader may read', async () => {
    const sha = await resolveRef(git.repository(project.id), 'main');
    if (sha === null) throw new Error('there is no commit');
    const short = sha.slice(0, 8);
    const [commit] = (await reporter.get(`/projects/${project.id}/repository/commits`)).body;
    const page = `${path}/-/commit/${sha}`;
    const shown = link(page, 'commit', short, commit.title);
    expect(await render(`${sha} ${short} ${path}@${short}`)).toBe(`${shown} ${shown} ${shown}`);
    expect(await render(`${origin}/${page}`)).toBe(shown);
    const foreign = link(page, 'commit', `${path}@${short}`, commit.title);
    expect(await render(`${short} ${path}@${short}`, reporter, null)).toBe(`${short} ${foreign}`);
    // Guests of a private project read no repository.
    expect(await render(short, api.as(people.guest))).toBe(short);
    const developer = api.as(people.developer);
    const branch = { branch: '0123456789', ref: 'main' };
    expect(
      await developer.post(`/projects/${project.id}/repository/branches`, branch),
    ).toMatchObject({ status: 201 });
    expect(await render('0123456789')).toBe('0123456789');
  });

  it('are looked up in few queries, however many there are', async () => {
    const text = Array.from(
      { length: 400 },
      (_, index) => `#${index} ~l${index} %m${index} &${index} @u${index} g${index}/p#1`,
    ).join(' ');
    const { iid } = await issueIn(project);
    const sent = await statementsOf(db, async () => {
      expect(await render(`#${iid} ${text}`)).toContain(`/issues/${iid}"`);
    });
    expect(sent.length).toBeLessThanOrEqual(20);
  });
});
