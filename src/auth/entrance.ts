import type { ClientAddress, Received } from '../client-address.ts';
import type { Database } from '../database/database.ts';
import { createAddressLimit } from '../limits/address-limit.ts';
import { isBot } from '../records/user-types.ts';
import type { UserRow } from '../records/user.ts';
import { recentSettings } from '../settings/current.ts';
import type { ApplicationSettingsRow } from '../settings/row.ts';
import { requireSignIn, requireUsableAccount } from './account-state.ts';

/** Somebody who showed who they are: by a token, a session, or a password. Times are milliseconds since 1970. */
export interface Visitor {
  readonly user: UserRow;
  /** Infinite when it does not expire. */
  readonly passwordExpiresAt: number;
  /** When they may no longer do without a second factor; absent for tokens, which stand for both. */
  readonly secondFactorDueAt?: number;
}

export interface Entrance {
  /**
   * Asks everything that is asked of a user, whichever way they come in. False when a second factor is overdue: they
   * count as nobody then. At once where nothing has to be looked up.
   * @throws Forbidden when the account cannot be used, or is used from too many addresses
   */
  admit(visitor: Visitor, http: Received, now: number): boolean | Promise<boolean>;
  /**
   * The same of somebody who signs in with a browser: what they still have to do, they do once they have.
   * @throws Forbidden likewise
   */
  admitSignIn(user: UserRow, http: Received, now: number): Promise<true>;
}

/** The one place that every way in goes through. */
export function createEntrance(db: Database, clientAddress: ClientAddress): Entrance {
  const addresses = createAddressLimit(db);

  function limitAddresses(
    settings: ApplicationSettingsRow,
    user: UserRow,
    http: Received,
    now: number,
  ): void | Promise<void> {
    // Bots run wherever their jobs do.
    if (!settings.unique_ips_limit_enabled || isBot(user)) return undefined;
    return addresses.check({ user, address: clientAddress(http), now }, settings);
  }

  return {
    admit(visitor, http, now) {
      const { user, passwordExpiresAt, secondFactorDueAt = Infinity } = visitor;
      if (now >= secondFactorDueAt) return false;
      requireUsableAccount(user, passwordExpiresAt, now);
      const settings = recentSettings(db);
      const limited =
        settings instanceof Promise
          ? settings.then((known) => limitAddresses(known, user, http, now))
          : limitAddresses(settings, user, http, now);
      return limited === undefined ? true : limited.then(() => true);
    },

    async admitSignIn(user, http, now) {
      requireSignIn(user);
      await limitAddresses(await recentSettings(db), user, http, now);
      return true;
    },
  };
}
