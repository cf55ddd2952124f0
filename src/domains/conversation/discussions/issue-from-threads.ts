import type { CreateIssue } from '#generated/issues/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findDiscussion } from './finder.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import { resolveThread } from './resolve.ts';
import {
  findMergeRequestSubject,
  type NoteSubject,
} from '#src/domains/conversation/quick-actions/note-subject.ts';
import { findOpenThreads, type OpenThread } from '#src/domains/planning/notes/unresolved.ts';

/** Maximum threads that one issue resolves. */
const maxThreads = 100;
/** Characters of a comment that the description quotes. */
const maxQuotedChars = 1_000;

interface Threads {
  readonly subject: NoteSubject;
  readonly open: readonly OpenThread[];
}

/**
 * The open threads of a merge request that a new issue resolves, or the requested one; null when none is requested.
 * @throws NotFound when there is no such merge request
 */
export async function loadThreadsForIssue(
  context: RequestContext,
  project: ProjectAccess,
  {
    merge_request_to_resolve_discussions_of: iid,
    discussion_to_resolve: only,
  }: Partial<CreateIssue>,
): Promise<Threads | null> {
  if (iid === undefined || !isFeatureVisible(project, 'merge_requests')) return null;
  const subject = await findMergeRequestSubject(context, project, iid);
  const open = await findOpenThreads(context.db, subject.target, { only, most: maxThreads });
  return { subject, open };
}

/** Quotes the first note of each thread with its author. */
export async function describeThreads(
  { db, url }: RequestContext,
  project: ProjectAccess,
  { subject, open }: Threads,
): Promise<string> {
  if (open.length === 0) return 'There are no unresolved threads';
  const notes = await whereInList(
    db('notes')
      .join('users', 'users.id', 'notes.author_id')
      .select('notes.id', 'users.username')
      .select(db.raw('substr(notes.body, 1, ?) as quoted', [maxQuotedChars])),
    'notes.id',
    open.map(({ note_id }) => note_id),
  ).orderBy('notes.id');
  const { iid } = subject.target;
  const items = (notes as { id: number; username: string; quoted: string }[]).map((note) => {
    const address = url.web(`${project.full_path}/-/merge_requests/${iid}#note_${note.id}`);
    const quote = note.quoted.split('\n').map((line) => `    > ${line}`);
    return `- [ ] @${note.username} started a [thread](${address}):\n\n${quote.join('\n')}`;
  });
  const threads = items.length === 1 ? 'thread' : 'threads';
  return [`The following ${threads} from !${iid} should be addressed:`, ...items].join('\n\n');
}

/** Resolves the threads, if the actor may. */
export async function resolveThreads(
  context: RequestContext,
  { subject, open }: Threads,
): Promise<void> {
  if (!notePolicy.resolve({ ...subject, actor: requireActor(context) })) return;
  for (const { discussion_id } of open) {
    const { notes } = await findDiscussion(context, subject, discussion_id);
    await resolveThread(context, subject, notes, true);
  }
}
