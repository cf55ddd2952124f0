import type { NoteSource } from '#generated/graphql/resolvers.ts';
import { NotFound } from '#src/errors.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { requireFeature } from '#src/policy/guard.ts';
import { loadReadableProject } from '../review/merge-requests-place.ts';
import type { IssuableKind } from '#src/domains/planning/issuables/issuable.ts';
import { type Reading, loadReading } from '#src/domains/conversation/discussions/list-notes.ts';
import { findPlace, type NotePlace } from '#src/domains/planning/notes/place.ts';
import {
  findEpicSubject,
  findIssueSubject,
  findMergeRequestSubject,
  type NoteSubject,
} from '#src/domains/conversation/quick-actions/note-subject.ts';

/** A subject of notes as the caller sees it, and the notes that they may read. */
export interface Read {
  readonly subject: NoteSubject;
  readonly reading: Reading;
}

/** An issue, merge request or epic that has notes. */
export interface Noteable {
  readonly kind: IssuableKind;
  readonly id: number;
}

const kinds: Readonly<Record<string, IssuableKind>> = {
  Issue: 'issue',
  WorkItem: 'issue',
  MergeRequest: 'merge_request',
  Epic: 'epic',
};

/** The kind behind a type in global ids or in REST; null for a type without notes. */
export const toNoteableKind = (word: string): IssuableKind | null => kinds[word] ?? null;

export function readNoteable({ noteable_id: id, noteable_type: type }: NoteSource): Noteable {
  const kind = toNoteableKind(type);
  if (kind === null) throw new NotFound();
  return { kind, id: Number(id) };
}

/** The words for kinds in the names of operations. */
export const operationWords = {
  issue: 'Issue',
  merge_request: 'MergeRequest',
  epic: 'Epic',
} as const satisfies Readonly<Record<IssuableKind, string>>;

/** The parameters by which operations find a noteable; each operation reads its own. */
export const toPathParameters = ({ container: id, number }: NotePlace) => ({
  id,
  issue_iid: number,
  merge_request_iid: number,
  epic_id: number,
});

/** @throws NotFound, Forbidden or Unauthorized where REST refuses access */
export async function loadNoteSubject(context: GraphqlContext, noteable: Noteable): Promise<Read> {
  const load = async (): Promise<ReadonlyMap<number, Read>> =>
    new Map([[noteable.id, await find(context, noteable)]]);
  // Every subject has its own batch, so that a hidden one does not fail the others.
  const name = `notes of ${noteable.kind} ${noteable.id}`;
  const read = await context.batches.load(load, noteable.id, context, name);
  if (read === undefined) throw new NotFound();
  return read;
}

async function find(context: GraphqlContext, { kind, id }: Noteable): Promise<Read> {
  const { request } = context;
  const place = await context.lookUp(() => findPlace(request.db, kind, String(id)));
  if (place === null) throw new NotFound();
  const { container, number } = place;
  const subject = await findNoteSubject(context, kind, { container, number });
  return { subject, reading: await context.lookUp(() => loadReading(request, subject)) };
}

async function findNoteSubject(
  context: GraphqlContext,
  kind: IssuableKind,
  { container, number }: { readonly container: number; readonly number: number },
): Promise<NoteSubject> {
  const { request } = context;
  switch (kind) {
    case 'issue': {
      const project = await loadProjectAccess(context, container);
      requireFeature(project, 'issues');
      return context.lookUp(() => findIssueSubject(request, project, number));
    }
    case 'merge_request': {
      const project = await loadReadableProject(context, container);
      return context.lookUp(() => findMergeRequestSubject(request, project, number));
    }
    case 'epic': {
      if (!request.paid) throw new NotFound();
      const group = await loadGroupAccess(context, container);
      return context.lookUp(() => findEpicSubject(request, group, number));
    }
  }
}
