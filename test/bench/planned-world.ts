import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { UserRow } from '#src/records/user.ts';
import { addMember, type HasId, seedUser } from '#test/support/seed.ts';
import { createWorld, type World } from './world.ts';

/** A world with a project in which work is planned; the reader is one of its developers. */
export interface PlannedWorld extends World {
  readonly planned: number;
  /** The members who have something to do there. */
  readonly people: readonly UserRow[];
  readonly labels: readonly string[];
  readonly labelIds: readonly number[];
  readonly milestoneIds: readonly number[];
}

/** Projects beside it. */
const projects = 50;
const labels = ['backend', 'bug', 'customer', 'documentation', 'frontend', 'performance'];

/** `postgresUrl` as of `createWorld`. */
export async function createPlannedWorld(postgresUrl: string | null): Promise<PlannedWorld> {
  const world = await createWorld(projects, postgresUrl);
  // The project belongs to the first group that the reader is a member of.
  const planned = world.fileProject + 3;
  const db = await connect(world.databaseUrl);
  const people = await writePeople(db, planned);
  const labelIds = await writeLabels(db, planned);
  const milestoneIds = await writeMilestones(db, planned);
  await db.close();
  return { ...world, planned, people, labels, labelIds, milestoneIds };
}

/** SQL of one of the ids, as a number decides. */
export const chosen = (ids: readonly number[], number: string) =>
  `case (${number}) % ${ids.length} ${ids.map((id, at) => `when ${at} then ${id}`).join(' ')} end`;

/** Text of a usual length, with two tasks, of which one is done. */
export const description = 'It cools too fast.\n\n- [x] Measure it\n- [ ] Mend it\n\n'.padEnd(
  600,
  'Text. ',
);

async function writePeople(db: Database, planned: number): Promise<UserRow[]> {
  const people: UserRow[] = [];
  for (let count = 0; count < 8; count += 1) {
    const user = await seedUser(db, { username: `planner${count}` });
    await addMember(db, { project: { id: planned }, user, level: AccessLevel.Reporter });
    people.push(user);
  }
  await refreshAuthorizations(db, { projectIds: [planned] });
  return people;
}

const times = () => ({
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
});

async function writeLabels(db: Database, project_id: number): Promise<number[]> {
  const ids: number[] = [];
  for (const title of labels) {
    const label = { project_id, title, title_key: fold(title), color: '#6699cc', ...times() };
    ids.push((await insertReturning<HasId>(db, 'labels', label)).id);
  }
  return ids;
}

async function writeMilestones(db: Database, project_id: number): Promise<number[]> {
  const ids: number[] = [];
  for (const iid of [1, 2, 3, 4]) {
    const days = { start_date: `2030-0${iid}-01`, due_date: `2030-0${iid}-28` };
    const milestone = { project_id, iid, title: `Version ${iid}`, state: 'active', ...days };
    const row = { ...milestone, description: 'What it brings', ...times() };
    ids.push((await insertReturning<HasId>(db, 'milestones', row)).id);
  }
  return ids;
}
