import { expect, it } from 'vitest';
import { bump } from '#src/database/access-revision.ts';
import { racing, startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { othersWait } from '#test/support/others-wait.ts';

const { api, db } = await startApp({ connections: racing });

async function world() {
  const owner = await seedUser(db);
  const member = await seedUser(db);
  const group = await seedGroup(db);
  const target = await seedGroup(db);
  for (const each of [group, target]) await addMember(db, { group: each, user: owner, level: 50 });
  await addMember(db, { group, user: member, level: 30 });
  return { caller: api.as(owner), member, group, target, path: `/groups/${group.id}` };
}

type World = Awaited<ReturnType<typeof world>>;

const changes: readonly (readonly [string, (world: World) => Promise<{ status: number }>])[] = [
  ['a new name', ({ caller, path }) => caller.put(path, { name: unique('Kiln') })],
  [
    'a move',
    ({ caller, path, target }) => caller.post(`${path}/transfer`, { group_id: target.id }),
  ],
  ['a deletion', ({ caller, path }) => caller.delete(path)],
  [
    'a subgroup',
    ({ caller, group }) =>
      caller.post('/groups', { name: 'Glaze', path: 'glaze', parent_id: group.id }),
  ],
  ['a removal', ({ caller, path, member }) => caller.delete(`${path}/members/${member.id}`)],
  [
    'another level',
    ({ caller, path, member }) => caller.put(`${path}/members/${member.id}`, { access_level: 20 }),
  ],
];

it.each(changes)(
  '%s of a group waits for whoever changes rights, and holds nothing',
  async (_, change) => {
    const found = await world();
    let runs = 0;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    // A move of projects into the group takes the same lock. If the deletion held the group meanwhile, both would wait
    // for each other.
    const moving = db.transaction(async (own) => {
      runs += 1;
      await bump(own);
      begin();
      await othersWait(db);
      await own('namespaces').where({ id: found.group.id }).forNoKeyUpdate().first('id');
    });
    await begun;
    const [{ status }] = await Promise.all([change(found), moving]);
    expect([200, 201, 202, 204]).toContain(status);
    expect(runs).toBe(1);
  },
);
