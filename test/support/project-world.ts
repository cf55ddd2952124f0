import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { addMembers, seedGroup, seedProject, seedUser } from './seed.ts';

const levels = { guest: 10, reporter: 20, developer: 30, maintainer: 40, owner: 50 } as const;

/** A group with a member of every role and a project in it, people from outside, and nobody. */
export async function projectWorld(
  db: Database,
  {
    visibility = 'private',
    git,
    parent,
  }: { visibility?: Visibility; git?: Git; parent?: GroupRow } = {},
) {
  const group = await seedGroup(db, { visibility, ...(parent && { parent }) });
  const project = await seedProject(db, {
    namespace: group,
    visibility,
    ...(git && { git, readme: true }),
  });
  const person = () => seedUser(db);
  const people = {
    guest: await person(),
    reporter: await person(),
    developer: await person(),
    maintainer: await person(),
    owner: await person(),
    stranger: await person(),
    external: await seedUser(db, { external: true }),
    administrator: await seedUser(db, { admin: true }),
    anonymous: null,
  };
  const roles = Object.keys(levels) as (keyof typeof levels)[];
  const members = roles.map((role) => ({ user: people[role], level: levels[role] }));
  await addMembers(db, group, members);
  return { group, project, people };
}

export type Who = keyof Awaited<ReturnType<typeof projectWorld>>['people'];

export const idsOf = (answer: { body: unknown }) =>
  (answer.body as { id: number }[]).map(({ id }) => id);
