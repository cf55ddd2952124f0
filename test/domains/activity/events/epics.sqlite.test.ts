import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();

/** The events of epics by the author, as somebody is told of them. */
async function toldTo(who: { id: number } | null, author: { id: number }, more = '') {
  const path = `/users/${author.id}/events?target_type=epic${more}`;
  const { body } = await api.as(who).get(path);
  return (body as { action_name: string; target_title: string }[]).map(
    ({ action_name, target_title }) => `${action_name} ${target_title}`,
  );
}

describe('events of epics', () => {
  it('tell of those who open and close them, to whom these show now', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner, visibility: 'public' });
    const [reporter, guest] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group, user: reporter, level: 20 });
    await addMember(db, { group, user: guest, level: 10 });
    const as = api.as(owner);
    const path = `/groups/${group.id}/epics`;
    const { body: epic } = await as.post(path, { title: 'Fire' });
    await as.put(`${path}/${epic.iid}`, { state_event: 'close' });
    await as.put(`${path}/${epic.iid}`, { state_event: 'reopen' });
    await as.post(path, { title: 'Secret', confidential: true });
    const open = ['opened Fire', 'closed Fire', 'opened Fire'];
    const all = ['opened Secret', ...open];
    for (const [who, told] of [
      [owner, all],
      [reporter, all],
      [guest, open],
      [null, open],
    ] as const) {
      expect(await toldTo(who, owner)).toEqual(told);
    }
    expect(await toldTo(reporter, owner, '&action=closed')).toEqual(['closed Fire']);

    await as.put(`${path}/${epic.iid}`, { confidential: true });
    expect(await toldTo(guest, owner)).toEqual([]);
    expect(await toldTo(reporter, owner)).toEqual(all);
    await as.put(`${path}/${epic.iid}`, { confidential: false });
    expect(await toldTo(null, owner)).toEqual(open);
    expect((await as.put(`/groups/${group.id}`, { visibility: 'private' })).status).toBe(200);
    expect(await toldTo(null, owner)).toEqual([]);
  });
});
