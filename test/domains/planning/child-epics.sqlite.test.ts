import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, type EpicSeed, seedEpic, seedGroup } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { group, people } = await projectWorld(db);
const below = await seedGroup(db, { parent: group, visibility: 'private' });
const elsewhere = await seedGroup(db, { visibility: 'private' });
await addMember(db, { group: elsewhere, user: people.reporter, level: 20 });
await addMember(db, { group: elsewhere, user: people.developer, level: 10 });
const reporter = api.as(people.reporter);

const seed = (epic: Partial<EpicSeed> = {}) =>
  seedEpic(db, { group, author: people.owner, ...epic });

describe.each(['epics', '-/epics'])('epics below an epic, by %s', (way) => {
  const pathOf = ({ iid }: { iid: number }) => `/groups/${group.id}/${way}/${iid}/epics`;

  it('are made, added, listed in their order, moved and taken away', async () => {
    const epic = await seed();
    const path = pathOf(epic);
    const made = await reporter.post(path, { title: 'Bricks', confidential: true });
    expect(made).toMatchObject({
      status: 201,
      body: { title: 'Bricks', confidential: true, parent_id: epic.id, parent_iid: epic.iid },
    });
    const page = `/groups/${group.full_path}/-/epics`;
    expect(made.body).toMatchObject({
      has_children: false,
      has_issues: false,
      reference: `&${made.body.iid}`,
      url: expect.stringMatching(`${page}/${made.body.iid}$`),
      relation_url: expect.stringMatching(`${page}/${epic.iid}/links/${made.body.id}$`),
    });
    const [second, third] = [await seed({ group: below }), await seed()];
    for (const { id } of [second, third]) {
      expect(await reporter.post(`${path}/${id}`)).toMatchObject({
        status: 201,
        body: { id, parent_id: epic.id },
      });
    }
    const first = made.body as { id: number };
    expect(idsOf(await reporter.get(path))).toEqual([first.id, second.id, third.id]);
    // Guests do not see confidential epics.
    const seen = await api.as(people.guest).get(path);
    expect(idsOf(seen)).toEqual([second.id, third.id]);
    expect(seen.headers['x-total']).toBe('2');
    const moved = await reporter.put(`${path}/${third.id}`, { move_before_id: first.id });
    expect([moved.status, idsOf(moved)]).toEqual([200, [first.id, third.id, second.id]]);
    const again = await reporter.put(`${path}/${second.id}`, { move_after_id: first.id });
    expect(idsOf(again)).toEqual([second.id, first.id, third.id]);
    expect(await reporter.delete(`${path}/${first.id}`)).toMatchObject({
      status: 200,
      body: { id: first.id, parent_id: null },
    });
    expect(idsOf(await reporter.get(path))).toEqual([second.id, third.id]);
    expect(await reporter.delete(`${path}/${first.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it('leave the epic that was above them before', async () => {
    const [one, other, child] = [await seed(), await seed(), await seed()];
    await reporter.post(`${pathOf(one)}/${child.id}`);
    expect(await reporter.post(`${pathOf(other)}/${child.id}`)).toMatchObject({ status: 201 });
    expect((await reporter.get(pathOf(one))).body).toEqual([]);
    expect(await reporter.post(`${pathOf(other)}/${child.id}`)).toMatchObject({
      status: 409,
      body: { message: 'Epic(s) already assigned' },
    });
  });

  it('are refused where they cannot be below it', async () => {
    const epic = await seed();
    const [far, hidden] = [await seed({ group: elsewhere }), await seed({ confidential: true })];
    for (const id of [epic.id, far.id]) {
      const answer = await reporter.post(`${pathOf(epic)}/${id}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { message: { parent: [expect.any(String)] } },
      });
    }
    expect(await reporter.post(`${pathOf(epic)}/999999`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect(await api.as(people.developer).post(`${pathOf(epic)}/${far.id}`)).toMatchObject({
      status: 403,
    });
    expect(await api.as(people.guest).post(`${pathOf(epic)}/${hidden.id}`)).toMatchObject({
      status: 403,
    });
    for (const path of [pathOf(hidden), pathOf({ iid: 999_999 })]) {
      expect(await api.as(people.guest).get(path)).toMatchObject({
        status: 404,
        body: { message: '404 Not found' },
      });
    }
    expect(await reporter.post(pathOf({ iid: 999_999 }), { title: 'Kiln' })).toMatchObject({
      status: 404,
    });
    expect(await reporter.post(pathOf(epic), { title: ' ' })).toMatchObject({
      status: 400,
      body: { message: { title: ["can't be blank"] } },
    });
  });

  it('are not moved beside strangers', async () => {
    const [epic, other] = [await seed(), await seed()];
    const child = await seed({ parent_id: epic.id });
    const message = { error: 'Epic could not be moved!' };
    for (const body of [{ move_before_id: other.id }, { move_after_id: child.id }]) {
      expect(await reporter.put(`${pathOf(epic)}/${child.id}`, body)).toMatchObject({
        status: 400,
        body: { message },
      });
    }
    expect(await reporter.put(`${pathOf(epic)}/${child.id}`, {})).toMatchObject({ status: 400 });
    expect(
      await reporter.put(`${pathOf(epic)}/${other.id}`, { move_before_id: child.id }),
    ).toMatchObject({ status: 404 });
  });
});
