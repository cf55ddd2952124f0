import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Forbidden, RowNotFound } from '#src/errors.ts';
import { AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { AdditionOptions } from './add.ts';
import { announceMemberChange } from './announce.ts';
import { memberChanged } from './events.ts';
import type { MemberView } from './hydrate.ts';
import { isLastOwner } from './last-owner.ts';
import type { MemberContainer } from './place.ts';
import { memberPolicy } from './policy.ts';
import {
  findAccessErrors,
  readExpiryDay,
  findInheritedErrors,
  loadInheritedLevels,
  refuseMember,
  type AccessInput,
} from './rules.ts';
import { updateMember } from './table.ts';

export type MemberUpdate = AccessInput & { readonly access_level: number };

/**
 * Changes level and expiry of a direct membership; an expiry that is not given stays.
 * @throws Forbidden when a directory sets the level, or the group would be left without owner
 * @throws BadRequest with the attributes that are not valid
 * @throws RowNotFound when somebody else has just removed the member
 */
export async function changeMember(
  db: Database,
  place: MemberContainer,
  member: MemberView,
  input: MemberUpdate,
  { actor, paid, now }: AdditionOptions,
): Promise<void> {
  const today = toDay(now);
  const { access_level, expires_at } = input;
  if (access_level !== member.access_level) authorize(memberPolicy.changeLevel, { member });
  const inherited = await loadInheritedLevels(db, place, [member.user_id], today);
  const errors = {
    ...findInheritedErrors(access_level, inherited.get(member.user_id)),
    ...findAccessErrors(place, input, { paid, today }),
  };
  await changeAccess(db, async (db) => {
    const owner = access_level >= AccessLevel.Owner;
    if (!owner && (await isLastOwner(db, place, member.user_id, today))) throw new Forbidden();
    refuseMember(errors);
    const changed = await updateMember(
      db,
      member.id,
      {
        // An invalid level was refused.
        access_level: access_level as AccessLevel,
        ...(expires_at !== undefined && { expires_at: readExpiryDay(expires_at) }),
      },
      now,
    );
    if (changed === undefined) throw new RowNotFound();
    const { access_level: level, expires_at: expiry } = changed;
    const changes = [
      {
        change: 'access_level',
        from: formatAccessLevel(member.access_level),
        to: formatAccessLevel(level),
      },
      { change: 'expires_at', from: member.expires_at, to: expiry },
    ];
    if (changes.some(({ from, to }) => from !== to)) {
      await publish(db, memberChanged({ member: changed }));
    }
    for (const each of changes) {
      if (each.from === each.to) continue;
      await announceMemberChange(db, place, [member.user_id], each, { actor, now });
    }
  });
}
