import type { Child, FC } from 'hono/jsx';
import type { Frame } from './frame.ts';

/** Address from the root of the instance, and text. */
export type MenuEntry = readonly [path: string, text: string];

interface SideMenuProps {
  readonly frame: Frame;
  /** Names the menu among those of the page. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The address of the entry that is shown. */
  readonly current: string;
  readonly children?: Child;
}

/** The content of a page beside the menu of the pages that belong together. */
export const SideMenu: FC<SideMenuProps> = ({ frame, label, entries, current, children }) => (
  <div class="with-menu">
    <nav class="menu" aria-label={label}>
      <ul>
        {entries.map(([path, text]) => (
          <li>
            <a href={frame.base + path} aria-current={path === current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div>{children}</div>
  </div>
);
