import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, seedProject } from '#test/support/seed.ts';

const { api, db } = await startApp({ config: { plan: 'premium' } });
const { project, people } = await projectWorld(db, { visibility: 'public' });
const reporter = api.as(people.reporter);
const guest = api.as(people.guest);
const path = `/projects/${project.id}/issues`;

async function create(body: object = {}, of = project, as = reporter) {
  const made = await as.post(`/projects/${of.id}/issues`, { title: 'Kiln', ...body });
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number };
}

const to = ({ iid }: { iid: number }, of = project, more: object = {}) => ({
  target_project_id: of.id,
  target_issue_iid: iid,
  ...more,
});

const links = ({ iid }: { iid: number }) => `${path}/${iid}/links`;

describe('links of issues', () => {
  it('are made, seen from both ends, and taken away', async () => {
    const [one, other] = [await create(), await create()];
    const made = await reporter.post(links(one), to(other));
    expect(made).toMatchObject({
      status: 201,
      body: {
        source_issue: { id: one.id },
        target_issue: { id: other.id },
        link_type: 'relates_to',
      },
    });
    const seen = { issue_link_id: made.body.id, link_type: 'relates_to' };
    expect((await guest.get(links(one))).body).toMatchObject([{ id: other.id, ...seen }]);
    expect((await guest.get(links(other))).body).toMatchObject([{ id: one.id, ...seen }]);
    const gone = await reporter.delete(`${links(other)}/${made.body.id}`);
    expect(gone).toMatchObject({ status: 200, body: made.body });
    expect((await guest.get(links(one))).body).toEqual([]);
    const again = await reporter.delete(`${links(one)}/${made.body.id}`);
    expect(again).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    const told = await db('notes').where({ issue_id: one.id, system: true }).orderBy('id');
    expect(told.map(({ body }) => body)).toEqual([
      `marked this issue as related to #${other.iid}`,
      `removed the relation with #${other.iid}`,
    ]);
  });

  it('tell who blocks whom', async () => {
    const [one, other] = [await create(), await create()];
    const made = await reporter.post(
      links(one),
      to(other, project, { link_type: 'is_blocked_by' }),
    );
    expect(made.body).toMatchObject({
      source_issue: { id: other.id },
      target_issue: { id: one.id },
      link_type: 'blocks',
    });
    expect((await reporter.get(links(one))).body).toMatchObject([{ link_type: 'is_blocked_by' }]);
    expect((await reporter.get(links(other))).body).toMatchObject([{ link_type: 'blocks' }]);
  });

  it('are one, whoever asks and from whichever end', async () => {
    const [one, other] = [await create(), await create()];
    const asked = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? reporter.post(links(one), to(other))
        : reporter.post(links(other), to(one, project, { link_type: 'blocks' })),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    const refused = await reporter.post(links(one), to(other));
    expect(refused.body).toEqual({ message: 'Issue(s) already assigned' });
    expect((await reporter.get(links(one))).body).toHaveLength(1);
  });

  it('lead to another issue that the caller may plan', async () => {
    const one = await create();
    const message = `#${one.iid} cannot be added: cannot be related to itself`;
    const itself = await reporter.post(links(one), to(one));
    expect(itself).toMatchObject({ status: 422, body: { message } });
    const missing = await reporter.post(links(one), to({ iid: 999_999 }));
    expect(missing).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    const hidden = await seedProject(db, { visibility: 'private' });
    const nowhere = await reporter.post(links(one), to({ iid: 1 }, hidden));
    expect(nowhere).toMatchObject({ status: 404, body: { message: '404 Project Not Found' } });
    const open = await seedProject(db, { visibility: 'public' });
    const there = await create({}, open);
    const notThere = await reporter.post(links(one), to(there, open));
    const both = "Couldn't link issue. You must have at least the Reporter role in both projects.";
    expect(notThere).toMatchObject({ status: 403, body: { message: both } });
    const wrong = await reporter.post(links(one), to(there, open, { link_type: 'likes' }));
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: 'link_type does not have a valid value' },
    });
  });

  it('hide issues of projects that the caller may not see', async () => {
    const hidden = await seedProject(db, { visibility: 'private' });
    await addMember(db, { project: hidden, user: people.reporter, level: 20 });
    const [one, secret] = [await create(), await create({}, hidden)];
    const made = await reporter.post(links(one), to(secret, hidden));
    expect(made.status).toBe(201);
    expect(idsOf(await reporter.get(links(one)))).toEqual([secret.id]);
    const listed = await guest.get(links(one));
    expect(listed.body).toEqual([]);
    expect(listed.headers['x-total']).toBe('0');
    await addMember(db, { project: hidden, user: people.maintainer, level: 10 });
    const unplanned = await api.as(people.maintainer).delete(`${links(one)}/${made.body.id}`);
    expect(unplanned).toMatchObject({ status: 404, body: { message: 'No Issue Link found' } });
    const developer = api.as(people.developer);
    const kept = await developer.delete(`${links(one)}/${made.body.id}`);
    expect(kept).toMatchObject({ status: 404, body: { message: '404 Not found' } });
  });
});
