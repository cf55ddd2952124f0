import type { Database } from '#src/database/database.ts';
import { containsText } from '#src/database/dialect.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import type { AnnouncedRefMove, refsMoved } from '#src/domains/core/repositories/events.ts';

type Moved = Parameters<typeof refsMoved>[0];

/** Deliveries about one ref keep their order. */
export const formatRefOrder = (project: number, { refType, name }: AnnouncedRefMove): string =>
  `${refType} ${project} ${name}`;

/** Moves without a delivery: after a crash, a move may be announced twice. */
export async function findUntoldMoves(
  db: Database,
  { project, moves, at, again }: Moved,
): Promise<readonly AnnouncedRefMove[]> {
  if (!again) return moves;
  const untold: AnnouncedRefMove[] = [];
  for (const move of moves) {
    // The text repeats the fields as presenters write them, next to each other.
    const [before, after] = [move.before ?? noObjectId, move.after ?? noObjectId];
    const text = `"before":"${before}","after":"${after}"`;
    const isToldIn = async (table: 'deliveries' | 'delivery_events') => {
      const rows = db(table)
        .join('delivery_payloads', 'delivery_payloads.id', `${table}.payload_id`)
        .where(`${table}.created_at`, '>=', at.toISOString())
        .where(`${table}.subject`, formatRefOrder(project.id, move));
      const first = containsText(rows, 'delivery_payloads.body', text).first(`${table}.id`);
      return (await first) !== undefined;
    };
    if (!(await isToldIn('delivery_events')) && !(await isToldIn('deliveries'))) untold.push(move);
  }
  return untold;
}
