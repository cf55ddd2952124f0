// The same routes as most people build them: Express, express-openapi-validator on the published document, and Knex
// run by Knex, with a count of everything that matches.
import { readFileSync } from 'node:fs';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import knexFactory from 'knex';
import pg from 'pg';
import { addIssues } from './ordinary-issues.mjs';
import { decodeSqliteRow, projectBody } from './project-body.mjs';

const { PORT, DATABASE_URL, BASE_URL, READER, DOCUMENT, TOKEN_DIGEST } = process.env;
const reader = Number(READER);
const { host } = new URL(BASE_URL);
const base = { web: BASE_URL, registry: host };
const sqlite = DATABASE_URL.startsWith('sqlite:');
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);
pg.types.setTypeParser(1184, (text) => new Date(text).toISOString());
const knex = sqlite
  ? knexFactory({
      client: 'better-sqlite3',
      connection: { filename: DATABASE_URL.slice('sqlite:'.length) },
      useNullAsDefault: true,
    })
  : knexFactory({ client: 'pg', connection: DATABASE_URL, pool: { min: 2, max: 10 } });

const visible = () =>
  knex('projects').where((either) =>
    either
      .whereIn('projects.listing', [1, 2, 4, 5])
      .orWhereIn(
        'projects.id',
        knex('project_authorizations').where('user_id', reader).select('project_id'),
      ),
  );
const hydrated = () =>
  visible()
    .join('project_settings', 'project_settings.project_id', 'projects.id')
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .leftJoin('project_authorizations as authorized', (on) =>
      on.on('authorized.project_id', 'projects.id').andOnVal('authorized.user_id', reader),
    )
    .select(
      'project_settings.*',
      'projects.*',
      'namespaces.name as ns_name',
      'namespaces.path as ns_path',
      'namespaces.kind as ns_kind',
      'namespaces.full_path as ns_full_path',
      'namespaces.full_name as ns_full_name',
      'namespaces.parent_id as ns_parent_id',
      'authorized.access_level as level',
    );

async function bodiesOf(rows) {
  if (sqlite) rows.forEach(decodeSqliteRow);
  const own = await knex('members')
    .where({ source_type: 'Project', user_id: reader })
    .whereIn(
      'source_id',
      rows.map((row) => row.id),
    );
  const above = await knex('namespace_ancestors as above')
    .join('members', (on) =>
      on.on('members.source_id', 'above.ancestor_id').andOnVal('source_type', 'Namespace'),
    )
    .where('members.user_id', reader)
    .whereIn(
      'above.namespace_id',
      rows.map((row) => row.namespace_id),
    )
    .groupBy('above.namespace_id')
    .select('above.namespace_id')
    .max('members.access_level as access_level');
  const memberships = {
    projects: new Map(own.map((member) => [member.source_id, member.access_level])),
    namespaces: new Map(above.map((member) => [member.namespace_id, member.access_level])),
  };
  await knex('project_group_links').whereIn(
    'project_id',
    rows.map((row) => row.id),
  );
  return rows.map((row) => projectBody(row, base, memberships, new Map()));
}

const app = express();
app.use(
  middleware({
    apiSpec: JSON.parse(readFileSync(DOCUMENT, 'utf8')),
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: { allowUnknownQueryParameters: true },
  }),
);
app.use(async (req, res, next) => {
  const token = await knex('personal_access_tokens')
    .where({ token_digest: TOKEN_DIGEST, revoked: false })
    .first();
  if (token === undefined) res.status(401).json({ message: '401 Unauthorized' });
  else next();
});
app.get('/api/v4/version', (_req, res) => {
  res.json({ version: process.env.VERSION, revision: process.env.REVISION });
});
app.get('/api/v4/projects', async (_req, res) => {
  const [{ count }] = await visible().count({ count: '*' });
  const rows = await hydrated().orderBy('projects.id', 'desc').limit(20);
  res.set('X-Total', String(count));
  res.json(await bodiesOf(rows));
});
addIssues(app, { knex, sqlite, base });
app.get('/api/v4/projects/:id', async (req, res) => {
  const [body] = await bodiesOf(await hydrated().where('projects.id', Number(req.params.id)));
  res.json(body);
});
app.listen(Number(PORT), '127.0.0.1');
