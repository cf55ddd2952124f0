import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, type EpicSeed, seedEpic, seedGroup } from '#test/support/seed.ts';

const { api, db } = await startApp();
const premium = await startApp({ config: { plan: 'premium' } });
const { group, people } = await projectWorld(db);
const quarry = await seedGroup(db, { visibility: 'private' });
await addMember(db, { group: quarry, user: people.reporter, level: 20 });
await addMember(db, { group: quarry, user: people.developer, level: 10 });
const reporter = api.as(people.reporter);

type Epic = Awaited<ReturnType<typeof seedEpic>>;
const seed = (epic: Partial<EpicSeed> = {}) =>
  seedEpic(db, { group, author: people.owner, ...epic });
const pathOf = ({ group_id, iid }: Epic) => `/groups/${group_id}/epics/${iid}/related_epics`;
const to = (epic: Epic, more: object = {}) => ({
  target_group_id: epic.group_id,
  target_epic_iid: epic.iid,
  ...more,
});
const notesOf = async ({ id }: Epic) => {
  const rows = await db('notes')
    .where({ epic_id: id, system: true })
    .orderBy('id')
    .select<{ body: string }[]>('body');
  return rows.map(({ body }) => body);
};

describe('links between epics', () => {
  const points = [
    ['relates_to', 'relates_to', 'relates_to', 'related to', 'related to'],
    ['blocks', 'blocks', 'is_blocked_by', 'blocking', 'blocked by'],
    ['is_blocked_by', 'is_blocked_by', 'blocks', 'blocked by', 'blocking'],
  ] as const;

  it.each(points)(
    'of type %s are %s from here and %s from there',
    async (link_type, here, there, noteHere, noteThere) => {
      const [epic, other] = [await seed(), await seed({ group: quarry })];
      const made = await reporter.post(pathOf(epic), to(other, { link_type }));
      const [source, target] = link_type === 'is_blocked_by' ? [other, epic] : [epic, other];
      expect(made).toMatchObject({
        status: 201,
        body: {
          source_epic: { id: source.id, iid: source.iid, group_id: source.group_id },
          target_epic: { id: target.id },
          link_type: link_type === 'relates_to' ? 'relates_to' : 'blocks',
        },
      });
      expect(made.body.created_at).toBe(made.body.updated_at);
      const link = {
        related_epic_link_id: made.body.id as number,
        link_created_at: made.body.created_at as string,
        link_updated_at: made.body.updated_at as string,
      };
      const listed = await reporter.get(pathOf(epic));
      expect(listed).toMatchObject({
        status: 200,
        body: [
          {
            ...link,
            id: other.id,
            link_type: here,
            references: { relative: `${quarry.full_path}&${other.iid}` },
          },
        ],
      });
      expect((await reporter.get(pathOf(other))).body).toMatchObject([
        { ...link, id: epic.id, link_type: there },
      ]);
      const [own, far] = [`${group.full_path}&${epic.iid}`, `${quarry.full_path}&${other.iid}`];
      expect(await notesOf(epic)).toEqual([`marked this epic as ${noteHere} ${far}`]);
      expect(await notesOf(other)).toEqual([`marked this epic as ${noteThere} ${own}`]);

      const gone = await reporter.delete(`${pathOf(other)}/${made.body.id}`);
      expect(gone).toMatchObject({
        status: 200,
        body: {
          id: made.body.id,
          source_epic: { id: source.id },
          target_epic: { id: target.id },
          link_type: made.body.link_type,
          created_at: made.body.created_at,
        },
      });
      expect((await reporter.get(pathOf(epic))).body).toEqual([]);
      expect((await notesOf(epic)).at(-1)).toBe(`removed the relation with ${far}`);
      expect((await notesOf(other)).at(-1)).toBe(`removed the relation with ${own}`);
      expect(await reporter.delete(`${pathOf(epic)}/${made.body.id}`)).toMatchObject({
        status: 404,
        body: { message: '404 Not found' },
      });
    },
  );

  it('are made by the path of the group too, and relate unless said otherwise', async () => {
    const [epic, other] = [await seed(), await seed({ group: quarry })];
    const made = await reporter.post(
      pathOf(epic),
      to(other, { target_group_id: quarry.full_path }),
    );
    expect(made).toMatchObject({ status: 201, body: { link_type: 'relates_to' } });
  });

  it('are there once, in whatever direction and type', async () => {
    const [epic, other] = [await seed(), await seed()];
    expect(await reporter.post(pathOf(epic), to(other))).toMatchObject({ status: 201 });
    for (const [from, body] of [
      [epic, to(other)],
      [epic, to(other, { link_type: 'blocks' })],
      [other, to(epic)],
      [other, to(epic, { link_type: 'is_blocked_by' })],
    ] as const) {
      expect(await reporter.post(pathOf(from), body)).toMatchObject({
        status: 409,
        body: { message: 'Epic(s) already assigned' },
      });
    }
  });

  it('are made once by 50 who ask at the same time from both sides', async () => {
    const [epic, other] = [await seed(), await seed()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? reporter.post(pathOf(epic), to(other))
          : reporter.post(pathOf(other), to(epic, { link_type: 'blocks' })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect((await reporter.get(pathOf(epic))).body).toHaveLength(1);
    expect(await notesOf(epic)).toHaveLength(1);
    expect(await notesOf(other)).toHaveLength(1);
  });

  it('are all listed without paging, at most 100', async () => {
    const epic = await seed();
    const others: Epic[] = [];
    for (let index = 0; index < 100; index += 1) others.push(await seed());
    await db('epic_links').insert(
      others.map(({ id }) => ({
        source_id: epic.id,
        target_id: id,
        link_type: 'relates_to',
        created_at: epic.created_at,
        updated_at: epic.created_at,
      })),
    );
    const listed = await reporter.get(pathOf(epic));
    expect(idsOf(listed)).toEqual(others.map(({ id }) => id));
    expect(idsOf(await reporter.get(`${pathOf(epic)}?per_page=2&page=2`))).toEqual([
      others[2]?.id,
      others[3]?.id,
    ]);
    const more = await seed();
    const message = (reference: Epic) =>
      `&${reference.iid} cannot be added: This would exceed the maximum number of linked epics (100).`;
    for (const [from, other] of [
      [epic, more],
      [more, epic],
    ] as const) {
      expect(await reporter.post(pathOf(from), to(other))).toMatchObject({
        status: 422,
        body: { message: message(other) },
      });
    }
  });
});

describe('links that are refused', () => {
  it('are to the epic itself', async () => {
    const epic = await seed();
    expect(await reporter.post(pathOf(epic), to(epic))).toMatchObject({
      status: 422,
      body: { message: `&${epic.iid} cannot be added: cannot be related to itself` },
    });
  });

  it('are to what the caller does not see or may not change', async () => {
    const [epic, far] = [await seed(), await seed({ group: quarry })];
    const hidden = await seed({ group: quarry, confidential: true });
    const developer = api.as(people.developer);
    const owner = api.as(people.owner);
    expect(await owner.post(pathOf(epic), to(far))).toMatchObject({
      status: 404,
      body: { message: '404 Group Not Found' },
    });
    for (const target_epic_iid of [hidden.iid, 999_999]) {
      expect(await developer.post(pathOf(epic), to(far, { target_epic_iid }))).toMatchObject({
        status: 404,
        body: { message: '404 Not found' },
      });
    }
    expect(await developer.post(pathOf(epic), to(far))).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    });
    expect(await reporter.post(pathOf({ ...epic, iid: 999_999 }), to(far))).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it.each([
    [{ target_epic_iid: 1 }, 'target_group_id is missing'],
    [{ target_group_id: 1 }, 'target_epic_iid is missing'],
    [
      { target_group_id: 1, target_epic_iid: 1, link_type: 'likes' },
      'link_type does not have a valid value',
    ],
    [{ target_group_id: 1, target_epic_iid: 'x' }, 'target_epic_iid is invalid'],
  ])('are said as %j', async (body, error) => {
    expect(await reporter.post(pathOf(await seed()), body)).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it.each([
    ['guest', 403],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('are those of a %s, who gets %i', async (who, status) => {
    const [epic, other] = [await seed(), await seed()];
    const made = await reporter.post(pathOf(epic), to(other));
    const as = api.as(people[who]);
    expect(await as.post(pathOf(epic), to(await seed()))).toMatchObject({ status });
    expect(await as.delete(`${pathOf(epic)}/${made.body.id}`)).toMatchObject({ status });
  });

  it('are not taken away by whoever cannot change both', async () => {
    const [epic, far] = [await seed(), await seed({ group: quarry })];
    const hidden = await seed({ group: quarry, confidential: true });
    const open = await reporter.post(pathOf(epic), to(far));
    const secret = await reporter.post(pathOf(epic), to(hidden));
    const developer = api.as(people.developer);
    expect(idsOf(await developer.get(pathOf(epic)))).toEqual([far.id]);
    expect(await developer.delete(`${pathOf(epic)}/${open.body.id}`)).toMatchObject({
      status: 403,
    });
    expect(await developer.delete(`${pathOf(epic)}/${secret.body.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect((await api.as(people.owner).get(pathOf(epic))).body).toEqual([]);
  });

  it('answer 403 without the plan, and 404 while they are switched off', async () => {
    const world = await projectWorld(premium.db);
    const epic = await seedEpic(premium.db, { group: world.group, author: world.people.owner });
    const as = premium.api.as(world.people.owner);
    expect(await as.get(pathOf(epic))).toMatchObject({ status: 403 });
    expect(await as.post(pathOf(epic), to(epic))).toMatchObject({ status: 403 });
    const own = await seed();
    const administrator = api.as(people.administrator);
    await administrator.post('/features/related_epics_widget', { value: 'false' });
    expect(await reporter.get(pathOf(own))).toMatchObject({ status: 404 });
    expect(await reporter.post(pathOf(own), to(await seed()))).toMatchObject({ status: 404 });
    await administrator.delete('/features/related_epics_widget');
    expect(await reporter.get(pathOf(own))).toMatchObject({ status: 200 });
  });
});
