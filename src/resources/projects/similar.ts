import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { byDatabase, inList } from '../../database/dialect.ts';
import { findFew } from '../../database/few-rows.ts';
import { shapedStatement, type Slots } from '../../database/statement.ts';
import { type Cut, cutOf, cutPage } from '../../pagination/cut.ts';
import { containing } from '../../database/text-search.ts';
import { narrowed } from './list-filters.ts';
import type { ListParameters, ListShape, PlannedList } from './list-shape.ts';
import { from } from './list-sources.ts';

/** Pages that lie deeper are read and sorted. */
const deepest = 500;

/** How well a project answers the search: by name or path, whole (4) or as the beginning (3), else anywhere. */
export function similarity(db: Database, { text, pattern }: Slots<ListParameters>): Knex.Raw {
  return db.raw(
    `case
       when lower(projects.path) = ? then 4
       when projects.name_key = ? then 4
       when substr(lower(projects.path), 1, length(?)) = ? then 3
       when substr(projects.name_key, 1, length(?)) = ? then 3
       when projects.name_key like ? escape '\\' then 2
       else 1
     end`,
    [text, text, text, text, text, text, pattern],
  );
}

interface RankedShape {
  readonly list: ListShape;
  readonly ranks: readonly number[];
  /** Only of the projects in `ids`. */
  readonly among: boolean;
  readonly cut: Cut;
}

/** The newest of the user's projects that pass the filters, and answer the search so well. */
const rankedStatement = shapedStatement<RankedShape, ListParameters, { id: number }>(
  (db, slots, { list, ranks, among, cut }) => {
    const [source] = list.sources;
    if (source === undefined) throw new Error('a list has no source');
    const rows = from(db, source, slots, list);
    const query = narrowed(db, rows, slots, list, 'granted.project_id')
      .whereRaw(`(?) in (${ranks.join(', ')})`, [similarity(db, slots)])
      .select('granted.project_id as id');
    return among
      ? inList(query, 'granted.project_id', slots.ids)
      : cutPage(query.orderBy('granted.project_id', 'desc'), cut, slots);
  },
);

/**
 * The authorized projects that may be on a page in the order of similarity, when very many projects contain the text;
 * null to read and sort all of them. Those whose names begin with it are few, or met soon; the others are met as soon
 * as there are so many.
 */
export async function pickSimilar(
  db: Database,
  { shape, parameters }: PlannedList,
  depth: number,
): Promise<readonly number[] | null> {
  const [source, ...others] = shape.sources;
  if (shape.order !== 'similarity' || source?.kind !== 'authorized' || others.length > 0) {
    return null;
  }
  // With namespaces the search has other parts than the rank.
  if (!shape.narrowed.includes('search') || depth > deepest) return null;
  const text = parameters.text ?? '';
  const [named, begun] = await Promise.all([
    findFew(db, `projects named: ${text}`, (limit) => namedLike(db, text).limit(limit)),
    findFew(db, `projects begun: ${text}`, (limit) => begunWith(db, text).limit(limit)),
  ]);
  const picked: number[] = [];
  const first = { limit: depth, offset: 0 };
  const pick = async (ranks: readonly number[], ids: readonly number[] | null) => {
    if (picked.length >= depth || ids?.length === 0) return;
    const asked = { list: shape, ranks, among: ids !== null, cut: cutOf(first) };
    const rows = await rankedStatement.all(db, asked, { ...parameters, ...first, ids: ids ?? [] });
    picked.push(...rows.map(({ id }) => id));
  };
  if (begun !== null) await pick([4, 3], begun);
  else {
    await pick([4], named);
    await pick([3], null);
  }
  await pick([2], null);
  await pick([1], null);
  return picked;
}

type Ids = Knex.QueryBuilder<{ id: number }, { id: number }[]>;

function namedLike(db: Database, text: string): Ids {
  const byPath = db('projects').select('id').whereRaw('lower(path) = ?', [text]);
  return db('projects').select('id').where('name_key', text).union([byPath]) as Ids;
}

/** All whose name or path begins with the text, perhaps with some more. */
function begunWith(db: Database, text: string): Ids {
  const projects = () => db('projects').select('id');
  return byDatabase<Ids>(db, {
    // Indexes of whole names are in the order of letters.
    sqlite: () => {
      const range = [text, `${text}\u{10ffff}`];
      const byPath = projects().whereRaw('lower(path) >= ? and lower(path) < ?', range);
      return projects().whereRaw('name_key >= ? and name_key < ?', range).union([byPath]) as Ids;
    },
    // These perhaps not, but the index of parts knows where texts begin.
    postgres: () => {
      const begin = containing(text).slice(1);
      return projects().where((either) => {
        either.whereRaw("search_text like ? escape '\\'", [begin]);
        either.orWhereRaw("search_text like ? escape '\\'", [`%\n${begin}`]);
      }) as Ids;
    },
  });
}
