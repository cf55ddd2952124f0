import { describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedProject } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);

async function create(body: object, of: ProjectRow) {
  const made = await reporter.post(`/projects/${of.id}/issues`, { title: 'Kiln', ...body });
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number };
}

const another = () => seedProject(db, { namespace: group, visibility: 'private' });

describe('the order made by hand', () => {
  it('puts an issue behind one and before another, as often as one likes', async () => {
    const own = await another();
    const issues = `/projects/${own.id}/issues`;
    const ids: number[] = [];
    for (const title of ['a', 'b', 'c', 'd']) ids.push((await create({ title }, own)).id);
    const [a, b, c, d] = ids as [number, number, number, number];
    const listed = async () =>
      idsOf(await reporter.get(`${issues}?order_by=relative_position&sort=asc`));
    const move = async (iid: number, body: object) => {
      const answer = await reporter.put(`${issues}/${iid}/reorder`, body);
      expect(answer.status).toBe(200);
    };
    await move(4, { move_after_id: a });
    expect(await listed()).toEqual([a, d, b, c]);
    await move(3, { move_before_id: a });
    expect(await listed()).toEqual([c, a, d, b]);
    await move(2, { move_after_id: c, move_before_id: a });
    expect(await listed()).toEqual([c, b, a, d]);
    // More often than there is room between two.
    for (let times = 0; times < 12; times += 1) {
      await move(times % 2 === 0 ? 4 : 2, { move_after_id: c });
      expect((await listed())[1]).toBe(times % 2 === 0 ? d : b);
    }
    expect(await listed()).toEqual([c, b, d, a]);
  });

  it('is one order for all projects of a group', async () => {
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const [one, other] = [
      await seedProject(db, { namespace: below, visibility: 'private' }),
      await seedProject(db, { namespace: below, visibility: 'private' }),
    ];
    const [a, b] = [await create({ title: 'a' }, one), await create({ title: 'b' }, one)];
    const [c, d] = [await create({ title: 'c' }, other), await create({ title: 'd' }, other)];
    const listed = async () =>
      idsOf(await reporter.get(`/groups/${below.id}/issues?order_by=relative_position&sort=asc`));
    const move = async (of: { id: number }, { iid }: { iid: number }, body: object) => {
      const answer = await reporter.put(`/projects/${of.id}/issues/${iid}/reorder`, body);
      expect(answer.status).toBe(200);
    };
    await move(other, c, { move_after_id: a.id });
    expect(await listed()).toEqual([a.id, c.id, b.id, d.id]);
    await move(one, b, { move_after_id: a.id, move_before_id: c.id });
    expect(await listed()).toEqual([a.id, b.id, c.id, d.id]);
    for (let times = 0; times < 12; times += 1) {
      const [of, issue, next] = times % 2 === 0 ? [other, d, b] : [one, b, d];
      await move(of, issue, { move_after_id: a.id, move_before_id: next.id });
      expect((await listed()).slice(0, 2)).toEqual([a.id, issue.id]);
    }
    expect(await listed()).toEqual([a.id, b.id, d.id, c.id]);
  });

  it('stays as it was in a group for the issues of projects that no move is about', async () => {
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const projects = [];
    for (let count = 0; count < 3; count += 1) {
      projects.push(await seedProject(db, { namespace: below, visibility: 'private' }));
    }
    const all: { id: number; iid: number; of: ProjectRow }[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const of of projects) all.push({ ...(await create({}, of)), of });
    }
    const list = async (sort: string) =>
      idsOf(
        await reporter.get(`/groups/${below.id}/issues?order_by=relative_position&sort=${sort}`),
      );
    const order = all.map(({ id }) => id);
    expect(await list('asc')).toEqual(order);
    /** Moves the issue that was made as the one of these, behind or in front of the other, and expects it there. */
    const move = async (moved: number, beside: number, where: 'after' | 'before') => {
      const { id, iid, of } = all[moved] as (typeof all)[number];
      const neighbour = all[beside]?.id ?? 0;
      const path = `/projects/${of.id}/issues/${iid}/reorder`;
      const answer = await reporter.put(path, { [`move_${where}_id`]: neighbour });
      expect(answer.status).toBe(200);
      order.splice(order.indexOf(id), 1);
      order.splice(order.indexOf(neighbour) + (where === 'after' ? 1 : 0), 0, id);
      expect(await list('asc')).toEqual(order);
    };
    await move(8, 0, 'after');
    await move(6, 3, 'before');
    await move(1, 5, 'after');
    await move(0, 8, 'after');
    await move(7, 4, 'before');
    const placed = order.filter((id) => [8, 6, 1, 0, 7].some((at) => all[at]?.id === id));
    const rest = order.filter((id) => !placed.includes(id));
    expect(await list('desc')).toEqual([...placed.toReversed(), ...rest.toReversed()]);
    const { body: fresh } = await reporter.post(`/projects/${projects[0]?.id}/issues`, {
      title: 'Last',
    });
    expect((await list('asc')).at(-1)).toBe(fresh.id);
  });

  it('has issues last that are made after many moves to its end, and between neighbours', async () => {
    const own = await another();
    const issues = `/projects/${own.id}/issues`;
    const list = async () =>
      idsOf(await reporter.get(`${issues}?order_by=relative_position&sort=asc`));
    const order: { id: number; iid: number }[] = [];
    for (let count = 0; count < 4; count += 1) order.push(await create({}, own));
    const moveFirstBehind = async (place: number) => {
      const [first] = order.splice(0, 1) as [{ id: number; iid: number }];
      const move_after_id = order[place - 1]?.id;
      const answer = await reporter.put(`${issues}/${first.iid}/reorder`, { move_after_id });
      expect(answer.status).toBe(200);
      order.splice(place, 0, first);
    };
    for (let count = 0; count < 100; count += 1) await moveFirstBehind(3);
    expect(await list()).toEqual(order.map(({ id }) => id));
    for (let count = 0; count < 40; count += 1) await moveFirstBehind(2);
    expect(await list()).toEqual(order.map(({ id }) => id));
    order.push(await create({}, own));
    expect(await list()).toEqual(order.map(({ id }) => id));
  });

  it('has unplaced issues last in both directions, whatever places the others have', async () => {
    const own = await another();
    const issues = `/projects/${own.id}/issues`;
    const made = [];
    for (const title of ['a', 'b', 'c', 'd']) made.push((await create({ title }, own)).id);
    const [a, b, c, d] = made as [number, number, number, number];
    await db('issues').where({ id: a }).update({ relative_position: -2_000 });
    await db('issues').where({ id: b }).update({ relative_position: 7 });
    const list = async (sort: string) =>
      idsOf(await reporter.get(`${issues}?order_by=relative_position&sort=${sort}`));
    expect(await list('asc')).toEqual([a, b, c, d]);
    expect(await list('desc')).toEqual([b, a, d, c]);
  });

  it('knows only issues that the caller plans, of the same group', async () => {
    const own = await another();
    const { iid } = await create({}, own);
    const far = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group: far, user: people.reporter, level: 20 });
    const elsewhere = await create({}, await seedProject(db, { namespace: far }));
    const closed = await another();
    const kept = await create({}, closed);
    await db('projects').where({ id: closed.id }).update({ archived: true });
    const order = `/projects/${own.id}/issues/${iid}/reorder`;
    for (const body of [
      { move_after_id: elsewhere.id },
      { move_after_id: kept.id },
      { move_before_id: 999_999 },
    ]) {
      expect(await reporter.put(order, body)).toMatchObject({
        status: 422,
        body: { message: { error: 'Unprocessable Entity' } },
      });
    }
    expect((await reporter.put(order, {})).status).toBe(400);
    const guest = await api.as(people.guest).put(order, { move_after_id: elsewhere.id });
    expect(guest.status).toBe(403);
  });
});
