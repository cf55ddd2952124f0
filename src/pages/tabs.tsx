import type { Child, FC } from 'hono/jsx';
import type { Frame } from './frame.ts';
import { Glyph, type GlyphName } from './icons.tsx';

export interface Tab {
  /** Name by which a page says that the tab is its own. */
  readonly name: string;
  readonly text: string;
  /** Path from the root of the instance. */
  readonly path: string;
  readonly icon?: GlyphName | undefined;
  readonly count?: number | string | null | undefined;
}

/** Ways to pages that belong together, as links. `label` names them to those who do not see them. */
export const Tabs: FC<{
  readonly frame: Frame;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly kind?: 'main' | 'inner';
  readonly children?: Child;
}> = ({ frame, label, tabs, current, kind = 'inner', children }) => (
  <nav class={`tabs ${kind}`} aria-label={label}>
    <ul>
      {tabs.map(({ name, text, path, icon, count }) => (
        <li>
          <a href={frame.base + path} aria-current={name === current ? 'page' : undefined}>
            {icon === undefined ? null : <Glyph name={icon} />} {text}
            {count === undefined || count === null ? null : <span class="count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
    {children}
  </nav>
);
