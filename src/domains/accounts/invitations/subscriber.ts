import type { Database } from '#src/database/database.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { findUser, type UserRow } from '#src/records/user.ts';
import { createUrls } from '#src/text/urls.ts';
import { invitationsAccepted } from '#src/domains/core/members/events.ts';
import { findContainerName } from './by-token.ts';
import { composeAcceptedLetter } from './letter.ts';

export const subscriptions = [
  subscribeTo(invitationsAccepted, {
    async record(db, { user_id, invitations, at }, { config, workers }) {
      const joined = await findUser(db, user_id);
      if (joined === undefined) return;
      const url = createUrls(config.baseUrl);
      for (const { inviter_id, source_type, source_id } of invitations) {
        const inviter = await findReader(db, inviter_id);
        const name = await findContainerName(db, source_type, source_id);
        if (inviter === null || name === null || inviter.id === joined.id) continue;
        const place = { word: source_type === 'Project' ? 'project' : 'group', name } as const;
        await enqueueMail(db, workers, composeAcceptedLetter({ inviter, joined, place, url }), at);
      }
    },
  }),
];

/** Person with a proven address; null for others, and for blocked accounts. */
async function findReader(db: Database, id: number | null): Promise<UserRow | null> {
  const user = id === null ? undefined : await findUser(db, id);
  if (user === undefined || user.state !== 'active' || user.user_type !== null) return null;
  return user.confirmed_at === null ? null : user;
}
