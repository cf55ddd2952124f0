import { gemoji } from 'gemoji';
import type {
  AwardEmojiResolvers,
  AwardEmojiSource,
  Operations,
} from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import type { GlobalId } from '#runtime/graphql/types.ts';
import type { GraphqlContext } from '../context.ts';
import { addAuthor } from '#src/records/user.ts';
import { findNotePlace, findNamedNote } from '../planning/notes-changes.ts';
import {
  toNoteableKind,
  toPathParameters,
  operationWords,
  loadNoteSubject,
  type Noteable,
} from '../planning/notes-subject.ts';
import { findPlace } from '#src/domains/planning/notes/place.ts';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { readEmojiName } from '#src/domains/conversation/award-emoji/give.ts';
import { presentAward } from '#src/domains/conversation/award-emoji/presenter.ts';
import type { Awardable, AwardRow } from '#src/domains/conversation/award-emoji/table.ts';

const known = new Map(gemoji.flatMap((each) => each.names.map((name) => [name, each] as const)));

export const awardEmojiGraphql = {
  AwardEmoji: {
    description: ({ name }) => known.get(name)?.description ?? name,
    emoji: ({ name }) => known.get(name)?.emoji ?? '',
    unicode: ({ name }) =>
      [...(known.get(name)?.emoji ?? '')]
        .map((point) => point.codePointAt(0)?.toString(16) ?? '')
        .join('-'),
  },

  Mutation: {
    async awardEmojiAdd({ awardableId, name }, operations, context) {
      return { awardEmoji: await add(operations, await findAwardable(context, awardableId), name) };
    },
    async awardEmojiRemove({ awardableId, name }, operations, context) {
      const place = await findAwardable(context, awardableId);
      await requireVisible(context, place);
      const award = await findOwnAward(context, place, name);
      if (award === null) return { awardEmoji: null, errors: [nothingThere] };
      await remove(operations, place, award.id);
      return { awardEmoji: null };
    },
    async awardEmojiToggle({ awardableId, name }, operations, context) {
      const place = await findAwardable(context, awardableId);
      await requireVisible(context, place);
      const award = await findOwnAward(context, place, name);
      if (award === null) {
        return { awardEmoji: await add(operations, place, name), toggledOn: true };
      }
      await remove(operations, place, award.id);
      return { awardEmoji: null, toggledOn: false };
    },
  },
} satisfies AwardEmojiResolvers<GraphqlContext>;

const nothingThere = 'User has not awarded emoji of this type on the awardable';

/** The location of an awardable: an issuable, or a note on it. */
interface AwardableLocation {
  readonly noteable: Noteable;
  readonly params: ReturnType<typeof toPathParameters>;
  readonly note_id: number | null;
  readonly of: Awardable;
}

async function findAwardable(
  context: GraphqlContext,
  { id, type }: GlobalId,
): Promise<AwardableLocation> {
  const kind = toNoteableKind(type);
  if (kind === null) {
    const note = await findNotePlace(context, id);
    if (note === null) throw accessError();
    const { noteable, note_id, place } = note;
    const of = { column: 'note_id', id: note_id, type: 'Note' } as const;
    return { params: toPathParameters(place), noteable, note_id, of };
  }
  const place = await findPlace(context.request.db, kind, id);
  if (place === null) throw accessError();
  const { column, className } = issuableKinds[kind];
  const of = { column, id: Number(id), type: className };
  const noteable = { kind, id: of.id };
  return { params: toPathParameters(place), noteable, note_id: null, of };
}

/** @throws NotFound, Forbidden or Unauthorized where the caller does not see what is reacted to */
async function requireVisible(
  context: GraphqlContext,
  { noteable, note_id }: AwardableLocation,
): Promise<void> {
  await (note_id === null
    ? loadNoteSubject(context, noteable)
    : findNamedNote(context, noteable, note_id));
}

/** The reaction that the caller gave with this emoji. */
async function findOwnAward(
  { request: { db, actor, url } }: GraphqlContext,
  { of }: AwardableLocation,
  emojiName: string,
): Promise<AwardEmojiSource | null> {
  if (actor === null) throw accessError();
  const name = readEmojiName(emojiName);
  if (name === null) return null;
  const award = await db('award_emoji')
    .where({ [of.column]: of.id, user_id: actor.user.id, name })
    .first<AwardRow | undefined>();
  return award === undefined ? null : presentAward(addAuthor(award, actor.user), of, url);
}

type Creating = Pick<
  Operations,
  | 'createIssueAwardEmoji'
  | 'createMergeRequestAwardEmoji'
  | 'createEpicAwardEmoji'
  | 'createIssueNoteAwardEmoji'
  | 'createMergeRequestNoteAwardEmoji'
  | 'createEpicNoteAwardEmoji'
>;

async function add(
  operations: Creating,
  { noteable: { kind }, params, note_id }: AwardableLocation,
  name: string,
): Promise<AwardEmojiSource> {
  const body = { name };
  const word = operationWords[kind];
  const { body: award } = await (note_id === null
    ? operations[`create${word}AwardEmoji`]({ params, body })
    : operations[`create${word}NoteAwardEmoji`]({ params: { ...params, note_id }, body }));
  return award;
}

type Deleting = Pick<
  Operations,
  | 'deleteIssueAwardEmoji'
  | 'deleteMergeRequestAwardEmoji'
  | 'deleteEpicAwardEmoji'
  | 'deleteIssueNoteAwardEmoji'
  | 'deleteMergeRequestNoteAwardEmoji'
  | 'deleteEpicNoteAwardEmoji'
>;

async function remove(
  operations: Deleting,
  { noteable: { kind }, params, note_id }: AwardableLocation,
  award_id: number,
): Promise<void> {
  const word = operationWords[kind];
  const ofAward = { ...params, award_id };
  await (note_id === null
    ? operations[`delete${word}AwardEmoji`]({ params: ofAward, headers: {} })
    : operations[`delete${word}NoteAwardEmoji`]({
        params: { ...ofAward, note_id },
        headers: {},
      }));
}
