import type { FC } from 'hono/jsx';

/** Text in paragraphs, with code between backticks, and no other markup. */
export const Prose: FC<{ readonly text: string }> = ({ text }) => (
  <>
    {text === ''
      ? null
      : text.split(/\n\s*\n/).map((paragraph) => (
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

/** The method of an operation: a word in the colour of what it does. */
export const Method: FC<{ readonly method: string }> = ({ method }) => (
  <span class={`method ${method.toLowerCase()}`}>{method}</span>
);

/** Marks an operation without a function. */
export const NotWritten: FC = () => <span class="mark">Not available: 501</span>;
