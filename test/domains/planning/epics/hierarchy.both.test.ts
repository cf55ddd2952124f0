import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, type EpicSeed, seedEpic, seedGroup } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { group, people } = await projectWorld(db);
const below = await seedGroup(db, { parent: group, visibility: 'private' });
const elsewhere = await seedGroup(db, { visibility: 'private' });
await addMember(db, { group: elsewhere, user: people.reporter, level: 20 });
const reporter = api.as(people.reporter);
const author = people.owner;

const seed = (epic: Partial<EpicSeed> = {}) => seedEpic(db, { group, author, ...epic });
type Seeded = Awaited<ReturnType<typeof seed>>;
const put = ({ group_id, iid }: Seeded, body: object) =>
  reporter.put(`/groups/${group_id}/epics/${iid}`, body);
const show = async ({ group_id, iid }: Seeded) =>
  (await reporter.get(`/groups/${group_id}/epics/${iid}`)).body;

async function chain(length: number): Promise<Seeded[]> {
  const epics: Seeded[] = [];
  for (let index = 0; index < length; index += 1) {
    epics.push(await seed({ parent_id: epics.at(-1)?.id ?? null }));
  }
  return epics;
}

const tooDeep =
  'This epic cannot be added. One or more epics would exceed the maximum depth (7) from its most distant ancestor.';

describe('the epic above an epic', () => {
  it('is said, changed and taken away', async () => {
    const [one, other] = [await seed(), await seed()];
    const made = await reporter.post(`/groups/${below.id}/epics`, {
      title: 'Kiln',
      parent_id: one.id,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { parent_id: one.id, parent_iid: one.iid },
    });
    expect(made.body._links.parent).toMatch(new RegExp(`/groups/${group.id}/epics/${one.iid}$`));
    const path = `/groups/${below.id}/epics/${made.body.iid}`;
    const moved = await reporter.put(path, { parent_id: other.id });
    expect(moved).toMatchObject({ status: 200, body: { parent_id: other.id } });
    const freed = await reporter.put(path, { parent_id: 0 });
    expect(freed.body).toMatchObject({
      parent_id: null,
      parent_iid: null,
      _links: { parent: null },
    });
    expect((await reporter.put(path, { parent_id: other.id })).body.parent_id).toBe(other.id);
    expect((await reporter.put(path, { parent_id: null })).body.parent_id).toBeNull();
  });

  it('is not itself, nor anything below it', async () => {
    const [top, middle, bottom] = (await chain(3)) as [Seeded, Seeded, Seeded];
    expect(await put(top, { parent_id: top.id })).toMatchObject({
      status: 400,
      body: {
        message: { parent: ['This epic cannot be added. An epic cannot be added to itself.'] },
      },
    });
    for (const parent of [middle, bottom]) {
      expect(await put(top, { parent_id: parent.id })).toMatchObject({
        status: 400,
        body: {
          message: {
            parent: ['This epic cannot be added. It is already an ancestor of the parent epic.'],
          },
        },
      });
    }
  });

  it('has no more than six above it', async () => {
    const seven = await chain(7);
    const last = seven.at(-1) as Seeded;
    const message = { parent: [tooDeep] };
    const made = await reporter.post(`/groups/${group.id}/epics`, {
      title: 'Kiln',
      parent_id: last.id,
    });
    expect(made).toMatchObject({ status: 400, body: { message } });
    const [pair] = (await chain(2)) as [Seeded, Seeded];
    expect(await put(pair, { parent_id: seven[5]?.id })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await put(pair, { parent_id: seven[4]?.id })).toMatchObject({ status: 200 });
  });

  it('is of the same group or one above, and the caller may change it', async () => {
    const epic = await seed();
    const [inOther, inBelow] = [await seed({ group: elsewhere }), await seed({ group: below })];
    for (const parent of [inOther, inBelow]) {
      expect(await put(epic, { parent_id: parent.id })).toMatchObject({
        status: 400,
        body: {
          message: {
            parent: [
              'This epic cannot be added. It must belong to the same group as its parent, or to one below.',
            ],
          },
        },
      });
    }
    const insider = people.stranger;
    await addMember(db, { group: below, user: insider, level: 20 });
    const path = `/groups/${below.id}/epics/${inBelow.iid}`;
    const as = api.as(insider);
    // Members of a group see those above it.
    expect(await as.put(path, { parent_id: epic.id })).toMatchObject({ status: 403 });
    const hidden = await seed({ confidential: true });
    for (const id of [hidden.id, 999_999]) {
      expect(await as.put(path, { parent_id: id })).toMatchObject({
        status: 404,
        body: { message: '404 Epic Not Found' },
      });
    }
    await put(inBelow, { parent_id: hidden.id, confidential: true });
    expect((await as.get(path)).body).toMatchObject({ parent_id: null, parent_iid: null });
    expect(await as.put(path, { parent_id: null })).toMatchObject({ status: 403 });
  });

  race('never closes a circle, whoever is quicker', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await seed(), await seed()];
      const answers = await Promise.all([
        put(one, { parent_id: other.id }),
        put(other, { parent_id: one.id }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });

  it('leaves those below it when it is deleted', async () => {
    const [top, middle, bottom] = (await chain(3)) as [Seeded, Seeded, Seeded];
    const owner = api.as(people.owner);
    expect(await owner.delete(`/groups/${group.id}/epics/${middle.iid}`)).toMatchObject({
      status: 204,
    });
    expect(await show(bottom)).toMatchObject({ parent_id: null });
    expect(await show(top)).toMatchObject({ parent_id: null });
  });
});

describe('days of an epic', () => {
  const fixed = (start: string, due: string) => ({
    start_date_fixed: start,
    start_date_is_fixed: true,
    due_date_fixed: due,
    due_date_is_fixed: true,
  });

  it('are the earliest and the latest of those below, unless they are fixed', async () => {
    const [top, middle, bottom] = (await chain(3)) as [Seeded, Seeded, Seeded];
    const sibling = await seed({ parent_id: top.id });
    await put(bottom, fixed('2030-02-01', '2030-02-20'));
    await put(sibling, fixed('2030-01-01', '2030-01-20'));
    expect(await show(middle)).toMatchObject({
      start_date: '2030-02-01',
      start_date_from_inherited_source: '2030-02-01',
      start_date_from_milestones: null,
      due_date: '2030-02-20',
      end_date: '2030-02-20',
    });
    expect(await show(top)).toMatchObject({ start_date: '2030-01-01', due_date: '2030-02-20' });
    await put(middle, { start_date_fixed: '2029-01-01', start_date_is_fixed: true });
    expect(await show(middle)).toMatchObject({
      start_date: '2029-01-01',
      start_date_from_inherited_source: '2030-02-01',
    });
    expect(await show(top)).toMatchObject({ start_date: '2029-01-01', due_date: '2030-02-20' });
    await put(middle, { start_date_is_fixed: false, parent_id: 0 });
    expect(await show(top)).toMatchObject({ start_date: '2030-01-01', due_date: '2030-01-20' });
    await api.as(people.owner).delete(`/groups/${group.id}/epics/${sibling.iid}`);
    expect(await show(top)).toMatchObject({ start_date: null, due_date: null });
  });

  race('count those of all who change at once', async () => {
    const top = await seed();
    const below = await Promise.all(Array.from({ length: 6 }, () => seed({ parent_id: top.id })));
    await Promise.all(
      below.map((epic, index) => put(epic, fixed(`2030-01-1${index}`, `2030-02-1${index}`))),
    );
    expect(await show(top)).toMatchObject({ start_date: '2030-01-10', due_date: '2030-02-15' });
  });
});
