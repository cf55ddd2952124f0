import type { Child, FC } from 'hono/jsx';
import { Breadcrumbs, type Crumb } from '#src/pages/breadcrumbs.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { VisibilityMark } from '#src/pages/markers.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { type Tab, Tabs } from '#src/pages/tabs.tsx';

/** Parts of a page that differ from page to page of a project or group. */
export interface PlacePageParts {
  /** Names the page in the window: with the project or group it tells which one. */
  readonly title: string;
  /** Heading, where it shows more than the title. */
  readonly heading?: Child;
  /** The way from the project or group to the page. */
  readonly crumbs?: readonly Crumb[];
  readonly width?: 'wide' | 'full';
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly links?: Child;
  readonly children?: Child;
}

interface PlacePageProps extends PlacePageParts {
  readonly frame: Frame;
  readonly kind: 'Project' | 'Group';
  readonly place: { readonly full_path: string; readonly visibility: string };
  /** The way to the project or group. */
  readonly above: readonly Crumb[];
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly archived?: boolean;
}

/** A page of a project or group, below its name and the ways to its parts. */
export const PlacePage: FC<PlacePageProps> = ({ frame, title, place, crumbs = [], ...page }) => (
  <HtmlPage
    frame={frame}
    title={`${title} · ${place.full_path}`}
    heading={page.heading ?? <h1>{title}</h1>}
    width={page.width ?? 'wide'}
    notice={page.notice ?? null}
    alert={page.alert ?? null}
    links={page.links}
    top={
      <section class="place" aria-label="Location">
        <div class="place-name">
          <Breadcrumbs frame={frame} label="Location" crumbs={[...page.above, ...crumbs]} />
          <VisibilityMark visibility={place.visibility} />
          {page.archived === true ? <span class="mark">Archived</span> : null}
        </div>
        <Tabs frame={frame} label={page.kind} kind="main" current={page.tab} tabs={page.tabs} />
      </section>
    }
  >
    {page.children}
  </HtmlPage>
);
