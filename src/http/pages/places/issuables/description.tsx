import type { FC } from 'hono/jsx';
import { Markup, type RenderedText } from '../markup.tsx';

/** Text of an issue or merge request. */
export const Description: FC<{ readonly rendered: RenderedText }> = ({ rendered }) =>
  rendered.text === '' ? (
    <p class="quiet">No description.</p>
  ) : (
    <article class="box">
      <div class="box-body">
        <Markup rendered={rendered} />
      </div>
    </article>
  );
