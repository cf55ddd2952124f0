// Members of a group, and users by a part of their names: two statements for a page, one of them the count.
import { pictureUrl } from './parts.mjs';

const userColumns = (table) =>
  ['id', 'username', 'name', 'state', 'avatar']
    .map((column) => `${table}.${column} as ${table}_${column}`)
    .join(', ');

/** `openRows`'s statements for these two routes, for one reader; `cap` is where counts end, `perPage` a page. */
export function openPeople({ sqlite, query }, { base, reader, perPage, cap }) {
  const today = () => (sqlite ? new Date().toISOString().slice(0, 10) : new Date());
  const inForce = (table) => `(${table}.expires_at is null or ${table}.expires_at > ?)`;
  const lowest = `case when members.access_level < sources.ceiling then members.access_level else sources.ceiling end`;
  /** Memberships of the group and of those above it, and of groups that are invited to any of them. */
  const counting = `
    with sources(id, ceiling, own) as (
      select ancestor_id, 50, case when distance = 0 then 1 else 0 end
      from namespace_ancestors where namespace_id = ?
      union all
      select reached.ancestor_id, links.group_access, 0 from namespace_ancestors as sharing
      join group_group_links as links on links.shared_group_id = sharing.ancestor_id
      join namespaces as invited on invited.id = links.shared_with_group_id
      join namespace_ancestors as reached on reached.namespace_id = invited.id
      where sharing.namespace_id = ? and ${inForce('links')} and (
        invited.visibility = 'public' or exists (
          select 1 from namespace_ancestors as above join members
            on members.source_type = 'Namespace' and members.source_id = above.ancestor_id
          where above.namespace_id = invited.id and members.user_id = ?
            and members.requested_at is null and ${inForce('members')}))
    ),
    counted as (
      select members.user_id, members.id,
        (case when members.state = 'active' then 1000 else 0 end) + 10 * (${lowest}) + own as rank
      from sources join members on members.source_type = 'Namespace' and members.source_id = sources.id
      where members.user_id is not null and members.requested_at is null and ${inForce('members')}
        and (own = 1 or members.access_level > 5)
    )`;
  const pageOfMembers = query(
    'members',
    `${counting}
     select best.rank, members.id, members.state, members.expires_at, members.created_at,
       ${userColumns('users')}, users.public_email as email, ${userColumns('creators')}
     from (
       select user_id, max(rank * cast(1000000000000 as bigint) + id) as best, max(rank) as rank
       from counted group by user_id order by user_id limit ${perPage}
     ) as best
     join members on members.id = best.best % 1000000000000
     join users on users.id = members.user_id
     left join users as creators on creators.id = members.created_by_id
     order by members.user_id`,
  );
  const countOfMembers = query(
    'members-count',
    `${counting}
     select count(*) as count from (select distinct user_id from counted limit ${cap}) as users`,
  );
  const having = sqlite
    ? 'id in (select rowid from users_text_search where users_text_search match ?)'
    : '(name_key like ? or username_key like ?)';
  const matching = `
    select id, 0 as part from users where username_key = ? or name_key = ?
    union all
    select id, 1 as part from users where ${having} and username_key <> ? and name_key <> ?`;
  const pageOfUsers = query(
    'users',
    `select ${userColumns('users')} from (
       select id, part from (${matching}) as found order by part, id desc limit ${perPage}
     ) as page join users on users.id = page.id order by page.part, page.id desc`,
  );
  const countOfUsers = query(
    'users-count',
    `select count(*) as count from (select id from (${matching}) as found limit ${cap}) as counted`,
  );

  const basic = (row, table) => ({
    id: row[`${table}_id`],
    username: row[`${table}_username`],
    name: row[`${table}_name`],
    state: row[`${table}_state`],
    avatar_url: pictureUrl(row[`${table}_avatar`]),
    web_url: `${base.web}/${row[`${table}_username`]}`,
  });
  const member = (row) => {
    const body = {
      ...basic(row, 'users'),
      created_at: row.created_at,
      created_by: row.creators_id === null ? null : basic(row, 'creators'),
      expires_at: row.expires_at === null ? null : `${row.expires_at}T00:00:00.000Z`,
      access_level: Math.floor(row.rank / 10) % 100,
      membership_state: row.state,
    };
    if (row.email !== '') body.email = row.email;
    return body;
  };

  return {
    async listMembers(group) {
      const day = today();
      const values = [group, group, day, reader, day, day];
      const [rows, [{ count }]] = await Promise.all([
        pageOfMembers(...values),
        countOfMembers(...values),
      ]);
      return { total: count, body: rows.map(member) };
    },
    async searchUsers(text) {
      const parts = sqlite ? [`"${text}"`] : [`%${text}%`, `%${text}%`];
      const values = [text, text, ...parts, text, text];
      const [rows, [{ count }]] = await Promise.all([
        pageOfUsers(...values),
        countOfUsers(...values),
      ]);
      return { total: count, body: rows.map((row) => basic(row, 'users')) };
    },
  };
}
