// Shared members of issues and merge requests, and shared parts of their lists.

const units = [
  ['mo', 576_000],
  ['w', 144_000],
  ['d', 28_800],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
];

export function duration(seconds) {
  if (seconds === 0) return null;
  let rest = seconds;
  let text = '';
  for (const [name, unit] of units) {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count > 0) text += `${text === '' ? '' : ' '}${count}${name}`;
  }
  return text;
}

const pictureService = 'https://www.gravatar.com/avatar/';

/** The worlds have no files of pictures: each is one of the external service, whose digest stands behind a slash. */
export const pictureUrl = (avatar) =>
  avatar === null ? null : `${pictureService}${avatar.slice(1)}?s=80&d=identicon`;

export const basic = (user, web) => ({
  id: user.id,
  username: user.username,
  name: user.name,
  state: user.state,
  avatar_url: pictureUrl(user.avatar),
  web_url: `${web}/${user.username}`,
});

export const basicOf = (row, prefix, web) => ({
  id: row[`${prefix}_id`],
  username: row[`${prefix}_username`],
  name: row[`${prefix}_name`],
  state: row[`${prefix}_state`],
  avatar_url: pictureUrl(row[`${prefix}_avatar`]),
  web_url: `${web}/${row[`${prefix}_username`]}`,
});

/** Milestone of the project. */
export const milestone = (row, web, day) => ({
  id: row.milestone_id,
  iid: row.milestone_iid,
  project_id: row.project_id,
  title: row.milestone_title,
  description: row.milestone_description,
  state: row.milestone_state,
  created_at: row.milestone_created_at,
  updated_at: row.milestone_updated_at,
  due_date: row.milestone_due_date,
  start_date: row.milestone_start_date,
  expired: row.milestone_due_date === null ? null : row.milestone_due_date < day,
  web_url: `${web}/${row.project_path}/-/milestones/${row.milestone_iid}`,
});

export const columnsOf = (table, prefix, names) =>
  names.map((name) => `${table}.${name} as ${prefix}_${name}`).join(', ');
export const userColumns = ['id', 'username', 'name', 'state', 'avatar'];
export const milestoneColumns = [
  ...['iid', 'title', 'description', 'state', 'start_date', 'due_date'],
  ...['created_at', 'updated_at'],
];

/** Values of rows, in lists by the value of a column. */
export function grouped(rows, column, valueOf) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group === undefined) groups.set(row[column], [valueOf(row)]);
    else group.push(valueOf(row));
  }
  return groups;
}

/** How long a list that was too long to be counted to its end is not counted again, in milliseconds. */
const remembered = 60_000;

/** Gives what counts a project's list by the statement `count`, up to `cap`. */
export function openTotals(count, cap) {
  const large = new Map();
  return async (project) => {
    if (performance.now() - (large.get(project) ?? -Infinity) < remembered) return cap;
    const [row] = await count(project);
    if (row.count >= cap) large.set(project, performance.now());
    return row.count;
  };
}
