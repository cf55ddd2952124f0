import type { Request } from 'express';
import { HtmlPage } from '#src/pages/page.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readQueryText } from '../../page-query.ts';
import { formatQuery, toInstancePath } from '../links.ts';
import type { PlaceVisit } from '../visits.ts';

const scopes = ['projects', 'issues', 'merge_requests', 'milestones', 'users'] as const;
const names: Readonly<Record<(typeof scopes)[number], string>> = {
  projects: 'Projects',
  issues: 'Issues',
  merge_requests: 'Merge requests',
  milestones: 'Milestones',
  users: 'People',
};

/** Properties that results of all scopes share. */
interface Result {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string | null;
  readonly web_url?: string;
  readonly username?: string;
  readonly path_with_namespace?: string;
  readonly references?: { readonly full: string };
}

/** Search in the whole instance. */
export async function showSearch(visit: PlaceVisit, req: Request): Promise<Reply> {
  const { api, frame } = visit;
  const search = readQueryText(req, 'search').trim().slice(0, 255);
  const requested = readQueryText(req, 'scope');
  const scope = scopes.find((each) => each === requested) ?? 'projects';
  const found =
    search.length < 2
      ? null
      : await api.list('searchInstance', {
          query: { ...readPageQuery(req), scope, search },
        });
  const results = (found?.rows ?? []) as readonly Result[];
  return {
    page: (
      <HtmlPage frame={frame} title="Search">
        <form class="filters" role="search" aria-label="Filter" action={`${frame.base}/search`}>
          <input type="hidden" name="scope" value={scope} />
          <label>
            Words
            <input type="search" name="search" value={search} maxlength={255} />
          </label>
          <button type="submit">Search</button>
        </form>
        <Tabs
          frame={frame}
          label="Kinds"
          current={scope}
          tabs={scopes.map((each) => ({
            name: each,
            text: names[each],
            path: `/search${formatQuery({ scope: each, search })}`,
          }))}
        />
        {found === null ? (
          <p class="quiet">Write at least two characters.</p>
        ) : (
          <>
            <Items none="Nothing was found.">
              {results.map((each) => (
                <Item
                  title={
                    <a href={toInstancePath(frame, each.web_url ?? '/')}>
                      <Glyph name="search" /> {each.title ?? each.name}
                    </a>
                  }
                >
                  <div class="quiet">
                    {each.references?.full ?? each.path_with_namespace ?? each.username}
                  </div>
                </Item>
              ))}
            </Items>
            <Pager frame={frame} path="/search" query={{ scope, search }} page={found.page} />
          </>
        )}
      </HtmlPage>
    ),
  };
}
