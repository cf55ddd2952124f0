import { readEnforcedTerms } from '#src/auth/terms.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { type Accept, EmailTaken, registerUser } from './registration.ts';

interface SignUpInput {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly acceptsTerms: boolean;
}

interface SignUpOptions {
  /** ISO 8601. */
  readonly now: string;
  readonly config: Pick<Config, 'baseUrl'>;
  /** Accepts an administrator's invitation of this address, so that the account needs no approval; null without. */
  readonly accept: Accept | null;
}

/** Tells whether visitors may register: password sign-in must be enabled. */
export const takesSignUps = (settings: ApplicationSettingsRow): boolean =>
  settings.signup_enabled && settings.password_authentication_enabled_for_web;

/**
 * Registers an account as the settings allow. If addresses are confirmed by mail, a taken address is not revealed: the
 * new account looks the same, and can never be used.
 * @throws BadRequest with the attributes that are not valid
 * @throws Conflict when the username is another user's, or the address, and addresses are not confirmed
 */
export async function signUp(
  db: Database,
  { acceptsTerms, ...account }: SignUpInput,
  { now, config, accept }: SignUpOptions,
): Promise<void> {
  const settings = await loadCurrentSettings(db);
  const confirms = settings.send_user_confirmation_email;
  const terms = readEnforcedTerms(settings);
  if (account.name.trim() === '') throw new BadRequest({ name: ["can't be blank"] });
  if (terms !== null && !acceptsTerms) {
    throw new BadRequest({ base: ['Accept the terms of use to create an account'] });
  }
  const register = () =>
    registerUser(
      db,
      { ...account, private_profile: false, skip_confirmation: !confirms },
      {
        actor: null,
        now,
        paid: false,
        config,
        avatar: undefined,
        awaitsApproval: settings.require_admin_approval_after_user_signup && accept === null,
        // The confirmation of an address accepts its invitations.
        signUp: { terms, hidesHolders: confirms, accept: confirms ? null : accept },
      },
    );
  try {
    await register();
  } catch (error) {
    if (!(error instanceof EmailTaken && confirms)) throw error;
    // A concurrent request took the address; the second attempt hides that.
    await register();
  }
}
