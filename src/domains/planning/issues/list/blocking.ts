import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { Order } from '#src/lists/declaration.ts';
import { type Viewer, toViewer, whereIssueVisible } from '#src/policy/visible-issues.ts';
import type { Actor } from '#src/records/actor.ts';

/** Readers as far as they see different issues: each has an order of their own. */
const viewers = {
  administrator: { open: [], administrator: true, auditor: false },
  auditor: { open: [], administrator: false, auditor: true },
  'user of what is internal': {
    open: ['public', 'internal'],
    administrator: false,
    auditor: false,
  },
  'user of what is public': { open: ['public'], administrator: false, auditor: false },
} as const satisfies Readonly<Record<string, Viewer>>;

type Reader = keyof typeof viewers;

function getReader(actor: Actor | null): Reader {
  const { administrator, auditor, open } = toViewer(actor);
  if (administrator) return 'administrator';
  if (auditor) return 'auditor';
  return open.includes('internal') ? 'user of what is internal' : 'user of what is public';
}

/** The name of the order by what issues block, as far as the actor sees that. */
export const formatBlockingOrder = (actor: Actor | null): string => `blocking ${getReader(actor)}`;

/** Issues by how many open ones they block: those alone are counted that the reader sees. */
export const blockingOrders: Readonly<Record<string, Order>> = Object.fromEntries(
  Object.entries(viewers).map(([reader, viewer]) => [
    `blocking ${reader}`,
    { by: (db, { user }) => countBlocked(db, viewer, user as number) } satisfies Order,
  ]),
);

/** An issue has few links. */
function countBlocked(db: Database, viewer: Viewer, user: number): Knex.Raw {
  const blocked = db('issues')
    .join('projects', 'projects.id', 'issues.project_id')
    .whereRaw('issues.id = links.target_id')
    .where('issues.state', 'opened')
    .select(db.raw('1'));
  const links = db('issue_links as links')
    .whereRaw(`links.source_id = issues.id and links.link_type = 'blocks'`)
    .whereExists(whereIssueVisible(db, blocked, viewer, user))
    .count();
  return db.raw('(?)', [links]);
}
