import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupRow } from '#src/records/group.ts';
import { computeListing } from '#src/records/listing.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { type Bulk, copyRows } from './bulk.ts';

/** Rows that are made as the server makes them; all others are copies of them. */
export interface Templates {
  /** Groups that hold the projects; `reader` is a member of an eighth of them. */
  readonly homes: readonly GroupRow[];
  readonly home: GroupRow;
  readonly crowd: GroupRow;
  readonly project: ProjectRow;
  readonly user: UserRow;
  readonly reader: UserRow;
  /** Groups with the projects of `wide`; their ids are consecutive. */
  readonly nested: readonly GroupRow[];
  /** The first of the ten projects of `narrow`; ids follow each other as well. */
  readonly alone: ProjectRow;
}

/** Rows of a kind that few searches and filters find, at every size. */
const rare = 5;

/** Fills every table to the size, from one row of each that is there. */
export async function fill(bulk: Bulk, templates: Templates, size: number): Promise<void> {
  const users = await fillUsers(bulk, templates, size);
  await fillGroups(bulk, size);
  await fillProjects(bulk, templates, size);
  await fillMembers(bulk, templates, users, size);
  await fillEvents(bulk, templates, size);
  await fillRunners(bulk, templates, size);
  await fillIssues(bulk, templates, size);
}

/** A row as it is stored. */
async function rowOf(bulk: Bulk, table: string, where: string) {
  const [row] = await bulk.rows(`select * from ${table} where ${where}`);
  if (row === undefined) throw new Error(`${table} has no row where ${where}`);
  return row;
}

async function lastId(bulk: Bulk, table: string): Promise<number> {
  const [row] = await bulk.rows(`select coalesce(max(id), 0) as id from ${table}`);
  return Number(row?.['id'] ?? 0);
}

/** SQL of a word with the number in it, in which texts are in the order of numbers. */
const numbered = (word: string, number = 'n') => `'${word}' || (10000000 + ${number})`;

/** SQL: one text for the rare rows, spread evenly, another for all others. */
const rarely = (size: number, one: string, other: string) =>
  `case when n % ${Math.ceil(size / rare)} = 9 then ${one} else ${other} end`;

async function fillUsers(bulk: Bulk, { user }: Templates, size: number): Promise<number> {
  const first = await lastId(bulk, 'users');
  const word = (a: string, b: string) =>
    rarely(
      size,
      numbered(a),
      `case when n % 20 = 3 then ${numbered(b)} else ${numbered('common')} end`,
    );
  const columns = {
    id: `${first} + n`,
    username: word('zebra', 'usual'),
    username_key: word('zebra', 'usual'),
    name: word('Zebra ', 'Usual '),
    name_key: word('zebra ', 'usual '),
    email: `${numbered('user')} || '@example.com'`,
    email_key: `${numbered('user')} || '@example.com'`,
    state: `case when n % 10 = 0 then 'blocked' else 'active' end`,
    external: `n % 20 = 0`,
    created_at: bulk.ago(`${size} - n`),
    updated_at: bulk.ago(`${size} - n`),
  };
  await copyRows(bulk, 'users', await rowOf(bulk, 'users', `id = ${user.id}`), columns, {
    count: size,
  });
  const email = await rowOf(bulk, 'emails', `user_id = ${user.id}`);
  const lastEmail = await lastId(bulk, 'emails');
  const addresses = {
    id: `${lastEmail} + n`,
    user_id: `${first} + n`,
    email: columns.email,
    email_key: columns.email_key,
  };
  await copyRows(bulk, 'emails', email, addresses, { count: size });
  return first;
}

/** Half of the groups are below the one before them. */
async function fillGroups(bulk: Bulk, size: number): Promise<void> {
  const template = await rowOf(bulk, 'namespaces', `kind = 'group' and parent_id is null`);
  const id = Number(template['id']);
  const first = await lastId(bulk, 'namespaces');
  const word = (a: string, b: string) => rarely(size, numbered(a), numbered(b));
  const columns = {
    id: `${first} + n`,
    name: word('Zebra ', 'Group '),
    name_key: word('zebra ', 'group '),
    path: word('zebra-', 'group-'),
    full_path: word('zebra-', 'group-'),
    full_name: word('Zebra ', 'Group '),
    parent_id: `case when n % 2 = 0 then ${first} + n - 1 end`,
    depth: `case when n % 2 = 0 then 2 else 1 end`,
    visibility: `case n % 4 when 0 then 'private' when 1 then 'internal' else 'public' end`,
  };
  await copyRows(bulk, 'namespaces', template, columns, { count: size });
  const attributes = await rowOf(bulk, 'groups', `namespace_id = ${id}`);
  await copyRows(
    bulk,
    'groups',
    attributes,
    { namespace_id: `${first} + n`, runners_token_digest: `'scale-' || n` },
    { count: size },
  );
  const itself = { namespace_id: `${first} + n`, ancestor_id: `${first} + n`, distance: '0' };
  await copyRows(bulk, 'namespace_ancestors', {}, itself, { count: size });
  const above = { ...itself, ancestor_id: `${first} + n - 1`, distance: '1' };
  await copyRows(bulk, 'namespace_ancestors', {}, above, { count: size, where: 'n % 2 = 0' });
}

async function fillProjects(bulk: Bulk, templates: Templates, size: number): Promise<void> {
  const { homes, nested, project } = templates;
  const template = await rowOf(bulk, 'projects', `id = ${project.id}`);
  const chosen = (values: readonly (string | number)[], number: string) =>
    `case ${number} ${values.map((value, index) => `when ${index} then ${value}`).join(' ')} end`;
  const home = (values: readonly (string | number)[]) => chosen(values, `n % ${homes.length}`);
  const word = (a: string, b: string) => rarely(size, numbered(a), numbered(b));

  const first = await lastId(bulk, 'projects');
  const columns = {
    id: `${first} + n`,
    namespace_id: home(homes.map(({ id }) => id)),
    root_id: home(homes.map(({ id }) => id)),
    name: word('Zebra ', 'Project '),
    name_key: word('zebra ', 'project '),
    path: word('zebra-', 'project-'),
    full_path: `${home(homes.map(({ path }) => `'${path}/'`))} || ${word('zebra-', 'project-')}`,
    search_text: `${word('zebra ', 'project ')} || ' ' || ${word('zebra-', 'project-')}`,
    visibility: home(homes.map(({ visibility }) => `'${visibility}'`)),
    listing: home(homes.map(({ visibility }) => computeListing({ visibility, archived: false }))),
    star_count: 'n',
    created_at: bulk.ago(`${size} - n`),
    updated_at: bulk.ago(`${size} - n`),
    last_activity_at: bulk.ago(`${size} - n`),
  };
  await copyRows(bulk, 'projects', template, columns, { count: size });
  await fillBesideProjects(bulk, project.id, first, size);
  await bulk.run(
    `insert into project_topics (topic_id, project_id)
     select (select min(id) from topics), ${first} + n from scale_numbers where n <= ${size}`,
  );
  await bulk.run(
    `insert into project_languages (project_id, name, share)
     select ${first} + n, ${rarely(size, "'Zebra'", "'Ruby'")}, 100 from scale_numbers where n <= ${size}`,
  );

  // Private ones, ten in each of the nested groups.
  const [firstNested] = nested;
  if (firstNested === undefined) throw new Error('nothing is nested');
  const count = nested.length * 10;
  const base = await lastId(bulk, 'projects');
  const inside = {
    ...columns,
    id: `${base} + n`,
    namespace_id: `${firstNested.id} + (n - 1) / 10`,
    root_id: String(firstNested.parent_id),
    name: numbered('Nested '),
    name_key: numbered('nested '),
    path: numbered('nested-'),
    full_path: numbered('nested/nested-'),
    search_text: numbered('nested '),
    visibility: "'private'",
    listing: String(computeListing({ visibility: 'private', archived: false })),
  };
  await copyRows(bulk, 'projects', template, inside, { count });
  await fillBesideProjects(bulk, project.id, base, count);
}

/** Fills the tables that have one row for each project. */
async function fillBesideProjects(bulk: Bulk, template: number, first: number, count: number) {
  const where = `project_id = ${template}`;
  const id = { project_id: `${first} + n` };
  const settings = { ...id, runners_token_digest: `'scale-' || (${first} + n)` };
  await copyRows(bulk, 'project_settings', await rowOf(bulk, 'project_settings', where), settings, {
    count,
  });
  const sizes = { ...id, storage_size: 'n * 1000', repository_size: 'n * 1000' };
  await copyRows(
    bulk,
    'project_statistics',
    await rowOf(bulk, 'project_statistics', where),
    sizes,
    {
      count,
    },
  );
}

async function fillMembers(bulk: Bulk, { crowd }: Templates, users: number, size: number) {
  const template = await rowOf(bulk, 'members', `source_type = 'Namespace'`);
  const columns = {
    id: `${await lastId(bulk, 'members')} + n`,
    source_id: String(crowd.id),
    user_id: `${users} + n`,
    access_level: `case when n % 50 = 0 then ${AccessLevel.Owner} else (1 + n % 4) * 10 end`,
  };
  await copyRows(bulk, 'members', template, columns, { count: size });
}

/** All in one project by one user, and beside them some everywhere. */
async function fillEvents(
  bulk: Bulk,
  { homes, project, reader, user, alone }: Templates,
  size: number,
): Promise<void> {
  const template = {
    author_id: reader.id,
    project_id: project.id,
    target_type: 'Issue',
    confidential: false,
  };
  const columns = {
    id: 'n',
    action: `case when n % 3 = 0 then 'closed' else 'created' end`,
    target_id: 'n',
    target_iid: 'n',
    target_title: numbered('Issue '),
    feature: "'issues'",
    confidential: 'false',
    created_at: bulk.ago(`${size} - n`),
  };
  await copyRows(bulk, 'events', template, columns, { count: size });
  const projects = await lastId(bulk, 'projects');
  const everywhere = {
    ...columns,
    id: `${size} + n`,
    author_id: String(user.id),
    project_id: `1 + (n * 7919) % ${projects}`,
    created_at: bulk.ago('n * 10'),
  };
  await copyRows(bulk, 'events', template, everywhere, { count: Math.ceil(size / 10) });
  // A page is full for every caller, also with few rows.
  const own = `(select min(id) from projects where namespace_id = ${homes[3]?.id ?? 0})`;
  const few = {
    ...everywhere,
    id: `${size + Math.ceil(size / 10)} + n`,
    project_id: `case when n % 2 = 0 then ${alone.id} + n % 10 else ${own} end`,
    created_at: bulk.ago('n * 1000'),
  };
  await copyRows(bulk, 'events', template, few, { count: 200 });
  // The activity of the project is the time of its newest event.
  await bulk.run(
    `update projects set last_activity_at = newest.at
     from (select project_id, max(created_at) as at from events group by project_id) as newest
     where projects.id = newest.project_id and projects.last_activity_at < newest.at`,
  );
}

async function fillRunners(bulk: Bulk, { homes, project }: Templates, size: number) {
  const group = `${homes[0]?.id ?? 0} + n % ${homes.length}`;
  const columns = {
    id: 'n',
    runner_type: `case n % 3 when 0 then 'instance_type' when 1 then 'group_type' else 'project_type' end`,
    group_id: `case when n % 3 = 1 then ${group} end`,
    token_digest: `'scale-' || n`,
    description: numbered('Runner '),
    active: 'n % 10 <> 0',
    locked: 'false',
    run_untagged: 'true',
    access_level: "'not_protected'",
    tag_list: `'[]'`,
    contacted_at: rarely(
      size,
      bulk.ago('-1000000'),
      `case when n % 2 = 0 then ${bulk.ago('n + 100000')} end`,
    ),
    created_at: bulk.ago(`${size} - n`),
    updated_at: bulk.ago(`${size} - n`),
  };
  await copyRows(bulk, 'runners', {}, columns, { count: size });
  await bulk.run(
    `insert into runner_projects (runner_id, project_id, created_at)
     select n, ${project.id} + n % 100, ${bulk.ago('0')} from scale_numbers where n <= ${size} and n % 3 = 2`,
  );
  await bulk.run(
    `insert into runner_tags (runner_id, name)
     select n, ${rarely(size, "'zebra'", "'common'")} from scale_numbers where n <= ${size}`,
  );
}

/** Half of them in one project, the others everywhere; few are somebody's to do, or have a rare label. */
async function fillIssues(bulk: Bulk, { project, user, reader }: Templates, size: number) {
  const projects = await lastId(bulk, 'projects');
  const columns = {
    id: 'n',
    project_id: `case when n % 2 = 0 then ${project.id} else 1 + (n * 7919) % ${projects} end`,
    // The numbers of these issues have no meaning.
    iid: 'n',
    author_id: rarely(size, String(reader.id), String(user.id)),
    title: rarely(size, numbered('Zebra '), numbered('Issue ')),
    title_key: rarely(size, numbered('zebra '), numbered('issue ')),
    description: "'It cools too fast.'",
    state: `case when n % 3 = 0 then 'closed' else 'opened' end`,
    confidential: 'n % 50 = 0',
    due_date: `case when n % 4 = 0 then ${bulk.day("'2030-01-' || (10 + n % 19)")} end`,
    created_at: bulk.ago(`${size} - n`),
    updated_at: bulk.ago(`(n * 7919) % ${size}`),
  };
  const template = { issue_type: 'issue', severity: 'UNKNOWN' };
  await copyRows(bulk, 'issues', template, columns, { count: size });
  const at = bulk.ago('0');
  await bulk.run(
    `insert into labels (id, project_id, title, title_key, color, created_at, updated_at)
     values (1000001, ${project.id}, 'common', 'common', '#ffffff', ${at}, ${at}),
            (1000002, ${project.id}, 'zebra', 'zebra', '#ffffff', ${at}, ${at})`,
  );
  await bulk.run(
    `insert into label_links (id, label_id, issue_id)
     select n, ${rarely(size, '1000002', '1000001')}, n
     from scale_numbers where n <= ${size} and (n % 6 = 0 or n % ${Math.ceil(size / rare)} = 9)`,
  );
  await bulk.run(
    `insert into issue_assignees (issue_id, user_id)
     select n, ${reader.id} from scale_numbers where n <= ${size} and n % ${Math.ceil(size / rare)} = 9`,
  );
}
