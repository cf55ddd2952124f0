// Issues of a project with all their parts: one statement for the page, one each for labels and assignees.
import { decodeSqliteIssue, issueBody, issueSql } from './issue-body.mjs';
import { grouped, openTotals } from './parts.mjs';

/** `openRows`'s statements for these routes; `cap` is where counts end, `perPage` a page. */
export function openIssues({ sqlite, query }, { base, perPage, cap }) {
  const among = (column) =>
    sqlite ? `${column} in (select value from json_each(?))` : `${column} = any(?)`;
  const list = (values) => (sqlite ? JSON.stringify(values) : values);
  const order = (table) => `order by ${table}.created_at desc, ${table}.id desc`;
  const page = query(
    'issues',
    `select ${issueSql.columns} from (
       select id from issues where project_id = ? ${order('issues')} limit ${perPage}
     ) as page join issues on issues.id = page.id ${issueSql.joins} ${order('issues')}`,
  );
  const one = query(
    'issue',
    `select ${issueSql.columns} from issues ${issueSql.joins} where issues.id = ?`,
  );
  const count = query(
    'issues-count',
    `select count(*) as count from (
       select id from issues where project_id = ? limit ${cap}
     ) as counted`,
  );
  const labelsOf = query(
    'labels',
    `select label_links.issue_id, labels.title from label_links
     join labels on labels.id = label_links.label_id
     where ${among('label_links.issue_id')} order by labels.title, labels.id`,
  );
  const assigneesOf = query(
    'assignees',
    `select issue_assignees.issue_id, users.id, users.username, users.name, users.state,
       users.avatar
     from issue_assignees join users on users.id = issue_assignees.user_id
     where ${among('issue_assignees.issue_id')} order by users.id`,
  );

  async function bodiesOf(rows, subscribed) {
    if (sqlite) rows.forEach(decodeSqliteIssue);
    const ids = list(rows.map((row) => row.id));
    const [labels, assignees] = await Promise.all([labelsOf(ids), assigneesOf(ids)]);
    const day = new Date().toISOString().slice(0, 10);
    const titles = grouped(labels, 'issue_id', ({ title }) => title);
    const users = grouped(assignees, 'issue_id', (user) => user);
    return rows.map((row) => {
      const parts = { labels: titles.get(row.id) ?? [], assignees: users.get(row.id) ?? [] };
      return issueBody(row, base, { ...parts, day, subscribed });
    });
  }

  const totalOf = openTotals(count, cap);

  return {
    async listIssues(project) {
      const [rows, total] = await Promise.all([page(project), totalOf(project)]);
      return { total, body: await bodiesOf(rows) };
    },
    /** The author receives the state of the subscription. */
    async getCreatedIssue(id) {
      const [body] = await bodiesOf(await one(id), true);
      return body;
    },
  };
}
