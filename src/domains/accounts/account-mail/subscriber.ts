import type { Database } from '#src/database/database.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import {
  addressAdded,
  credentialAdded,
  passwordChanged,
  secondFactorRemoved,
  userApproved,
  userDeactivated,
  userRegistered,
  userRejected,
  userSignedIn,
} from '#src/domains/core/users/events.ts';
import { findAdministrators } from './administrators.ts';
import {
  composeAddressAddedLetter,
  composeApprovedLetter,
  composeConfirmationLetter,
  composeCredentialAddedLetter,
  composeDeactivatedLetter,
  composeFirstPasswordLetter,
  composePasswordChangedLetter,
  composeRejectedLetter,
  composeSecondFactorRemovedLetter,
  composeTemporaryPasswordLetter,
  composeUnknownSignInLetter,
  composeWaitingLetter,
} from './letters.ts';
import { prepareSending, sendWithToken } from './send.ts';

export const subscriptions = [
  subscribeTo(userRegistered, {
    async record(db, { user, choosesPassword, hasTemporaryPassword, at }, dependencies) {
      const { url, send } = prepareSending(db, dependencies, at);
      const addressed = { user, email: user.email, at };
      // The link of a mail that chooses a password has confirmed the address by it.
      if (choosesPassword) {
        await sendWithToken(
          db,
          dependencies,
          addressed,
          'password_reset',
          composeFirstPasswordLetter,
        );
      } else if (user.confirmed_at === null) {
        await sendWithToken(db, dependencies, addressed, 'confirmation', composeConfirmationLetter);
      } else if (hasTemporaryPassword === true) {
        await send(composeTemporaryPasswordLetter({ user, email: user.email, url }));
      }
      if (user.state !== 'blocked_pending_approval') return;
      for (const { email, ...administrator } of await findAdministrators(db)) {
        await send(composeWaitingLetter({ user: administrator, email, url, waiting: user }));
      }
    },
  }),

  subscribeTo(userApproved, {
    async record(db, { user, at }, dependencies) {
      const { url, send } = prepareSending(db, dependencies, at);
      const confirmed = user.confirmed_at !== null;
      await send(composeApprovedLetter({ user, email: user.email, url, confirmed }));
    },
  }),

  subscribeTo(userRejected, {
    async record(db, { user, at }, dependencies) {
      const { url, send } = prepareSending(db, dependencies, at);
      await send(composeRejectedLetter({ user, email: user.email, url }));
    },
  }),

  subscribeTo(userDeactivated, {
    async record(db, { user, at }, dependencies) {
      if (!isReached(user)) return;
      if (!(await loadCurrentSettings(db)).user_deactivation_emails_enabled) return;
      const { url, send } = prepareSending(db, dependencies, at);
      await send(composeDeactivatedLetter({ user, email: user.email, url }));
    },
  }),

  subscribeTo(secondFactorRemoved, {
    async record(db, { user, byAdministrator, at }, dependencies) {
      if (!isReached(user)) return;
      const { url, send } = prepareSending(db, dependencies, at);
      const letter = { user, email: user.email, url, byAdministrator };
      await send(composeSecondFactorRemovedLetter(letter));
    },
  }),

  subscribeTo(passwordChanged, {
    async record(db, { user, byAdministrator, at }, dependencies) {
      if (!isReached(user)) return;
      const { url, send } = prepareSending(db, dependencies, at);
      await send(composePasswordChangedLetter({ user, email: user.email, url, byAdministrator }));
    },
  }),

  subscribeTo(credentialAdded, {
    async record(db, { at, ...added }, dependencies) {
      const { user } = added;
      if (!isReached(user)) return;
      const { url, send } = prepareSending(db, dependencies, at);
      const name = (await isAddressProven(db, user)) ? added.name : null;
      await send(composeCredentialAddedLetter({ ...added, name, email: user.email, url }));
    },
  }),

  subscribeTo(addressAdded, {
    async record(db, { user, email, confirmed, primary, at }, dependencies) {
      if (user.user_type !== null) return;
      if (!confirmed) {
        const addressed = { user, email, at };
        await sendWithToken(db, dependencies, addressed, 'confirmation', composeConfirmationLetter);
      }
      if (!isReached(user)) return;
      const { url, send } = prepareSending(db, dependencies, at);
      await send(
        composeAddressAddedLetter({ user, email: user.email, url, added: email, primary }),
      );
    },
  }),

  subscribeTo(userSignedIn, {
    async record(db, { user, fromUnknownNetwork, ip, userAgent, at }, dependencies) {
      if (!fromUnknownNetwork || !isReached(user)) return;
      if (!(await loadCurrentSettings(db)).notify_on_unknown_sign_in) return;
      const { url, send } = prepareSending(db, dependencies, at);
      await send(composeUnknownSignInLetter({ user, email: user.email, url, ip, userAgent, at }));
    },
  }),
];

/** Tells whether the user reads the mail of the primary address; an instance may confirm it without a mail. */
async function isAddressProven(
  db: Database,
  { id: user_id }: { readonly id: number },
): Promise<boolean> {
  const proven = await db('emails')
    .where({ user_id, primary: true })
    .whereNotNull('proven_at')
    .first('id');
  return proven !== undefined;
}

/** Tells whether the primary address belongs to the person. */
function isReached(user: {
  readonly user_type: string | null;
  readonly confirmed_at: string | null;
}): boolean {
  return user.user_type === null && user.confirmed_at !== null;
}
