// Merge requests of a project with all their parts: one statement for the page, one each for labels and people.
import {
  decodeSqliteMergeRequest,
  mergeRequestBody,
  mergeRequestSql,
} from './merge-request-body.mjs';
import { grouped, openTotals } from './parts.mjs';

/** `openRows`'s statements for this route; `cap` is where counts end, `perPage` a page. */
export function openMergeRequests({ sqlite, query }, { base, perPage, cap }) {
  const among = (column) =>
    sqlite ? `${column} in (select value from json_each(?))` : `${column} = any(?)`;
  const list = (values) => (sqlite ? JSON.stringify(values) : values);
  const order = (table) => `order by ${table}.created_at desc, ${table}.id desc`;
  const page = query(
    'merge-requests',
    `select ${mergeRequestSql.columns} from (
       select id from merge_requests where target_project_id = ? ${order('merge_requests')}
       limit ${perPage}
     ) as page join merge_requests on merge_requests.id = page.id
     ${mergeRequestSql.joins} ${order('merge_requests')}`,
  );
  const count = query(
    'merge-requests-count',
    `select count(*) as count from (
       select id from merge_requests where target_project_id = ? limit ${cap}
     ) as counted`,
  );
  const labelsOf = query(
    'merge-request-labels',
    `select label_links.merge_request_id, labels.title from label_links
     join labels on labels.id = label_links.label_id
     where ${among('label_links.merge_request_id')} order by labels.title, labels.id`,
  );
  const people = (table, role) =>
    `select ${table}.merge_request_id, '${role}' as role, users.id, users.username, users.name,
       users.state, users.avatar
     from ${table} join users on users.id = ${table}.user_id
     where ${among(`${table}.merge_request_id`)}`;
  const peopleOf = query(
    'merge-request-people',
    `${people('merge_request_assignees', 'assignee')}
     union all ${people('merge_request_reviewers', 'reviewer')} order by id`,
  );
  const totalOf = openTotals(count, cap);

  return {
    async listMergeRequests(project) {
      const [rows, total] = await Promise.all([page(project), totalOf(project)]);
      if (sqlite) rows.forEach(decodeSqliteMergeRequest);
      const ids = list(rows.map((row) => row.id));
      const [labels, people] = await Promise.all([labelsOf(ids), peopleOf(ids, ids)]);
      const day = new Date().toISOString().slice(0, 10);
      const titles = grouped(labels, 'merge_request_id', ({ title }) => title);
      const having = (wanted) =>
        grouped(
          people.filter(({ role }) => role === wanted),
          'merge_request_id',
          (user) => user,
        );
      const [assignees, reviewers] = [having('assignee'), having('reviewer')];
      const body = rows.map((row) =>
        mergeRequestBody(row, base, {
          labels: titles.get(row.id) ?? [],
          assignees: assignees.get(row.id) ?? [],
          reviewers: reviewers.get(row.id) ?? [],
          day,
        }),
      );
      return { total, body };
    },
  };
}
