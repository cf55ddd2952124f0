import type { Knex } from 'knex';
import type { Database } from '../../../database/database.ts';
import { inList } from '../../../database/dialect.ts';
import type { Order } from '../../../lists/statements.ts';
import { AccessLevel } from '../../../policy/access-level.ts';
import { featureVisibleInSql } from '../../../policy/features.ts';
import { visibilitiesFor } from '../../../policy/visibility.ts';
import type { Actor } from '../../../records/actor.ts';
import type { Visibility } from '../../../records/visibility.ts';

/** What readers see of issues: as far as these differ, each has an order of their own. */
const readers = {
  administrator: null,
  auditor: null,
  'user of what is internal': ['public', 'internal'],
  'user of what is public': ['public'],
} as const satisfies Readonly<Record<string, readonly Visibility[] | null>>;

type Reader = keyof typeof readers;

const readerOf = (actor: Actor | null): Reader => {
  if (actor?.admin === true) return 'administrator';
  if (actor?.user.auditor === true) return 'auditor';
  const sees = visibilitiesFor(actor).includes('internal');
  return sees ? 'user of what is internal' : 'user of what is public';
};

/** The name of the order by what issues block, as far as the actor sees that. */
export const blockingOrder = (actor: Actor | null): string => `blocking ${readerOf(actor)}`;

/** Issues by how many open ones they block: those alone are counted that the reader sees. */
export const blockingOrders: Readonly<Record<string, Order>> = Object.fromEntries(
  (Object.keys(readers) as Reader[]).map((reader) => [
    `blocking ${reader}`,
    { by: (db, { user }) => countBlocked(db, reader, user as number) } satisfies Order,
  ]),
);

/** An issue has few links. */
function countBlocked(db: Database, reader: Reader, user: number): Knex.Raw {
  const blocked = db('issue_links as links')
    .join('issues as blocked', 'blocked.id', 'links.target_id')
    .join('projects', 'projects.id', 'blocked.project_id')
    .whereRaw(`links.source_id = issues.id and links.link_type = 'blocks'`)
    .whereRaw(`blocked.state = 'opened'`)
    .whereNotNull('projects.listing')
    .count();
  if (reader !== 'administrator') {
    blocked.whereRaw(
      "blocked.author_id not in (select users.id from users where users.state = 'banned')",
    );
  }
  const open = readers[reader];
  if (open === null) {
    blocked.whereRaw("projects.issues_access_level <> 'disabled'");
    return db.raw('(?)', [blocked]);
  }
  const level = 'coalesce(held.access_level, 0)';
  const own = db('issue_assignees as own')
    .select(db.raw('1'))
    .whereRaw('own.issue_id = blocked.id')
    .where('own.user_id', user);
  blocked
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      inList(shown, 'projects.visibility', open).orWhereNotNull('held.project_id');
    })
    .whereRaw(featureVisibleInSql('issues', level))
    .where((readable) => {
      readable
        .where('blocked.confidential', false)
        .orWhere('blocked.author_id', user)
        .orWhereExists(own)
        .orWhereRaw(`${level} >= ${AccessLevel.Reporter}`);
    });
  return db.raw('(?)', [blocked]);
}
