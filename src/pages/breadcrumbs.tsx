import type { FC } from 'hono/jsx';
import type { Frame } from './frame.ts';

export interface Crumb {
  readonly text: string;
  /** Path from the root of the instance; none for the page itself. */
  readonly path?: string | undefined;
}

/** The way from the outermost thing to the page. */
export const Breadcrumbs: FC<{
  readonly frame: Frame;
  readonly label: string;
  readonly crumbs: readonly Crumb[];
}> = ({ frame, label, crumbs }) => (
  <nav class="crumbs" aria-label={label}>
    <ol>
      {crumbs.map(({ text, path }) => (
        <li>
          {path === undefined ? (
            <span aria-current="page">{text}</span>
          ) : (
            <a href={frame.base + path}>{text}</a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
