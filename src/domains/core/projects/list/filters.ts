import { findFew } from '#src/database/candidates.ts';
import type { Database } from '#src/database/database.ts';
import { hasPart, whereInList, whereMetOnTheWay } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toContainsPattern, findContaining } from '#src/database/text-search.ts';
import {
  type Candidates,
  filterByColumn,
  countConditions,
  filterCustomAttributes,
  elsewhere,
  filter,
  type Filter,
  limitToAdministrators,
  isShort,
  type Query,
} from '#src/lists/filter.ts';
import type { Filters } from '#src/lists/declaration.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { writeFeatureCondition } from '#src/policy/features.ts';
import { toListings } from '#src/records/listing.ts';
import { everyVisibility } from '#src/records/visibility.ts';
import { scans } from '#src/reports/scans.ts';
import {
  type ProjectListQuery,
  isOfUser,
  isSizeOrder,
  chooseProjectOrder,
  type ProjectFilters,
} from './parameters.ts';

type Parameters = Required<ProjectFilters>;
type ProjectFilter<Value> = Filter<Value, Parameters>;
type Find = (db: Database, listQuery: ProjectListQuery) => Query | null;

const getUserId = ({ actor }: ProjectListQuery) => actor?.user.id ?? 0;

/** The features that the caller may read: administrators and auditors read all. */
type Reader = 'everything' | 'user' | 'anonymous';
const getReader = ({ actor, admin }: ProjectListQuery): Reader =>
  admin || actor?.user.auditor === true ? 'everything' : actor === null ? 'anonymous' : 'user';

/** Builds a filter for a condition on projects that depends on the caller. */
function filterByFlag(
  narrow: (query: Query, user: number, reader: Reader, db: Database) => void,
  candidates?: Find,
): ProjectFilter<boolean> {
  return filter({
    shapeOf: (on, listQuery) => (on ? getReader(listQuery) : null),
    boundOf: (_, listQuery) => ({ user: getUserId(listQuery) }),
    narrow: (query, { user }, reader, { db }) => void narrow(query, user, reader, db),
    ...(candidates !== undefined && {
      candidates: (db, on, listQuery) => {
        const query = on ? candidates(db, listQuery) : null;
        return query === null ? [] : [{ key: String(getUserId(listQuery)), query }];
      },
    }),
  });
}

/** Flag of the project that is visible to readers of the feature. */
function filterByFailure(flag: string, feature: 'repository' | 'wiki'): ProjectFilter<boolean> {
  return filterByFlag(
    (query, user, reader, db) => {
      query.whereRaw(`projects.${flag}`);
      whereReadable(db, query, feature, user, reader);
    },
    (db) => db('projects').whereRaw(flag).select('id'),
  );
}

/**
 * Matches projects whose feature is enabled for everyone, or for members of this level; private projects require the
 * level of every caller.
 */
function filterByFeature(
  feature: 'issues' | 'merge_requests',
  level: AccessLevel,
): ProjectFilter<boolean> {
  const name = `projects.${feature}_access_level`;
  return filterByFlag((query, user, reader, db) => {
    query.whereRaw(`${name} <> 'disabled'`);
    if (reader === 'everything') return;
    query.where((either) => {
      either.whereRaw(`(${name} = 'enabled' and projects.visibility <> 'private')`);
      if (reader === 'anonymous') return;
      const held = db('project_authorizations as member')
        .select(db.raw('1'))
        .whereRaw('member.project_id = projects.id')
        .where('member.user_id', user);
      either.orWhereExists(held.whereRaw(`member.access_level >= ${level}`));
    });
  });
}

/** Limits the filter to projects that the caller may read, so that it reveals nothing else. */
function whereReadable(
  db: Database,
  query: Query,
  feature: 'repository' | 'wiki' | 'security_and_compliance',
  user: number,
  reader: Reader,
): void {
  if (reader === 'everything') query.whereRaw(`projects.${feature}_access_level <> 'disabled'`);
  else if (reader === 'anonymous') query.whereRaw(writeFeatureCondition(feature, '0'));
  else {
    const level = db('project_authorizations as reader')
      .select('reader.access_level')
      .whereRaw('reader.project_id = projects.id')
      .where('reader.user_id', user);
    query.whereRaw(writeFeatureCondition(feature, 'coalesce((?), 0)'), [level]);
  }
}

const allListings = `listing in (${toListings(everyVisibility, undefined).join(', ')})`;

/** Filters by an end of a range. The order by its column uses an index; other orders select candidates first. */
function filterByRange<Value extends number | string>(
  name: 'id' | 'last_activity_at',
  sign: '<' | '>',
  ends: (query: ProjectListQuery['query']) => {
    after?: Value | undefined;
    before?: Value | undefined;
  },
): ProjectFilter<Value> {
  return filter({
    shapeOf: (_, listQuery) => (chooseProjectOrder(listQuery) === name ? 'along' : 'across'),
    boundOf: (value) => ({ value }),
    narrow(query, { value }, shape, { id }) {
      if (name === 'id' || shape === 'along') {
        query.where(name === 'id' ? id : `projects.${name}`, sign, value);
      } else whereMetOnTheWay(query, `projects.${name} ${sign} ?`, [value]);
    },
    candidates(db, _, listQuery) {
      const { after, before } = ends(listQuery.query);
      // Both ends are one candidate query.
      if (chooseProjectOrder(listQuery) === name || (sign === '<' && after !== undefined))
        return [];
      const query = db('projects').select('id');
      // The index begins with it.
      if (name !== 'id') query.whereRaw(allListings);
      if (after !== undefined) query.where(name, '>', after);
      if (before !== undefined) query.where(name, '<', before);
      return [{ key: `${after} ${before}`, query }];
    },
  });
}

const getIdRange = ({ id_after: after, id_before: before }: ProjectListQuery['query']) => ({
  after,
  before,
});
const getTimeRange = ({
  last_activity_after: after,
  last_activity_before: before,
}: ProjectListQuery['query']) => ({
  after,
  before,
});

/** The sources apply this parameter. Orders by size use one source for everything, so there it selects candidates. */
function filterBySource<Value>(
  acts: (listQuery: ProjectListQuery) => boolean,
  candidates: (db: Database, listQuery: ProjectListQuery) => Candidates,
): ProjectFilter<Value> {
  const isLookedFor = (listQuery: ProjectListQuery) =>
    isSizeOrder(chooseProjectOrder(listQuery)) && acts(listQuery);
  return {
    shapeOf: (_, listQuery) => isLookedFor(listQuery) || null,
    narrow: () => undefined,
    candidates: (db, _, listQuery) => (isLookedFor(listQuery) ? [candidates(db, listQuery)] : []),
  };
}

const filterByListing = <Value>() =>
  filterBySource<Value>(
    () => true,
    (db, { query: { visibility, archived } }) => {
      const visibilities = visibility === undefined ? everyVisibility : [visibility];
      const key = `listing in (${toListings(visibilities, archived).join(', ')})`;
      return { key, query: db('projects').whereRaw(key).select('id') };
    },
  );

const filterByAuthorization = <Value>() =>
  filterBySource<Value>(
    ({ query }) => isOfUser(query),
    (db, listQuery) => ({
      key: String(getUserId(listQuery)),
      query: db('project_authorizations')
        .where('user_id', getUserId(listQuery))
        .select('project_id as id'),
    }),
  );

/** Texts so short that no index knows them are compared with whole names, but where namespaces are searched too. */
const search: ProjectFilter<string> = filter({
  shapeOf(text, { query }) {
    if (text === '') return null;
    if (query.search_namespaces === true) return 'namespaces';
    return isShort(fold(text)) ? 'whole' : 'part';
  },
  boundOf: (text) => ({ text: fold(text), pattern: toContainsPattern(fold(text)) }),
  narrow(query, { text, pattern }, shape, { db }) {
    if (shape === 'whole') {
      query.whereRaw('(projects.name_key = ? or lower(projects.path) = ?)', [text, text]);
    } else if (shape === 'part') hasPart(query, 'projects.search_text', text);
    else {
      query.where((either) => {
        hasPart(either, 'projects.search_text', text);
        either.orWhereExists(selectNamespacesAbove(db, pattern));
      });
    }
  },
  candidates(db, value, { query }) {
    const text = fold(value);
    if (!isShort(text) || text === '' || query.search_namespaces === true) return [];
    const byPath = db('projects').select('id').whereRaw('lower(path) = ?', [text]);
    const named = db('projects').select('id').where('name_key', text).union([byPath]);
    return [{ key: text, query: named }];
  },
  async find(db, value, { query }) {
    const text = fold(value);
    if (query.search_namespaces !== true) return findContaining(db, 'projects', text);
    const [projects, namespaces] = await Promise.all([
      findContaining(db, 'projects', text),
      findContaining(db, 'namespaces', text),
    ]);
    if (projects === null || namespaces === null) return null;
    const below = whereInList(
      db('namespace_ancestors').select('namespace_id'),
      'ancestor_id',
      namespaces,
    );
    const inside = db('projects').select('id').whereIn('namespace_id', below);
    const either = whereInList(db('projects').select('id'), 'id', projects).union([inside]);
    return findFew(
      db,
      `projects with namespaces: ${text}`,
      (limit) => either.limit(limit) as PromiseLike<{ id: number }[]>,
    );
  },
});

function selectNamespacesAbove(db: Database, pattern: string): Query {
  return db('namespace_ancestors as above')
    .join('namespaces as named', 'named.id', 'above.ancestor_id')
    .select(db.raw('1'))
    .whereRaw('above.namespace_id = projects.namespace_id')
    .whereRaw("(named.name_key like ? escape '\\' or lower(named.path) like ? escape '\\')", [
      pattern,
      pattern,
    ]);
}

const listTopicNames = (topics: readonly string[]) => [...new Set(topics.map(fold))];

const topic: ProjectFilter<readonly string[]> = filter({
  shapeOf: (topics) => countConditions(topics) > 0 || null,
  boundOf: (topics) => ({ names: listTopicNames(topics), count: listTopicNames(topics).length }),
  narrow(query, { names, count }, _, { db }) {
    const topics = db('project_topics')
      .join('topics', 'topics.id', 'project_topics.topic_id')
      .whereRaw('project_topics.project_id = projects.id')
      .count('*');
    query.whereRaw('(?) = ?', [whereInList(topics, 'topics.name_key', names), count]);
  },
  candidates: (db, topics) =>
    listTopicNames(topics).map((name) => ({
      key: name,
      query: db('project_topics')
        .join('topics', 'topics.id', 'project_topics.topic_id')
        .where('topics.name_key', name)
        .select('project_topics.project_id as id'),
    })),
});

const language: ProjectFilter<string> = filter({
  shapeOf: (_, listQuery) => getReader(listQuery),
  boundOf: (name, listQuery) => ({ name, user: getUserId(listQuery) }),
  narrow(query, { name, user }, reader, { db }) {
    const languages = db('project_languages as languages')
      .select(db.raw('1'))
      .whereRaw('languages.project_id = projects.id');
    query.whereExists(languages.where('languages.name', name));
    whereReadable(db, query, 'repository', user, reader);
  },
  candidates: (db, name) => [
    { key: name, query: db('project_languages').where({ name }).select('project_id as id') },
  ],
});

/** Projects with reports of security scanners, for callers who may read them. */
const securityReports: ProjectFilter<boolean> = filterByFlag((query, user, reader, db) => {
  const reports = db('job_reports')
    .select(db.raw('1'))
    .whereRaw('job_reports.project_id = projects.id')
    .whereIn('job_reports.file_type', scans);
  query.whereExists(reports);
  whereReadable(db, query, 'security_and_compliance', user, reader);
});

export const projectFilters: Filters<Parameters> = {
  archived: filterByListing(),
  visibility: filterByListing(),
  membership: filterByAuthorization(),
  min_access_level: filterByAuthorization(),
  owned: filterByAuthorization(),
  within: elsewhere,
  ids: filter({
    shapeOf: () => true,
    boundOf: (named: readonly number[]) => ({ named }),
    narrow: (query, { named }) => void whereInList(query, 'projects.id', named),
    find: (_, named) => Promise.resolve(named),
  }),
  include_subgroups: elsewhere,
  with_shared: elsewhere,
  id_after: filterByRange('id', '>', getIdRange),
  id_before: filterByRange('id', '<', getIdRange),
  last_activity_after: filterByRange('last_activity_at', '>', getTimeRange),
  last_activity_before: filterByRange('last_activity_at', '<', getTimeRange),
  imported: filterByFlag(
    (query, user) =>
      void query.where('projects.creator_id', user).whereNotNull('projects.import_type'),
    (db, listQuery) =>
      db('projects')
        .where('creator_id', getUserId(listQuery))
        .whereNotNull('import_type')
        .select('id'),
  ),
  starred: filterByFlag(
    (query, user, _, db) => {
      const stars = db('project_stars as starred').select(db.raw('1'));
      query.whereExists(
        stars.whereRaw('starred.project_id = projects.id').where('starred.user_id', user),
      );
    },
    (db, listQuery) =>
      db('project_stars').where('user_id', getUserId(listQuery)).select('project_id as id'),
  ),
  repository_checksum_failed: filterByFailure('repository_checksum_failed', 'repository'),
  wiki_checksum_failed: filterByFailure('wiki_checksum_failed', 'wiki'),
  repository_storage: limitToAdministrators(
    filterByColumn<string>('projects.repository_storage', '=', (db, repository_storage) =>
      db('projects').where({ repository_storage }).select('id'),
    ),
  ),
  forked_from: filterByColumn<number>('projects.forked_from_id', '=', (db, forked_from_id) =>
    db('projects').where({ forked_from_id }).select('id'),
  ),
  search,
  search_namespaces: elsewhere,
  topic,
  with_programming_language: language,
  with_issues_enabled: filterByFeature('issues', AccessLevel.Guest),
  with_merge_requests_enabled: filterByFeature('merge_requests', AccessLevel.Reporter),
  with_security_reports: securityReports,
  custom_attributes: filterCustomAttributes(
    'project_custom_attributes',
    'project_id',
    'projects.id',
  ),
  with_custom_attributes: elsewhere,
  simple: elsewhere,
  statistics: elsewhere,
  parts: elsewhere,
};
