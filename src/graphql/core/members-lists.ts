import { GraphQLError } from 'graphql';
import type {
  AccessLevelEnum,
  GroupMemberSource,
  ProjectMemberSource,
} from '#generated/graphql/resolvers.ts';
import type { PageOfRows, Pages, Window } from '#runtime/graphql/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MemberView } from '#src/domains/core/members/hydrate.ts';
import { sliceMembers } from '#src/domains/core/members/list.ts';
import { listUserMemberships } from '#src/domains/core/members/memberships-of.ts';
import type { MemberContainer } from '#src/domains/core/members/place.ts';
import { presentMember } from '#src/domains/core/members/presenter.ts';
import {
  toOwnSource,
  type MembersSource,
  toSourceBelow,
  loadMemberSources,
} from '#src/domains/core/members/sources.ts';

/** A membership with the word for its kind. */
export type TypedMember =
  | (GroupMemberSource & { readonly __typename: 'GroupMember' })
  | (ProjectMemberSource & { readonly __typename: 'ProjectMember' });

/** The numbers of roles. */
export const levelsByName: Readonly<Record<AccessLevelEnum, number>> = {
  NO_ACCESS: AccessLevel.None,
  MINIMAL_ACCESS: AccessLevel.Minimal,
  GUEST: AccessLevel.Guest,
  REPORTER: AccessLevel.Reporter,
  DEVELOPER: AccessLevel.Developer,
  MAINTAINER: AccessLevel.Maintainer,
  OWNER: AccessLevel.Owner,
};

/** Sources of members, under the names of both GraphQL enums. */
export type MemberRelation =
  'DESCENDANTS' | 'DIRECT' | 'INHERITED' | 'SHARED_FROM_GROUPS' | 'INVITED_GROUPS';

interface MemberArguments {
  readonly accessLevels?: readonly AccessLevelEnum[] | null | undefined;
  readonly relations: readonly MemberRelation[] | null;
  readonly search?: string | null | undefined;
}

const ways: Readonly<Record<MemberRelation, MembersSource['via']>> = {
  DESCENDANTS: 'below',
  DIRECT: 'place',
  INHERITED: 'above',
  SHARED_FROM_GROUPS: 'share',
  INVITED_GROUPS: 'share',
};

/** Reads users, or memberships, by id from a number on. */
type Read = (
  window: { readonly limit: number; readonly backwards: boolean } & Ends,
) => Promise<{ readonly rows: readonly MemberView[]; readonly more: boolean }>;

interface Ends {
  readonly after: number | null;
  readonly before: number | null;
}

/** Builds pages of the members of a place; anonymous callers get none. */
export async function createMemberPages(
  context: GraphqlContext,
  place: MemberContainer,
  { accessLevels, relations, search }: MemberArguments,
): Promise<Pages<TypedMember> | readonly [] | null> {
  const { db, actor, today } = context.request;
  if (actor === null) return null;
  const shownWays = new Set((relations ?? ['DIRECT', 'INHERITED']).map((each) => ways[each]));
  const sources = await context.lookUp(() => selectSources(context, place, actor, shownWays));
  if (sources.length === 0) return [];
  const query = search ?? undefined;
  const levels = accessLevels?.map((name) => levelsByName[name]);
  const read: Read = (window) => sliceMembers(db, actor, sources, { query, levels, window }, today);
  return new MemberPages(context, actor, { read, by: 'user_id' });
}

async function selectSources(
  { request: { db, today } }: GraphqlContext,
  place: MemberContainer,
  actor: Actor,
  shownWays: ReadonlySet<MembersSource['via']>,
): Promise<readonly MembersSource[]> {
  const below = shownWays.has('below') && place.type === 'Namespace' ? [toSourceBelow(place)] : [];
  const others = [...shownWays].some((via) => via === 'above' || via === 'share');
  if (!others) return [...(shownWays.has('place') ? [toOwnSource(place)] : []), ...below];
  const sources = await loadMemberSources(db, actor, place, today);
  return [...sources.filter(({ via }) => shownWays.has(via)), ...below];
}

/** Pages of a user's memberships, for the user and for administrators. */
export function createMembershipPages(
  context: GraphqlContext,
  userId: number,
  type: 'Namespace' | 'Project',
): Pages<TypedMember> | null {
  const { db, actor, today } = context.request;
  if (actor === null || !(actor.admin || actor.user.id === userId)) return null;
  const read: Read = (window) => listUserMemberships(db, { userId, type, today }, window);
  return new MemberPages(context, actor, { read, by: 'id' });
}

class MemberPages implements Pages<TypedMember> {
  readonly #context: GraphqlContext;
  readonly #actor: Actor;
  readonly #list: { readonly read: Read; readonly by: 'id' | 'user_id' };

  constructor(
    context: GraphqlContext,
    actor: Actor,
    list: { readonly read: Read; readonly by: 'id' | 'user_id' },
  ) {
    this.#context = context;
    this.#actor = actor;
    this.#list = list;
  }

  check({ after, before }: Window): void {
    parseCursor(after);
    parseCursor(before);
  }

  async page({ limit, backwards, after, before }: Window): Promise<PageOfRows<TypedMember>> {
    const { read, by } = this.#list;
    const ends = { after: parseCursor(after), before: parseCursor(before) };
    const { rows, more } = await this.#context.lookUp(() => read({ limit, backwards, ...ends }));
    const nodes = rows.map((row) => toMemberSource(row, this.#actor, this.#context.request));
    const cursors = rows.map((row) => Buffer.from(JSON.stringify([row[by]])).toString('base64'));
    return { nodes, cursors, more };
  }
}

/** @throws GraphQLError for an invalid cursor */
function parseCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  const [, digits] = /^\[(\d{1,15})\]$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  if (digits === undefined) throw new GraphQLError('Please provide a valid cursor');
  return Number(digits);
}

function toMemberSource(row: MemberView, actor: Actor, { url }: RequestContext): TypedMember {
  const { id: member_id, source_id, source_type, updated_at } = row;
  const member = presentMember(row, { actor, url, seats: null, identities: null });
  const carried = { member_id, source_id, updated_at };
  return source_type === 'Project'
    ? { ...member, ...carried, __typename: 'ProjectMember' }
    : { ...member, ...carried, __typename: 'GroupMember' };
}
