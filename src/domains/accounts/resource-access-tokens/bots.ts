import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import type { TokenResource } from '#src/records/token.ts';
import { projectBot } from '#src/records/user-types.ts';
import type { UserRow } from '#src/records/user.ts';
import { membershipAdded } from '#src/domains/core/members/events.ts';
import { insertMember } from '#src/domains/core/members/table.ts';
import { isFullPathTaken } from '#src/domains/core/namespaces/table.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import { userCreated } from '#src/domains/core/users/events.ts';
import { memberSources } from './table.ts';

export interface NewBot {
  readonly resource: TokenResource;
  readonly name: string;
  readonly level: AccessLevel;
  /** The membership ends when this day begins in UTC. */
  readonly expiresAt: string | null;
  readonly createdBy: { readonly id: number };
  /** Host of the mail addresses of bots, to which no mail is sent. */
  readonly mailHost: string;
}

/**
 * Creates the bot of a token, a member of exactly one project or group. Violates the unique index of usernames when
 * another bot of it is made at the same time.
 */
export async function createBot(db: Database, bot: NewBot, now: string): Promise<UserRow> {
  const { resource, name, level, expiresAt, createdBy, mailHost } = bot;
  const username = await findFreeUsername(db, resource, mailHost);
  const user = await createAccount(
    db,
    {
      username,
      name,
      email: `${username}@${mailHost}`,
      user_type: projectBot,
      // The bot sees public records, and those of its memberships.
      external: true,
      projects_limit: 0,
      can_create_group: false,
      confirmed_at: now,
      proven: true,
    },
    now,
  );
  await publish(db, userCreated({ user }));
  const member = await insertMember(
    db,
    {
      source_type: memberSources[resource.kind],
      source_id: resource.id,
      user_id: user.id,
      access_level: level,
      expires_at: expiresAt,
      created_by_id: createdBy.id,
    },
    now,
  );
  await publish(db, membershipAdded({ member }));
  return user;
}

/** Number of names in one query. */
const nameBatchSize = 100;

/**
 * Finds `project_4_bot`, or the first free number after it. Groups and users share their paths. Names are checked one
 * by one, because a range of names depends on the collation of the database.
 */
async function findFreeUsername(
  db: Database,
  { kind, id }: TokenResource,
  mailHost: string,
): Promise<string> {
  const stem = `${kind}_${id}_bot`;
  for (let first = 0; ; first += nameBatchSize) {
    const names = Array.from({ length: nameBatchSize }, (_, index) =>
      first + index === 0 ? stem : `${stem}${first + index}`,
    );
    const taken = new Set<string>(
      await whereInList(db('users'), 'username_key', names).pluck('username_key'),
    );
    for (const username of names) {
      if (taken.has(username) || (await isFullPathTaken(db, username))) continue;
      // An account may still have such an address from before the host was reserved.
      const email_key = fold(`${username}@${mailHost}`);
      const owner = await db('emails').where({ email_key }).first<object | undefined>('id');
      if (owner === undefined) return username;
    }
  }
}
