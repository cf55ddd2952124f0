import type { Database } from '#src/database/database.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import type { UserRow } from '#src/records/user.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const levels = { guest: 10, reporter: 20, developer: 30, maintainer: 40, owner: 50 } as const;
export type Who = keyof typeof levels | 'stranger' | 'external' | 'administrator';

/** A private group with a project, and somebody of every kind. */
export async function createPlace(db: Database) {
  const group = await seedGroup(db, { visibility: 'private' });
  const project = await seedProject(db, { namespace: group, visibility: 'private' });
  const people: Partial<Record<Who, UserRow>> = {
    stranger: await seedUser(db),
    external: await seedUser(db, { external: true }),
    administrator: await seedUser(db, { admin: true }),
  };
  for (const [role, level] of Object.entries(levels) as [keyof typeof levels, AccessLevel][]) {
    const user = await seedUser(db);
    await addMember(db, { group, user, level });
    people[role] = user;
  }
  return { group, project, people: people as Readonly<Record<Who, UserRow>> };
}
