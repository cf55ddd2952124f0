import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { Button, Form, TextArea } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Pager } from '#src/pages/items.tsx';
import { Label } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { Markup } from '../markup.tsx';
import type { EitherVisit } from '../either-place.tsx';
import type { TimelineItem, ShownNote, Thread } from './timeline-items.ts';
import { NoteButtons } from './note-buttons.tsx';
import { Suggestions } from './suggestions.tsx';

interface TimelineProps {
  readonly visit: EitherVisit;
  /** Path of the issue or merge request from the root of the instance. */
  readonly path: string;
  readonly entries: readonly TimelineItem[];
  readonly page: PageResult;
  /** True where the visitor may comment. */
  readonly mayComment: boolean;
  /** True where the visitor may change the merge request. */
  readonly mayChange?: boolean;
}

/** Comments, threads and changes in the order of time, with forms to reply. */
export const Timeline: FC<TimelineProps> = ({
  visit,
  path,
  entries,
  page,
  mayComment,
  mayChange = false,
}) => (
  <section aria-label="Activity">
    {entries.map((entry) => (
      <TimelineEntry
        visit={visit}
        path={path}
        entry={entry}
        mayComment={mayComment}
        mayChange={mayChange}
      />
    ))}
    <Pager frame={visit.frame} path={path} page={page} />
  </section>
);

const TimelineEntry: FC<{
  readonly visit: EitherVisit;
  readonly path: string;
  readonly entry: TimelineItem;
  readonly mayComment: boolean;
  readonly mayChange: boolean;
}> = ({ visit, path, entry, ...may }) => {
  const { frame, now } = visit;
  if (entry.kind === 'event') {
    const { user, text, label } = entry.event;
    return (
      <div class="event">
        <PersonLink frame={frame} person={user} /> {text}{' '}
        {label ? <Label name={label.name} color={label.color} /> : null}{' '}
        <Ago at={entry.at} now={now} />
      </div>
    );
  }
  if (entry.kind === 'system') {
    const { note, rendered } = entry.shown;
    return (
      <div class="event" id={`note_${note.id}`}>
        <PersonLink frame={frame} person={note.author} /> <Ago at={note.created_at} now={now} />{' '}
        <Markup rendered={rendered} />
      </div>
    );
  }
  return <ThreadBox visit={visit} path={path} thread={entry} {...may} />;
};

/** A comment with its replies. */
export const ThreadBox: FC<{
  readonly visit: EitherVisit;
  readonly path: string;
  readonly thread: Thread;
  readonly mayComment: boolean;
  /** Path below that of the merge request, of the page to which its forms lead back. */
  readonly from?: string;
  /** True where the visitor may change the merge request. */
  readonly mayChange?: boolean;
}> = ({ visit, path, thread, mayComment, from = '', mayChange = false }) => {
  const { frame } = visit;
  const [first] = thread.notes;
  const resolvable = first?.note.resolvable === true;
  const resolved = thread.notes.every(({ note }) => !note.resolvable || note.resolved === true);
  const place = from === '' ? formatPlace(first?.note.position) : null;
  return (
    <article class="box">
      {place === null ? null : (
        <p class="box-title quiet">
          <Glyph name="code" /> <span>{place}</span>
        </p>
      )}
      {thread.notes.map((shown) => (
        <Comment
          visit={visit}
          path={path}
          shown={shown}
          whole={`${path}/discussions/${thread.id}?note=${shown.note.id}`}
          from={from}
          mayComment={mayComment}
          mayChange={mayChange}
        />
      ))}
      {(thread.left ?? 0) > 0 ? (
        <p class="box-body">
          <a href={`${frame.base}${path}/discussions/${thread.id}`}>
            {thread.left} more {thread.left === 1 ? 'reply' : 'replies'}
          </a>
        </p>
      ) : null}
      {mayComment ? (
        <details class="box-body">
          <summary>Reply{resolvable && resolved ? ' (resolved)' : ''}</summary>
          <Form frame={frame} action={`${path}/discussions/${thread.id}`}>
            <ReturnField from={from} />
            <TextArea name="body" id={`reply-${thread.id}`} label="Reply" rows={3} required />
            <div class="buttons">
              <Button>Reply</Button>
            </div>
          </Form>
          {resolvable && thread.notes.some(({ note }) => note.noteable_type === 'MergeRequest') ? (
            <Form frame={frame} action={`${path}/discussions/${thread.id}/resolve`}>
              <ReturnField from={from} />
              <input type="hidden" name="resolved" value={resolved ? 'false' : 'true'} />
              <Button kind="quiet">{resolved ? 'Reopen thread' : 'Resolve thread'}</Button>
            </Form>
          ) : null}
        </details>
      ) : null}
    </article>
  );
};

const ReturnField: FC<{ readonly from: string }> = ({ from }) =>
  from === '' ? null : <input type="hidden" name="from" value={from} />;

type Position = ShownNote['note']['position'];

/** The line that a thread is about: "src/main.ts, line 3"; null without one. */
function formatPlace(position: Position): string | null {
  if (position === null || position === undefined) return null;
  const path = position.new_path ?? position.old_path ?? '';
  const line = position.new_line ?? position.old_line ?? null;
  return line === null ? path : `${path}, line ${line}`;
}

const Comment: FC<{
  readonly visit: EitherVisit;
  readonly path: string;
  readonly shown: ShownNote;
  /** Path of the page that shows the whole text. */
  readonly whole: string;
  readonly from: string;
  readonly mayComment: boolean;
  readonly mayChange: boolean;
}> = ({
  visit,
  path,
  shown: { note, rendered, cut = false },
  whole,
  from,
  mayComment,
  mayChange,
}) => (
  <div id={`note_${note.id}`}>
    <div class="box-title">
      <PersonLink frame={visit.frame} person={note.author} picture />{' '}
      <Ago at={note.created_at} now={visit.now} />
      {note.internal === true ? (
        <span class="mark">
          <Glyph name="lock" /> Internal
        </span>
      ) : null}
      <span class="end buttons">
        {mayComment ? <NoteButtons visit={visit} path={path} note={note} from={from} /> : null}
        <a class="quiet" href={`#note_${note.id}`} aria-label="Link to this comment">
          <Glyph name="link" />
        </a>
      </span>
    </div>
    <div class="box-body">
      <Markup rendered={rendered} />
      {cut ? <a href={visit.frame.base + whole}>Show the whole comment</a> : null}
      <Suggestions visit={visit} path={path} note={note} from={from} mayChange={mayChange} />
    </div>
  </div>
);

/** Form for a new comment. `text` is what was written before a refusal. */
export const CommentForm: FC<{
  readonly visit: EitherVisit;
  readonly path: string;
  readonly text?: string;
  readonly errors?: readonly string[] | undefined;
}> = ({ visit: { frame }, path, text = '', errors }) => (
  <Form frame={frame} action={`${path}/notes`}>
    <TextArea
      name="body"
      label="Comment"
      hint="Markdown, references such as #1, and commands such as /close"
      rows={5}
      value={text}
      errors={errors}
      required
    />
    <div class="buttons">
      <Button>Comment</Button>
    </div>
  </Form>
);
