import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { lists, type ListName, toList, toOperation, toResource } from '../../docs/addresses.ts';
import type { DocsCatalogue, ListedTag } from '../../docs/catalogue.ts';
import { Method } from './texts.tsx';

interface SidebarProps {
  readonly frame: Frame;
  readonly catalogue: DocsCatalogue;
  readonly tag: string | undefined;
  readonly current: string;
  readonly siblings: boolean;
}

/** The contents: groups of tags, of which the one of the page is open, and the operations of its tag. */
export const Sidebar: FC<SidebarProps> = ({ frame, catalogue, tag, current, siblings }) => (
  <nav class="menu" aria-label="Contents">
    <ul>
      <MenuItem frame={frame} path="/docs" text="Overview" current={current} />
    </ul>
    {catalogue.groups.map(({ name, tags }) => (
      <details open={tags.some((each) => each.name === tag)}>
        <summary>{name}</summary>
        <ul>
          {tags.map((each) =>
            each.name === tag && siblings ? (
              <OpenTag frame={frame} catalogue={catalogue} tag={each} current={current} />
            ) : (
              <MenuItem
                frame={frame}
                path={toResource(each.name)}
                text={each.title}
                current={current}
              />
            ),
          )}
        </ul>
      </details>
    ))}
    <ul>
      {(Object.keys(lists) as ListName[]).map((name) => (
        <MenuItem frame={frame} path={toList(name)} text={lists[name]} current={current} />
      ))}
    </ul>
  </nav>
);

const MenuItem: FC<{
  readonly frame: Frame;
  readonly path: string;
  readonly text: string;
  readonly current: string;
}> = ({ frame, path, text, current }) => (
  <li>
    <a href={frame.base + path} aria-current={path === current ? 'page' : undefined}>
      {text}
    </a>
  </li>
);

/** A tag with its operations. */
const OpenTag: FC<
  Pick<SidebarProps, 'frame' | 'catalogue' | 'current'> & { readonly tag: ListedTag }
> = ({ frame, catalogue, tag, current }) => (
  <li>
    <a href={frame.base + toResource(tag.name)}>{tag.title}</a>
    <ul class="siblings">
      {catalogue.operations
        .filter((operation) => operation.tag === tag.name)
        .map(({ id, method, summary }) => (
          <li>
            <a
              href={frame.base + toOperation(id)}
              aria-current={toOperation(id) === current ? 'page' : undefined}
            >
              <Method method={method} /> {summary}
            </a>
          </li>
        ))}
    </ul>
  </li>
);
