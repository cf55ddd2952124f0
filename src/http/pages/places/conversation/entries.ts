import type { PageOperations } from '../operations.ts';
import { renderEach, renderMarkup } from '../markup.tsx';
import { type EitherVisit, isProjectVisit } from '../either-place.tsx';
import { cutToPage, pickNotes } from './cut-to-page.ts';
import type {
  Discussion,
  ResourceEvent,
  ShownNote,
  Thread,
  TimelineItem,
} from './timeline-items.ts';

/** Discussions on a page of the timeline. */
export const maxDiscussions = 30;

const operationsOf = {
  issue: {
    discussions: 'listIssueDiscussions',
    labels: 'listIssueLabelEvents',
    milestones: 'listIssueMilestoneEvents',
  },
  merge_request: {
    discussions: 'listMergeRequestDiscussions',
    labels: 'listMergeRequestLabelEvents',
    milestones: 'listMergeRequestMilestoneEvents',
  },
  epic: { discussions: 'listEpicDiscussions', labels: 'listEpicLabelEvents', milestones: null },
} as const;

/** Subject of a timeline, with the parameters of its operations. */
export type Subject =
  | { readonly kind: 'issue'; readonly id: number; readonly issue_iid: number }
  | { readonly kind: 'merge_request'; readonly id: number; readonly merge_request_iid: number }
  | { readonly kind: 'epic'; readonly id: number; readonly epic_id: number };

/** Loads a page of the timeline; changes of labels and milestones stand on the first page. */
export async function loadEntries(visit: EitherVisit, subject: Subject, page: number) {
  const { api } = visit;
  const { kind, ...named } = subject;
  const ids = operationsOf[kind];
  const params = named as never;
  const listed = await api.list(ids.discussions, {
    params,
    query: { page, per_page: maxDiscussions },
  });
  const discussions = listed.rows as readonly Discussion[];
  const events =
    page === 1 || listed.page.kind === 'keyset' ? await loadEvents(api, ids, params) : [];
  const rendered = await renderEach(pickNotes(discussions), ({ discussion, left }) =>
    toEntry(visit, discussion, left),
  );
  const found = rendered.filter((each) => each !== null);
  const entries = [...cutToPage(found), ...events];
  return { entries: entries.sort((a, b) => a.at.localeCompare(b.at)), page: listed.page };
}

async function toEntry(
  visit: EitherVisit,
  discussion: Discussion,
  left: number,
): Promise<TimelineItem | null> {
  const thread = await toThread(visit, discussion);
  const [first] = thread?.notes ?? [];
  if (thread === null || first === undefined) return null;
  return first.note.system
    ? { kind: 'system', at: first.note.created_at, shown: first }
    : { ...thread, left };
}

/** A discussion with its texts as HTML; null where none of its notes is left. */
export async function toThread(visit: EitherVisit, discussion: Discussion): Promise<Thread | null> {
  const owner = isProjectVisit(visit) ? visit.project : visit.group;
  const notes: ShownNote[] = [];
  for (const note of discussion.notes) {
    notes.push({ note, rendered: await renderMarkup(visit.api, note.body, owner) });
  }
  const [first] = notes;
  if (first === undefined) return null;
  return { kind: 'thread', at: first.note.created_at, id: discussion.id, notes, discussion };
}

async function loadEvents(
  api: PageOperations,
  ids: (typeof operationsOf)[Subject['kind']],
  params: never,
): Promise<TimelineItem[]> {
  const query = { per_page: 100 } as never;
  const labels = (await api.optional(ids.labels, { params, query })) ?? [];
  const milestones =
    ids.milestones === null ? [] : ((await api.optional(ids.milestones, { params, query })) ?? []);
  return [
    ...labels.map((each) =>
      toEvent(each, {
        text: `${each.action === 'add' ? 'added' : 'removed'} the label`,
        label: each.label,
      }),
    ),
    ...milestones.map((each) =>
      toEvent(each, {
        text: `${each.action === 'add' ? 'set' : 'removed'} the milestone ${each.milestone?.title ?? ''}`,
      }),
    ),
  ];
}

const toEvent = (
  { created_at: at, user }: { readonly created_at: string; readonly user: ResourceEvent['user'] },
  event: Omit<ResourceEvent, 'user'>,
): TimelineItem => ({ kind: 'event', at, event: { user, ...event } });
