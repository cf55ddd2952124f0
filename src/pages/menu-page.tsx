import type { Child, FC } from 'hono/jsx';
import type { Frame } from './frame.ts';
import { HtmlPage } from './page.tsx';
import { type MenuEntry, SideMenu } from './side-menu.tsx';

export interface MenuPageProps {
  readonly frame: Frame;
  readonly title: string;
  /** Path from the root of the instance. */
  readonly path: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** A kind of page with a menu at its side; `label` names the menu to those who do not see it. */
export const createMenuPage =
  (label: string, entries: readonly MenuEntry[]): FC<MenuPageProps> =>
  ({ path, children, ...page }) => (
    <HtmlPage {...page}>
      <SideMenu frame={page.frame} label={label} entries={entries} current={path}>
        {children}
      </SideMenu>
    </HtmlPage>
  );
