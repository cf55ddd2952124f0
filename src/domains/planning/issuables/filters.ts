import type { Database } from '#src/database/database.ts';
import { isAscii } from '#src/database/dialect.ts';
import { containsWord } from '#src/database/long-text-search.ts';
import {
  countConditions,
  filter,
  type Filter,
  type Query,
  type Values,
} from '#src/lists/filter.ts';
import { toUsernameKey } from '#src/records/user.ts';
import { splitSearchTerms } from './search.ts';
import { type IssuableKind, issuableKinds } from './issuable.ts';

/** The column of a target in a list of its kind: `epics.id`. */
const formatColumn = (kind: IssuableKind, name: string) => `${issuableKinds[kind].table}.${name}`;

/** A list of titles, or one of the words for none and any. */
function findKeyword(titles: readonly string[], words: readonly string[]): string | null {
  const [only, ...rest] = titles;
  if (only === undefined || rest.length > 0) return null;
  const word = only.toLowerCase();
  return words.includes(word) ? word : null;
}

interface Keywords {
  readonly none: (query: Query, db: Database) => void;
  readonly any: (query: Query, db: Database) => void;
  readonly id: (query: Query, db: Database, id: number) => void;
  /** Selects rows with an id, or with any value. */
  readonly candidates?: (db: Database, id: number | 'any') => Query;
}

/** An id, or one of the words `None` and `Any`. */
export function filterIdOrKeyword({
  none,
  any,
  id,
  candidates,
}: Keywords): Filter<number | string> {
  return filter({
    shapeOf: (value) => (typeof value === 'number' ? 'id' : value.toLowerCase()),
    boundOf: (value): { readonly id?: number } => (typeof value === 'number' ? { id: value } : {}),
    narrow(query, slots, shape, { db }) {
      if (shape === 'none') none(query, db);
      else if (shape === 'any') any(query, db);
      else id(query, db, slots.id);
    },
    ...(candidates !== undefined && {
      candidates(db, value) {
        const id = typeof value === 'number' ? value : /^any$/i.test(value) ? 'any' : null;
        return id === null ? [] : [{ key: String(id), query: candidates(db, id) }];
      },
    }),
  });
}

/** Matches rows assigned to a user, to any user, or to none; `table` holds the assignees. */
export function filterAssignedTo(
  kind: 'issue' | 'merge_request',
  table: string,
): Filter<number | string> {
  const { column } = issuableKinds[kind];
  const selectAssignments = (db: Database) => selectAssigned(db, kind, table);
  return filterIdOrKeyword({
    none: (query, db) => void query.whereNotExists(selectAssignments(db)),
    any: (query, db) => void query.whereExists(selectAssignments(db)),
    id: (query, db, id) =>
      void query.whereExists(selectAssignments(db).where('assigned.user_id', id)),
    candidates: (db, id) =>
      id === 'any'
        ? db(table).distinct({ id: column })
        : db(table).where('user_id', id).select({ id: column }),
  });
}

/** Rows of `table`, one for each user of a listed record. */
export function selectAssigned(db: Database, kind: IssuableKind, table: string): Query {
  return db(`${table} as assigned`)
    .select(db.raw('1'))
    .whereRaw('?? = ??', [`assigned.${issuableKinds[kind].column}`, formatColumn(kind, 'id')]);
}

/** Rows of `table`, one for each user of a listed record, of users with one of these names. */
export function selectAssignedByName(
  db: Database,
  kind: IssuableKind,
  table: string,
  key: string,
): Query {
  return selectAssigned(db, kind, table)
    .join('users as assignees', 'assignees.id', 'assigned.user_id')
    .where('assignees.username_key', key);
}

/** Selects by the title of a referenced row, or by one of the words `None` and `Any`. */
export function filterTitleOrKeyword(
  name: string,
  titled: (db: Database, title: string) => Query,
): Filter<string> {
  return filter({
    shapeOf: (title) => findKeyword([title], ['none', 'any']) ?? 'title',
    boundOf: (title) => ({ title }),
    narrow(query, slots, shape, { db }) {
      if (shape === 'none') query.whereNull(name);
      else if (shape === 'any') query.whereNotNull(name);
      else query.whereIn(name, titled(db, slots.title));
    },
  });
}

export const selectMilestonesByTitle = (db: Database, title: string): Query =>
  db('milestones').where({ title }).select('id');

/** Labels that are looked up to find whether they leave few rows. */
const maxLookups = 3;

const noneWords = ['none', 'no label', 'no+label'];

/** Matches rows that have all of these labels, by title; `None` and `Any` match rows without and with labels. */
export function filterLabelled(kind: IssuableKind): Filter<readonly string[]> {
  const words = [...noneWords, 'any'];
  return {
    shapeOf: (titles) => {
      const keyword = findKeyword(titles, words);
      return titles.length === 0 ? null : (keyword ?? countConditions([...new Set(titles)]));
    },
    boundOf: (titles) => (findKeyword(titles, words) === null ? toTitleSlots(titles) : {}),
    narrow(query, slots, shape, { db }) {
      if (typeof shape !== 'number') {
        const any = selectLinks(db, kind);
        void (shape === 'any' ? query.whereExists(any) : query.whereNotExists(any));
        return;
      }
      for (let index = 0; index < shape; index += 1) {
        query.whereExists(selectLinks(db, kind, slots[`title${index}`] as string));
      }
    },
    candidates: (db, titles) =>
      findKeyword(titles, words) === null
        ? [...new Set(titles)]
            .slice(0, maxLookups)
            .map((title) => ({ key: title, query: selectWithLabel(db, kind, title) }))
        : [],
  };
}

/** Matches rows without any of these labels, by title. */
export function whereNotLabelled(
  query: Query,
  db: Database,
  kind: IssuableKind,
  titles: readonly string[],
): void {
  for (const title of titles) query.whereNotExists(selectLinks(db, kind, title));
}

const toTitleSlots = (titles: readonly string[]): Values =>
  Object.fromEntries([...new Set(titles)].map((title, index) => [`title${index}`, title]));

function selectLinks(db: Database, kind: IssuableKind, title?: string): Query {
  const { column } = issuableKinds[kind];
  const links = db('label_links')
    .select(db.raw('1'))
    .whereRaw('?? = ??', [`label_links.${column}`, formatColumn(kind, 'id')]);
  if (title === undefined) return links;
  return links.join('labels', 'labels.id', 'label_links.label_id').where('labels.title', title);
}

function selectWithLabel(db: Database, kind: IssuableKind, title: string): Query {
  const column = `label_links.${issuableKinds[kind].column}`;
  return db('labels')
    .join('label_links', 'label_links.label_id', 'labels.id')
    .where('labels.title', title)
    .whereNotNull(column)
    .select({ id: column });
}

/**
 * Matches rows with the caller's reaction of this emoji; `None` and `Any` match rows without and with any reaction of
 * theirs.
 */
export function filterReactedTo(kind: IssuableKind): Filter<string> {
  return filter({
    shapeOf: (name) => findKeyword([name], ['none', 'any']) ?? 'named',
    boundOf: (name, { actor }) => ({ name, user: actor?.user.id ?? 0 }),
    narrow(query, { name, user }, shape, { db }) {
      const reactions = selectReactions(db, kind, user);
      if (shape === 'named') reactions.where('award_emoji.name', name);
      void (shape === 'none' ? query.whereNotExists(reactions) : query.whereExists(reactions));
    },
    candidates(db, name, { actor }) {
      const shape = findKeyword([name], ['none', 'any']);
      if (shape === 'none') return [];
      const { column } = issuableKinds[kind];
      const user = actor?.user.id ?? 0;
      const reactions = db('award_emoji').where('user_id', user).whereNotNull(column);
      if (shape === null) reactions.where('name', name);
      return [{ key: JSON.stringify([user, name]), query: reactions.distinct({ id: column }) }];
    },
  });
}

export function selectReactions(db: Database, kind: IssuableKind, user: number): Query {
  return db('award_emoji')
    .select(db.raw('1'))
    .whereRaw('?? = ??', [`award_emoji.${issuableKinds[kind].column}`, formatColumn(kind, 'id')])
    .where('award_emoji.user_id', user);
}

/** Matches rows by the author's username, ignoring case. */
export function filterAuthoredBy(kind: IssuableKind): Filter<string> {
  const authorId = formatColumn(kind, 'author_id');
  return filter({
    shapeOf: () => true,
    boundOf: (username) => ({ key: toUsernameKey(username) ?? '' }),
    narrow: (query, { key }, _, { db }) =>
      void query.where(authorId, '=', selectUserNamed(db, key)),
    candidates: (db, username) => {
      const key = toUsernameKey(username) ?? '';
      const authored = db(issuableKinds[kind].table).where(
        'author_id',
        '=',
        selectUserNamed(db, key),
      );
      return [{ key, query: authored.select('id') }];
    },
  });
}

/** Selects the id of the user with this key. */
export function selectUserNamed(db: Database, key: string): Query {
  return db('users').where('username_key', key).select('id');
}

/** Matches rows that contain all words, each in one of the columns, ignoring case; double quotes enclose a phrase. */
export function containsWords(...columns: readonly string[]): Filter<string> {
  return filter({
    shapeOf: (text) => {
      const words = splitWords(text);
      return words.length === 0 ? null : words.map(isAscii);
    },
    boundOf: (text) =>
      Object.fromEntries(splitWords(text).map((word, index) => [`word${index}`, word])),
    narrow(query, slots, shape, { db }) {
      for (const [index, ascii] of shape.entries()) {
        containsWord(db, query, columns, slots[`word${index}`] as string, ascii);
      }
    },
  });
}

/** Limit on the words of a search; further ones are ignored. */
const maxWords = 30;

const splitWords = (text: string) => splitSearchTerms(text, maxWords);
