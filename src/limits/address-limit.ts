import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { minuteMs } from '#src/units.ts';

type Limits = Pick<
  ApplicationSettingsRow,
  'unique_ips_limit_per_user' | 'unique_ips_limit_time_window'
>;

interface Visit {
  readonly user: { readonly id: number };
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface AddressLimit {
  /**
   * Throws `Forbidden` for a user with one address more than the instance allows in its window; earlier addresses stay
   * usable. Users admitted less than a minute ago need no look-up.
   */
  check(visit: Visit, limits: Limits): void | Promise<void>;
}

/** Maximum number of pairs of user and address in the memory of a process. */
const cacheSize = 10_000;
/** Milliseconds for which a process does not look again. */
const cacheTtlMs = minuteMs;

export function createAddressLimit(db: Database): AddressLimit {
  const admitted = new GenerationalCache<string, number>(cacheSize);
  return {
    check(visit, limits) {
      const key = `${visit.user.id} ${visit.address}`;
      const left = (admitted.get(key) ?? 0) - visit.now;
      // More is left only after the clock went back.
      if (left > 0 && left <= cacheTtlMs) return undefined;
      return admit(db, visit, limits).then(() => {
        // Sooner than it would be forgotten by the others.
        const window = limits.unique_ips_limit_time_window * 1_000;
        admitted.set(key, visit.now + Math.min(cacheTtlMs, window / 10));
      });
    },
  };
}

async function admit(
  db: Database,
  { user, address, now }: Visit,
  { unique_ips_limit_per_user: most, unique_ips_limit_time_window: seconds }: Limits,
): Promise<void> {
  await db.transaction(async (db) => {
    // The lock on the user makes two new addresses that come at once take turns.
    await db('users').where({ id: user.id }).forNoKeyUpdate().select('id');
    const oldest = new Date(now - seconds * 1_000).toISOString();
    const selectOwnAddresses = () => db('user_addresses').where({ user_id: user.id });
    // Addresses recorded while the clock was ahead would otherwise stay until that time.
    const ahead = new Date(now + cacheTtlMs).toISOString();
    await selectOwnAddresses()
      .where((either) => {
        either.where('seen_at', '<=', oldest).orWhere('seen_at', '>', ahead);
      })
      .delete();
    const others = await selectOwnAddresses()
      .whereNot({ address })
      .limit(most)
      .pluck<string[]>('address');
    if (others.length >= most) {
      throw new Forbidden('You have signed in from too many addresses. Please try again later.');
    }
    const seen_at = new Date(now).toISOString();
    await db('user_addresses')
      .insert({ user_id: user.id, address, seen_at })
      .onConflict(['user_id', 'address'])
      .merge({ seen_at });
  });
}
