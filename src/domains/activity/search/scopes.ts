import type { SearchResult } from '#generated/search/types.ts';
import type { PageResult } from '#runtime/page.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { toDay } from '#src/text/day.ts';
import { createOffsetPage, computeOffsetWindow } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { isSearchable, splitSearchTerms } from '#src/domains/planning/issuables/search.ts';
import { presentListedMilestone } from '#src/domains/planning/milestones/presenter.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import {
  loadProjects,
  choosePresentedParts,
  presentProjects,
  type PresentOptions,
} from '#src/domains/core/projects/presented.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { searchNotes } from './all-notes.ts';
import { searchBlobs, searchCommits } from './code.ts';
import { searchIssues } from './issues.ts';
import { searchMergeRequests } from './merge-requests.ts';
import { milestoneSearch } from './milestones.ts';
import { searchProjectsIn } from './projects.ts';
import { type SearchScope, readSearchedText, type Scope, type SearchQuery } from './query.ts';
import { searchUsers } from './users.ts';

interface Search {
  readonly query: SearchQuery;
  readonly place: SearchScope;
}

interface Found {
  readonly body: SearchResult[];
  readonly page: PageResult;
}

interface Caller {
  readonly context: RequestContext;
  readonly actor: Actor;
}

/** `text` is the folded search text. */
type Finder = (caller: Caller, search: Search, text: string) => Promise<Found>;

/** Projects are returned in their public form, so that a search reveals no secrets. */
const basics: PresentOptions = { simple: true };

/** How each scope is searched. */
const finders: Readonly<Record<Scope, Finder>> = {
  snippet_titles: waitsFor('snippets', findNothing),
  wiki_blobs: waitsFor('wikis', findNothing),

  async issues({ context }, { place, query }) {
    if (splitSearchTerms(query.search).length === 0) return createEmptyResult(query);
    const { rows, page } = await searchIssues(context, place, query);
    return { page, body: rows };
  },

  async merge_requests({ context }, { place, query }) {
    if (splitSearchTerms(query.search).length === 0) return createEmptyResult(query);
    const { rows, page } = await searchMergeRequests(context, place, query);
    return { page, body: rows };
  },

  async milestones({ context }, { place, query }) {
    const { page, per_page, search, sort } = query;
    if (!isSearchable(search)) return createEmptyResult(query);
    const { url, today } = context;
    const asked = { page, per_page, search, sort, place };
    const found = await milestoneSearch.pageFor(context, asked);
    const body = found.rows.map((row) => presentListedMilestone(row, { url, today }));
    return { page: found.page, body };
  },

  async notes({ context }, { place, query }) {
    if (place.kind !== 'project' || !isSearchable(query.search)) return createEmptyResult(query);
    const { rows, page } = await searchNotes(context, place.project, query);
    return { page, body: rows };
  },

  async projects({ context, actor }, { query, place }, text) {
    const { db, url, paid } = context;
    const asked = { db, actor, url, paid };
    if (place.kind === 'group') {
      const { rows, page } = await searchProjectsIn(db, actor, place.group, text, query);
      const ids = rows.map(({ id }) => id);
      return { page, body: await loadProjects(asked, ids, basics) };
    }
    const filters = { ...query, search: text, order_by: 'created_at' } as const;
    const { rows, page } = await findProjects(
      db,
      actor,
      filters,
      choosePresentedParts(actor, basics),
    );
    return { page, body: await presentProjects(asked, rows, basics) };
  },

  async users({ context: { db, url, clock }, actor }, { query, place }, text) {
    const today = toDay(clock());
    const { rows, page } = await searchUsers(db, actor, place, { text, query, today });
    return { page, body: rows.map((row) => presentUserBasic(row, url)) };
  },

  async blobs({ context: { git } }, { query, place }) {
    if (place.kind !== 'project') return createEmptyResult(query);
    const { rows, page } = await searchBlobs({ git, project: place.project, query });
    return { page, body: rows };
  },

  async commits({ context: { db, git, url } }, { query, place }) {
    if (place.kind !== 'project') return createEmptyResult(query);
    const { rows, page } = await searchCommits({ db, git, project: place.project, query, url });
    return { page, body: rows };
  },
};

/** Page of results that the caller may see, newest first; files in the order of their paths. */
export async function searchScope(context: RequestContext, search: Search): Promise<Found> {
  const caller = { context, actor: requireActor(context) };
  const text = readSearchedText(search.query);
  if (text === null) return createEmptyResult(search.query);
  return finders[search.query.scope](caller, search, text);
}

function findNothing(_caller: Caller, { query }: Search): Promise<Found> {
  return createEmptyResult(query);
}

async function createEmptyResult(query: SearchQuery): Promise<Found> {
  const { page } = await createOffsetPage(computeOffsetWindow(query), [], () => 0);
  return { page, body: [] };
}
