import type { FC } from 'hono/jsx';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day, or a moment to the minute in UTC, as people read it. `at` is as the API writes it. */
export function formatMoment(at: string): string {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
  const time = at.length > 10 ? `, ${at.slice(11, 16)} UTC` : '';
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${Number(year)}${time}`;
}

export const Moment: FC<{ readonly at: string }> = ({ at }) => (
  <time datetime={at}>{formatMoment(at)}</time>
);

/** A moment of what may not have happened, or may not end. */
export const MomentOrNever: FC<{ readonly at: string | null }> = ({ at }) =>
  at === null ? <>never</> : <Moment at={at} />;

/** A text that is shown this once; one click selects it. */
export const Secret: FC<{ readonly label: string; readonly text: string }> = ({ label, text }) => (
  <>
    <h2>{label}</h2>
    <pre class="secret">{text}</pre>
  </>
);

interface NewSecretProps {
  readonly label: string;
  /** Null where none was made. */
  readonly text: string | null;
  /** The first half of a sentence: where the secret belongs. */
  readonly advice?: string;
}

/** A secret that was just made, with what to do with it. */
export const NewSecret: FC<NewSecretProps> = ({
  label,
  text,
  advice = 'Keep it somewhere safe',
}) =>
  text === null ? null : (
    <>
      <Secret label={label} text={text} />
      <p>{advice} now: it is not shown again.</p>
    </>
  );
