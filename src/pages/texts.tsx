import type { FC } from 'hono/jsx';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day, or a moment to the minute in UTC, as people read it. `at` is as the API writes it. */
export const Moment: FC<{ readonly at: string }> = ({ at }) => {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
  const time = at.length > 10 ? `, ${at.slice(11, 16)} UTC` : '';
  return (
    <time datetime={at}>
      {`${Number(day)} ${months[Number(month) - 1] ?? ''} ${Number(year)}${time}`}
    </time>
  );
};

/** A text that is shown this once; one click selects it. */
export const Secret: FC<{ readonly label: string; readonly text: string }> = ({ label, text }) => (
  <>
    <h2>{label}</h2>
    <pre class="secret">{text}</pre>
  </>
);
