import type { Child, FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import type { Frame } from './frame.ts';

/** A list of things, each with what can be done with it; or what is said where there are none. */
export const Items: FC<{ readonly none: string; readonly children: readonly Child[] }> = ({
  none,
  children,
}) => (children.length === 0 ? <p class="quiet">{none}</p> : <ul class="items">{children}</ul>);

interface ItemProps {
  readonly title: Child;
  /** Said right behind the title, in a word or two. */
  readonly mark?: string | null;
  /** The actions on it. */
  readonly actions?: Child;
  /** The facts about it. */
  readonly children?: Child;
}

export const Item: FC<ItemProps> = ({ title, mark, actions, children }) => (
  <li>
    <div>
      <strong>{title}</strong> {mark ? <span class="mark">{mark}</span> : null}
      {children}
    </div>
    {actions ? <div class="buttons">{actions}</div> : null}
  </li>
);

/** A fact with its name: "Created: 23 Nov 2026". */
export const Facts: FC<{ readonly facts: readonly (readonly [name: string, value: Child])[] }> = ({
  facts,
}) => (
  <dl class="facts">
    {facts.map(([name, value]) => (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface PagerProps {
  readonly frame: Frame;
  /** Path from the root of the instance. */
  readonly path: string;
  /** The part that the addresses of all pages of the list have in common. */
  readonly query?: Readonly<Record<string, string>>;
  readonly page: PageResult;
  /** Names the page in its address, where a page has several lists. */
  readonly parameter?: string;
}

/** The ways to the pages before and after; nothing for a list of one page. */
export const Pager: FC<PagerProps> = ({ frame, path, query = {}, page, parameter = 'page' }) => {
  if (page.kind !== 'offset' || (page.page === 1 && !page.hasNext)) return null;
  const to = (number: number) =>
    `${frame.base}${path}?${new URLSearchParams({ ...query, [parameter]: String(number) }).toString()}`;
  return (
    <nav class="buttons" aria-label="Pages of the list">
      {page.page > 1 ? (
        <a rel="prev" href={to(page.page - 1)}>
          Previous page
        </a>
      ) : null}
      {page.hasNext ? (
        <a rel="next" href={to(page.page + 1)}>
          Next page
        </a>
      ) : null}
    </nav>
  );
};
