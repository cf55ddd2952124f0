import type { Database } from '../../../database/database.ts';
import { filter, type Filter, type Query } from '../../../lists/filter.ts';

/** For each of several users a condition: all of them are to hold. */
function ofEach(
  narrow: (query: Query, user: number, db: Database) => void,
  candidates: (db: Database, user: number) => Query,
): Filter<readonly number[]> {
  return filter({
    shapeOf: (users) => users.length || null,
    boundOf: (users) => Object.fromEntries(users.map((user, at) => [`user${at}`, user])),
    narrow(query, slots, count, { db }) {
      for (let at = 0; at < count; at += 1) {
        narrow(query, slots[`user${at}`] as number, db);
      }
    },
    candidates: (db, users) =>
      users.map((user) => ({ key: String(user), query: candidates(db, user) })),
  });
}

/** Merge requests that all of these users have approved. */
export const approvedBy = ofEach(
  (query, user, db) => {
    const given = db('approvals as given')
      .select(db.raw('1'))
      .whereRaw('given.merge_request_id = merge_requests.id')
      .where('given.user_id', user);
    query.whereExists(given);
  },
  (db, user) => db('approvals').where('user_id', user).select('merge_request_id as id'),
);

/** Merge requests whose rules name all of these users: their own, or where they have none those of the project. */
export const namingApprovers = ofEach(
  (query, user, db) => {
    const own = () =>
      db('approval_request_rules as own')
        .select(db.raw('1'))
        .whereRaw('own.merge_request_id = merge_requests.id');
    const naming = own()
      .join('approval_request_rule_users as named', 'named.rule_id', 'own.id')
      .where('named.user_id', user);
    const ofProject = db('approval_rules as rules')
      .join('approval_rule_users as named', 'named.rule_id', 'rules.id')
      .select(db.raw('1'))
      .whereRaw('rules.project_id = merge_requests.target_project_id')
      .where('named.user_id', user);
    query.where((either) => {
      void either
        .whereExists(naming)
        .orWhere((usual) => void usual.whereNotExists(own()).whereExists(ofProject));
    });
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
