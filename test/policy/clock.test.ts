import { expect, it } from 'vitest';
import { toDay } from '#src/text/day.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const started = Date.now();
const inDays = (days: number) => new Date(started + days * 86_400_000);
let now = inDays(0);
const { api, db } = await startApp({ clock: () => now });

it('ends memberships for the guards on the day that the clock of the app tells', async () => {
  const user = await seedUser(db);
  const group = await seedGroup(db, { visibility: 'private' });
  const project = await seedProject(db, { visibility: 'private' });
  const membership = { user, level: AccessLevel.Developer, expires_at: toDay(inDays(10)) };
  await addMember(db, { group, ...membership });
  await addMember(db, { project, ...membership });
  const client = api.as(user);
  const statuses = async () => [
    (await client.get(`/groups/${group.id}`)).status,
    (await client.get(`/projects/${project.id}`)).status,
  ];

  now = inDays(9);
  expect(await statuses()).toEqual([200, 200]);
  now = inDays(10);
  expect(await statuses()).toEqual([404, 404]);
});
