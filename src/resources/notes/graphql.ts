import { GraphQLError } from 'graphql';
import type {
  CreateNoteInput,
  NoteSource,
  NotesResolvers,
} from '../../../generated/graphql/resolvers.ts';
import { formatGlobalId } from '../../../generator/runtime/graphql/global-ids.ts';
import { accessError, failureOf } from '../../../generator/runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { findPlace } from './place.ts';

const words: Readonly<Record<string, string>> = {
  DiffNote: 'DiffNote',
  DiscussionNote: 'DiscussionNote',
};

export const notesGraphql = {
  Note: {
    id: ({ id, type }, _args, { globalIdApp }) =>
      formatGlobalId(globalIdApp, words[type ?? ''] ?? 'Note', id),
  },

  Mutation: {
    async createNote(input, operations, { request: { db } }) {
      const { id, type } = input.noteableId;
      const kind = kinds[type];
      const place = kind === undefined ? null : await findPlace(db, kind, id);
      if (kind === undefined || place === null) throw accessError();
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
  },
} satisfies NotesResolvers<GraphqlContext>;

const kinds: Readonly<Record<string, 'issue' | 'merge_request' | 'epic'>> = {
  Issue: 'issue',
  WorkItem: 'issue',
  MergeRequest: 'merge_request',
  Epic: 'epic',
};

type Operations = Parameters<NotesResolvers<GraphqlContext>['Mutation']['createNote']>[1];
type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;
type Answer = { readonly status: number; readonly body: { readonly summary?: readonly string[] } };
type Kind = 'issue' | 'merge_request' | 'epic';

const textOf = ({ body, confidential, internal }: CreateNoteInput) => ({
  body,
  ...((internal ?? confidential) != null && { internal: internal ?? confidential ?? false }),
});

function begin(
  operations: Operations,
  kind: Kind,
  { container: id, number }: Place,
  input: CreateNoteInput,
): Promise<Answer> {
  const body = textOf(input);
  switch (kind) {
    case 'issue':
      return operations.createIssueNote({
        params: { id, issue_iid: number },
        body,
      }) as Promise<Answer>;
    case 'merge_request': {
      const params = { id, merge_request_iid: number };
      return operations.createMergeRequestNote({ params, body }) as Promise<Answer>;
    }
    case 'epic':
      return operations.createEpicNote({
        params: { id, epic_id: number },
        body,
      }) as Promise<Answer>;
  }
}

/** An answer in a thread; one that is somewhere else is none. */
async function reply(
  operations: Operations,
  kind: Kind,
  { container: id, number }: Place,
  input: CreateNoteInput,
): Promise<Answer> {
  const discussion_id = input.discussionId?.id ?? '';
  const body = { body: input.body };
  try {
    switch (kind) {
      case 'issue':
        return (await operations.createIssueDiscussionNote({
          params: { id, issue_iid: number, discussion_id },
          body,
        })) as Answer;
      case 'merge_request':
        return (await operations.createMergeRequestDiscussionNote({
          params: { id, merge_request_iid: number, discussion_id },
          body,
        })) as Answer;
      case 'epic':
        return (await operations.createEpicDiscussionNote({
          params: { id, epic_id: number, discussion_id },
          body,
        })) as Answer;
    }
  } catch (error) {
    if (failureOf(error)?.status !== 404) throw error;
    throw new GraphQLError(
      "The discussion does not exist or you don't have permission to perform this action",
    );
  }
}
