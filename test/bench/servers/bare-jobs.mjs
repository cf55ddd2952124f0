// Hands over jobs as a careful person would by hand: node:http and prepared statements, the change in one transaction
// and durable, then what a runner needs. It knows neither tags nor groups nor protected refs.
import { hash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import pg from 'pg';

const { PORT, DATABASE_URL } = process.env;
const sqlite = DATABASE_URL.startsWith('sqlite:');

const sql = {
  runner: 'select id, active from runners where token_digest = ?',
  take: `update jobs set status = 'running', runner_id = ?, token_digest = ?, timeout = ?, started_at = ?,
      contacted_at = ?, updated_at = ?
    where id = (
      select jobs.id from jobs
      join runner_projects as served on served.project_id = jobs.project_id and served.runner_id = ?
      where jobs.status = 'pending' and jobs.kind = 'build' order by jobs.id limit 1
      ${sqlite ? '' : 'for update of jobs skip locked'}
    ) returning id, project_id, pipeline_id, name, stage, ref, sha, options`,
  pipeline: `update pipelines set status = 'running', started_at = coalesce(started_at, ?), updated_at = ?
    where id = ? and status <> 'running'`,
  project: `select projects.path, projects.full_path, settings.build_timeout from projects
    join project_settings as settings on settings.project_id = projects.id where projects.id = ?`,
  variables: 'select * from ci_variables where project_id = ?',
};

/** Yields a statement's name with its values and is given its rows, for either way to run them. */
function* handOver(runner) {
  const token = randomBytes(20).toString('base64url');
  const now = new Date().toISOString();
  const [job] = yield ['take', runner, hash('sha256', token, 'hex'), 3600, now, now, now, runner];
  if (job === undefined) return null;
  yield ['pipeline', now, now, job.pipeline_id];
  const [project] = yield ['project', job.project_id];
  const stored = yield ['variables', job.project_id];
  const { script = [] } = JSON.parse(job.options);
  const known = { CI_JOB_TOKEN: token, CI_JOB_NAME: job.name, CI_COMMIT_SHA: job.sha };
  return {
    id: job.id,
    token,
    job_info: { name: job.name, stage: job.stage, project_name: project.path },
    git_info: { repo_url: `http://host/${project.full_path}.git`, ref: job.ref, sha: job.sha },
    runner_info: { timeout: project.build_timeout },
    variables: [...Object.entries(known).map(([key, value]) => ({ key, value })), ...stored],
    steps: [{ name: 'script', script, timeout: project.build_timeout }],
  };
}

function drive(steps, run) {
  let step = steps.next();
  while (!step.done) step = steps.next(run(...step.value));
  return step.value;
}

function openSqlite() {
  const db = new Database(DATABASE_URL.slice('sqlite:'.length));
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000']) {
    db.pragma(setting);
  }
  const statements = Object.fromEntries(
    Object.entries(sql).map(([name, text]) => [name, db.prepare(text)]),
  );
  const run = (name, ...values) => {
    const statement = statements[name];
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  };
  const taking = db.transaction((runner) => drive(handOver(runner), run));
  return {
    runnerOf: (digest) => run('runner', digest)[0],
    take: (runner) => taking.immediate(runner),
  };
}

function openPostgres() {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  const statementOf = (name, values) => {
    let position = 0;
    return { name, text: sql[name].replace(/\?/g, () => `$${++position}`), values };
  };
  return {
    runnerOf: async (digest) => (await pool.query(statementOf('runner', [digest]))).rows[0],
    async take(runner) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const steps = handOver(runner);
        let step = steps.next();
        while (!step.done) {
          const [name, ...values] = step.value;
          step = steps.next((await client.query(statementOf(name, values))).rows);
        }
        await client.query('commit');
        return step.value;
      } finally {
        client.release();
      }
    },
  };
}

const { runnerOf, take } = sqlite ? openSqlite() : openPostgres();

async function answerTo(body) {
  const runner = await runnerOf(hash('sha256', JSON.parse(body).token, 'hex'));
  if (runner === undefined) return [403, { message: '403 Forbidden' }];
  const job = await take(runner.id);
  return job === null ? [204, null] : [201, job];
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end('{}');
  let body = '';
  request.setEncoding('utf8').on('data', (text) => (body += text));
  request.on('end', () => {
    answerTo(body).then(
      ([status, answer]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(answer === null ? undefined : JSON.stringify(answer));
      },
      (error) => {
        process.stderr.write(`${error.stack}\n`);
        response.writeHead(500).end();
      },
    );
  });
});
// Runners come back after seconds.
server.keepAliveTimeout = 0;
server.listen(Number(PORT), '127.0.0.1');
