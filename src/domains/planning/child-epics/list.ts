import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { Query } from '#src/lists/filter.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import type { EpicRow } from '#src/records/epic.ts';
import {
  epicTexts,
  type ShownEpicRow,
  selectShownEpics,
} from '#src/domains/planning/epics/table.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';

/** Larger than every position: rows without a position sort last. */
const behindAll = '9223372036854775807';

/** Epics right below another one that the actor may see, in their order. */
export function selectChildEpics(
  db: Database,
  actor: Actor | null,
  { id }: Pick<EpicRow, 'id'>,
): Query {
  return sortChildEpics(selectVisibleEpics(db, actor).where('epics.parent_id', id));
}

export function sortChildEpics(children: Query): Query {
  return children.orderByRaw(`coalesce(epics.relative_position, ${behindAll})`).orderBy('epics.id');
}

export function loadChildrenPage(
  db: Database,
  actor: Actor | null,
  epic: Pick<EpicRow, 'id'>,
  query: OffsetQuery,
): Promise<Page<ShownEpicRow>> {
  const rows = selectShownEpics(db, selectChildEpics(db, actor, epic)) as Knex.QueryBuilder<
    ShownEpicRow,
    ShownEpicRow[]
  >;
  return paginate(db, rows, query, { texts: epicTexts });
}
