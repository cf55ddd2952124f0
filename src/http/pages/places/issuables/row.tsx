import type { Child, FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Item } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink, type ShownPerson } from '#src/pages/people.tsx';
import { toInstancePath } from '../links.ts';
import { LabelList } from './facts.tsx';

/** Properties that rows of issues and merge requests share. */
interface ListedIssuable {
  readonly title: string;
  readonly web_url: string;
  readonly created_at: string;
  readonly author: ShownPerson;
  readonly labels: readonly (string | { readonly name: string; readonly color: string })[];
  readonly user_notes_count: number;
}

/** A row of a list of issues or merge requests. `path` is that of the list, to which labels link. */
export const IssuableItem: FC<{
  readonly frame: Frame;
  readonly path: string;
  readonly now: Date;
  readonly subject: ListedIssuable;
  /** The state, in front of the title. */
  readonly icon: Child;
  readonly reference: string;
  /** Facts behind the author. */
  readonly children?: Child;
}> = ({ frame, path, now, subject, icon, reference, children }) => (
  <Item
    title={
      <>
        {icon} <a href={toInstancePath(frame, subject.web_url)}>{subject.title}</a>
      </>
    }
    actions={
      subject.user_notes_count > 0 ? (
        <span class="quiet">
          <Glyph name="comment" label="Comments" /> {subject.user_notes_count}
        </span>
      ) : null
    }
  >
    <LabelList frame={frame} path={path} labels={subject.labels} />
    <div class="quiet">
      {reference} opened <Ago at={subject.created_at} now={now} /> by{' '}
      <PersonLink frame={frame} person={subject.author} />
      {children}
    </div>
  </Item>
);
