import { describe, expect, it } from 'vitest';
import { purgeAuditEvents } from '#src/domains/activity/audit-events/workers.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const administrator = await seedUser(db, { admin: true });

const changesOf = ({ body }: { readonly body: readonly { details: object }[] }) =>
  body.map(({ details }) => details);

describe('GET /projects/:id/audit_events', () => {
  it('tells maintainers and auditors everything, developers what they did themselves', async () => {
    const { project, people } = await projectWorld(db);
    const path = `/projects/${project.id}/audit_events`;
    const maintainer = api.as(people.maintainer);
    await maintainer.post(`/projects/${project.id}/variables`, { key: 'GLAZE', value: 'celadon' });
    const [event] = (await maintainer.get(path)).body;
    expect(event).toEqual({
      id: expect.any(Number),
      author_id: people.maintainer.id,
      entity_id: project.id,
      entity_type: 'Project',
      details: {
        add: 'ci_variable',
        author_name: people.maintainer.name,
        target_id: expect.any(Number),
        target_type: 'Variable',
        target_details: 'GLAZE',
        entity_path: project.full_path,
      },
      created_at: expect.any(String),
    });
    expect((await maintainer.get(`${path}/${event.id}`)).body).toEqual(event);

    const auditor = await seedUser(db, { auditor: true });
    expect((await api.as(auditor).get(path)).body).toEqual([event]);
    // The user was a maintainer at the time of the event.
    await db('members')
      .where({ source_type: 'Project', source_id: project.id, user_id: people.maintainer.id })
      .update({ access_level: 30 });
    const former = api.as(people.developer);
    expect(await former.get(path)).toMatchObject({ status: 200, body: [] });
    expect((await former.get(`${path}/${event.id}`)).status).toBe(404);
    await db('audit_events').where({ id: event.id }).update({ author_id: people.developer.id });
    expect((await former.get(path)).body).toMatchObject([{ id: event.id }]);
    expect((await former.get(`${path}/${event.id}`)).status).toBe(200);
    expect((await api.as(people.reporter).get(path)).status).toBe(403);
    expect((await maintainer.get(`${path}/x`)).status).toBe(400);
  });
});

describe('GET /audit_events', () => {
  it('tells administrators of everything, or of one kind, or of one thing', async () => {
    const { project, people } = await projectWorld(db);
    const admin = api.as(administrator);
    await api.as(people.maintainer).post(`/projects/${project.id}/triggers`, { description: 'x' });
    await admin.post(`/users/${people.maintainer.id}/emails`, { email: 'p@kiln.example' });
    const of = async (query: string) => (await admin.get(`/audit_events?${query}`)).body;
    const [newest] = await of(`entity_type=Project&entity_id=${project.id}`);
    expect(newest).toMatchObject({ entity_id: project.id, details: { add: 'pipeline_trigger' } });
    expect((await admin.get(`/audit_events/${newest.id}`)).body).toEqual(newest);
    const kinds = (await of('entity_type=Project')).map(
      (event: { entity_type: string }) => event.entity_type,
    );
    expect(new Set(kinds)).toEqual(new Set(['Project']));
    expect(await of('entity_type=Group&entity_id=999999')).toEqual([]);
    const at = encodeURIComponent(newest.created_at);
    expect(await of(`created_after=${at}&created_before=${at}`)).toContainEqual(newest);
    expect(await of('created_before=2001-01-01')).toEqual([]);
    expect(await admin.get('/audit_events?entity_id=1')).toMatchObject({
      status: 400,
      body: { error: 'entity_type is missing' },
    });
    expect((await admin.get('/audit_events?entity_type=Kiln')).status).toBe(400);
    expect((await api.as(people.maintainer).get('/audit_events')).status).toBe(403);
    expect((await api.as(null).get('/audit_events')).status).toBe(401);
  });

  it('forgets what is a year old, at once for readers and soon in the table', async () => {
    const admin = api.as(administrator);
    const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const row = { author_id: 1, entity_type: 'User', entity_id: 77_777, details: '{}' };
    await db('audit_events').insert(
      [366, 364].map((days) => ({ ...row, created_at: before(days) })),
    );
    const listed = await admin.get('/audit_events?entity_type=User&entity_id=77777');
    expect(changesOf(listed)).toHaveLength(1);
    const job = {
      id: '1',
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    for (let run = 0; run < 2; run += 1) {
      await purgeAuditEvents.run({}, { ...environment, log: console as never }, job);
      expect(await db('audit_events').where({ entity_id: 77_777 })).toHaveLength(1);
    }
  });
});
