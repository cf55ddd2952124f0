import type { Child, FC } from 'hono/jsx';
import { Glyph, type GlyphName } from './icons.tsx';

export type Tone = 'open' | 'done' | 'failed' | 'waiting' | 'running' | 'quiet';

/** A state with its icon: colour is never its only sign. */
export const State: FC<{
  readonly tone: Tone;
  readonly icon: GlyphName;
  readonly text: string;
}> = ({ tone, icon, text }) => (
  <span class={`state ${tone}`}>
    <Glyph name={icon} /> {text}
  </span>
);

/** States of issues and epics. */
export const IssueState: FC<{ readonly state: string }> = ({ state }) =>
  state === 'closed' ? (
    <State tone="done" icon="issue-closed" text="Closed" />
  ) : (
    <State tone="open" icon="issue-opened" text="Open" />
  );

/** States of merge requests. */
export const MergeRequestState: FC<{ readonly state: string; readonly draft?: boolean }> = ({
  state,
  draft = false,
}) => {
  if (state === 'merged') return <State tone="done" icon="git-merge" text="Merged" />;
  if (state === 'closed')
    return <State tone="failed" icon="git-pull-request-closed" text="Closed" />;
  if (draft) return <State tone="quiet" icon="git-pull-request-draft" text="Draft" />;
  return <State tone="open" icon="git-pull-request" text="Open" />;
};

const jobTones: Readonly<Record<string, readonly [Tone, GlyphName]>> = {
  success: ['open', 'check-circle-fill'],
  failed: ['failed', 'x-circle-fill'],
  running: ['running', 'sync'],
  pending: ['waiting', 'hourglass'],
  waiting_for_resource: ['waiting', 'hourglass'],
  preparing: ['waiting', 'hourglass'],
  scheduled: ['waiting', 'clock'],
  created: ['quiet', 'dot-fill'],
  manual: ['quiet', 'play'],
  skipped: ['quiet', 'skip-fill'],
  canceled: ['quiet', 'circle-slash'],
  canceling: ['quiet', 'circle-slash'],
};

/** States of pipelines and jobs, by the names of the API. */
export const CiState: FC<{ readonly status: string; readonly href?: string | undefined }> = ({
  status,
  href,
}) => {
  const [tone, icon] = jobTones[status] ?? ['quiet', 'question'];
  const state = <State tone={tone} icon={icon} text={toWords(status)} />;
  return href === undefined ? (
    state
  ) : (
    <a class="plain" href={href}>
      {state}
    </a>
  );
};

/** `waiting_for_resource` as people read it. */
export const toWords = (name: string): string => name.replaceAll('_', ' ');

/** A label with its colour as a dot: its text keeps the contrast of the page. Only colours of six digits are shown. */
export const Label: FC<{
  readonly name: string;
  readonly color?: string | undefined;
  readonly href?: string | undefined;
}> = ({ name, color = '', href }) => {
  const inner = (
    <>
      {/^#[\da-f]{6}$/i.test(color) ? (
        <svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={color} />
        </svg>
      ) : null}
      {name}
    </>
  );
  return href === undefined ? (
    <span class="label">{inner}</span>
  ) : (
    <a class="label" href={href}>
      {inner}
    </a>
  );
};

const visibilities: Readonly<Record<string, readonly [GlyphName, string]>> = {
  public: ['globe', 'Public'],
  internal: ['shield-lock', 'Internal'],
  private: ['lock', 'Private'],
};

export const VisibilityMark: FC<{ readonly visibility: string | undefined }> = ({
  visibility = '',
}) => {
  const [icon, text] = visibilities[visibility] ?? ['lock', visibility];
  return (
    <span class="mark">
      <Glyph name={icon} /> {text}
    </span>
  );
};

/** Text of an empty list, with advice. */
export const Empty: FC<{ readonly title: string; readonly children?: Child }> = ({
  title,
  children,
}) => (
  <div class="empty">
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </div>
);
