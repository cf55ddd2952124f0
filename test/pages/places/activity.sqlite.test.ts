import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { db, api } = app;
const [member, stranger] = [await seedUser(db), await seedUser(db)];
const project = await seedProject(db, { visibility: 'private' });
await addMember(db, { project, user: member, level: 40 });
const as = api.as(member);
const { body } = await as.get(`/projects/${project.id}`);
const root = `/${(body as { readonly path_with_namespace: string }).path_with_namespace}`;
const hostile = '<img src=x onerror=alert(1)>';

const issue = await as.post(`/projects/${project.id}/issues`, { title: hostile });
const { iid } = issue.body as { readonly iid: number };
const note = await as.post(`/projects/${project.id}/issues/${iid}/notes`, { body: 'Too hot' });
const { id: noteId } = note.body as { readonly id: number };

describe('the activity of a project', () => {
  it('leads to what people did', async () => {
    const html = pageText(await (await Visitor.signedIn(app, member)).get(`${root}/-/activity`));
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain(`href="${root}/-/issues/${iid}"`);
    expect(html).toContain(`href="${root}/-/issues/${iid}#note_${noteId}"`);
    expect(html).toContain('Too hot');
  });

  it('is absent for strangers', async () => {
    const visitor = await Visitor.signedIn(app, stranger);
    expect((await visitor.get(`${root}/-/activity`)).status).toBe(404);
  });
});

describe('the profile of a user', () => {
  it('shows what the user did, with its projects, to those who may see them', async () => {
    const html = pageText(await (await Visitor.signedIn(app, member)).get(`/${member.username}`));
    expect(html).toContain('Too hot');
    expect(html).toContain(`href="${root}"`);
    expect(html).toMatch(/[1-9]\d* contributions in the last year/);
  });

  it('shows nothing of hidden projects', async () => {
    for (const visitor of [await Visitor.signedIn(app, stranger), new Visitor(app)]) {
      const html = pageText(await visitor.get(`/${member.username}`));
      expect(html).not.toContain('Too hot');
      expect(html).not.toContain(root);
      expect(html).not.toContain('onerror');
    }
  });
});
