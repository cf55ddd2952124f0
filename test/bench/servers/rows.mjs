// Prepared statements by hand on either database: `query(name, sql)(...values)` gives rows.
import pg from 'pg';
import Database from 'better-sqlite3';

export function openRows(url) {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url);
}

function openSqlite(file) {
  const db = new Database(file, { readonly: true });
  return {
    sqlite: true,
    query: (_name, sql) => {
      // The sign keeps the planner from the value, so it plans once and not at each execution.
      const statement = db.prepare(sql.replace(/\?/g, '+?'));
      return (...values) => statement.all(...values);
    },
    async snapshot(work) {
      db.exec('begin');
      await work();
      db.exec('commit');
    },
    close: () => db.close(),
  };
}

function openPostgres(url) {
  const types = {
    getTypeParser(oid, format) {
      if (oid === 20 || oid === 1700) return Number;
      if (oid === 1184) return (text) => new Date(text).toISOString();
      if (oid === 1082) return (text) => text;
      return pg.types.getTypeParser(oid, format);
    },
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  return {
    sqlite: false,
    query: (name, sql) => {
      let position = 0;
      const text = sql.replace(/\?/g, () => `$${++position}`);
      return async (...values) => (await pool.query({ name, text, values })).rows;
    },
    snapshot: (work) => work(),
    close: () => pool.end(),
  };
}
