import { GraphQLError } from 'graphql';
import type {
  CreateDiffNoteInput,
  CreateNoteInput,
  NoteSource,
  NotesResolvers,
  Operations,
} from '#generated/graphql/resolvers.ts';
import type { GlobalId } from '#runtime/graphql/types.ts';
import { accessError, findFailure } from '#runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import type { IssuableKind } from '#src/domains/planning/issuables/issuable.ts';
import {
  toNoteableKind,
  toPathParameters,
  type Noteable,
  operationWords,
  loadNoteSubject,
} from './notes-subject.ts';
import { findNote } from '#src/domains/conversation/discussions/find-note.ts';
import { findPlace, type NotePlace } from '#src/domains/planning/notes/place.ts';
import { presentNote, loadNoteView } from '#src/domains/conversation/discussions/present-note.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';

export const noteMutations: NotesResolvers<GraphqlContext>['Mutation'] = {
  async createNote(input, operations, { request: { db } }) {
    const { id, type } = input.noteableId;
    const kind = toNoteableKind(type);
    const place = kind === null ? null : await findPlace(db, kind, id);
    if (kind === null || place === null) throw accessError();
    const answer =
      input.discussionId == null
        ? await begin(operations, kind, place, input)
        : await reply(operations, kind, place, input);
    if (answer.status === 202) {
      const said = answer.body.summary?.join(' ') ?? '';
      return { note: null, errors: [`Commands only ${said}`.trim()] };
    }
    return { note: answer.body as NoteSource };
  },

  async updateNote({ id, body }, operations, context) {
    const { noteable, note_id, place } = await findPlacedNote(context, id);
    if (body == null) return { note: await findNamedNote(context, noteable, note_id) };
    const update = operations[`update${operationWords[noteable.kind]}Note`];
    const params = { ...toPathParameters(place), note_id };
    return { note: (await update({ params, body: { body } })).body };
  },

  async destroyNote({ id }, operations, context) {
    const { noteable, note_id, place } = await findPlacedNote(context, id);
    const remove = operations[`delete${operationWords[noteable.kind]}Note`];
    await remove({ params: { ...toPathParameters(place), note_id }, headers: {} });
    return { note: null };
  },

  createDiffNote: (input, operations, context) =>
    beginOnDiff(context, operations, input, {
      position_type: 'text',
      new_line: input.position.newLine ?? null,
      old_line: input.position.oldLine ?? null,
    }),

  createImageDiffNote(input, operations, context) {
    const { height, width, x, y } = input.position;
    return beginOnDiff(context, operations, input, { position_type: 'image', height, width, x, y });
  },

  async discussionToggleResolve({ id, resolve }, operations, context) {
    const { db } = context.request;
    const first = await db<NoteRow>('notes')
      .where({ discussion_id: id.id, starts_discussion: true })
      .whereNotNull('merge_request_id')
      .first('merge_request_id');
    const target = first?.merge_request_id ?? null;
    const place = target === null ? null : await findPlace(db, 'merge_request', String(target));
    if (place === null) throw accessError();
    const params = {
      id: place.container,
      merge_request_iid: place.number,
      discussion_id: id.id,
    };
    try {
      const answer = await operations.resolveMergeRequestDiscussion({
        params,
        body: { resolved: resolve },
      });
      return { discussion: answer.body };
    } catch (error) {
      if (findFailure(error)?.status !== 400) throw error;
      return { discussion: null, errors: ['Discussion failed to be resolved'] };
    }
  },
};

type Answer = { readonly status: number; readonly body: { readonly summary?: readonly string[] } };

/** The text of a note, and for quick actions of merge requests the head that they compare. */
const toNoteAttributes = (
  { body, confidential, internal, mergeRequestDiffHeadSha: head }: CreateNoteInput,
  kind: IssuableKind,
) => ({
  body,
  ...((internal ?? confidential) != null && { internal: internal ?? confidential ?? false }),
  ...(kind === 'merge_request' && head != null && { merge_request_diff_head_sha: head }),
});

function begin(
  operations: Pick<Operations, 'createIssueNote' | 'createMergeRequestNote' | 'createEpicNote'>,
  kind: IssuableKind,
  place: NotePlace,
  input: CreateNoteInput,
) {
  const create = operations[`create${operationWords[kind]}Note`];
  return create({
    params: toPathParameters(place),
    body: toNoteAttributes(input, kind),
  }) as Promise<Answer>;
}

/** A reply in a thread; a reply of another thread counts as absent. */
async function reply(
  operations: Pick<
    Operations,
    'createIssueDiscussionNote' | 'createMergeRequestDiscussionNote' | 'createEpicDiscussionNote'
  >,
  kind: IssuableKind,
  place: NotePlace,
  input: CreateNoteInput,
) {
  const create = operations[`create${operationWords[kind]}DiscussionNote`];
  const params = { ...toPathParameters(place), discussion_id: input.discussionId?.id ?? '' };
  try {
    return (await create({ params, body: toNoteAttributes(input, kind) })) as Answer;
  } catch (error) {
    if (findFailure(error)?.status !== 404) throw error;
    throw new GraphQLError(
      "The discussion does not exist or you don't have permission to perform this action",
    );
  }
}

interface PlacedNote {
  readonly noteable: Noteable;
  readonly note_id: number;
  readonly place: NotePlace;
}

/** Finds the place of a note by id, without a visibility check; null if absent. */
export async function findNotePlace(
  context: GraphqlContext,
  id: string,
): Promise<PlacedNote | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { db } = context.request;
  return context.lookUp(async () => {
    const row = await db<NoteRow>('notes')
      .where({ id: Number(id) })
      .first('id', 'issue_id', 'merge_request_id', 'epic_id');
    if (row === undefined) return null;
    const noteable = getNoteable(row);
    const place = await findPlace(db, noteable.kind, String(noteable.id));
    return place === null ? null : { noteable, note_id: row.id, place };
  });
}

function getNoteable({
  issue_id,
  merge_request_id,
  epic_id,
}: Pick<NoteRow, 'issue_id' | 'merge_request_id' | 'epic_id'>): Noteable {
  if (issue_id !== null) return { kind: 'issue', id: issue_id };
  if (merge_request_id !== null) return { kind: 'merge_request', id: merge_request_id };
  return { kind: 'epic', id: epic_id ?? 0 };
}

async function findPlacedNote(context: GraphqlContext, { id }: GlobalId): Promise<PlacedNote> {
  const found = await findNotePlace(context, id);
  if (found === null) throw accessError();
  return found;
}

/** A note on a subject that the caller may see. */
export async function findNamedNote(
  context: GraphqlContext,
  noteable: Noteable,
  id: number,
): Promise<NoteSource> {
  const { subject } = await loadNoteSubject(context, noteable);
  return context.lookUp(async () => {
    const note = await findNote(context.request, subject, id);
    return presentNote(note, await loadNoteView(context.request, subject.target, [note]));
  });
}

type Position = NonNullable<
  NonNullable<Parameters<Operations['createMergeRequestDiscussion']>[0]['body']>['position']
>;

/** Begins a thread at a place of a diff. */
async function beginOnDiff(
  { request: { db } }: GraphqlContext,
  operations: Pick<Operations, 'createMergeRequestDiscussion'>,
  {
    body,
    noteableId,
    position,
  }: Pick<CreateDiffNoteInput, 'body' | 'noteableId'> & {
    readonly position: Pick<
      CreateDiffNoteInput['position'],
      'baseSha' | 'headSha' | 'startSha' | 'paths'
    >;
  },
  place: Omit<Position, 'base_sha' | 'head_sha' | 'start_sha' | 'old_path' | 'new_path'>,
) {
  if (noteableId.type !== 'MergeRequest') throw accessError();
  const found = await findPlace(db, 'merge_request', String(parseGlobalIdNumber(noteableId.id)));
  if (found === null) throw accessError();
  const { paths } = position;
  const answer = await operations.createMergeRequestDiscussion({
    params: { id: found.container, merge_request_iid: found.number },
    body: {
      body,
      position: {
        ...place,
        base_sha: position.baseSha ?? position.startSha,
        head_sha: position.headSha,
        start_sha: position.startSha,
        ...(paths.oldPath != null && { old_path: paths.oldPath }),
        ...(paths.newPath != null && { new_path: paths.newPath }),
      },
    },
  });
  const { notes: [note = null] = [] } = answer.body as { readonly notes?: readonly NoteSource[] };
  return { note };
}
