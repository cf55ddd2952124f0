import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { groupPolicy } from '#src/domains/core/groups/policy.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { VisibilityMark } from '#src/pages/markers.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readQueryText } from '../../page-query.ts';
import { ProjectRows } from '../project-rows.tsx';
import type { PlaceVisit } from '../visits.ts';

interface TitleProps {
  readonly visit: PlaceVisit;
  readonly title: string;
  /** Path of the form that the button opens. */
  readonly path: string;
  readonly button: string;
  readonly may: boolean;
}

const TitleWithButton: FC<TitleProps> = ({ visit: { frame }, title, path, button, may }) => (
  <div class="title-row">
    <h1>{title}</h1>
    {may ? (
      <a class="button" href={frame.base + path}>
        {button}
      </a>
    ) : null}
  </div>
);

/** Projects that the visitor may see, by words and topic; those of the visitor in a list of their own. */
export async function showProjects(visit: PlaceVisit, req: Request): Promise<Reply> {
  const { actor, api, frame, now } = visit;
  const search = readQueryText(req, 'search').slice(0, 255);
  const topic = readQueryText(req, 'topic').slice(0, 255);
  const own = readQueryText(req, 'own') === 'true' && actor !== null;
  const { rows, page } = await api.list('listProjects', {
    query: {
      ...readPageQuery(req),
      ...(search !== '' && { search }),
      ...(topic !== '' && { topic: [topic] }),
      ...(own && { membership: true }),
      order_by: 'last_activity_at',
    },
  });
  const query = {
    ...(search !== '' && { search }),
    ...(topic !== '' && { topic }),
    ...(own && { own: 'true' }),
  };
  return {
    revalidate: true,
    page: (
      <HtmlPage
        frame={frame}
        title="Projects"
        heading={
          <TitleWithButton
            visit={visit}
            title="Projects"
            path="/projects/new"
            button="New project"
            may={actor !== null}
          />
        }
      >
        {actor === null ? null : (
          <Tabs
            frame={frame}
            label="Projects"
            current={own ? 'own' : 'all'}
            tabs={[
              { name: 'all', text: 'All', path: '/explore' },
              { name: 'own', text: 'Yours', path: '/explore?own=true' },
            ]}
          />
        )}
        <form class="filters" role="search" aria-label="Filter" action={`${frame.base}/explore`}>
          {own ? <input type="hidden" name="own" value="true" /> : null}
          <label>
            Name
            <input type="search" name="search" value={search} maxlength={255} />
          </label>
          <label>
            Topic
            <input type="search" name="topic" value={topic} maxlength={255} />
          </label>
          <button type="submit" class="quiet">
            Search
          </button>
        </form>
        <ProjectRows frame={frame} projects={rows} now={now} />
        <Pager frame={frame} path="/explore" query={query} page={page} />
      </HtmlPage>
    ),
  };
}

/** Groups that the visitor may see. */
export async function showGroups(visit: PlaceVisit, req: Request): Promise<Reply> {
  const { actor, api, frame } = visit;
  const search = readQueryText(req, 'search').slice(0, 255);
  const { rows, page } = await api.list('listGroups', {
    query: {
      ...readPageQuery(req),
      ...(search === '' ? { top_level_only: true } : { search }),
      all_available: true,
    },
  });
  return {
    revalidate: true,
    page: (
      <HtmlPage
        frame={frame}
        title="Groups"
        heading={
          <TitleWithButton
            visit={visit}
            title="Groups"
            path="/groups/new"
            button="New group"
            may={actor !== null && groupPolicy.createTopLevel({ actor })}
          />
        }
      >
        <form
          class="filters"
          role="search"
          aria-label="Filter"
          action={`${frame.base}/explore/groups`}
        >
          <label>
            Name
            <input type="search" name="search" value={search} maxlength={255} />
          </label>
          <button type="submit" class="quiet">
            Search
          </button>
        </form>
        <Items none="No groups that you can see.">
          {rows.map((group) => (
            <Item
              title={
                <a href={`${frame.base}/groups/${group.full_path}`}>
                  <Glyph name="organization" /> {group.full_name}
                </a>
              }
              actions={<VisibilityMark visibility={group.visibility} />}
            >
              {group.description ? <p class="quiet">{group.description}</p> : null}
            </Item>
          ))}
        </Items>
        <Pager
          frame={frame}
          path="/explore/groups"
          query={search === '' ? {} : { search }}
          page={page}
        />
      </HtmlPage>
    ),
  };
}
