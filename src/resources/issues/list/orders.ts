import type { Knex } from 'knex';
import { byDatabase } from '../../../database/dialect.ts';
import type { Database } from '../../../database/database.ts';
import type { Order } from '../../../lists/statements.ts';
import type { Source } from '../../targets/sources.ts';
import type { AskedIssues, IssueParameters } from './parameters.ts';

type Name = NonNullable<IssueParameters['order_by']>;

const latest = "'9999-12-31'";
const earliest = "'0001-01-01'";
/** More than any place, and a number that JavaScript holds. */
const highest = '9007199254740991';

/** Issues without a value come last in both directions: each has an expression of its own. */
const raw =
  (sql: string): Order['by'] =>
  (db) =>
    db.raw(sql);

const milestoneDue = (none: string) =>
  `coalesce((select milestones.due_date from milestones where milestones.id = issues.milestone_id), ${none})`;

const labelPriority = (none: string) =>
  `coalesce((select min(label_priorities.priority) from label_links
     join label_priorities on label_priorities.label_id = label_links.label_id
       and label_priorities.project_id = issues.project_id
     where label_links.issue_id = issues.id), ${none})`;

/** The due date of the milestone, and then the best label, as one text. */
function priority(due: string, rank: string) {
  return (db: Database): Knex.Raw => {
    const padded = byDatabase(db, {
      sqlite: () => `substr('0000000000' || ${labelPriority(rank)}, -10)`,
      postgres: () => `right('0000000000' || ${labelPriority(rank)}, 10)`,
    });
    const day = byDatabase(db, {
      sqlite: () => milestoneDue(due),
      postgres: () => `cast(${milestoneDue(due)} as text)`,
    });
    return db.raw(`${day} || ' ' || ${padded}`);
  };
}

export const orders: Readonly<Record<string, Order>> = {
  created_at: { by: 'issues.created_at' },
  updated_at: { by: 'issues.updated_at' },
  title: { by: 'issues.title_key' },
  popularity: { by: 'issues.upvotes' },
  'due_date asc': { by: raw(`coalesce(issues.due_date, ${latest})`) },
  'due_date desc': { by: raw(`coalesce(issues.due_date, ${earliest})`) },
  'relative_position asc': { by: raw(`coalesce(issues.relative_position, ${highest})`) },
  'relative_position desc': { by: raw(`coalesce(issues.relative_position, -1)`) },
  'weight asc': { by: raw(`coalesce(issues.weight, 2147483647)`) },
  'weight desc': { by: raw(`coalesce(issues.weight, -1)`) },
  'milestone_due asc': { by: raw(milestoneDue(latest)) },
  'milestone_due desc': { by: raw(milestoneDue(earliest)) },
  'label_priority asc': { by: raw(labelPriority('2147483647')) },
  'label_priority desc': { by: raw(labelPriority('-1')) },
  'priority asc': { by: priority(latest, '2147483647') },
  'priority desc': { by: priority(earliest, '0') },
};

/** Of these no index has the issues of a project. */
const unindexed: ReadonlySet<string> = new Set(
  ['milestone_due', 'label_priority', 'priority']
    .flatMap((name) => [`${name} asc`, `${name} desc`])
    .concat(['due_date desc', 'relative_position desc', 'weight desc']),
);

/** Those of all projects that have an index. */
const indexedForAll: ReadonlySet<string> = new Set(['created_at', 'updated_at']);

/** Tells whether no index has the issues of the source in this order. */
export function isUnindexed(order: string, source: Source): boolean {
  if (source.of === 'everything' && source.viewer.administrator) return !indexedForAll.has(order);
  return unindexed.has(order);
}

const plain: ReadonlySet<Name> = new Set(['created_at', 'updated_at', 'title', 'popularity']);

export function orderOf({ query: { order_by: name = 'created_at', sort = 'desc' } }: AskedIssues) {
  return { order: plain.has(name) ? name : `${name} ${sort}`, sort };
}
