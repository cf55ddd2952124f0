// An issue with labels, an assignee and a milestone: all that is kept of its creation, in one transaction.
import { randomBytes } from 'node:crypto';
import { fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import pg from 'pg';

/** Rows of so many columns, each a placeholder. */
const rows = (count, columns) => Array(count).fill(`(${Array(columns).fill('?').join(', ')})`);

const noteColumns = ['issue_id', 'author_id', 'discussion_id', 'body', 'action', 'created_at'];
const eventColumns = ['issue_id', 'user_id', 'kind', 'action', 'label_id', 'milestone_id'];

/** Statements by name; those with several rows are for two labels. */
const sqlFor = (sqlite) => ({
  labels: `select id, title from labels where project_id = ? and title ${sqlite ? 'in (select value from json_each(?))' : '= any(?)'} order by id`,
  assignee: 'select username from users where id = ?',
  number: `insert into internal_counters (scope, owner_id, value) values ('issues', ?, 1)
    on conflict (scope, owner_id) do update set value = internal_counters.value + 1 returning value`,
  issue: `insert into issues (project_id, iid, author_id, title, title_key, description, state,
      issue_type, severity, confidential, milestone_id, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?, 'opened', 'issue', 'UNKNOWN', false, ?, ?, ?) returning id`,
  links: `insert into label_links (issue_id, label_id) values ${rows(2, 2)}`,
  assign: 'insert into issue_assignees (issue_id, user_id) values (?, ?)',
  count: 'update projects set open_issues_count = open_issues_count + 1 where id = ?',
  event: `insert into events (author_id, project_id, action, target_type, target_id, target_iid,
      target_title, feature, confidential, created_at)
    values (?, ?, 'created', 'Issue', ?, ?, ?, 'issues', false, ?)`,
  activity: 'update projects set last_activity_at = ? where id = ? and last_activity_at < ?',
  job: `insert into worker_jobs (worker, key, payload, state, run_at, attempts, max_attempts, retry_delay)
    values ('index_long_texts', 'texts', '{}', 'queued', ?, 0, 5, 5) on conflict do nothing`,
  todo: `insert into todos (user_id, author_id, project_id, issue_id, action, state, created_at, updated_at)
    values (?, ?, ?, ?, 'assigned', 'pending', ?, ?)`,
  note: `insert into notes (${noteColumns.join(', ')}, updated_at, starts_discussion, system, confidential)
    values ${rows(1, 7).map((row) => row.replace(')', ', true, true, false)'))}`,
  changes: `insert into resource_events (${eventColumns.join(', ')}, created_at) values ${rows(3, 7)}`,
  client: `insert into user_agent_details (issue_id, user_agent, ip_address, submitted)
    values (?, ?, ?, false)`,
});

/** Yields a statement's name with its values and is given its rows, for either way to run them. */
function* creation(sqlite, author, project, given, { userAgent, ip }) {
  const { title, description, milestone_id: milestone } = given;
  const [assignee] = given.assignee_ids;
  const titles = given.labels.split(',');
  const at = new Date();
  const now = at.toISOString();
  const labels = yield ['labels', project, sqlite ? JSON.stringify(titles) : titles];
  const [{ username }] = yield ['assignee', assignee];
  const [{ value: iid }] = yield ['number', project];
  const key = title.toLowerCase();
  const [{ id }] = yield [
    'issue',
    project,
    iid,
    author,
    title,
    key,
    description,
    milestone,
    now,
    now,
  ];
  yield ['links', ...labels.flatMap((label) => [id, label.id])];
  yield ['assign', id, assignee];
  yield ['count', project];
  yield ['event', author, project, id, iid, title, now];
  yield ['activity', now, project, new Date(at.getTime() - 3_600_000).toISOString()];
  // Postgres brings its index up to date by itself.
  if (sqlite) yield ['job', new Date(at.getTime() + 2_000).toISOString()];
  yield ['todo', assignee, author, project, id, now, now];
  const thread = randomBytes(20).toString('hex');
  yield ['note', id, author, thread, `assigned to @${username}`, 'assignee', now, now];
  yield [
    'changes',
    ...labels.flatMap((label) => [id, author, 'label', 'add', label.id, null, now]),
    ...[id, author, 'milestone', 'add', null, milestone, now],
  ];
  yield ['client', id, userAgent, ip];
  return id;
}

export function openCreation(url, author) {
  return url.startsWith('sqlite:')
    ? createOnSqlite(url.slice('sqlite:'.length), author)
    : createOnPostgres(url, author);
}

/** An issue is told of when it is on disk; one flush is for all that were stored before it began. */
function createOnSqlite(file, author) {
  let db;
  let statements;
  let log;
  const open = () => {
    db = new Database(file);
    for (const setting of ['foreign_keys = on', 'synchronous = normal']) db.pragma(setting);
    const sql = Object.entries(sqlFor(true));
    statements = Object.fromEntries(sql.map(([name, text]) => [name, db.prepare(text)]));
    log = openSync(`${file}-wal`, 'r+');
  };
  const sync = promisify(fdatasync);
  let running = Promise.resolve();
  let next = null;
  const flush = () =>
    (next ??= running.then(() => {
      next = null;
      running = sync(log);
      return running;
    }));
  return {
    async create(...request) {
      if (db === undefined) open();
      db.exec('begin immediate');
      const steps = creation(true, author, ...request);
      let step = steps.next();
      while (!step.done) {
        const [name, ...values] = step.value;
        const statement = statements[name];
        step = steps.next(statement.reader ? statement.all(...values) : statement.run(...values));
      }
      db.exec('commit');
      await flush();
      return step.value;
    },
  };
}

function createOnPostgres(url, author) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const sql = sqlFor(false);
  for (const [name, text] of Object.entries(sql)) {
    let position = 0;
    sql[name] = text.replace(/\?/g, () => `$${++position}`);
  }
  return {
    async create(...request) {
      const client = await pool.connect();
      await client.query('begin');
      const steps = creation(false, author, ...request);
      let step = steps.next();
      while (!step.done) {
        const [name, ...values] = step.value;
        const result = await client.query({ name, text: sql[name], values });
        step = steps.next(result.rows);
      }
      await client.query('commit');
      client.release();
      return Number(step.value);
    },
  };
}
