import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import type { Query } from '../../lists/filter.ts';
import { type OffsetQuery, type Page, paginate } from '../../lists/offset.ts';
import type { Actor } from '../../records/actor.ts';
import type { EpicRow } from '../../records/epic.ts';
import { epicTexts, type ShownEpicRow, withShown } from '../epics/table.ts';
import { visibleEpics } from '../../policy/visible-epics.ts';

/** Larger than any place: what has none comes last. */
const behindAll = '9223372036854775807';

/** Epics right below another one that the actor may see, in their order. */
export function childrenOf(db: Database, actor: Actor | null, { id }: Pick<EpicRow, 'id'>): Query {
  return inOrder(visibleEpics(db, actor).where('epics.parent_id', id));
}

export function inOrder(children: Query): Query {
  return children.orderByRaw(`coalesce(epics.relative_position, ${behindAll})`).orderBy('epics.id');
}

export function pageOfChildren(
  db: Database,
  actor: Actor | null,
  epic: Pick<EpicRow, 'id'>,
  query: OffsetQuery,
): Promise<Page<ShownEpicRow>> {
  const rows = withShown(db, childrenOf(db, actor, epic)) as Knex.QueryBuilder<
    ShownEpicRow,
    ShownEpicRow[]
  >;
  return paginate(db, rows, query, { texts: epicTexts });
}
