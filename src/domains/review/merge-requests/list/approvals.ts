import type { Database } from '#src/database/database.ts';
import { filter, type Filter, type Query } from '#src/lists/filter.ts';
import type { ApproverParams } from './parameters.ts';

/** Limits a list to one user, or to any user if null. */
type Narrowing = (query: Query, user: number | null, db: Database) => void;

/** Requires one condition for each user, all at once. The words `any` and `none` stand for any user and for no user. */
function filterByEach(
  { some, none }: { readonly some: Narrowing; readonly none: (query: Query, db: Database) => void },
  candidates: (db: Database, user: number) => Query,
): Filter<ApproverParams> {
  return filter({
    shapeOf: (users) => (typeof users === 'string' ? users : users.length || null),
    boundOf: (users): Record<string, number> =>
      typeof users === 'string'
        ? {}
        : Object.fromEntries(users.map((user, at) => [`user${at}`, user])),
    narrow(query, slots, shape, { db }) {
      if (shape === 'none') none(query, db);
      else if (shape === 'any') some(query, null, db);
      else for (let at = 0; at < shape; at += 1) some(query, slots[`user${at}`] as number, db);
    },
    candidates: (db, users) =>
      typeof users === 'string'
        ? []
        : users.map((user) => ({ key: String(user), query: candidates(db, user) })),
  });
}

function selectApprovals(db: Database): Query {
  return db('approvals as given')
    .select(db.raw('1'))
    .whereRaw('given.merge_request_id = merge_requests.id');
}

/** Merge requests that all of these users have approved. */
export const approvedBy = filterByEach(
  {
    some(query, user, db) {
      const approvals = selectApprovals(db);
      query.whereExists(user === null ? approvals : approvals.where('given.user_id', user));
    },
    none: (query, db) => void query.whereNotExists(selectApprovals(db)),
  },
  (db, user) => db('approvals').where('user_id', user).select('merge_request_id as id'),
);

function selectOwnRules(db: Database): Query {
  return db('approval_request_rules as own')
    .select(db.raw('1'))
    .whereRaw('own.merge_request_id = merge_requests.id');
}

/** Rules that name the user, or any. */
function selectNamingRules(db: Database, user: number | null) {
  const own = selectOwnRules(db).join(
    'approval_request_rule_users as named',
    'named.rule_id',
    'own.id',
  );
  const ofProject = db('approval_rules as rules')
    .join('approval_rule_users as named', 'named.rule_id', 'rules.id')
    .select(db.raw('1'))
    .whereRaw('rules.project_id = merge_requests.target_project_id');
  if (user !== null) for (const rules of [own, ofProject]) rules.where('named.user_id', user);
  return { own, ofProject };
}

const whereNaming: Narrowing = (query, user, db) => {
  const { own, ofProject } = selectNamingRules(db, user);
  query.where((either) => {
    void either
      .whereExists(own)
      .orWhere((usual) => void usual.whereNotExists(selectOwnRules(db)).whereExists(ofProject));
  });
};

/** Merge requests whose rules name all of these users: their own, or where they have none those of the project. */
export const namingApprovers = filterByEach(
  {
    some: whereNaming,
    none(query, db) {
      const { own, ofProject } = selectNamingRules(db, null);
      query.whereNotExists(own).where((either) => {
        void either.whereExists(selectOwnRules(db)).orWhereNotExists(ofProject);
      });
    },
  },
  (db, user) => {
    const projects = db('approval_rule_users')
      .join('approval_rules', 'approval_rules.id', 'approval_rule_users.rule_id')
      .where('approval_rule_users.user_id', user)
      .select('approval_rules.project_id');
    const own = db('approval_request_rule_users')
      .join(
        'approval_request_rules',
        'approval_request_rules.id',
        'approval_request_rule_users.rule_id',
      )
      .where('approval_request_rule_users.user_id', user)
      .select('approval_request_rules.merge_request_id as id');
    const usual = db('merge_requests').whereIn('target_project_id', projects).select('id');
    return db(own.union(usual).as('naming')).select('id');
  },
);
