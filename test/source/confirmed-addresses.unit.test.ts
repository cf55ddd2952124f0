import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * An address that may be used (`confirmed_at`) is not known to be its holder's (`proven_at`). Whoever reads the former
 * stands here with the use that they make of it; who takes the holder of an address for the person it names reads the
 * latter.
 */
const uses: Readonly<Record<string, string>> = {
  'src/admin/users.ts': 'shows it to whoever runs the instance',
  'src/auth/account-state.ts': 'accounts are used with an address',
  'src/auth/password-login.ts': 'people sign in by it',
  'src/http/pages/profile/emails.tsx': 'shows it to its holder',
  'src/records/user.ts': 'the column',
  'src/domains/accounts/account-mail/administrators.ts': 'mail of the instance goes there',
  'src/domains/accounts/account-mail/asked-for.ts': 'mail that its holder asks for goes there',
  'src/domains/accounts/account-mail/subscriber.ts': 'mail about the account goes there',
  'src/domains/accounts/emails/change.ts': 'only those that may be used become primary',
  'src/domains/accounts/emails/finder.ts': 'shows it to its holder',
  'src/domains/accounts/emails/presenter.ts': 'shows it to its holder',
  'src/domains/accounts/invitations/subscriber.ts': 'mail to whoever invited goes there',
  'src/domains/accounts/personal-access-tokens/maintainers.ts': 'mail about tokens goes there',
  'src/domains/accounts/resource-access-tokens/bots.ts': 'writes it',
  'src/domains/core/users/account/addresses.ts': 'tells both apart',
  'src/domains/core/users/account/confirmation.ts': 'writes it',
  'src/domains/core/users/account/dormant.ts': 'mail about the account goes there',
  'src/domains/core/users/account/registration.ts': 'writes it',
  'src/domains/core/users/account/update.ts': 'writes it',
  'src/domains/core/users/deletion/ghost.ts': 'writes it',
  'src/domains/core/users/events.ts': 'mail about the account goes there',
  'src/domains/core/users/owners-of-addresses.ts': 'bars those who say that it is theirs',
  'src/domains/core/users/presenter.ts': 'shows it to administrators',
  'src/domains/core/users/table.ts': 'the column',
  'src/demo/load.ts': 'writes it',
  'src/start/root.ts': 'writes it',
};

describe('addresses that may be used', () => {
  it('are taken for their holder’s by nobody', () => {
    const readers = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join('src', path))
      .filter((path) => readFileSync(path, 'utf8').includes('confirmed_at'));
    expect(readers.toSorted()).toEqual(Object.keys(uses).toSorted());
  });
});
