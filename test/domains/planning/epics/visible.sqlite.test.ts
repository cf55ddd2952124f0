import { describe, expect, it } from 'vitest';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { createActor } from '#src/records/actor.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedEpic, seedGroup, seedUser, shareGroup } from '#test/support/seed.ts';

const { db } = await startApp();

async function epicsIn(visibility: 'private' | 'internal' | 'public') {
  const world = await projectWorld(db, { visibility });
  const { group, people } = world;
  const invited = await seedGroup(db);
  await shareGroup(db, group, { with: invited, level: 20 });
  const [guestOfShare, reporterOfShare, minimal] = [
    await seedUser(db),
    await seedUser(db),
    await seedUser(db),
  ];
  await addMember(db, { group: invited, user: guestOfShare, level: 10 });
  await addMember(db, { group: invited, user: reporterOfShare, level: 50 });
  await addMember(db, { group, user: minimal, level: 5 });
  const auditor = await seedUser(db, { auditor: true });
  const all = { ...people, guestOfShare, reporterOfShare, minimal, auditor };
  const author = people.owner;
  const open = await seedEpic(db, { group, author });
  const hidden = await seedEpic(db, { group, author, confidential: true });
  return { group, people: all, open, hidden };
}

type Person = Who | 'guestOfShare' | 'reporterOfShare' | 'minimal' | 'auditor';

const everybody = ['open', 'hidden'];
const openOnly = ['open'];
const seen: Readonly<Record<'private' | 'internal' | 'public', Record<Person, string[]>>> = (() => {
  const inPrivate: Record<Person, string[]> = {
    guest: openOnly,
    guestOfShare: openOnly,
    minimal: [],
    reporter: everybody,
    reporterOfShare: everybody,
    developer: everybody,
    maintainer: everybody,
    owner: everybody,
    administrator: everybody,
    auditor: everybody,
    stranger: [],
    external: [],
    anonymous: [],
  };
  const inInternal = { ...inPrivate, minimal: openOnly, stranger: openOnly };
  return {
    private: inPrivate,
    internal: inInternal,
    public: { ...inInternal, external: openOnly, anonymous: openOnly },
  };
})();

describe.each(['private', 'internal', 'public'] as const)('epics of a %s group', (visibility) => {
  it('show to those who see the group, confidential ones to reporters', async () => {
    const { group, people, open, hidden } = await epicsIn(visibility);
    for (const [who, expected] of Object.entries(seen[visibility])) {
      const user = people[who as Person];
      const actor = user === null ? null : createActor(user, { administrator: true });
      const rows = await selectVisibleEpics(db, actor)
        .where('epics.group_id', group.id)
        .select<{ id: number }[]>('epics.id');
      const ids = new Set(rows.map(({ id }) => id));
      const names = [ids.has(open.id) && 'open', ids.has(hidden.id) && 'hidden'];
      expect([who, names.filter((name) => name !== false)]).toEqual([who, expected]);
      const found = await Promise.allSettled(
        [open, hidden].map(async ({ iid }) =>
          findEpic({ db }, await findGroupFor(db, actor, group.id), iid),
        ),
      );
      const alone = found.flatMap(({ status }, index) =>
        status === 'fulfilled' ? [everybody[index]] : [],
      );
      expect([who, alone]).toEqual([who, expected]);
    }
  });
});
