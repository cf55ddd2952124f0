import type { FC } from 'hono/jsx';
import { Markup, type RenderedText } from '../markup.tsx';

/** Characters of HTML that a description may take beside the comments of a page. */
const maxChars = 40_000;
/** Characters of a longer one that are shown as they were written. */
const cutChars = 5_000;

/** Text of an issue, merge request or epic. */
export const Description: FC<{ readonly rendered: RenderedText }> = ({ rendered }) => {
  const { html, text } = rendered;
  if (text === '') return <p class="quiet">No description.</p>;
  const isLong = (html ?? text).length > maxChars;
  return (
    <article class="box">
      <div class="box-body">
        <Markup rendered={isLong ? { html: null, text: text.slice(0, cutChars) } : rendered} />
        {isLong ? <p class="quiet">The description goes on: it is too long for a page.</p> : null}
      </div>
    </article>
  );
};
