// These few routes alone, as a careful person would write them by hand: node:http, prepared statements, no
// framework, no document, no credentials (it serves one known reader or administrator). Same bytes, same headers.
import { hash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { openCreation } from './bare-creation.mjs';
import { openIssues } from './bare-issues.mjs';
import { openMergeRequests } from './bare-merge-requests.mjs';
import { openPeople } from './bare-people.mjs';
import { decodeSqliteRow, projectBody, projectSql } from './project-body.mjs';
import { openRows } from './rows.mjs';

const { PORT, DATABASE_URL, BASE_URL, READER, ADMINISTRATOR } = process.env;
const reader = Number(READER);
const administrator = ADMINISTRATOR !== undefined;
const { host } = new URL(BASE_URL);
const base = { web: BASE_URL, registry: host };
const rows = openRows(DATABASE_URL);
const { sqlite, query } = rows;

const perPage = 20;
const cap = 10_001;
const people = openPeople(rows, { base, reader, perPage, cap });
const issues = openIssues(rows, { base, perPage, cap });
const mergeRequests = openMergeRequests(rows, { base, perPage, cap });
const creation = openCreation(DATABASE_URL, reader);
const today = () => new Date().toISOString().slice(0, 10);

/** Listings: 0 and 3 are private, the others are open to whoever is signed in. */
const walk = (listing) =>
  `select id from (select id from projects where listing = ${listing} order by id desc limit ${perPage}) as l${listing}`;
const pageOfProjects = query(
  'page',
  `select ${projectSql.columns},
     (select sum(count) from (
       select count from project_totals where listing in (1, 2, 4, 5)
       union all
       select count from project_authorization_totals where user_id = ? and listing in (0, 3)
     ) as totals) as kept_total
   from (
     select id from (
       ${[1, 2, 4, 5].map(walk).join(' union ')}
       union select id from (
         select project_id as id from project_authorizations as granted
         join projects on projects.id = granted.project_id
         where granted.user_id = ? and projects.listing is not null
         order by project_id desc limit ${perPage}) as own
     ) as merged order by id desc limit ${perPage}
   ) as page ${projectSql.joins} order by projects.id desc`,
);
const pageOfEverything = query(
  'everything',
  `select ${projectSql.columns}, (select sum(count) from project_totals) as kept_total
   from (select id from projects where listing is not null order by id desc limit ${perPage}) as page
   ${projectSql.joins} order by projects.id desc`,
);
const oneProject = query(
  'one',
  `select ${projectSql.columns} from (select id from projects where id = ? and listing is not null) as page
   ${projectSql.joins}`,
);
/** Placeholders for the ids of a page; an array parameter on Postgres, JSON on SQLite. */
const among = (column) =>
  sqlite ? `${column} in (select value from json_each(?))` : `${column} = any(?)`;
const list = (values) => (sqlite ? JSON.stringify(values) : values);
const membershipsOf = query(
  'memberships',
  `select source_id as project_id, null as namespace_id, access_level from members
   where source_type = 'Project' and ${among('source_id')} and user_id = ? and requested_at is null
     and state = 'active' and (expires_at is null or expires_at > ?)
   union all
   select null, above.namespace_id, max(access_level) from namespace_ancestors as above
   join members on members.source_type = 'Namespace' and members.source_id = above.ancestor_id
   where ${among('above.namespace_id')} and user_id = ? and requested_at is null
     and state = 'active' and (expires_at is null or expires_at > ?)
   group by above.namespace_id`,
);
const sharesOf = query(
  'shares',
  `select shares.project_id, shares.group_id, invited.name as group_name,
     invited.full_path as group_full_path, shares.group_access, shares.expires_at
   from project_group_links as shares join namespaces as invited on invited.id = shares.group_id
   where ${among('shares.project_id')} order by shares.id`,
);

async function bodiesOf(rows) {
  if (sqlite) rows.forEach(decodeSqliteRow);
  const ids = list(rows.map((row) => row.id));
  const namespaces = list([...new Set(rows.map((row) => row.namespace_id))]);
  const day = sqlite ? today() : new Date();
  const [found, shared] = await Promise.all([
    membershipsOf(ids, reader, day, namespaces, reader, day),
    sharesOf(ids),
  ]);
  const memberships = { projects: new Map(), namespaces: new Map() };
  for (const { project_id, namespace_id, access_level } of found) {
    if (project_id !== null) memberships.projects.set(project_id, access_level);
    else memberships.namespaces.set(namespace_id, access_level);
  }
  const shares = new Map();
  for (const { project_id, group_access, ...share } of shared) {
    if (!shares.has(project_id)) shares.set(project_id, []);
    shares.get(project_id).push({ ...share, group_access_level: group_access });
  }
  return rows.map((row) => projectBody(row, base, memberships, shares, administrator));
}

async function listProjects(headers) {
  const rows = administrator
    ? await pageOfEverything(reader)
    : await pageOfProjects(reader, reader, reader);
  addPage(headers, '/projects?', rows[0]?.kept_total ?? 0);
  return bodiesOf(rows);
}

/** The headers of page one of a list of several pages; `path` ends where the parameters of the page begin. */
function addPage(headers, path, count) {
  const total = Math.min(cap, count);
  const link = (page, rel) =>
    `<${base.web}/api/v4${path}page=${page}&per_page=${perPage}>; rel="${rel}"`;
  const last = Math.ceil(total / perPage);
  const links = [link(2, 'next'), link(1, 'first')];
  if (total < cap) links.push(link(last, 'last'));
  headers.push('Link', links.join(', '), 'X-Next-Page', '2', 'X-Page', '1');
  headers.push('X-Per-Page', String(perPage), 'X-Prev-Page', '');
  if (total < cap) headers.push('X-Total', String(total), 'X-Total-Pages', String(last));
}

async function listMembers(group, headers) {
  const { total, body } = await people.listMembers(group);
  addPage(headers, `/groups/${group}/members/all?`, total);
  return body;
}

async function searchUsers(text, headers) {
  const { total, body } = await people.searchUsers(text);
  addPage(headers, `/users?search=${text}&`, total);
  return body;
}

async function listIssues(project, headers) {
  const { total, body } = await issues.listIssues(project);
  addPage(headers, `/projects/${project}/issues?`, total);
  return body;
}

async function listMergeRequests(project, headers) {
  const { total, body } = await mergeRequests.listMergeRequests(project);
  addPage(headers, `/projects/${project}/merge_requests?`, total);
  return body;
}

async function createIssue(project, req) {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) text += chunk;
  const client = { userAgent: req.headers['user-agent'], ip: req.socket.remoteAddress };
  return issues.getCreatedIssue(await creation.create(project, JSON.parse(text), client));
}

async function getProject(id) {
  const [body] = await bodiesOf(await oneProject(id, reader));
  return body;
}

const version = { version: process.env.VERSION, revision: process.env.REVISION };

function entityTag(json) {
  if (json.length > 512) return `W/"${hash('sha1', json, 'base64url')}"`;
  let high = 0x811c9dc5;
  let low = 0x01000193 ^ json.length;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
  }
  return `W/"${letters(high)}${letters(low)}"`;
}

function letters(bits) {
  let text = '';
  for (let shift = 0; shift < 32; shift += 4)
    text += String.fromCharCode(65 + ((bits >>> shift) & 15));
  return text;
}

createServer(async (req, res) => {
  const started = performance.now();
  const headers = ['X-Request-Id', randomUUID(), 'X-Runtime', ''];
  headers.push('Cache-Control', 'max-age=0, private, must-revalidate', 'Vary', 'Origin');
  headers.push('X-Content-Type-Options', 'nosniff', 'X-Frame-Options', 'SAMEORIGIN');
  const { url } = req;
  let body;
  if (url === '/api/v4/version') body = version;
  else if (url.startsWith('/api/v4/projects?')) body = await listProjects(headers);
  else if (url.startsWith('/api/v4/groups/'))
    body = await listMembers(Number(url.split('/')[4]), headers);
  else if (url.startsWith('/api/v4/users?'))
    body = await searchUsers(new URL(url, base.web).searchParams.get('search'), headers);
  else if (req.method === 'POST') body = await createIssue(Number(url.split('/')[4]), req);
  else if (url.includes('/issues?')) body = await listIssues(Number(url.split('/')[4]), headers);
  else if (url.includes('/merge_requests?'))
    body = await listMergeRequests(Number(url.split('/')[4]), headers);
  else body = await getProject(Number(url.slice('/api/v4/projects/'.length)));
  const json = JSON.stringify(body);
  headers[3] = ((performance.now() - started) / 1000).toFixed(6);
  headers.push('Content-Type', 'application/json');
  headers.push('ETag', entityTag(json));
  headers.push('Content-Length', String(Buffer.byteLength(json)));
  res.writeHead(req.method === 'POST' ? 201 : 200, headers);
  res.end(json);
}).listen(Number(PORT), '127.0.0.1');
