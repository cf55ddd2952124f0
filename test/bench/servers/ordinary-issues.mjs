// Issues of a project, and their count, as most people build them: Knex run by Knex, one query for each association.
import { decodeSqliteIssue, issueBody, issueSql } from './issue-body.mjs';

/** Adds the route to an Express application. */
export function addIssues(app, { knex, sqlite, base }) {
  app.get('/api/v4/projects/:id/issues', async (req, res) => {
    const project = Number(req.params.id);
    const own = () => knex('issues').where('issues.project_id', project);
    const [{ count }] = await own().count({ count: '*' });
    const rows = await own()
      .joinRaw(issueSql.joins)
      .select(knex.raw(issueSql.columns))
      .orderBy([
        { column: 'issues.created_at', order: 'desc' },
        { column: 'issues.id', order: 'desc' },
      ])
      .limit(20);
    if (sqlite) rows.forEach(decodeSqliteIssue);
    const ids = rows.map((row) => row.id);
    const labels = await knex('label_links')
      .join('labels', 'labels.id', 'label_links.label_id')
      .whereIn('label_links.issue_id', ids)
      .orderBy('labels.title')
      .select('label_links.issue_id', 'labels.title');
    const assignees = await knex('issue_assignees')
      .join('users', 'users.id', 'issue_assignees.user_id')
      .whereIn('issue_assignees.issue_id', ids)
      .orderBy('users.id')
      .select('issue_assignees.issue_id', 'users.*');
    const day = new Date().toISOString().slice(0, 10);
    const of = (parts, { id }) => parts.filter((part) => part.issue_id === id);
    res.set('X-Total', String(count));
    res.json(
      rows.map((row) => {
        const titles = of(labels, row).map(({ title }) => title);
        return issueBody(row, base, { labels: titles, assignees: of(assignees, row), day });
      }),
    );
  });
}
