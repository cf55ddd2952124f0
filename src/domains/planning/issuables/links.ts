import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { Conflict, RowNotFound, Unprocessable } from '#src/errors.ts';
import { addSystemNotes, type SystemNoteAction } from '#src/domains/planning/notes/system.ts';
import { formatReferenceFrom, formatShortReference } from './references.ts';
import { type Issuable, type IssuableKind, issuableKinds } from './issuable.ts';

/** The relation of one record to the other. */
export type LinkType = 'relates_to' | 'blocks' | 'is_blocked_by';

/** A link between two targets; in a blocking link, the source blocks the target. */
export interface IssuableLinkRow {
  readonly id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly link_type: 'relates_to' | 'blocks';
  readonly created_at: string;
  readonly updated_at: string;
}

/** A link as one of its ends sees it. */
interface SeenLink {
  readonly id: number;
  readonly otherId: number;
  readonly type: LinkType;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The kinds that are linked to their like. */
export type LinkedKind = Exclude<IssuableKind, 'merge_request'>;
export type LinkedIssuable = Issuable & { readonly kind: LinkedKind };

const tables: Readonly<Record<LinkedKind, string>> = { issue: 'issue_links', epic: 'epic_links' };

/** The links of an issue or epic, oldest first. */
export async function findLinks(
  db: Database,
  { kind, id }: Pick<LinkedIssuable, 'kind' | 'id'>,
): Promise<readonly SeenLink[]> {
  const rows = await db<IssuableLinkRow>(tables[kind])
    .where('source_id', id)
    .orWhere('target_id', id)
    .orderBy('id');
  return rows.map((row) => ({
    id: row.id,
    otherId: row.source_id === id ? row.target_id : row.source_id,
    type: getLinkTypeFrom(row, id),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
}

function getLinkTypeFrom(
  { link_type: type, source_id: source }: IssuableLinkRow,
  id: number,
): LinkType {
  return type === 'blocks' && source !== id ? 'is_blocked_by' : type;
}

/**
 * A link of this issue or epic.
 * @throws RowNotFound
 */
export async function findIssuableLink(
  db: Database,
  { kind, id }: Pick<LinkedIssuable, 'kind' | 'id'>,
  linkId: number,
): Promise<IssuableLinkRow> {
  const link = await db<IssuableLinkRow>(tables[kind])
    .where('id', linkId)
    .where((end) => void end.where('source_id', id).orWhere('target_id', id))
    .first();
  if (link === undefined) throw new RowNotFound();
  return link;
}

/** Upper limit on the links of one record. */
export const maxLinks = 100;

/**
 * Locks both, and counts their links.
 * @throws Unprocessable if one of them has the maximum number of links
 */
async function requireRoom(db: Database, from: LinkedIssuable, to: LinkedIssuable): Promise<void> {
  const { table, word } = issuableKinds[from.kind];
  const ends = [from.id, to.id];
  await whereInList(db(table), 'id', ends).orderBy('id').forNoKeyUpdate().select('id');
  for (const id of ends) {
    if ((await findLinks(db, { kind: from.kind, id })).length < maxLinks) continue;
    throw new Unprocessable(
      `${formatShortReference(to)} cannot be added: This would exceed the maximum number of linked ${word}s (${maxLinks}).`,
    );
  }
}

/** The user who links, and the time. */
interface Act {
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Links two targets of a kind, and adds system notes to both.
 * @throws Unprocessable when both are the same, or one has too many links
 * @throws Conflict when a link exists in either direction
 */
export async function createLink(
  db: Database,
  from: LinkedIssuable,
  to: LinkedIssuable,
  type: LinkType,
  act: Act,
): Promise<IssuableLinkRow> {
  if (from.id === to.id) {
    throw new Unprocessable(
      `${formatShortReference(to)} cannot be added: cannot be related to itself`,
    );
  }
  const [source, target] = type === 'is_blocked_by' ? [to, from] : [from, to];
  const now = act.at.toISOString();
  try {
    return await db.transaction(async (db) => {
      await requireRoom(db, from, to);
      const link = await insertReturning<IssuableLinkRow>(db, tables[from.kind], {
        source_id: source.id,
        target_id: target.id,
        link_type: type === 'relates_to' ? type : 'blocks',
        created_at: now,
        updated_at: now,
      });
      await tell(db, source, target, type === 'relates_to' ? 'related to' : 'blocking', act);
      await tell(db, target, source, type === 'relates_to' ? 'related to' : 'blocked by', act);
      return link;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Conflict(`${issuableKinds[from.kind].className}(s) already assigned`);
  }
}

/**
 * Deletes the link, and adds system notes to both targets.
 * @throws RowNotFound when another request deleted it
 */
export async function deleteIssuableLink(
  db: Database,
  { id }: Pick<IssuableLinkRow, 'id'>,
  source: LinkedIssuable,
  target: LinkedIssuable,
  act: Act,
): Promise<void> {
  await db.transaction(async (db) => {
    const gone = await db(tables[source.kind]).where({ id }).delete();
    if (gone === 0) throw new RowNotFound();
    await tellOfEnd(db, source, target, act);
    await tellOfEnd(db, target, source, act);
  });
}

const actions = {
  issue: ['relate', 'unrelate'],
  epic: ['relate_epic', 'unrelate_epic'],
} as const satisfies Readonly<Record<LinkedKind, readonly [SystemNoteAction, SystemNoteAction]>>;

function tell(
  db: Database,
  target: LinkedIssuable,
  other: LinkedIssuable,
  how: string,
  act: Act,
): Promise<void> {
  const [action] = actions[target.kind];
  const { word } = issuableKinds[target.kind];
  return note(db, target, other, action, `marked this ${word} as ${how}`, act);
}

function tellOfEnd(
  db: Database,
  target: LinkedIssuable,
  other: LinkedIssuable,
  act: Act,
): Promise<void> {
  const [, action] = actions[target.kind];
  return note(db, target, other, action, 'removed the relation with', act);
}

async function note(
  db: Database,
  target: LinkedIssuable,
  other: LinkedIssuable,
  action: SystemNoteAction,
  text: string,
  { actorId, at }: Act,
): Promise<void> {
  const { kind } = target.container;
  const reference = formatReferenceFrom(other, { kind, fullPath: target.fullPath });
  const body = `${text} ${reference}`;
  await addSystemNotes(db, [{ target, authorId: actorId, action, body, about: other, at }]);
}
