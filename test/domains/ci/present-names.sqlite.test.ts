import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';

/** Attributes that answers have under their present names are taken under these, too. */
const { api, db } = await startApp();
const { project, people } = await projectWorld(db, { visibility: 'public' });

describe('the present name of an attribute', () => {
  it.each(['internal', 'confidential'])(
    'makes a note %s that strangers do not read',
    async (name) => {
      const reporter = api.as(people.reporter);
      const issue = await reporter.post(`/projects/${project.id}/issues`, {
        title: unique('kiln'),
      });
      const notes = `/projects/${project.id}/issues/${issue.body.iid}/notes`;
      const made = await reporter.post(notes, { body: 'for the team', [name]: true });
      expect(made).toMatchObject({ status: 201, body: { internal: true, confidential: true } });
      expect((await api.as(people.stranger).get(notes)).body).toEqual([]);
      const refused = await api.as(people.stranger).post(notes, { body: 'x', [name]: true });
      expect(refused.status).toBe(403);
    },
  );

  it('keeps the jobs of a project to its members', async () => {
    const owner = api.as(people.owner);
    const made = await owner.post('/projects', {
      ...{ name: unique('kiln'), visibility: 'public', public_jobs: false },
    });
    expect(made).toMatchObject({ status: 201, body: { public_jobs: false } });
    const path = `/projects/${made.body.id}`;
    expect((await api.as(people.stranger).get(`${path}/jobs`)).status).toBe(403);
    expect((await owner.put(path, { public_jobs: true })).body.public_jobs).toBe(true);
    const both = await owner.put(path, { public_jobs: true, public_builds: false });
    expect(both.body.public_jobs).toBe(false);
  });
});
