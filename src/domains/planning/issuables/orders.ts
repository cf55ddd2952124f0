import type { Knex } from 'knex';
import { chooseByDialect } from '#src/database/dialect.ts';
import type { Database } from '#src/database/database.ts';
import type { Order } from '#src/lists/declaration.ts';
import { type IssuableKind, issuableKinds } from './issuable.ts';

export const latest = "'9999-12-31'";
export const earliest = "'0001-01-01'";

export const sortByExpression =
  (sql: string): Order['by'] =>
  (db) =>
    db.raw(sql);

/**
 * Orders by milestones and labels. Rows without one sort last in both directions, so each direction has its own
 * expression.
 */
export function createPlannedOrders(
  kind: Exclude<IssuableKind, 'epic'>,
  project: string,
): Readonly<Record<string, Order>> {
  const { table, column } = issuableKinds[kind];
  const selectMilestoneDue = (none: string) =>
    `coalesce((select milestones.due_date from milestones where milestones.id = ${table}.milestone_id), ${none})`;
  const selectLabelPriority = (none: string) =>
    `coalesce((select min(label_priorities.priority) from label_links
       join label_priorities on label_priorities.label_id = label_links.label_id
         and label_priorities.project_id = ${project}
       where label_links.${column} = ${table}.id), ${none})`;
  /** The due date of the milestone, and then the best label, as one text. */
  const createPriorityOrder =
    (due: string, rank: string) =>
    (db: Database): Knex.Raw => {
      const padded = chooseByDialect(db, {
        sqlite: () => `substr('0000000000' || ${selectLabelPriority(rank)}, -10)`,
        postgres: () => `right('0000000000' || ${selectLabelPriority(rank)}, 10)`,
      });
      const day = chooseByDialect(db, {
        sqlite: () => selectMilestoneDue(due),
        postgres: () => `cast(${selectMilestoneDue(due)} as text)`,
      });
      return db.raw(`${day} || ' ' || ${padded}`);
    };
  return {
    'milestone_due asc': { by: sortByExpression(selectMilestoneDue(latest)) },
    'milestone_due desc': { by: sortByExpression(selectMilestoneDue(earliest)) },
    'label_priority asc': { by: sortByExpression(selectLabelPriority('2147483647')) },
    'label_priority desc': { by: sortByExpression(selectLabelPriority('-1')) },
    'priority asc': { by: createPriorityOrder(latest, '2147483647') },
    'priority desc': { by: createPriorityOrder(earliest, '0') },
  };
}
