import { type AccountTokenPurpose, createAccountToken } from '#src/auth/account-tokens.ts';
import type { Database } from '#src/database/database.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import type { Mail } from '#src/mail/message.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { createUrls, type Urls } from '#src/text/urls.ts';
import type { Person } from '#src/domains/core/users/events.ts';
import type { composeConfirmationLetter } from './letters.ts';

type Dependencies = Pick<SubscriberDependencies, 'config' | 'workers'>;

interface Sending {
  readonly db: Database;
  readonly at: Date;
  readonly url: Urls;
  readonly send: (mail: Mail) => Promise<void>;
}

export const prepareSending = (
  db: Database,
  { config, workers }: Dependencies,
  at: Date,
): Sending => ({
  db,
  at,
  url: createUrls(config.baseUrl),
  send: (mail) => enqueueMail(db, workers, mail, at),
});

/** Sends a token to an address of the user, if it still belongs to the user. */
export async function sendWithToken(
  db: Database,
  dependencies: Dependencies,
  {
    user,
    email,
    at,
  }: { readonly user: Pick<Person, 'id' | 'name' | 'username'>; email: string; at: Date },
  purpose: AccountTokenPurpose,
  letter: typeof composeConfirmationLetter,
): Promise<void> {
  const token = await createAccountToken(db, purpose, { userId: user.id, email }, at);
  if (token === null) return;
  const { url, send } = prepareSending(db, dependencies, at);
  await send(letter({ user, email, url, token }));
}
