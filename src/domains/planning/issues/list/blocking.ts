import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { Order } from '#src/lists/declaration.ts';
import { type Viewer, toViewer, whereIssueVisible } from '#src/policy/visible-issues.ts';
import type { Actor } from '#src/records/actor.ts';

/** Groups of readers who see different issues: each group has its own order. */
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

/** The name of the order by the number of blocked issues that the actor sees. */
export const formatBlockingOrder = (actor: Actor | null): string => `blocking ${getReader(actor)}`;

/** Sorts issues by the number of open issues that they block. Only issues that the reader sees count. */
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
