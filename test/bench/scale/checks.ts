import { toDay } from '#src/text/day.ts';
import { spreadOf } from '../measure.ts';
import { openRows } from '../servers/rows.mjs';
import { figure, line, say } from '../table.ts';
import type { ScaleWorld } from './world.ts';

type Answer = readonly Record<string, unknown>[];
/** SQLite answers at once, and is not to be measured with a promise around it. */
type Check = () => Answer | Promise<Answer>;

/** The condition under which a membership or share has not expired. */
const inForce = (table: string) => `(${table}.expires_at is null or ${table}.expires_at > ?)`;
const granting = `members.state = 'active' and members.requested_at is null and ${inForce('members')}`;

/** Walk from a group upwards, and from the groups that it and its ancestors are shared with. */
const walkUpwards = `
  above(id, ceiling) as (
    select start.id, 50 from start
    union all
    select namespaces.parent_id, 50 from above join namespaces on namespaces.id = above.id
    where namespaces.parent_id is not null
  ),
  invited(id, ceiling) as (
    select links.shared_with_group_id, links.group_access from above
    join group_group_links as links on links.shared_group_id = above.id where ${inForce('links')}
    union all
    select namespaces.parent_id, invited.ceiling from invited join namespaces on namespaces.id = invited.id
    where namespaces.parent_id is not null
  )`;
const ofGroups = `
  select case when members.access_level < places.ceiling then members.access_level else places.ceiling end as level
  from (select id, ceiling from above union all select id, ceiling from invited) as places
  join members on members.source_type = 'Namespace' and members.source_id = places.id
  where members.user_id = ? and ${granting}`;

/** How a level is found where nothing but parents and memberships is stored. */
const recursiveGroup = `
  with recursive start(id) as (select cast(? as bigint)), ${walkUpwards}
  select max(level) as level from (${ofGroups}) as levels`;

const recursiveProject = `
  with recursive start(id) as (
    select namespace_id from projects where id = ?
    union all
    select group_id from project_group_links as shares where shares.project_id = ? and ${inForce('shares')}
  ), ${walkUpwards}
  select max(level) as level from (
    ${ofGroups}
    union all
    select members.access_level from members
    where members.source_type = 'Project' and members.source_id = ? and members.user_id = ? and ${granting}
  ) as levels`;

/** How Hearth finds it: stored for projects, along stored ancestors for groups. */
const storedProject = `
  select access_level as level from project_authorizations where user_id = ? and project_id = ?`;

const storedGroup = `
  select max(members.access_level) as level from namespace_ancestors as above
  cross join members
  where above.namespace_id = ? and members.source_id = above.ancestor_id
    and members.source_type = 'Namespace' and members.user_id = ? and ${granting}`;

const rounds = 15;
const checks = 500;

/** Prints how many checks of access through 20 nested groups there are for one with a recursive query. */
export async function compareChecks({ kind, databaseUrl, users, ...ids }: ScaleWorld) {
  const rows = openRows(databaseUrl);
  const user = users.wide;
  const { deepGroup: group, deepProject: project } = ids;
  const day = toDay(new Date());
  const check = (name: string, sql: string, ...values: (string | number)[]): Check => {
    const ask = rows.query(name, sql);
    return () => ask(...values);
  };
  const levelOf = async (check: Check) => Number((await check())[0]?.['level'] ?? 0);
  const pairs: [string, string, Check, Check][] = [
    [
      'access to a project',
      kind === 'sqlite' ? '8' : '2',
      check('stored-project', storedProject, user, project),
      check(
        'recursive-project',
        recursiveProject,
        ...[project, project, day, day, user, day, project, user, day],
      ),
    ],
    [
      'access to a group',
      '',
      check('stored-group', storedGroup, group, user, day),
      check('recursive-group', recursiveGroup, group, day, user, day),
    ],
  ];
  say();
  const title = `${kind}: through 20 nested groups, against a recursive query`;
  line(title, 'ratio of rates', '', 'target', 'microseconds');
  for (const [name, target, ours, recursive] of pairs) {
    if ((await levelOf(ours)) !== (await levelOf(recursive))) {
      throw new Error(`${name}: different levels`);
    }
    const times = { ours: [] as number[], recursive: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // The cost of locking the file is the same for every statement, and no part of the check.
      await rows.snapshot(async () => {
        times.ours.push(await timeOf(ours));
        times.recursive.push(await timeOf(recursive));
      });
    }
    const ratio = spreadOf(times.recursive.map((time, round) => time / (times.ours[round] ?? NaN)));
    const both = [times.ours, times.recursive].map((all) => spreadOf(all).median.toFixed(1));
    line(name, figure(ratio), '', target, both.join(' : '));
  }
  await rows.close();
}

/** Microseconds of one check. */
async function timeOf(check: Check): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < checks; count += 1) {
    const answer = check();
    if (answer instanceof Promise) await answer;
  }
  return ((performance.now() - started) * 1000) / checks;
}
