import { randomBytes } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import { fold } from '#src/database/folding.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import type { ContainerContext } from './context.ts';
import { storeLeaves } from '../catalogue/rows.ts';
import type { FoundPeople } from './users.ts';

/**
 * Stores known users as members and the others as invitations, without notification. Their access is granted when the
 * project or group is shown.
 */
export async function storeMembers(
  context: ContainerContext,
  { members, invitations }: Pick<FoundPeople, 'members' | 'invitations'>,
): Promise<void> {
  const { container, users, now } = context;
  const common = {
    source_type: container.kind === 'project' ? 'Project' : 'Namespace',
    source_id: container.id,
    state: 'active',
    created_by_id: users.importerId,
    created_at: now,
    updated_at: now,
  };
  const today = now.slice(0, 10);
  const rows = members
    .filter(({ userId }) => userId !== users.importerId)
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > today)
    .map(({ userId, level, expiresAt }) => ({
      ...common,
      user_id: userId,
      access_level: level,
      expires_at: expiresAt,
    }));
  await storeLeaves(context, 'members', rows);
  const invited = new Map(
    invitations
      .filter(({ email }) => isMailAddress(email))
      .map(({ email, level }) => [fold(email), { email, level }]),
  );
  const open = [...invited].map(([key, { email, level }]) => ({
    ...common,
    access_level: level,
    invite_email: email,
    invite_email_key: key,
    // The text of the token is discarded: the invited person joins by the address alone.
    invite_token_digest: digestToken(randomBytes(32).toString('base64url')),
  }));
  await storeLeaves(context, 'members', open);
}
