import type { DiscussionSource, NoteSource, NotesResolvers } from '#generated/graphql/resolvers.ts';
import { text } from '#runtime/graphql/convert.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import type { GraphqlContext } from '../context.ts';
import { renderText } from '#src/domains/planning/markdown/render.ts';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { noteMutations } from './notes-changes.ts';
import { readNoteable, loadNoteSubject } from './notes-subject.ts';
import {
  loadBesideNote,
  countNoteableThreads,
  loadNotesOn,
  loadThreadOfNote,
  loadThreadsOn,
} from './notes-threads.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';

const words: Readonly<Record<string, string>> = {
  DiffNote: 'DiffNote',
  DiscussionNote: 'DiscussionNote',
};

/** The words of global ids of threads, by the type of their notes. */
const threadWords: Readonly<Record<string, string>> = {
  DiffNote: 'DiffDiscussion',
  DiscussionNote: 'Discussion',
};

/** Icons of system notes, by their action. */
const icons: Readonly<Record<string, string>> = {
  assignee: 'user',
  branch: 'fork',
  commit: 'commit',
  confidential: 'eye-slash',
  cross_reference: 'comment-dots',
  description: 'pencil',
  discussion: 'comment',
  epic: 'epic',
  health_status: 'status-health',
  locked: 'lock',
  merge: 'git-merge',
  milestone: 'clock',
  reviewer: 'pencil-square',
  task: 'task-done',
  time_tracking: 'timer',
  title: 'pencil',
  unlocked: 'lock-open',
  visible: 'eye',
};

export const notesGraphql = {
  Note: {
    async bodyHtml(note, _args, context) {
      const { subject } = await loadNoteSubject(context, readNoteable(note));
      const { container, fullPath } = subject.target;
      const place = { container, fullPath };
      return context.lookUp(async () => {
        const body = await text(note.body);
        return renderText(context.request, String(body), { references: true, place });
      });
    },
    discussion: (note, _args, context) => loadThreadOfNote(context, note),
    id: ({ id, type }, _args, { globalIdApp }) =>
      formatGlobalId(globalIdApp, words[type ?? ''] ?? 'Note', id),
    async project(note, _args, context) {
      const { subject } = await loadNoteSubject(context, readNoteable(note));
      const { kind, id } = subject.target.container;
      return kind === 'project' ? { id } : null;
    },
    async systemNoteIconName(note, _args, context) {
      if (!note.system) return null;
      const { action } = await loadBesideNote(context, note);
      return icons[action ?? ''] ?? 'pencil-square';
    },
    async url(note, _args, context) {
      const { subject } = await loadNoteSubject(context, readNoteable(note));
      const { fullPath, iid, kind, container } = subject.target;
      const folder = container.kind === 'group' ? `groups/${fullPath}` : fullPath;
      const page = `${folder}/-/${issuableKinds[kind].table}/${iid}`;
      return `${context.request.url.web(page)}#note_${note.id}`;
    },
    async userPermissions(note, _args, context) {
      const { subject } = await loadNoteSubject(context, readNoteable(note));
      const { actor } = context.request;
      const row = { author_id: note.author.id, system: note.system };
      const changes = actor !== null && notePolicy.change({ ...subject, note: row, actor });
      const speaks = actor !== null && notePolicy.create(subject);
      return {
        adminNote: changes,
        awardEmoji: speaks && !note.system,
        createNote: speaks,
        repositionNote: changes && note.position?.position_type === 'image',
        resolveNote: note.resolvable && actor !== null && notePolicy.resolve({ ...subject, actor }),
      };
    },
  },

  Discussion: {
    createdAt: ({ notes: [first] }) => first?.created_at.replace(/\.\d+/, '') ?? '',
    id: (discussion, _args, context) => formatThreadId(discussion, context),
    async noteable({ notes: [first] }, _args, context) {
      if (first === undefined) return null;
      const { kind, id } = readNoteable(first);
      if (kind === 'epic') return null;
      await loadNoteSubject(context, { kind, id });
      return { id, __typename: issuableKinds[kind].className as 'Issue' };
    },
    replyId: (discussion, _args, context) => formatThreadId(discussion, context),
    resolvable: ({ notes }) => notes.some(({ resolvable }) => resolvable),
    resolved: (discussion) => findLastResolved(discussion) !== null,
    resolvedAt: (discussion) =>
      findLastResolved(discussion)?.resolved_at?.replace(/\.\d+/, '') ?? null,
    resolvedBy: (discussion) => findLastResolved(discussion)?.resolved_by ?? null,
  },

  DiffPosition: {
    diffRefs: ({ base_sha, head_sha, start_sha }) => ({ base_sha, head_sha, start_sha }),
    filePath: ({ new_path, old_path }) => new_path ?? old_path ?? '',
  },

  Issue: {
    discussions({ id }, _args, context) {
      return loadThreadsOn(context, { kind: 'issue', id });
    },
    notes({ id }, _args, context) {
      return loadNotesOn(context, { kind: 'issue', id });
    },
    userDiscussionsCount: ({ id }, _args, context) =>
      countNoteableThreads(context, { kind: 'issue', id }),
  },

  MergeRequest: {
    discussions({ id }, _args, context) {
      return loadThreadsOn(context, { kind: 'merge_request', id });
    },
    notes({ id }, _args, context) {
      return loadNotesOn(context, { kind: 'merge_request', id });
    },
    userDiscussionsCount: ({ id }, _args, context) =>
      countNoteableThreads(context, { kind: 'merge_request', id }),
  },

  Epic: {
    discussions({ id }, _args, context) {
      return loadThreadsOn(context, { kind: 'epic', id });
    },
    notes({ id }, _args, context) {
      return loadNotesOn(context, { kind: 'epic', id });
    },
    userDiscussionsCount: ({ id }, _args, context) =>
      countNoteableThreads(context, { kind: 'epic', id }),
  },

  Mutation: noteMutations,
} satisfies NotesResolvers<GraphqlContext>;

function formatThreadId(
  { id, notes: [first] }: DiscussionSource,
  { globalIdApp }: GraphqlContext,
): string {
  const word = threadWords[first?.type ?? ''] ?? 'IndividualNoteDiscussion';
  return formatGlobalId(globalIdApp, word, id);
}

/** The last resolved note of a resolved thread; null for others. */
function findLastResolved({ notes }: DiscussionSource): NoteSource | null {
  const settled = notes.filter(({ resolvable }) => resolvable);
  if (settled.some(({ resolved }) => resolved !== true)) return null;
  const byTime = settled.toSorted((one, other) =>
    (one.resolved_at ?? '') < (other.resolved_at ?? '') ? 1 : -1,
  );
  return byTime[0] ?? null;
}
