import type { DiscussionSource, NoteSource } from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { NotFound } from '#src/errors.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { whereInList } from '#src/database/dialect.ts';
import {
  type DiscussionRow,
  findDiscussions,
} from '#src/domains/conversation/discussions/finder.ts';
import { presentDiscussion } from '#src/domains/conversation/discussions/presenter.ts';
import { type Noteable, readNoteable, type Read, loadNoteSubject } from './notes-subject.ts';
import { issuableNoteList, threads } from '#src/domains/conversation/discussions/list-notes.ts';
import { presentNote, loadNoteView } from '#src/domains/conversation/discussions/present-note.ts';
import type { NoteRow, ShownNoteRow } from '#src/domains/planning/notes/table.ts';

/** The notes on a subject, oldest first. */
export async function loadNotesOn(
  context: GraphqlContext,
  noteable: Noteable,
): Promise<Pages<NoteSource>> {
  const { subject, reading } = await loadNoteSubject(context, noteable);
  return createConnectionPages(context, {
    list: issuableNoteList,
    query: { reading, order_by: 'created_at', sort: 'asc' },
    present: async (rows: readonly ShownNoteRow[]) => {
      const view = await loadNoteView(context.request, subject.target, rows);
      return rows.map((row) => presentNote(row, view));
    },
  });
}

interface Page {
  readonly id: number;
  readonly discussion: DiscussionSource;
}

/** The threads on a subject, oldest first. */
export async function loadThreadsOn(
  context: GraphqlContext,
  noteable: Noteable,
): Promise<Pages<DiscussionSource>> {
  const read = await loadNoteSubject(context, noteable);
  const pages = createConnectionPages<object, Pick<NoteRow, 'id' | 'discussion_id'>, Page>(
    context,
    {
      list: threads,
      query: { reading: read.reading },
      async present(rows) {
        const ids = rows.map(({ discussion_id }) => discussion_id);
        const found = await findDiscussions(context.request, read.reading, ids);
        const shown = await presentThreads(context, read, [...found.values()]);
        return rows.flatMap(({ id, discussion_id }) => {
          const discussion = shown.get(discussion_id);
          return discussion === undefined ? [] : [{ id, discussion }];
        });
      },
    },
  );
  return {
    check: (window) => pages.check(window),
    async page(window) {
      const page = await pages.page(window);
      return { ...page, nodes: page.nodes.map(({ discussion }) => discussion) };
    },
  };
}

async function presentThreads(
  { request }: GraphqlContext,
  { subject }: Read,
  rows: readonly DiscussionRow[],
): Promise<ReadonlyMap<string, DiscussionSource>> {
  const view = await loadNoteView(
    request,
    subject.target,
    rows.flatMap((row) => row.notes),
  );
  return new Map(rows.map((row) => [row.id, presentDiscussion(row, view)]));
}

/** Number of threads of users on a subject. */
export async function countNoteableThreads(
  context: GraphqlContext,
  noteable: Noteable,
): Promise<number> {
  const { reading } = await loadNoteSubject(context, noteable);
  const { db, actor, clock } = context.request;
  const query = { reading, of_people: true };
  const listQuery = { actor, query, now: clock(), admin: actor?.admin === true };
  return context.lookUp(() => threads.count(db, listQuery));
}

/** The facts of a note that REST does not tell. */
type Beside = Pick<NoteRow, 'id' | 'discussion_id' | 'action'>;

async function loadBeside(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, Beside>> {
  const rows = await whereInList(db('notes').select('id', 'discussion_id', 'action'), 'id', ids);
  return new Map((rows as Beside[]).map((row) => [row.id, row]));
}

export async function loadBesideNote(context: GraphqlContext, { id }: NoteSource): Promise<Beside> {
  const found = await context.batches.load(loadBeside, id, context);
  if (found === undefined) throw new NotFound('Note');
  return found;
}

/** Loads the thread of a note; threads of one target are loaded together. */
export async function loadThreadOfNote(
  context: GraphqlContext,
  note: NoteSource,
): Promise<DiscussionSource> {
  const { discussion_id } = await loadBesideNote(context, note);
  return loadThreadNamed(context, readNoteable(note), discussion_id);
}

/** A thread on a subject, by id. */
export async function loadThreadNamed(
  context: GraphqlContext,
  noteable: Noteable,
  id: string,
): Promise<DiscussionSource> {
  const read = await loadNoteSubject(context, noteable);
  const load = async (ids: readonly string[]) => {
    const found = await findDiscussions(context.request, read.reading, ids);
    return presentThreads(context, read, [...found.values()]);
  };
  const name = `threads of ${noteable.kind} ${noteable.id}`;
  const found = await context.batches.load(load, id, context, name);
  if (found === undefined) throw new NotFound('Discussion');
  return found;
}
