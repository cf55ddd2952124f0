import type { ClientAddress, Received } from '#src/text/client-address.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { createAddressLimit } from '#src/limits/address-limit.ts';
import { isBot } from '#src/records/user-types.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { requireSignIn, requireUsableAccount } from './account-state.ts';
import { owesTerms } from './terms.ts';

/** Visitor identified by a token, a session, or a password. Times are milliseconds since 1970. */
export interface Visitor {
  readonly user: UserRow;
  /** Infinite when it does not expire. */
  readonly passwordExpiresAt: number;
  /** Time after which users need a second factor; absent for tokens, which imply both factors. */
  readonly secondFactorDueAt?: number;
}

/** Duty that a signed-in user must fulfil in the browser before anything else. */
export type Duty = 'password' | 'second_factor' | 'terms';

export interface Entrance {
  /**
   * Checks every requirement on a user, for all ways to sign in. False when a second factor is overdue: the user then
   * counts as anonymous. Returns no promise where no look-up is needed.
   * @throws Forbidden when the account cannot be used, or is used from too many addresses
   */
  admit(visitor: Visitor, http: Received, now: number): boolean | Promise<boolean>;
  /**
   * Checks a visitor of pages, where they can fulfil their duty. Returns the duty, or null.
   * @throws Forbidden likewise
   */
  dutyOf(visitor: Visitor, http: Received, now: number): Promise<Duty | null>;
  /**
   * Checks a user who signs in with a browser: they fulfil their duties after signing in.
   * @throws Forbidden likewise
   */
  admitSignIn(user: UserRow, http: Received, now: number): Promise<true>;
}

interface Deps {
  readonly db: Database;
  readonly clientAddress: ClientAddress;
  readonly config: Pick<Config, 'baseUrl'>;
}

/** Common check of all ways to sign in or authenticate. */
export function createEntrance({ db, clientAddress, config }: Deps): Entrance {
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

  function requireTerms(settings: ApplicationSettingsRow, user: UserRow): void {
    if (!owesTerms(user, settings)) return;
    throw new Forbidden(
      `You must accept the terms of use first. Open ${config.baseUrl}${dutyPages.terms} in the browser to read them.`,
    );
  }

  return {
    admit(visitor, http, now) {
      const { user, passwordExpiresAt, secondFactorDueAt = Infinity } = visitor;
      if (now >= secondFactorDueAt) return false;
      requireUsableAccount(user, passwordExpiresAt, now);
      const admitBy = (settings: ApplicationSettingsRow) => {
        requireTerms(settings, user);
        return limitAddresses(settings, user, http, now);
      };
      const settings = loadRecentSettings(db);
      const limited = settings instanceof Promise ? settings.then(admitBy) : admitBy(settings);
      return limited === undefined ? true : limited.then(() => true);
    },

    async dutyOf({ user, passwordExpiresAt, secondFactorDueAt = Infinity }, http, now) {
      requireUsableAccount(user, Infinity, now);
      const settings = await loadRecentSettings(db);
      await limitAddresses(settings, user, http, now);
      if (now >= passwordExpiresAt) return 'password';
      if (now >= secondFactorDueAt) return 'second_factor';
      return owesTerms(user, settings) ? 'terms' : null;
    },

    async admitSignIn(user, http, now) {
      requireSignIn(user);
      await limitAddresses(await loadRecentSettings(db), user, http, now);
      return true;
    },
  };
}

/** The page on which each duty is fulfilled, from the root of the instance. */
export const dutyPages: Readonly<Record<Duty, string>> = {
  password: '/-/profile/password/new',
  second_factor: '/-/profile/two_factor_auth',
  terms: '/-/users/terms',
};
