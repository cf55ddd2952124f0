import type { Child, FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import type { ShownOperation, ShownWebhook } from '../../docs/documentation.ts';

/** Text in paragraphs, with code between backticks, and no other markup. */
export const Prose: FC<{ readonly text: string }> = ({ text }) => (
  <>
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p>
        <Marked text={paragraph} />
      </p>
    ))}
  </>
);

/** A line of text, with code between backticks. */
export const Marked: FC<{ readonly text: string }> = ({ text }) => (
  <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>
);

/** The way back, from the list of all resources on. */
export const Trail: FC<{ readonly frame: Frame; readonly children?: Child }> = ({
  frame,
  children,
}) => (
  <nav class="trail" aria-label="Where this is">
    <a href={`${frame.base}/docs`}>All resources</a>
    {children}
  </nav>
);

export const SearchForm: FC<{ readonly frame: Frame; readonly search?: string }> = ({
  frame,
  search = '',
}) => (
  <form class="buttons" role="search" action={`${frame.base}/docs`}>
    <label for="search">Search the operations</label>
    <input
      type="search"
      id="search"
      name="search"
      value={search}
      maxlength={100}
      placeholder="protected branch"
    />
    <button type="submit">Search</button>
  </form>
);

/** Operations, each with the way to its page. */
export const OperationList: FC<{
  readonly frame: Frame;
  readonly operations: readonly ShownOperation[];
}> = ({ frame, operations }) => (
  <ul class="operations">
    {operations.map(({ id, method, path, summary, pending }) => (
      <li>
        <a href={`${frame.base}/docs?operation=${encodeURIComponent(id)}`}>{summary}</a>{' '}
        {pending ? <NotWritten /> : null}
        <code>
          <strong>{method}</strong> {path}
        </code>
      </li>
    ))}
  </ul>
);

/** Webhooks, each with the way to its page. */
export const Webhooks: FC<{
  readonly frame: Frame;
  readonly webhooks: readonly ShownWebhook[];
}> = ({ frame, webhooks }) =>
  webhooks.length === 0 ? null : (
    <>
      <h2>Sent to webhooks</h2>
      <ul class="operations">
        {webhooks.map(({ name, summary }) => (
          <li>
            <a href={`${frame.base}/docs?webhook=${encodeURIComponent(name)}`}>{summary}</a>{' '}
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );

export const NotWritten: FC<{ readonly text?: string }> = ({ text = 'Not there yet: 501' }) => (
  <span class="mark">{text}</span>
);
