import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { execution } from '#src/database/execution.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { kibibyteBytes } from '#src/units.ts';

export interface StoredPayload {
  readonly id: number;
  readonly body: string;
  readonly completer: string | null;
}

/** Bytes from which a payload is cached for all receivers, and the payloads that a process caches. */
const [minSharedBytes, mostShared] = [64 * kibibyteBytes, 8];

const findPayloads = prepareStatement<{ ids: readonly number[] }, StoredPayload>((db, { ids }) =>
  whereInList(db('delivery_payloads'), 'id', ids).select('id', 'body', 'completer'),
);

type Shared = GenerationalCache<number, Promise<StoredPayload | undefined>>;

const sharedOf = new WeakMap<object, Shared>();

/** Payloads by id; deleted ones are missing. */
export async function readPayloads(
  db: Database,
  rows: readonly { readonly payload_id: number | null; readonly bytes: number }[],
): Promise<ReadonlyMap<number, StoredPayload>> {
  const [small, large] = [new Set<number>(), new Set<number>()];
  for (const { payload_id, bytes } of rows) {
    if (payload_id !== null) (bytes < minSharedBytes ? small : large).add(payload_id);
  }
  const found = small.size === 0 ? [] : await findPayloads.all(db, { ids: [...small] });
  for (const id of large) {
    const payload = await readShared(db, id);
    if (payload !== undefined) found.push(payload);
  }
  return new Map(found.map((payload) => [payload.id, payload]));
}

async function readShared(db: Database, id: number): Promise<StoredPayload | undefined> {
  const { instance } = db[execution];
  const shared: Shared = sharedOf.get(instance) ?? new GenerationalCache(mostShared);
  sharedOf.set(instance, shared);
  const reading = shared.get(id) ?? findPayloads.first(db, { ids: [id] });
  shared.set(id, reading);
  try {
    const payload = await reading;
    // A payload that is not complete yet changes.
    if (payload?.completer !== null) shared.delete(id);
    return payload;
  } catch (error) {
    shared.delete(id);
    throw error;
  }
}
