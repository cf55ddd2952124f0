import type { Member } from '#generated/members/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { MemberView } from './hydrate.ts';
import type { MemberContainer } from './place.ts';
import { memberPolicy } from './policy.ts';
import { presentMember } from './presenter.ts';
import { loadSamlIdentities } from './saml-identities.ts';
import { loadSeats } from './seats.ts';

/** Members of a place as the caller may see them. */
export async function presentMembers(
  place: MemberContainer,
  rows: readonly MemberView[],
  context: RequestContext,
  { showSeats = false } = {},
): Promise<Member[]> {
  const { db, url, config, paid, today } = context;
  const actor = requireActor(context);
  const users = rows.map(({ user_id }) => user_id);
  const options = { plan: config.plan, today };
  const seats = showSeats && paid ? await loadSeats(db, place.namespaceId, users, options) : null;
  const showsIdentities = paid && rows.length > 0 && memberPolicy.seeIdentities({ place });
  const identities = showsIdentities ? await loadSamlIdentities(db, place, users) : null;
  return rows.map((row) => presentMember(row, { actor, url, seats, identities }));
}

/** Loads and presents one member. */
export async function loadPresentedMember(
  place: MemberContainer,
  row: MemberView,
  context: RequestContext,
): Promise<Member> {
  const [member] = await presentMembers(place, [row], context);
  if (member === undefined) throw new Error('one member has one response body');
  return member;
}
