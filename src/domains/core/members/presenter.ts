import type { Member } from '#generated/members/types.ts';
import type { Actor } from '#src/records/actor.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { MemberView } from './hydrate.ts';

interface MemberPresentation {
  readonly actor: Actor;
  readonly url: Urls;
  /** Users who take a seat; null if not requested. */
  readonly seats: ReadonlySet<number> | null;
  /** Accounts of the users at the group's single sign-on; null if they are not shown. */
  readonly identities: ReadonlyMap<number, NonNullable<Member['group_saml_identity']>> | null;
}

export function presentMember(
  member: MemberView,
  { actor, url, seats, identities }: MemberPresentation,
): Member {
  const email = chooseShownEmail(actor, member);
  return {
    ...presentUserBasic(toUserRow(member), url),
    access_level: member.access_level,
    created_at: member.created_at,
    created_by: presentCreator(member, url),
    expires_at: member.expires_at,
    membership_state: member.state,
    ...(email !== null && { email }),
    ...(identities !== null && { group_saml_identity: identities.get(member.user_id) ?? null }),
    ...(seats !== null && { is_using_seat: seats.has(member.user_id) }),
    ...(member.ldap && { override: member.override }),
  };
}

function toUserRow(member: MemberView): UserBasicRow {
  return {
    id: member.user_id,
    username: member.username,
    name: member.name,
    state: member.user_state,
    avatar: member.avatar,
  };
}

/** The address that the actor may see: any for administrators, public ones for everyone else. */
export function chooseShownEmail(
  actor: Actor,
  user: { readonly email: string; readonly public_email: string },
): string | null {
  if (actor.admin) return user.email;
  return user.public_email === '' ? null : user.public_email;
}

function presentCreator(member: MemberView, url: Urls): Member['created_by'] {
  const { creator_id: id, creator_username, creator_name, creator_state } = member;
  if (id === null || creator_username === null || creator_name === null || creator_state === null) {
    return null;
  }
  const creator = {
    id,
    username: creator_username,
    name: creator_name,
    state: creator_state,
    avatar: member.creator_avatar,
  };
  return presentUserBasic(creator, url);
}
