import { randomUUID } from 'node:crypto';
import type { Database } from '#src/database/database.ts';

/** Places beyond these are of no use: a process works on fewer jobs at once. */
const maxPlaces = 100;

interface SlotRequest {
  /** Maximum number of slots held at once. */
  readonly capacity: number;
  readonly now: Date;
  /** Longest time that the slot may be held, in milliseconds. */
  readonly milliseconds: number;
}

/** A slot held by a job. */
export interface CleanupSlot {
  readonly place: number;
  readonly holder: string;
}

/** Takes one of the places for clean-ups; null when all are held. */
export async function takeCleanupSlot(
  db: Database,
  { capacity, now, milliseconds }: SlotRequest,
): Promise<CleanupSlot | null> {
  const places = Math.min(capacity, maxPlaces);
  const at = now.toISOString();
  const held_until = new Date(now.getTime() + milliseconds).toISOString();
  const occupied = new Set(
    await db('registry_cleanup_places')
      .where('held_until', '>', at)
      .whereNotNull('holder')
      .pluck<number[]>('place'),
  );
  for (let place = 1; place <= places; place += 1) {
    if (occupied.has(place)) continue;
    const holder = randomUUID();
    const taken = await db('registry_cleanup_places')
      .insert({ place, holder, held_until })
      .onConflict('place')
      .merge({ holder, held_until })
      .where((either) => {
        either.where('registry_cleanup_places.held_until', '<=', at);
        either.orWhereNull('registry_cleanup_places.holder');
      })
      .returning('place');
    // No row is returned if a concurrent job took the place.
    if (taken.length > 0) return { place, holder };
  }
  return null;
}

export async function leaveCleanupSlot(db: Database, slot: CleanupSlot): Promise<void> {
  await db('registry_cleanup_places')
    .where({ ...slot })
    .update({ holder: null });
}
