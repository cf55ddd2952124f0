import type { Database } from '../../database/database.ts';
import { containsText } from '../../database/dialect.ts';
import type { RefMove, refsMoved } from '../repositories/events.ts';
import { zeros } from '../repositories/hook-payload.ts';

type Moved = Parameters<typeof refsMoved>[0];

/** Deliveries about one ref keep their order. */
export const orderOfRef = (project: number, { refType, name }: RefMove): string =>
  `${refType} ${project} ${name}`;

/** The moves of which no delivery tells yet: after a crash they are announced though they may have been before. */
export async function untoldMoves(
  db: Database,
  { project, moves, at, again }: Moved,
): Promise<readonly RefMove[]> {
  if (!again) return moves;
  const untold: RefMove[] = [];
  for (const move of moves) {
    const told = db('deliveries')
      .join('delivery_payloads', 'delivery_payloads.id', 'deliveries.payload_id')
      .where('deliveries.created_at', '>=', at.toISOString())
      .where('deliveries.subject', orderOfRef(project.id, move));
    // As presenters write it, one after the other.
    const [before, after] = [move.before ?? zeros, move.after ?? zeros];
    const text = `"before":"${before}","after":"${after}"`;
    const first = containsText(told, 'delivery_payloads.body', text).first('deliveries.id');
    if ((await first) === undefined) untold.push(move);
  }
  return untold;
}
