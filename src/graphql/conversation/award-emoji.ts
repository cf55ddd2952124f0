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
import { toNoteableKind, readOf, type Noteable } from '../planning/notes-subject.ts';
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
      return { awardEmoji: await add(operations, await placed(context, awardableId), name) };
    },
    async awardEmojiRemove({ awardableId, name }, operations, context) {
      const place = await placed(context, awardableId);
      await requireVisible(context, place);
      const award = await ownAward(context, place, name);
      if (award === null) return { awardEmoji: null, errors: [nothingThere] };
      await remove(operations, place, award.id);
      return { awardEmoji: null };
    },
    async awardEmojiToggle({ awardableId, name }, operations, context) {
      const place = await placed(context, awardableId);
      await requireVisible(context, place);
      const award = await ownAward(context, place, name);
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
interface Place {
  readonly noteable: Noteable;
  readonly container: number;
  readonly number: number;
  readonly note_id: number | null;
  readonly of: Awardable;
}

async function placed(context: GraphqlContext, { id, type }: GlobalId): Promise<Place> {
  const kind = toNoteableKind(type);
  if (kind === null) {
    const note = await findNotePlace(context, id);
    if (note === null) throw accessError();
    const { noteable, note_id, place } = note;
    const of = { column: 'note_id', id: note_id, type: 'Note' } as const;
    return { ...place, noteable, note_id, of };
  }
  const place = await findPlace(context.request.db, kind, id);
  if (place === null) throw accessError();
  const { column, className } = issuableKinds[kind];
  const of = { column, id: Number(id), type: className };
  return { ...place, noteable: { kind, id: of.id }, note_id: null, of };
}

/** @throws NotFound, Forbidden or Unauthorized where the caller does not see what is reacted to */
async function requireVisible(
  context: GraphqlContext,
  { noteable, note_id }: Place,
): Promise<void> {
  await (note_id === null ? readOf(context, noteable) : findNamedNote(context, noteable, note_id));
}

/** The reaction that the caller gave with this emoji. */
async function ownAward(
  { request: { db, actor, url } }: GraphqlContext,
  { of }: Place,
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
  { noteable: { kind }, container: id, number, note_id }: Place,
  name: string,
): Promise<AwardEmojiSource> {
  const body = { name };
  switch (kind) {
    case 'issue': {
      const params = { id, issue_iid: number };
      const made = await (note_id === null
        ? operations.createIssueAwardEmoji({ params, body })
        : operations.createIssueNoteAwardEmoji({ params: { ...params, note_id }, body }));
      return made.body;
    }
    case 'merge_request': {
      const params = { id, merge_request_iid: number };
      const made = await (note_id === null
        ? operations.createMergeRequestAwardEmoji({ params, body })
        : operations.createMergeRequestNoteAwardEmoji({ params: { ...params, note_id }, body }));
      return made.body;
    }
    case 'epic': {
      const params = { id, epic_id: number };
      const made = await (note_id === null
        ? operations.createEpicAwardEmoji({ params, body })
        : operations.createEpicNoteAwardEmoji({ params: { ...params, note_id }, body }));
      return made.body;
    }
  }
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
  { noteable: { kind }, container: id, number, note_id }: Place,
  award_id: number,
): Promise<void> {
  const headers = {};
  switch (kind) {
    case 'issue': {
      const params = { id, issue_iid: number, award_id };
      await (note_id === null
        ? operations.deleteIssueAwardEmoji({ params, headers })
        : operations.deleteIssueNoteAwardEmoji({ params: { ...params, note_id }, headers }));
      return;
    }
    case 'merge_request': {
      const params = { id, merge_request_iid: number, award_id };
      await (note_id === null
        ? operations.deleteMergeRequestAwardEmoji({ params, headers })
        : operations.deleteMergeRequestNoteAwardEmoji({
            params: { ...params, note_id },
            headers,
          }));
      return;
    }
    case 'epic': {
      const params = { id, epic_id: number, award_id };
      await (note_id === null
        ? operations.deleteEpicAwardEmoji({ params, headers })
        : operations.deleteEpicNoteAwardEmoji({ params: { ...params, note_id }, headers }));
    }
  }
}
